extension TableView {
  /// How a table is arranged. The values are those of `UITableView.Style`.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; a section's header stays on top while its rows pass.
    case plain
    /// Sections are groups, from edge to edge.
    case grouped
    /// Sections are groups with round corners, inset from the edges.
    case insetGrouped
  }

  /// From where the lines' insets are counted. The values are those of
  /// `UITableView.SeparatorInsetReference`.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the rows.
    case fromCellEdges
    /// From where the lines would begin and end by themselves.
    case fromAutomaticInsets
  }

  /// Where a row is to be after scrolling to it. The values are those of
  /// `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight, by moving as little as possible; for a selection, wherever it is.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go. The values are those of `UITableView.RowAnimation`.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// To and from the right.
    case right
    /// To and from the left.
    case left
    /// To and from the top.
    case top
    /// To and from the bottom.
    case bottom
    /// At once.
    case none
    /// To and from the middle: they fade too.
    case middle
    /// As suits the table: they fade.
    case automatic = 100
  }
}

/// A row that is seen, and the cell that shows it.
struct ShownRow {
  var path: ItemPath
  let cell: TableViewCell
}

/// What the last layout of a table went by: while it holds, there is nothing to do.
struct TablePlacement {
  /// The offsets between which the same rows are seen, in points.
  var lowest = Double.infinity
  var highest = -Double.infinity
  var width = -1.0
  var height = -1.0
  /// Whether the heights of rows that were seen before are to be asked for too.
  var measuresAll = false
  /// A Boolean value that indicates whether ``TableView/shown`` has rows out of sight, which the user works
  /// with.
  var hasRowsOutside = false

  /// Has the next layout look at everything.
  mutating func invalidate() {
    lowest = .infinity
    highest = -.infinity
  }
}
