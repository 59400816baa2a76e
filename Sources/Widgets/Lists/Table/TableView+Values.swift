extension TableView {
  /// A value for the height of the content.
  public nonisolated static let automaticDimension = -1.0

  /// The style of a table view. Follows `UITableView.Style`, with its values.
  public enum Style: Int, Sendable {
    /// Rows reach from edge to edge. A section's header stays at the top while its rows scroll.
    case plain
    /// Sections are groups that reach from edge to edge.
    case grouped
    /// Sections are groups with round corners, inset from the edges.
    case insetGrouped
  }

  /// The reference of separator insets. Follows `UITableView.SeparatorInsetReference`, with its values.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges
    /// The automatic insets of the separators.
    case fromAutomaticInsets
  }

  /// The position of a row after scrolling. Follows `UITableView.ScrollPosition`, with its values.
  public enum ScrollPosition: Int, Sendable {
    /// Any visible position, with as little scrolling as possible. A selection does not scroll.
    case none
    /// The top of the visible area.
    case top
    /// The center of the visible area.
    case middle
    /// The bottom of the visible area.
    case bottom
  }

  /// The animation of inserted and deleted rows. Follows `UITableView.RowAnimation`, with its values.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows slide in from or out to the right.
    case right
    /// Rows slide in from or out to the left.
    case left
    /// Rows slide in from or out to the top.
    case top
    /// Rows slide in from or out to the bottom.
    case bottom
    /// Rows appear or disappear without animation.
    case none
    /// Rows fade in or out.
    case middle
    /// The table view selects the animation: rows fade in or out.
    case automatic = 100
  }
}

/// A visible row and its cell.
struct ShownRow {
  var path: ItemPath
  let cell: TableViewCell
}

/// The conditions of the last layout. While they hold, the layout has nothing to do.
struct TablePlacement {
  /// The range of offsets in which the same rows are visible, in points.
  var lowest = Double.infinity
  var highest = -Double.infinity
  var width = -1.0
  var height = -1.0
  /// The width of rows outside the safe area.
  var ends = RowEnds()
  /// A Boolean value that indicates whether rows that were visible before have to be measured too.
  var measuresAll = false
  /// A Boolean value that indicates whether ``TableView/shown`` has rows outside the visible area, which the
  /// user is working with.
  var hasRowsOutside = false

  /// Makes the next layout check everything.
  mutating func invalidate() {
    lowest = .infinity
    highest = -.infinity
  }
}
