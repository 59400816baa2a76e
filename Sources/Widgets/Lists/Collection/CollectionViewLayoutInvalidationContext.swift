import WindowResponder

/// What of a layout is to be reckoned anew. Follows `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor open class CollectionViewLayoutInvalidationContext {
  /// Creates a context of nothing in particular: everything the layout places is reckoned anew.
  public required init() {}

  /// Whether everything is, with the numbers of items.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items are.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are; nil where none was named.
  public private(set) final var invalidatedItemIndexPaths: [ItemPath]?
  /// The headers, footers and other views that are, by their kinds; nil where none was named.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [ItemPath]]?
  /// The views of the layout's own that are, by their kinds; nil where none was named.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [ItemPath]]?

  /// Names items.
  open func invalidateItems(at indexPaths: [ItemPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names headers, footers or other views.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [ItemPath]
  ) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }
  /// Names views of the layout's own.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [ItemPath]
  ) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }

  /// How much further the content is scrolled afterwards, in points.
  open var contentOffsetAdjustment = Point.zero
  /// How much larger the content is afterwards, in points, where the layout says so itself.
  open var contentSizeAdjustment = Size.zero

  /// Where the items were that are moved by hand; nil where none is.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [ItemPath]?
  /// Where the items would go that are moved by hand; nil where none is.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [ItemPath]?
  /// Where their middle is, in points.
  open internal(set) var interactiveMovementTarget = Point.zero

  /// Whether the layout knows the sizes of a few views better, and nothing else has changed.
  final var isSizing = false
}

/// What of a flow layout is to be reckoned anew. Follows
/// `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext:
  CollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and distances anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are placed anew.
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a batch, as a layout is told of it. Follows `UICollectionViewUpdateItem`.
@preconcurrency @MainActor public final class CollectionViewUpdateItem {
  /// What a change is. The values are those of `UICollectionViewUpdateItem.Action`.
  public enum Action: Int, Sendable {
    /// Something is inserted.
    case insert
    /// Something is deleted.
    case delete
    /// Something shows something else.
    case reload
    /// Something is moved.
    case move
    /// Nothing.
    case none
  }

  /// The place before the changes; nil for what is inserted. For a whole section the item is -1.
  public let indexPathBeforeUpdate: ItemPath?
  /// The place after the changes; nil for what is deleted.
  public let indexPathAfterUpdate: ItemPath?
  /// What the change is.
  public let updateAction: Action

  init(_ action: Action, from: ItemPath?, to: ItemPath?) {
    updateAction = action
    indexPathBeforeUpdate = from
    indexPathAfterUpdate = to
  }

  /// The changes of a batch, one by one.
  static func all(_ made: ItemChanges) -> [CollectionViewUpdateItem] {
    func section(_ number: Int) -> ItemPath { ItemPath(item: -1, section: number) }
    var all: [CollectionViewUpdateItem] = []
    all += made.deletedSections.sorted().map { Self(.delete, from: section($0), to: nil) }
    all += made.insertedSections.sorted().map { Self(.insert, from: nil, to: section($0)) }
    all += made.reloadedSections.sorted().map {
      Self(.reload, from: section($0), to: section($0))
    }
    all += made.movedSections.map { Self(.move, from: section($0.from), to: section($0.to)) }
    all += made.deletedItems.sorted().map { Self(.delete, from: $0, to: nil) }
    all += made.insertedItems.sorted().map { Self(.insert, from: nil, to: $0) }
    all += made.reloadedItems.sorted().map { Self(.reload, from: $0, to: $0) }
    all += made.movedItems.map { Self(.move, from: $0.from, to: $0.to) }
    return all
  }
}
