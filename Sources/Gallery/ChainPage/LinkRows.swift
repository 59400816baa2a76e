import WindowResponder

/// The rectangles of the links of a chain: in one column, or in two if the area is low.
struct LinkRows {
  /// The range of heights of a link, in points: the smallest that can be read, and the largest.
  @MainActor static var heights: ClosedRange<Double> { Spacing.scaled(20)...Spacing.scaled(46) }

  private let area: Rect
  private let count: Int
  private let rows: Int
  private let height: Double
  private let width: Double

  @MainActor init(count: Int, area: Rect) {
    self.area = area
    self.count = count
    let fitting = max(1, Int(area.height / Self.heights.lowerBound))
    let columns = fitting >= count ? 1 : 2
    rows = max(1, (count + columns - 1) / columns)
    width = area.width / Double(columns)
    height = min(Self.heights.upperBound, (area.height / Double(rows)).rounded(.down))
  }

  /// Returns the rectangle of the link at an index.
  subscript(index: Int) -> Rect {
    Rect(
      x: area.minX + Double(index / rows) * width,
      y: area.minY + Double(index % rows) * height, width: width, height: height)
  }

  /// Returns the index of the last link in the column of a link.
  func lastInColumn(of index: Int) -> Int { min(count, (index / rows + 1) * rows) - 1 }
}
