/// The sizes and distances of a menu, in points, for the type of input that opened it.
struct MenuStyle: Hashable {
  /// The smallest height of a row.
  var rowHeight: Double
  /// The padding above the first row and below the last one.
  var verticalPadding: Double
  /// The distance from the menu's edge to the background of a highlighted row.
  var highlightInset = 5.0
  /// The distance from there to the content of the row.
  var textInset: Double
  /// The space for a separator, including its line.
  var separatorHeight = 11.0
  /// The radius of a highlighted row's corners.
  var highlightRadius = 6.0
  /// The side of marks, images and arrows.
  var symbolSize: Double
  /// The distance between marks, images, titles and shortcuts.
  var spacing: Double
  /// The smallest distance between a title and its shortcut.
  var shortcutDistance = 28.0
  /// The smallest and the largest width of a menu.
  var widths: ClosedRange<Double>

  /// The style for a pointer.
  static var pointer: MenuStyle {
    MenuStyle(
      rowHeight: 28, verticalPadding: 5, textInset: 9, symbolSize: FontMetrics.symbolSide(16),
      spacing: 8, widths: 120...420)
  }

  /// The style for touches.
  static var touch: MenuStyle {
    MenuStyle(
      rowHeight: 44, verticalPadding: 6, textInset: 12, symbolSize: FontMetrics.symbolSide(20),
      spacing: 12, widths: 200...420)
  }
}

extension MenuStyle {
  /// The largest width of a bar, in points.
  static let greatestBarWidth = 460.0

  /// Returns the background of a highlighted row, which is visible on the lighter background of a menu in a
  /// dark theme.
  static func highlight(in theme: Theme) -> Color { theme.isDark ? .pressedFill : .secondaryFill }
}
