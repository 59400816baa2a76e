import WindowResponder

/// Where the links of a chain are drawn: one below the other, or in two columns where it is low.
struct LinkRows {
  /// How high a link is at most, and how high it must be to be read, in points.
  static let heights = 20.0...46.0

  private let area: Rect
  private let count: Int
  private let rows: Int
  private let height: Double
  private let width: Double

  init(count: Int, area: Rect) {
    self.area = area
    self.count = count
    let fitting = max(1, Int(area.height / Self.heights.lowerBound))
    let columns = fitting >= count ? 1 : 2
    rows = max(1, (count + columns - 1) / columns)
    width = area.width / Double(columns)
    height = min(Self.heights.upperBound, (area.height / Double(rows)).rounded(.down))
  }

  /// Where the link with an index goes.
  subscript(index: Int) -> Rect {
    Rect(
      x: area.minX + Double(index / rows) * width,
      y: area.minY + Double(index % rows) * height, width: width, height: height)
  }

  /// The index of the last link in the column of one.
  func lastInColumn(of index: Int) -> Int { min(count, (index / rows + 1) * rows) - 1 }
}
