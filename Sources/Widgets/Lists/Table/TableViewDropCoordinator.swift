/// What was dropped on a table, and where. Follows `UITableViewDropCoordinator`.
@preconcurrency @MainActor public protocol TableViewDropCoordinator: AnyObject {
  /// What was dropped.
  var items: [any TableViewDropItem] { get }
  /// Where it goes: the row that it would be, with rows that are moved within the table taken out, or the
  /// row that it goes into. Nil where there is no such place.
  var destinationIndexPath: ItemPath? { get }
  /// What was proposed.
  var proposal: TableViewDropProposal { get }
  /// The drop.
  var session: any DropSession { get }
  /// Shows how an item becomes a row, which is there already.
  @discardableResult func drop(
    _ dragItem: DragItem, toRowAt indexPath: ItemPath
  ) -> any DragAnimating
  /// Keeps a place for an item whose data is on its way.
  @discardableResult func drop(
    _ dragItem: DragItem, to placeholder: TableViewDropPlaceholder
  ) -> any TableViewDropPlaceholderContext
  /// Shows how an item goes into a row, in a rectangle of it.
  @discardableResult func drop(
    _ dragItem: DragItem, intoRowAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating
  /// Shows how an item goes somewhere.
  @discardableResult func drop(
    _ dragItem: DragItem, to target: DragPreviewTarget
  ) -> any DragAnimating
}

/// One thing that was dropped on a table. Follows `UITableViewDropItem`.
@preconcurrency @MainActor public protocol TableViewDropItem: AnyObject {
  /// The item.
  var dragItem: DragItem { get }
  /// Where it came from, where it is a row of this table.
  var sourceIndexPath: ItemPath? { get }
  /// How large the picture of it is, in points.
  var previewSize: Size { get }
}

/// Where a row goes whose data is on its way. Follows `UITableViewDropPlaceholder`.
///
/// On a desktop data comes at once, or not for long: no row stands in for it meanwhile.
@preconcurrency @MainActor open class TableViewDropPlaceholder {
  /// Where the row goes.
  public let insertionIndexPath: ItemPath
  /// What a cell that stands in would be made by.
  public let reuseIdentifier: String
  /// How high the row is, in points.
  public let rowHeight: Double
  /// Fills a cell that stands in.
  open var cellUpdateHandler: ((TableViewCell) -> Void)?

  /// Creates one.
  public init(insertionIndexPath: ItemPath, reuseIdentifier: String, rowHeight: Double) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }
}

/// A place that is kept. Follows `UITableViewDropPlaceholderContext`.
@preconcurrency @MainActor public protocol TableViewDropPlaceholderContext: DragAnimating {
  /// The item.
  var dragItem: DragItem { get }
  /// Has the data source changed, and inserts the row. False where the place is gone.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (ItemPath) -> Void
  ) -> Bool
  /// Gives up the place.
  @discardableResult func deletePlaceholder() -> Bool
}

/// What a drop on a table would do. Follows `UITableViewDropProposal`.
@preconcurrency @MainActor open class TableViewDropProposal: DropProposal {
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

  /// Where something would go. The values are those of `UITableViewDropProposal.Intent`.
  public enum Intent: Int, Hashable, Sendable {
    /// It is left to whoever takes it.
    case unspecified
    /// Between rows: a line shows where.
    case insertAtDestinationIndexPath
    /// Into a row: a frame shows which.
    case insertIntoDestinationIndexPath
    /// Between rows, or into one where it is over the middle of that.
    case automatic
  }
}
