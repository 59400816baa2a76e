/// The open swipe actions of a row in a table or a collection: the offset of its content, and the actions
/// beside it.
@MainActor final class ItemSwipe<Cell: View> {
  let cell: Cell
  let configuration: SwipeActionsConfiguration
  /// A Boolean value that indicates whether the actions are at the left edge of the row.
  let isLeft: Bool
  let view: SwipeActionsView
  /// The horizontal offset of the row's content, in points. Negative offsets are to the left.
  var offset = 0.0
  /// The offset at the start of the swipe, in points.
  var startOffset = 0.0
  /// The content offset of the host when the actions opened, in points.
  let scrollOffset: Double

  init(
    _ cell: Cell, _ configuration: SwipeActionsConfiguration, isLeft: Bool, scrollOffset: Double
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isLeft = isLeft
    self.scrollOffset = scrollOffset
    view = SwipeActionsView(configuration.actions, isLeading: isLeft)
    view.clipsToBounds = true
  }

  /// The offset at which the actions have their full width, in points.
  var openOffset: Double { isLeft ? view.fittingWidth : -view.fittingWidth }

  /// A Boolean value that indicates whether the row is so far open that the end of the touch performs the
  /// first action.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
      && abs(offset) > max(view.fittingWidth + 20, cell.frame.width * TableMetrics.fullSwipePart)
  }

  /// Returns the part of a row that its content has uncovered.
  func uncovered(of row: Rect, separator: Double) -> Rect {
    let width = max(0, isLeft ? offset : -offset)
    return Rect(
      x: isLeft ? row.minX : row.maxX - width, y: row.minY, width: width,
      height: max(0, row.height - separator))
  }
}
