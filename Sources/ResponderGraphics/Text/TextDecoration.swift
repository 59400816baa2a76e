import ResponderGeometry

/// What is drawn with a line of text beside its glyphs. Places are in points, in the layout.
package struct TextDecoration {
  enum Kind {
    /// What lies behind letters; it fills the rectangle.
    case background
    /// A line, or two; the rectangle is the place of a single one.
    case line(UnderlineStyle)
    /// A picture.
    case image(Image)
  }

  var kind: Kind
  var rect: Rect
  /// Where the baseline of its line lies below the top of the layout: it stands on whole pixels, and
  /// what belongs to it keeps its distance.
  var baseline: Double
  /// The colour; nil for that of the text.
  var color: Color?

  /// How thick a line is, and how far its top lies below the baseline, for a font of one point.
  static let thickness = 0.07
  static let underlineDepth = 0.12
  /// The same of a line through letters: about half the height of a small letter.
  static let strikethroughDepth = -0.3

  /// Adds a line below or through letters, or makes the last one longer where it goes on.
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
      // Under letters of several sizes goes one straight line, as low and thick as the largest need.
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
