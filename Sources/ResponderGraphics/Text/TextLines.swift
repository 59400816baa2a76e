import CCairo
import ResponderGeometry

/// Pango's lines of a text, for queries about characters.
@MainActor final class TextLines {
  struct Line {
    var layout: OpaquePointer
    /// The index of the line in the layout.
    var index: Int32
    /// The offset of the layout's text in the whole text, in bytes.
    var textStart: Int
    /// The x-coordinate of the start of the line, in points.
    var x: Double
    /// Pango's x-coordinate of the start of the line, in points.
    var layoutX: Double
    var top: Double
    var bottom: Double
    /// The length of a Pango unit, in points.
    var unit: Double

    var pango: UnsafeMutablePointer<PangoLayoutLine>? {
      pango_layout_get_line_readonly(layout, index)
    }
  }

  private(set) var lines: [Line] = []

  func add(_ line: Line) {
    g_object_ref(UnsafeMutableRawPointer(line.layout))
    lines.append(line)
  }

  isolated deinit {
    for line in lines { g_object_unref(UnsafeMutableRawPointer(line.layout)) }
  }

  /// Returns the line at a y-coordinate, or the nearest one.
  private func line(atY y: Double) -> Line? {
    lines.first { y < $0.bottom } ?? lines.last
  }

  /// Returns the offset of the boundary between characters that is closest to a point, in bytes.
  func closestOffset(to point: Point) -> Int? {
    guard let line = line(atY: point.y), let found = find(point.x, in: line) else { return nil }
    return line.textStart + found.index + found.trailing
  }

  /// Returns the first byte of the character at a point, or `nil` if there is none.
  func offset(at point: Point) -> Int? {
    guard let line = line(atY: point.y), point.y >= line.top, point.y < line.bottom,
      let found = find(point.x, in: line), found.isInside
    else { return nil }
    return line.textStart + found.index
  }

  private func find(
    _ x: Double, in line: Line
  ) -> (index: Int, trailing: Int, isInside: Bool)? {
    guard let pango = line.pango else { return nil }
    var index: Int32 = 0
    var trailing: Int32 = 0
    let limit = Double(Int32.max / 4)
    let place = x.isNaN ? 0 : ((x - line.x) / line.unit).rounded(.down)
    let isInside =
      pango_layout_line_x_to_index(
        pango, Int32(min(max(place, -limit), limit)), &index, &trailing) != 0
    // Pango returns the distance to the end of the character in scalars.
    var length = 0
    if let text = pango_layout_get_text(line.layout) {
      var scalars = trailing
      while scalars > 0, text[Int(index) + length] != 0 {
        length += 1
        if UInt8(truncatingIfNeeded: text[Int(index) + length]) & 0xC0 != 0x80 { scalars -= 1 }
      }
    }
    return (Int(index), length, isInside)
  }

  /// Returns the rectangles of a range of bytes: one for each line, or several if the line has text of both
  /// directions.
  func rects(for bytes: Range<Int>) -> [Rect] {
    var rects: [Rect] = []
    for line in lines {
      guard let pango = line.pango else { continue }
      let first = line.textStart + Int(pango.pointee.start_index)
      let part = bytes.clamped(to: first..<first + Int(pango.pointee.length))
      if part.isEmpty { continue }
      var ranges: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        pango, Int32(clamping: part.lowerBound - line.textStart),
        Int32(clamping: part.upperBound - line.textStart), &ranges, &count)
      guard let ranges else { continue }
      defer { g_free(ranges) }
      for number in 0..<Int(count) {
        let start = Double(ranges[2 * number]) * line.unit - line.layoutX + line.x
        let end = Double(ranges[2 * number + 1]) * line.unit - line.layoutX + line.x
        if end > start {
          rects.append(
            Rect(x: start, y: line.top, width: end - start, height: line.bottom - line.top))
        }
      }
    }
    return rects
  }
}
