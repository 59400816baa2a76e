/// What was dropped on a collection, and where. Follows `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor public protocol CollectionViewDropCoordinator: AnyObject {
  /// What was dropped.
  var items: [any CollectionViewDropItem] { get }
  /// Where it goes: the item that it would be, with items that are moved within the collection taken out,
  /// or the item that it goes into. Nil where there is no such place.
  var destinationIndexPath: ItemPath? { get }
  /// What was proposed.
  var proposal: CollectionViewDropProposal { get }
  /// The drop.
  var session: any DropSession { get }
  /// Shows how an item becomes an item, which is there already.
  @discardableResult func drop(
    _ dragItem: DragItem, toItemAt indexPath: ItemPath
  ) -> any DragAnimating
  /// Keeps a place for an item whose data is on its way.
  @discardableResult func drop(
    _ dragItem: DragItem, to placeholder: CollectionViewDropPlaceholder
  ) -> any CollectionViewDropPlaceholderContext
  /// Shows how an item goes into an item, in a rectangle of it.
  @discardableResult func drop(
    _ dragItem: DragItem, intoItemAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating
  /// Shows how an item goes somewhere.
  @discardableResult func drop(
    _ dragItem: DragItem, to target: DragPreviewTarget
  ) -> any DragAnimating
}

/// One thing that was dropped on a collection. Follows `UICollectionViewDropItem`.
@preconcurrency @MainActor public protocol CollectionViewDropItem: AnyObject {
  /// The item.
  var dragItem: DragItem { get }
  /// Where it came from, where it is an item of this collection.
  var sourceIndexPath: ItemPath? { get }
  /// How large the picture of it is, in points.
  var previewSize: Size { get }
}

/// Where an item goes whose data is on its way. Follows `UICollectionViewDropPlaceholder`.
///
/// On a desktop data comes at once, or not for long: no item stands in for it meanwhile.
@preconcurrency @MainActor open class CollectionViewDropPlaceholder {
  /// Where the item goes.
  public let insertionIndexPath: ItemPath
  /// What a cell that stands in would be made by.
  public let reuseIdentifier: String
  /// Fills a cell that stands in.
  open var cellUpdateHandler: ((CollectionViewCell) -> Void)?

  /// Creates one.
  public init(insertionIndexPath: ItemPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A place that is kept. Follows `UICollectionViewDropPlaceholderContext`.
@preconcurrency @MainActor public protocol CollectionViewDropPlaceholderContext: DragAnimating {
  /// The item.
  var dragItem: DragItem { get }
  /// Has the data source changed, and inserts the item. False where the place is gone.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (ItemPath) -> Void
  ) -> Bool
  /// Gives up the place.
  @discardableResult func deletePlaceholder() -> Bool
}

/// What a drop on a collection would do. Follows `UICollectionViewDropProposal`.
@preconcurrency @MainActor open class CollectionViewDropProposal: DropProposal {
  /// Where it would go.
  public final let intent: Intent

  /// Creates a proposal.
  public init(operation: DropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal that leaves the place open.
  public override init(operation: DropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Where something would go. The values are those of `UICollectionViewDropProposal.Intent`.
  public enum Intent: Int, Hashable, Sendable {
    /// It is left to whoever takes it.
    case unspecified
    /// Between items: a line shows where.
    case insertAtDestinationIndexPath
    /// Into an item: a frame shows which.
    case insertIntoDestinationIndexPath
  }
}
