import WindowResponder

/// An item that arranges other items horizontally, vertically or with a closure. Follows
/// `NSCollectionLayoutGroup`.
///
/// The group is repeated until all items of a section have a position.
@preconcurrency @MainActor open class CollectionLayoutGroup: CollectionLayoutItem {
  /// A closure that provides the positions of a group's items.
  public typealias ItemProvider =
    @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

  enum Kind {
    /// Items along an axis, repeated as long as there is space, or a number of times.
    case line(ItemAxis, count: Int?, isEqual: Bool)
    case custom(ItemProvider)
  }

  final let kind: Kind
  /// The items and groups in the group.
  public final let subitems: [CollectionLayoutItem]
  /// The spacing between the items, or `nil` for none.
  open var interItemSpacing: CollectionLayoutSpacing?
  /// The supplementary items that are attached to the group, for example a caption. The index path of their
  /// views is that of the first item in the group. The default is none.
  open override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  init(_ size: CollectionLayoutSize, _ subitems: [CollectionLayoutItem], _ kind: Kind) {
    self.kind = kind
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  // MARK: Horizontal groups

  /// Creates a horizontal group that repeats its items as long as there is space.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, subitems, .line(.horizontal, count: nil, isEqual: false))
  }

  /// Creates a horizontal group that repeats an item a number of times with its own width.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.horizontal, count: max(1, count), isEqual: false))
  }

  /// Creates a horizontal group that repeats an item a number of times. All items have an equal part of the
  /// group's width, and their own width is ignored.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.horizontal, count: max(1, count), isEqual: true))
  }

  // MARK: Vertical groups

  /// Creates a vertical group that repeats its items as long as there is space.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, subitems, .line(.vertical, count: nil, isEqual: false))
  }

  /// Creates a vertical group that repeats an item a number of times with its own height.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.vertical, count: max(1, count), isEqual: false))
  }

  /// Creates a vertical group that repeats an item a number of times. All items have an equal part of the
  /// group's height, and their own height is ignored.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.vertical, count: max(1, count), isEqual: true))
  }

  // MARK: Custom groups

  /// Creates a group whose items are positioned by a closure.
  public static func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping ItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  /// Returns a description of the group's structure, for debugging.
  public final func visualDescription() -> String { description(depth: 0) }

  private func description(depth: Int) -> String {
    let room = String(repeating: "  ", count: depth)
    var text = "\(room)\(Self.self) \(layoutSize)\n"
    for item in subitems {
      if let group = item as? CollectionLayoutGroup {
        text += group.description(depth: depth + 1)
      } else {
        text += "\(room)  \(type(of: item)) \(item.layoutSize)\n"
      }
    }
    return text
  }
}

/// The position of an item in a custom group. Follows `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame in the group, in points.
  public let frame: Rect
  /// The order of the item. Items with larger numbers are in front.
  public let zIndex: Int

  /// Creates a position.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
