/// The distances, sizes and times that tables are drawn and used by; in points and seconds.
package enum TableMetrics {
  /// From the edges of a cell to its content.
  static let margin = 16.0
  /// Between an image, a text, and what stands at the end of a row.
  static let gap = 12.0
  /// Between a text and the text below it.
  static let lineGap = 2.0
  /// Above and below the content of a row that is as high as its content.
  static let verticalPadding = 10.0
  /// The least height of a row that is as high as its content.
  static let rowHeight = 44.0
  /// The side of the sign at the end of a row.
  static var signSide: Double { FontMetrics.symbolSide(16) }
  /// The side of the round signs of editing.
  static var roundSide: Double { min(FontMetrics.symbolSide(22), 34) }
  /// How wide the place for one of them is.
  static let controlWidth = 44.0
  /// How far a level of indentation goes.
  static let indentation = 10.0
  /// How much of the width the first text has at most in `value2`.
  static let titleColumn = 96.0
  /// The header of a section of a plain table.
  static let plainHeader = 32.0
  /// Between the groups of a grouped table.
  static let groupGap = 22.0
  /// From an inset group to the table's edges.
  static let groupInset = 16.0
  /// The radius of the corners of an inset group.
  static let groupCornerRadius = 12.0
  /// Between a group and the text above or below it.
  static let groupTextGap = 7.0
  /// The width in which text is easy to read.
  static let readableWidth = 672.0
  /// A height above this one is a mistake.
  static let largestHeight = 100_000.0
  /// How long rows take to come, to go and to move.
  static let animationDuration = 0.3
  /// How far above its place a row that is dragged seems to lie: the radius of its shadow.
  static let dragShadow = 8.0
  /// How many rows an animated scroll measures before it sets out.
  static let rowsMeasuredAhead = 200
  /// The width of the bar of section titles.
  static let indexWidth = 24.0
  /// How much of a row's width a swipe has to open for it to perform its first action.
  static let fullSwipePart = 0.6
  /// The least width of an action that a swipe brings.
  static let actionWidth = 74.0
}

/// A height as a data source or delegate told it: something one can lay out, or nil for
/// ``TableView/automaticDimension`` and nonsense.
func usableHeight(_ height: Double) -> Double? {
  guard height.isFinite, height != TableView.automaticDimension else { return nil }
  return min(max(0, height), TableMetrics.largestHeight)
}
