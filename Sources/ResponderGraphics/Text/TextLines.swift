import CCairo
import ResponderGeometry

/// The lines of a text as Pango has them, in which letters can be looked for.
@MainActor final class TextLines {
  struct Line {
    var layout: OpaquePointer
    /// Which of the layout's lines it is.
    var index: Int32
    /// Where the layout's text begins in the whole one, in bytes.
    var textStart: Int
    /// Where the line starts, in points.
    var x: Double
    /// Where Pango would have it start, in points.
    var layoutX: Double
    var top: Double
    var bottom: Double
    /// The length of Pango's unit, in points.
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

  /// The line at a height; above the first the first, below the last the last.
  private func line(atY y: Double) -> Line? {
    lines.first { y < $0.bottom } ?? lines.last
  }

  /// The byte whose character is at a point or next to it, and how many bytes of it lie left of the
  /// point where it is read from the left.
  func closestOffset(to point: Point) -> Int? {
    guard let line = line(atY: point.y), let found = find(point.x, in: line) else { return nil }
    return line.textStart + found.index + found.trailing
  }

  /// The first byte of the character at a point; nil where there is none.
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
    // Pango tells how many scalars the end of the letter is away.
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

  /// Where the letters of a range of bytes stand: a rectangle for each line, more where directions mix.
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
