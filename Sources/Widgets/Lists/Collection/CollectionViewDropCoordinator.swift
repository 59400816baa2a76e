/// An object that coordinates a drop on a collection view. Follows `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor public protocol CollectionViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any CollectionViewDropItem] { get }
  /// The index path of the drop, or `nil` if there is none.
  ///
  /// It is the index path of the dropped item after items that move within the collection view are removed,
  /// or that of the item that contains the drop.
  var destinationIndexPath: ItemPath? { get }
  /// The accepted proposal.
  var proposal: CollectionViewDropProposal { get }
  /// The drop session.
  var session: any DropSession { get }
  /// Animates a drag item to an item that already exists.
  @discardableResult func drop(
    _ dragItem: DragItem, toItemAt indexPath: ItemPath
  ) -> any DragAnimating
  /// Shows a placeholder for an item whose data is not loaded yet.
  @discardableResult func drop(
    _ dragItem: DragItem, to placeholder: CollectionViewDropPlaceholder
  ) -> any CollectionViewDropPlaceholderContext
  /// Animates a drag item into a rectangle of an item.
  @discardableResult func drop(
    _ dragItem: DragItem, intoItemAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating
  /// Animates a drag item to a target.
  @discardableResult func drop(
    _ dragItem: DragItem, to target: DragPreviewTarget
  ) -> any DragAnimating
}

/// An item that was dropped on a collection view. Follows `UICollectionViewDropItem`.
@preconcurrency @MainActor public protocol CollectionViewDropItem: AnyObject {
  /// The drag item.
  var dragItem: DragItem { get }
  /// The earlier index path of an item of the same collection view. For other items it is `nil`.
  var sourceIndexPath: ItemPath? { get }
  /// The size of the drag image, in points.
  var previewSize: Size { get }
}

/// A placeholder for an item whose data is not loaded yet. Follows `UICollectionViewDropPlaceholder`.
///
/// A cell of the placeholder is shown where the item will be. The data source does not count it, and index
/// paths do not include it. It is shown until its context inserts the item or deletes the placeholder, or
/// until ``CollectionView/reloadData()``.
@preconcurrency @MainActor open class CollectionViewDropPlaceholder {
  /// The index path of the insertion.
  public let insertionIndexPath: ItemPath
  /// The reuse identifier of the placeholder cell. If no class is registered for it, no cell is shown.
  public let reuseIdentifier: String
  /// The handler that configures the placeholder cell, or `nil` for none. It is called before the cell is
  /// shown.
  open var cellUpdateHandler: ((CollectionViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: ItemPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// The context of a placeholder. Follows `UICollectionViewDropPlaceholderContext`.
@preconcurrency @MainActor public protocol CollectionViewDropPlaceholderContext: DragAnimating {
  /// The drag item.
  var dragItem: DragItem { get }
  /// Calls the closure to change the data, and inserts the item. If the placeholder is not shown any more,
  /// returns `false`.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (ItemPath) -> Void
  ) -> Bool
  /// Removes the placeholder, so that nothing is inserted. If it is not shown any more, returns `false`.
  @discardableResult func deletePlaceholder() -> Bool
}

/// A proposal for the result of a drop on a collection view. Follows `UICollectionViewDropProposal`.
@preconcurrency @MainActor open class CollectionViewDropProposal: DropProposal {
  /// The relation of the drop to the items.
  public final let intent: Intent

  /// Creates a proposal.
  public init(operation: DropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an unspecified intent.
  public override init(operation: DropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// The relation of a drop to the items. Follows `UICollectionViewDropProposal.Intent`, with its values.
  public enum Intent: Int, Hashable, Sendable {
    /// The drop has no specified relation to the items.
    case unspecified
    /// The drop goes between items. A line marks the index path.
    case insertAtDestinationIndexPath
    /// The drop goes into an item. A frame marks it.
    case insertIntoDestinationIndexPath
  }
}
