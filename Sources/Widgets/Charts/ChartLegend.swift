import WindowResponder

/// The legend of a chart: the names of the series with a swatch of their colors, in rows.
@MainActor enum ChartLegend {
  /// An entry of the legend.
  struct Entry {
    var frame: Rect
    var swatch: Rect
    var label: TextLayout
    var origin: Point
    var color: Color
  }

  private static let swatch = 10.0
  private static let gap = 6.0
  private static let space = 16.0

  /// Returns the entries for the names that fit into a rectangle.
  ///
  /// The first row is always included. A name that is longer than a row is truncated.
  static func entries(
    _ names: [(name: String, color: Color)], in room: Rect, font: Font, isMirrored: Bool
  ) -> [Entry] {
    var entries: [Entry] = []
    var (x, y) = (room.minX, room.minY)
    for (name, color) in names where !name.isEmpty {
      let label = TextLayout.cached(
        name, font: font, maxWidth: max(0, room.width - swatch - gap))
      let size = Size(
        width: swatch + gap + label.size.width, height: max(label.size.height, swatch))
      if x > room.minX, x + size.width > room.maxX {
        x = room.minX
        y += size.height + 4
      }
      if y > room.minY, y + size.height > room.maxY { break }
      let frame = Rect(origin: Point(x: x, y: y), size: size).mirrored(in: room, if: isMirrored)
      let box = Rect(
        x: frame.minX, y: frame.midY - swatch / 2, width: swatch, height: swatch
      ).mirrored(in: frame, if: isMirrored)
      let left = isMirrored ? frame.minX : frame.minX + swatch + gap
      entries.append(
        Entry(
          frame: frame, swatch: box, label: label,
          origin: Point(x: left, y: frame.midY - label.size.height / 2), color: color))
      x += size.width + space
    }
    return entries
  }

  static func draw(_ entries: [Entry], in context: GraphicsContext) {
    for entry in entries {
      context.fillRoundedRect(entry.swatch, cornerRadius: 3, color: entry.color)
      context.draw(entry.label, at: entry.origin, color: .secondaryLabel)
    }
  }
}
