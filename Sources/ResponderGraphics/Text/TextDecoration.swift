import ResponderGeometry

/// A decoration of a line of text, in addition to its glyphs. Positions are in points, in the layout.
package struct TextDecoration {
  enum Kind {
    /// A background that fills the rectangle.
    case background
    /// A line with a style. The rectangle is that of a single line.
    case line(UnderlineStyle)
    /// An image.
    case image(Image)
  }

  var kind: Kind
  var rect: Rect
  /// The distance of the line's baseline from the top of the layout. The baseline is on whole pixels, and
  /// decorations keep their distance from it.
  var baseline: Double
  /// The color, or `nil` for the color of the text.
  var color: Color?

  /// The thickness of a line, and the distance of its top below the baseline, for a font of one point.
  static let thickness = 0.07
  static let underlineDepth = 0.12
  /// The distance of the top of a strikethrough below the baseline, about half the height of a lowercase
  /// letter.
  static let strikethroughDepth = -0.3

  /// Adds an underline or a strikethrough, or extends the last one if it continues.
  static func addLine(
    _ style: UnderlineStyle, color: Color?, from start: Double, to end: Double, depth: Double,
    thickness: Double, baseline: Double, to decorations: inout [TextDecoration]
  ) {
    let rect = Rect(x: start, y: baseline + depth, width: end - start, height: thickness)
    for index in decorations.indices.reversed() {
      let other = decorations[index]
      guard other.baseline == baseline else { break }
      guard case .line(style) = other.kind, other.color == color,
        abs(other.rect.maxX - start) < 0.01
      else { continue }
      // Text of several sizes has one straight underline, with the position and thickness for the largest
      // size.
      let isBelow = depth > 0
      guard (other.rect.minY > baseline) == isBelow else { continue }
      if !isBelow, other.rect.minY != rect.minY { continue }
      decorations[index].rect = Rect(
        x: other.rect.minX, y: max(other.rect.minY, rect.minY), width: end - other.rect.minX,
        height: max(other.rect.height, thickness))
      return
    }
    decorations.append(
      TextDecoration(kind: .line(style), rect: rect, baseline: baseline, color: color))
  }
}
