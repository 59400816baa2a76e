import CCairo
import ResponderGeometry
import ResponderGraphics

extension BlockLayout {
  // MARK: From offsets to positions

  /// Returns the line on which a position is displayed.
  func line(at offset: Int, _ affinity: TextAffinity) -> Int {
    line(atShown: map?.displayed(offset) ?? offset, affinity)
  }

  private func line(atShown offset: Int, _ affinity: TextAffinity) -> Int {
    var found = 0
    for (index, line) in lines.enumerated() where line.range.lowerBound <= offset { found = index }
    let isAtStart = found > 0 && lines[found].range.lowerBound == offset
    // An offset at a soft line break is displayed at the end of a line and at the start of the next.
    if isAtStart, affinity == .upstream, lines[found - 1].range.upperBound == offset {
      return found - 1
    }
    return found
  }

  /// Returns the rectangle of the caret for a position, whose width is zero.
  func caret(at offset: Int, _ affinity: TextAffinity) -> Rect {
    let offset = map?.displayed(offset) ?? offset
    guard !lines.isEmpty else { return .zero }
    let index = line(atShown: offset, affinity)
    let line = lines[index]
    var x: Double
    if affinity == .upstream, offset == line.range.upperBound, let pangoLine = pangoLine(index) {
      var place: Int32 = 0
      pango_layout_line_index_to_x(pangoLine, Int32(clamping: offset), 0, &place)
      x = line.x + Double(place) * unit
    } else {
      var strong = PangoRectangle()
      pango_layout_get_cursor_pos(
        layout, Int32(clamping: min(offset, shown.utf8.count)), &strong, nil)
      x = Double(strong.x) * unit + line.shift
    }
    x = min(max(x, 0), line.x + line.width)
    return Rect(x: x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the rectangles of a range, one for each line and direction.
  func rects(of range: Range<Int>) -> [(line: Int, rect: Rect)] {
    let lower = map?.displayed(range.lowerBound) ?? range.lowerBound
    let upper = map?.displayed(range.upperBound) ?? range.upperBound
    let range = lower..<max(lower, upper)
    var rects: [(line: Int, rect: Rect)] = []
    for (index, line) in lines.enumerated() {
      let part = range.clamped(to: line.range)
      guard !part.isEmpty, let pangoLine = pangoLine(index) else { continue }
      var ranges: UnsafeMutablePointer<Int32>?
      var count: Int32 = 0
      pango_layout_line_get_x_ranges(
        pangoLine, Int32(clamping: part.lowerBound), Int32(clamping: part.upperBound), &ranges,
        &count)
      defer { g_free(ranges) }
      for place in 0..<Int(count) {
        guard let ranges else { break }
        let left = Double(ranges[place * 2]) * unit + line.shift
        let right = Double(ranges[place * 2 + 1]) * unit + line.shift
        rects.append(
          (index, Rect(x: left, y: line.top, width: right - left, height: line.height)))
      }
    }
    return rects
  }

  // MARK: From positions to offsets

  /// Returns the line at a y-coordinate, or the nearest one.
  func line(atY y: Double) -> Int {
    for (index, line) in lines.enumerated() where y < line.bottom { return index }
    return max(0, lines.count - 1)
  }

  /// Returns the position nearest to a point.
  func position(at point: Point) -> (offset: Int, affinity: TextAffinity) {
    guard !lines.isEmpty else { return (0, .downstream) }
    return position(inLine: line(atY: point.y), x: point.x)
  }

  /// Returns the position in a line nearest to an x-coordinate.
  func position(inLine index: Int, x: Double) -> (offset: Int, affinity: TextAffinity) {
    let line = lines[index]
    guard let pangoLine = pangoLine(index), unit > 0 else { return (0, .downstream) }
    var found: Int32 = 0
    var trailing: Int32 = 0
    let place = min(max((x - line.x) / unit, -1e9), 1e9)
    pango_layout_line_x_to_index(pangoLine, Int32(place), &found, &trailing)
    var offset = shown.characterStart(Int(found))
    if trailing > 0 { offset = min(shown.characterEnd(offset), line.range.upperBound) }
    let isEnd = offset == line.range.upperBound && index + 1 < lines.count
    return (map?.own(offset) ?? offset, isEnd ? .upstream : .downstream)
  }

  /// Returns the character at a point, or `nil` if there is none.
  func character(at point: Point) -> Range<Int>? {
    guard !lines.isEmpty else { return nil }
    let line = lines[line(atY: point.y)]
    guard point.y >= line.top, point.y < line.bottom, point.x >= line.x,
      point.x < line.x + line.width,
      let pangoLine = pangoLine(self.line(atY: point.y))
    else { return nil }
    var found: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_line_x_to_index(
      pangoLine, Int32((point.x - line.x) / unit), &found, &trailing)
    let start = shown.characterStart(Int(found))
    let end = shown.characterEnd(start)
    if start == end { return nil }
    return (map?.own(start) ?? start)..<(map?.own(end) ?? end)
  }

  // MARK: Moving

  /// The result of a step to the left or right.
  enum Step {
    case to(offset: Int, affinity: TextAffinity)
    case beforeStart
    case behindEnd
  }

  /// Returns the result of a visual step of one character to the left or right.
  func step(from offset: Int, _ affinity: TextAffinity, toRight: Bool) -> Step {
    let start = map?.displayed(offset) ?? offset
    var index = Int32(clamping: start)
    var trailing: Int32 = 0
    if affinity == .upstream, start > 0 {
      index = Int32(clamping: shown.characterStart(start - 1))
      trailing = 1
    }
    // Pango's characters can be smaller than the characters that users perceive.
    for _ in 0...shown.utf8.count {
      var next: Int32 = 0
      var nextTrailing: Int32 = 0
      pango_layout_move_cursor_visually(
        layout, 1, index, trailing, toRight ? 1 : -1, &next, &nextTrailing)
      if next < 0 { return .beforeStart }
      if next == Int32.max { return .behindEnd }
      (index, trailing) = (next, nextTrailing)
      var place = Int(next)
      if trailing > 0 { place = shown.scalarEnd(place, count: Int(trailing)) }
      if place != start, shown.characterStart(place) == place {
        let isUpstream =
          trailing > 0 && lines.contains { $0.range.upperBound == place }
          && place != shown.utf8.count
        return .to(
          offset: map?.own(place) ?? place, affinity: isUpstream ? .upstream : .downstream)
      }
    }
    return toRight ? .behindEnd : .beforeStart
  }
}

extension String {
  /// Returns the start of the character that contains a byte, or the end of the string.
  func characterStart(_ offset: Int) -> Int {
    let count = utf8.count
    if offset >= count { return count }
    let index = utf8.index(utf8.startIndex, offsetBy: max(0, offset))
    return utf8.distance(from: startIndex, to: self.index(before: self.index(after: index)))
  }

  /// Returns the end of the character that begins at a byte.
  func characterEnd(_ offset: Int) -> Int {
    let count = utf8.count
    if offset >= count { return count }
    let index = utf8.index(utf8.startIndex, offsetBy: max(0, offset))
    return utf8.distance(from: startIndex, to: self.index(after: index))
  }

  /// Returns the offset after a number of Unicode scalars from a byte.
  func scalarEnd(_ offset: Int, count: Int) -> Int {
    var index = utf8.index(utf8.startIndex, offsetBy: min(max(0, offset), utf8.count))
    for _ in 0..<count where index < endIndex { index = unicodeScalars.index(after: index) }
    return utf8.distance(from: startIndex, to: index)
  }
}
