/// The lengths and sizes of table views, in points.
package enum TableMetrics {
  /// The distance from the edges of a cell to its content.
  static let margin = 16.0
  /// The spacing between an image, a text and the accessory of a row.
  static let gap = 12.0
  /// The spacing between a text and the text below it.
  static let lineGap = 2.0
  /// The padding above and below the content of a self-sizing row.
  static let verticalPadding = 10.0
  /// The minimum height of a self-sizing row.
  static let rowHeight = 44.0
  /// The side of the symbol at the end of a row.
  static var signSide: Double { FontMetrics.symbolSide(16) }
  /// The side of the round symbols of editing mode.
  static var roundSide: Double { min(FontMetrics.symbolSide(22), 34) }
  /// The width reserved for an editing control.
  static let controlWidth = 44.0
  /// The width of an indentation level.
  static let indentation = 10.0
  /// The maximum width of the first text in `value2`.
  static let titleColumn = 96.0
  /// The height of a section header in a plain table view.
  static let plainHeader = 32.0
  /// The spacing between the groups of a grouped table view.
  static let groupGap = 22.0
  /// The distance from an inset group to the edges of the table view.
  static let groupInset = 16.0
  /// The corner radius of an inset group.
  static let groupCornerRadius = 12.0
  /// The spacing between a group and the text above or below it.
  static let groupTextGap = 7.0
  /// The maximum width for text that is easy to read.
  static let readableWidth = 672.0
  /// The maximum height of a row. Larger heights are treated as mistakes.
  static let largestHeight = 100_000.0
  /// The shadow radius of a dragged row.
  static let dragShadow = 8.0
  /// The number of rows that are measured before an animated scroll begins.
  static let rowsMeasuredAhead = 200
  /// The width of the section index.
  static let indexWidth = 24.0
  /// The fraction of a row's width that a full swipe opens.
  static let fullSwipePart = 0.6
  /// The minimum width of a swipe action.
  static let actionWidth = 74.0
}

/// Returns a height from a data source or delegate, limited to the allowed range. For
/// ``TableView/automaticDimension`` and numbers that are not finite, returns `nil`.
func usableHeight(_ height: Double) -> Double? {
  guard height.isFinite, height != TableView.automaticDimension else { return nil }
  return min(max(0, height), TableMetrics.largestHeight)
}
