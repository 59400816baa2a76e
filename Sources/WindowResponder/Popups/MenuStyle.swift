/// Sizes and distances of a menu, in points, by what it was opened with.
struct MenuStyle: Hashable {
  /// The least height of a row.
  var rowHeight: Double
  /// The room above the first row and below the last one.
  var verticalPadding: Double
  /// The distance from the menu's edge to the ground of a highlighted row.
  var highlightInset = 5.0
  /// The distance from there to what is in the row.
  var textInset: Double
  /// The room for a separator, the line included.
  var separatorHeight = 11.0
  /// The radius of a highlighted row's corners.
  var highlightRadius = 6.0
  /// The side of marks, images and arrows.
  var symbolSize: Double
  /// The distance between marks, images, titles and shortcuts.
  var spacing: Double
  /// The least distance between a title and its shortcut.
  var shortcutDistance = 28.0
  /// The least and the greatest width of a menu.
  var widths: ClosedRange<Double>

  /// Rows as high as a pointer needs.
  static var pointer: MenuStyle {
    MenuStyle(
      rowHeight: 28, verticalPadding: 5, textInset: 9, symbolSize: FontMetrics.symbolSide(16),
      spacing: 8, widths: 120...420)
  }

  /// Rows as high as a finger needs.
  static var touch: MenuStyle {
    MenuStyle(
      rowHeight: 44, verticalPadding: 6, textInset: 12, symbolSize: FontMetrics.symbolSide(20),
      spacing: 12, widths: 200...420)
  }
}

extension MenuStyle {
  /// The greatest width of a bar, in points.
  static let greatestBarWidth = 460.0
}
