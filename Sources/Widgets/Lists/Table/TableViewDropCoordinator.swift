/// An object that coordinates a drop on a table view. Follows `UITableViewDropCoordinator`.
@preconcurrency @MainActor public protocol TableViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any TableViewDropItem] { get }
  /// The index path of the drop, or `nil` if there is none.
  ///
  /// It is the index path of the dropped row after rows that move within the table view are removed, or that
  /// of the row that contains the drop.
  var destinationIndexPath: ItemPath? { get }
  /// The accepted proposal.
  var proposal: TableViewDropProposal { get }
  /// The drop session.
  var session: any DropSession { get }
  /// Animates a drag item to a row that already exists.
  @discardableResult func drop(
    _ dragItem: DragItem, toRowAt indexPath: ItemPath
  ) -> any DragAnimating
  /// Shows a placeholder for an item whose data is not loaded yet.
  @discardableResult func drop(
    _ dragItem: DragItem, to placeholder: TableViewDropPlaceholder
  ) -> any TableViewDropPlaceholderContext
  /// Animates a drag item into a rectangle of a row.
  @discardableResult func drop(
    _ dragItem: DragItem, intoRowAt indexPath: ItemPath, rect: Rect
  ) -> any DragAnimating
  /// Animates a drag item to a target.
  @discardableResult func drop(
    _ dragItem: DragItem, to target: DragPreviewTarget
  ) -> any DragAnimating
}

/// An item that was dropped on a table view. Follows `UITableViewDropItem`.
@preconcurrency @MainActor public protocol TableViewDropItem: AnyObject {
  /// The drag item.
  var dragItem: DragItem { get }
  /// The earlier index path of a row of the same table view. For other items it is `nil`.
  var sourceIndexPath: ItemPath? { get }
  /// The size of the drag image, in points.
  var previewSize: Size { get }
}

/// A placeholder for a row whose data is not loaded yet. Follows `UITableViewDropPlaceholder`.
///
/// A cell of the placeholder is shown where the row will be. The data source does not count it, and index
/// paths do not include it. It is shown until its context inserts the row or deletes the placeholder, or
/// until ``TableView/reloadData()``.
@preconcurrency @MainActor open class TableViewDropPlaceholder {
  /// The index path of the insertion.
  public let insertionIndexPath: ItemPath
  /// The reuse identifier of the placeholder cell. If no class is registered for it, no cell is shown.
  public let reuseIdentifier: String
  /// The height of the row, in points.
  public let rowHeight: Double
  /// The handler that configures the placeholder cell, or `nil` for none. It is called before the cell is
  /// shown.
  open var cellUpdateHandler: ((TableViewCell) -> Void)?

  /// Creates a placeholder.
  public init(insertionIndexPath: ItemPath, reuseIdentifier: String, rowHeight: Double) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }
}

/// The context of a placeholder. Follows `UITableViewDropPlaceholderContext`.
@preconcurrency @MainActor public protocol TableViewDropPlaceholderContext: DragAnimating {
  /// The drag item.
  var dragItem: DragItem { get }
  /// Calls the closure to change the data, and shows the row in place of the placeholder. If the placeholder
  /// is not shown any more, returns `false`.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (ItemPath) -> Void
  ) -> Bool
  /// Removes the placeholder, so that nothing is inserted. If it is not shown any more, returns `false`.
  @discardableResult func deletePlaceholder() -> Bool
}

/// A proposal for the result of a drop on a table view. Follows `UITableViewDropProposal`.
@preconcurrency @MainActor open class TableViewDropProposal: DropProposal {
  /// The relation of the drop to the rows.
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

  /// The relation of a drop to the rows. Follows `UITableViewDropProposal.Intent`, with its values.
  public enum Intent: Int, Hashable, Sendable {
    /// The drop has no specified relation to the rows.
    case unspecified
    /// The drop goes between rows. A line marks the index path.
    case insertAtDestinationIndexPath
    /// The drop goes into a row. A frame marks it.
    case insertIntoDestinationIndexPath
    /// The drop goes between rows, or into a row if it is over the center of the row.
    case automatic
  }
}
