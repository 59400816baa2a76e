import ResponderGeometry
import ResponderGraphics

extension TextFlow {
  /// Returns the rectangle of the caret for a position, whose width is zero.
  package func caret(at position: TextPosition) -> Rect {
    let offset = min(position.utf8Offset, document.utf8Count)
    let block = document.block(at: offset)
    guard let layout = layout(ofBlock: block) else { return .zero }
    let start = document.range(ofBlock: block).lowerBound
    let content = document.contentRange(ofBlock: block)
    let local = min(offset, content.upperBound) - start
    let place = place(ofBlock: block)
    return layout.caret(at: local, position.affinity).offsetBy(dx: place.x, dy: place.y)
  }

  /// Returns the position nearest to a point.
  package func position(at point: Point) -> TextPosition {
    let block = block(at: point)
    guard let layout = layout(ofBlock: block) else { return .start }
    let place = place(ofBlock: block)
    let found = layout.position(at: Point(x: point.x - place.x, y: point.y - place.y))
    return position(found.offset, found.affinity, inBlock: block)
  }

  /// Returns the range of the character at a point, or `nil` if there is none.
  package func character(at point: Point) -> TextRange? {
    let block = block(at: point)
    guard let layout = layout(ofBlock: block) else { return nil }
    let place = place(ofBlock: block)
    let start = document.range(ofBlock: block).lowerBound
    return layout.character(at: Point(x: point.x - place.x, y: point.y - place.y)).map {
      TextRange(utf8: start + $0.lowerBound..<start + $0.upperBound)
    }
  }

  private func position(_ offset: Int, _ affinity: TextAffinity, inBlock block: Int) -> TextPosition
  {
    let start = document.range(ofBlock: block).lowerBound
    return TextPosition(
      utf8Offset: document.boundary(roundedDown: start + offset), affinity: affinity)
  }

  /// Returns the range of the line on which a position is displayed.
  package func line(at position: TextPosition) -> TextRange {
    let block = document.block(at: position.utf8Offset)
    let start = document.range(ofBlock: block).lowerBound
    guard let layout = layout(ofBlock: block), !layout.lines.isEmpty else {
      return TextRange(utf8: document.contentRange(ofBlock: block))
    }
    let index = layout.line(at: position.utf8Offset - start, position.affinity)
    let line = layout.lines[index].range
    let lower = start + (layout.map?.own(line.lowerBound) ?? line.lowerBound)
    let upper = start + (layout.map?.own(line.upperBound) ?? line.upperBound)
    let isLast = index + 1 == layout.lines.count
    return TextRange(
      start: TextPosition(utf8Offset: lower),
      end: TextPosition(utf8Offset: upper, affinity: isLast ? .downstream : .upstream))
  }

  /// Returns a Boolean value that indicates whether the line of a position is right-to-left.
  package func isRightToLeft(at position: TextPosition) -> Bool {
    let block = document.block(at: position.utf8Offset)
    guard let layout = layout(ofBlock: block), !layout.lines.isEmpty else { return false }
    let start = document.range(ofBlock: block).lowerBound
    return layout.lines[layout.line(at: position.utf8Offset - start, position.affinity)]
      .isRightToLeft
  }

  /// Returns the position after a visual step of one character to the left or right, or `nil` at the ends of
  /// the text.
  package func step(from position: TextPosition, toRight: Bool) -> TextPosition? {
    let block = document.block(at: position.utf8Offset)
    guard let layout = layout(ofBlock: block) else { return nil }
    let start = document.range(ofBlock: block).lowerBound
    let step = layout.step(
      from: position.utf8Offset - start, position.affinity, toRight: toRight)
    switch step {
    case .to(let offset, let affinity):
      return self.position(offset, affinity, inBlock: block)
    case .beforeStart:
      guard block > 0 else { return nil }
      // A piece of a long paragraph ends where the next one begins, so the step passes its last character.
      if !document.endsParagraph(block - 1) {
        return document.boundary(before: start).map { TextPosition(utf8Offset: $0) }
      }
      return TextPosition(utf8Offset: document.contentRange(ofBlock: block - 1).upperBound)
    case .behindEnd:
      guard block + 1 < document.blockCount else { return nil }
      return TextPosition(utf8Offset: document.range(ofBlock: block + 1).lowerBound)
    }
  }

  /// Returns the position on the next or the previous line that is nearest to an x-coordinate, or `nil` if
  /// there is no such line.
  package func position(from position: TextPosition, linesDown: Bool, x: Double) -> TextPosition? {
    guard style.wraps else { return nil }
    let block = document.block(at: position.utf8Offset)
    guard let layout = layout(ofBlock: block) else { return nil }
    let start = document.range(ofBlock: block).lowerBound
    let line = layout.line(at: position.utf8Offset - start, position.affinity)
    let next = line + (linesDown ? 1 : -1)
    if layout.lines.indices.contains(next) {
      let found = layout.position(inLine: next, x: x)
      return self.position(found.offset, found.affinity, inBlock: block)
    }
    let other = block + (linesDown ? 1 : -1)
    guard other >= 0, other < document.blockCount, let layout = self.layout(ofBlock: other),
      !layout.lines.isEmpty
    else { return nil }
    let found = layout.position(inLine: linesDown ? 0 : layout.lines.count - 1, x: x)
    return self.position(found.offset, found.affinity, inBlock: other)
  }

  /// Returns the rectangles of a range, as far as they meet a rectangle.
  ///
  /// The rectangles of lines whose end is in the range extend to the trailing edge.
  package func selectionRects(of range: TextRange, in rect: Rect? = nil) -> [TextSelectionRect] {
    if range.isEmpty { return [] }
    var first = document.block(at: range.start.utf8Offset)
    var last = document.block(at: range.end.utf8Offset)
    if let rect {
      let seen = blocks(in: rect)
      first = max(first, seen.lowerBound)
      last = min(last, seen.upperBound)
    }
    var rects: [TextSelectionRect] = []
    if first > last { return [] }
    for block in first...last { add(&rects, range.utf8, inBlock: block) }
    if rects.isEmpty { return [] }
    let start = range.start.utf8Offset
    let isStartSeen = document.block(at: start) == first
    let isEndSeen = document.block(at: range.end.utf8Offset) == last
    rects[0].containsStart = isStartSeen
    rects[rects.count - 1].containsEnd = isEndSeen
    return rects
  }

  private func add(_ rects: inout [TextSelectionRect], _ range: Range<Int>, inBlock block: Int) {
    let whole = document.range(ofBlock: block)
    let content = document.contentRange(ofBlock: block)
    guard let layout = layout(ofBlock: block) else { return }
    let place = place(ofBlock: block)
    let start = whole.lowerBound
    let part = range.clamped(to: content)
    let local = part.lowerBound - start..<part.upperBound - start
    var found: [(line: Int, rect: Rect)] = part.isEmpty ? [] : layout.rects(of: local)
    let isEndSelected =
      range.lowerBound <= content.upperBound && range.upperBound > content.upperBound
    if style.wraps { extend(&found, layout, range, start, isEndSelected: isEndSelected) }
    for (line, rect) in found {
      rects.append(
        TextSelectionRect(
          rect: rect.offsetBy(dx: place.x, dy: place.y),
          writingDirection: layout.lines[line].isRightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  /// Extends the rectangles of lines after which the range continues to the width of the layout.
  private func extend(
    _ found: inout [(line: Int, rect: Rect)], _ layout: BlockLayout, _ range: Range<Int>,
    _ start: Int, isEndSelected: Bool
  ) {
    for (index, line) in layout.lines.enumerated() {
      let isLast = index + 1 == layout.lines.count
      let end = start + (layout.map?.own(line.range.upperBound) ?? line.range.upperBound)
      let goesOn = isLast ? isEndSelected : range.lowerBound < end && range.upperBound > end
      guard goesOn else { continue }
      let room =
        line.isRightToLeft
        ? Rect(x: 0, y: line.top, width: line.x, height: line.height)
        : Rect(
          x: line.x + line.width, y: line.top,
          width: max(0, style.width - line.x - line.width), height: line.height)
      guard room.width > 0 else { continue }
      let last = found.lastIndex { $0.line <= index }
      if let last, found[last].line == index,
        abs(found[last].rect.maxX - room.minX) < 0.01
          || abs(found[last].rect.minX - room.maxX) < 0.01
      {
        found[last].rect = found[last].rect.union(room)
      } else {
        found.insert((index, room), at: last.map { $0 + 1 } ?? 0)
      }
    }
  }
}
