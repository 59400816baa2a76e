import Widgets

/// A set of sheets that show many images in columns, in points.
@MainActor struct ContactSheet {
  private var pages: [[(image: Image, frame: Rect)]] = [[]]
  private var heights = ContactSheet.empty
  private static let columns = 3
  private static let columnWidth = 500.0
  /// The maximum height of a sheet, so that it can be viewed as a whole.
  private static let height = 1500.0
  private static let gap = 12.0
  private static var empty: [Double] { [Double](repeating: gap, count: columns) }

  /// Adds an image to the column with the most space.
  mutating func add(_ image: Image) {
    let share = min(1, Self.columnWidth / image.size.width)
    let size = Size(width: image.size.width * share, height: image.size.height * share)
    if (heights.min() ?? 0) + size.height > Self.height {
      pages.append([])
      heights = Self.empty
    }
    let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
    let x = Self.gap + Double(column) * (Self.columnWidth + Self.gap)
    let frame = Rect(origin: Point(x: x, y: heights[column]), size: size)
    pages[pages.count - 1].append((image, frame))
    heights[column] += size.height + Self.gap
  }

  /// Returns the sheets, with a background that differs from those of the images.
  func images(isDark: Bool) -> [Image] {
    pages.map { page in
      let size = Size(
        width: Double(Self.columns) * (Self.columnWidth + Self.gap) + Self.gap,
        height: (page.map(\.frame.maxY).max() ?? 0) + Self.gap)
      return ImageRenderer(size: size, scale: 1).image { context in
        context.fill(Rect(origin: .zero, size: size), color: Color(white: isDark ? 0.35 : 0.75))
        for place in page { context.draw(place.image, in: place.frame) }
      }
    }
  }
}
