import WindowResponder

/// Returns an image, by default of 40 × 40 points, on white, another color or a transparent background.
@MainActor func drawing(
  width: Double = 40, height: Double = 40, scale: Double = 1, on ground: Color? = .white,
  _ actions: (GraphicsContext) -> Void
) -> Image {
  ImageRenderer(size: Size(width: width, height: height), scale: scale).image { context in
    if let ground {
      context.fill(Rect(x: 0, y: 0, width: width, height: height), color: ground)
    }
    actions(context)
  }
}

extension Color {
  /// Returns a Boolean value that indicates whether each component differs from that of another color by at
  /// most `tolerance`, by default 3 of 255.
  func isNear(_ other: Color, tolerance: Double = 3.0 / 255) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}

extension Image {
  /// Returns the number of pixels that do not have a color.
  func count(otherThan color: Color) -> Int {
    var count = 0
    for y in 0..<pixelHeight {
      for x in 0..<pixelWidth where !pixel(x: x, y: y).isNear(color) { count += 1 }
    }
    return count
  }

  /// Returns the smallest rectangle around all pixels that do not have a color, in pixels.
  func box(otherThan color: Color) -> Rect {
    var box = Rect.null
    for y in 0..<pixelHeight {
      for x in 0..<pixelWidth where !pixel(x: x, y: y).isNear(color) {
        box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return box
  }
}
