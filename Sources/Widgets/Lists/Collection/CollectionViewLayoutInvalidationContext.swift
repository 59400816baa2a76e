import WindowResponder

/// A description of the invalid parts of a layout. Follows `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor open class CollectionViewLayoutInvalidationContext {
  /// Creates a context that specifies no parts. The whole layout is then computed again.
  public required init() {}

  /// A Boolean value that indicates whether everything is invalid, including the numbers of items.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of the invalid items, or `nil` if none were specified.
  public private(set) final var invalidatedItemIndexPaths: [ItemPath]?
  /// The index paths of the invalid supplementary views by element kind, or `nil` if none were specified.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [ItemPath]]?
  /// The index paths of the invalid decoration views by element kind, or `nil` if none were specified.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [ItemPath]]?

  /// Adds invalid items.
  open func invalidateItems(at indexPaths: [ItemPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds invalid supplementary views.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [ItemPath]
  ) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }
  /// Adds invalid decoration views.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [ItemPath]
  ) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }

  /// The distance to add to the content offset after the layout, in points. The default is zero.
  open var contentOffsetAdjustment = Point.zero
  /// The size to add to the content size when the layout is invalidated, in points. The default is zero.
  ///
  /// The content size changes at once, so that there is space for ``contentOffsetAdjustment``. It becomes
  /// that of the layout when the layout is computed again.
  open var contentSizeAdjustment = Size.zero

  /// The index paths of the items that the user moves before the change, or `nil` if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [ItemPath]?
  /// The target index paths of the items that the user moves, or `nil` if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [ItemPath]?
  /// The center of the moved items, in points.
  open internal(set) var interactiveMovementTarget = Point.zero

  /// The parts of the layout that are computed again.
  enum Extent {
    case nothing, positions, all
  }

  /// The parts of the layout that the context invalidates.
  var extent: Extent { .all }

  /// A Boolean value that indicates whether only the measured sizes of some views have changed.
  final var isSizing = false
}

/// A description of the invalid parts of a flow layout. Follows
/// `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext:
  CollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether sizes and spacings are requested from the delegate again. If it
  /// is `false`, the layout computes the positions from those that it has. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the items are positioned again. If it is `false`, the layout
  /// keeps all positions. The default is `true`.
  open var invalidateFlowLayoutAttributes = true

  override var extent: Extent {
    if invalidateEverything || invalidateDataSourceCounts { return .all }
    if !invalidateFlowLayoutAttributes { return .nothing }
    return invalidateFlowLayoutDelegateMetrics ? .all : .positions
  }
}

/// One change of a batch, for a layout. Follows `UICollectionViewUpdateItem`.
@preconcurrency @MainActor public final class CollectionViewUpdateItem {
  /// The action of a change. Follows `UICollectionViewUpdateItem.Action`, with its values.
  public enum Action: Int, Sendable {
    /// An item or section is inserted.
    case insert
    /// An item or section is deleted.
    case delete
    /// An item or section is reloaded.
    case reload
    /// An item or section is moved.
    case move
    /// No change.
    case none
  }

  /// The index path before the changes, or `nil` for an insertion. For a section, the item is -1.
  public let indexPathBeforeUpdate: ItemPath?
  /// The index path after the changes, or `nil` for a deletion. For a section, the item is -1.
  public let indexPathAfterUpdate: ItemPath?
  /// The action of the change.
  public let updateAction: Action

  init(_ action: Action, from: ItemPath?, to: ItemPath?) {
    updateAction = action
    indexPathBeforeUpdate = from
    indexPathAfterUpdate = to
  }

  /// Returns the changes of a batch as single items.
  static func all(_ made: ItemChanges) -> [CollectionViewUpdateItem] {
    func section(_ number: Int) -> ItemPath { ItemPath(item: -1, section: number) }
    var all: [CollectionViewUpdateItem] = []
    all += made.sections.deleted.sorted().map { Self(.delete, from: section($0), to: nil) }
    all += made.sections.inserted.sorted().map { Self(.insert, from: nil, to: section($0)) }
    all += made.sections.reloaded.sorted().map {
      Self(.reload, from: section($0), to: section($0))
    }
    all += made.sections.moved.map { Self(.move, from: section($0.from), to: section($0.to)) }
    all += made.items.deleted.sorted().map { Self(.delete, from: $0, to: nil) }
    all += made.items.inserted.sorted().map { Self(.insert, from: nil, to: $0) }
    all += made.items.reloaded.sorted().map { Self(.reload, from: $0, to: $0) }
    all += made.items.moved.map { Self(.move, from: $0.from, to: $0.to) }
    return all
  }
}
