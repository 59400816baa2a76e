import WindowResponder

/// Items side by side, one above the other, or wherever the program puts them, again and again until all
/// items of a section have a place. Follows `NSCollectionLayoutGroup`.
@preconcurrency @MainActor open class CollectionLayoutGroup: CollectionLayoutItem {
  /// Gives the places of a group's items.
  public typealias ItemProvider =
    @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

  enum Kind {
    /// Along an axis: the items again and again as long as there is room, or a number of times.
    case line(ItemAxis, count: Int?, isEqual: Bool)
    case custom(ItemProvider)
  }

  final let kind: Kind
  /// What is in the group, items and groups.
  public final let subitems: [CollectionLayoutItem]
  /// The room between its items; nil for none.
  open var interItemSpacing: CollectionLayoutSpacing?
  /// Views that are attached to the group.
  open var groupSupplementaryItems: [CollectionLayoutSupplementaryItem] = []

  init(_ size: CollectionLayoutSize, _ subitems: [CollectionLayoutItem], _ kind: Kind) {
    self.kind = kind
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  // MARK: Side by side

  /// Items from the beginning of a line to its end, again and again as long as there is room.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, subitems, .line(.horizontal, count: nil, isEqual: false))
  }

  /// An item a number of times, as wide as it says.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.horizontal, count: max(1, count), isEqual: false))
  }

  /// An item a number of times, each with the same part of the width, whatever it says.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.horizontal, count: max(1, count), isEqual: true))
  }

  // MARK: One above the other

  /// Items from top to bottom, again and again as long as there is room.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, subitems, .line(.vertical, count: nil, isEqual: false))
  }

  /// An item a number of times, as high as it says.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.vertical, count: max(1, count), isEqual: false))
  }

  /// An item a number of times, each with the same part of the height, whatever it says.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize, [subitem], .line(.vertical, count: max(1, count), isEqual: true))
  }

  // MARK: Elsewhere

  /// Items wherever the program puts them.
  public static func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping ItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  /// What the group is made of, for the program's author.
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

/// The place of an item in a group that the program arranges. Follows
/// `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The box in the group, in points.
  public let frame: Rect
  /// What is in front: the larger number.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
