import ResponderGeometry

extension TextLayout {
  /// Returns the position between characters that is closest to a point.
  ///
  /// The point is relative to the top left corner of the layout. The first such query of a layout takes as
  /// long as the layout of the text.
  public func closestPosition(to point: Point) -> TextPosition {
    let place = Point(x: point.x - shift, y: point.y)
    return TextPosition(utf8Offset: rounded(source.lines.closestOffset(to: place) ?? 0))
  }

  /// Returns the range of the character at a point, or `nil` if there is none.
  public func characterRange(at point: Point) -> TextRange? {
    let place = Point(x: point.x - shift, y: point.y)
    guard let offset = source.lines.offset(at: place) else { return nil }
    let string = source.string
    let start = rounded(offset)
    guard start < string.utf8.count else { return nil }
    let index = string.utf8.index(string.startIndex, offsetBy: start)
    let end = string.utf8.distance(from: string.startIndex, to: string.index(after: index))
    return TextRange(utf8: start..<end)
  }

  /// Returns the rectangles of a range: one for each line, or several if the line has left-to-right and
  /// right-to-left text.
  public func rects(for range: TextRange) -> [Rect] {
    source.lines.rects(for: range.utf8).map { $0.offsetBy(dx: shift, dy: 0) }
  }

  /// Returns an offset limited to the text, and rounded down to the start of a character.
  private func rounded(_ offset: Int) -> Int {
    let string = source.string
    let count = string.utf8.count
    if offset >= count { return count }
    if offset <= 0 { return 0 }
    let index = string.utf8.index(string.startIndex, offsetBy: offset)
    let start = string.index(before: string.index(after: index))
    return string.utf8.distance(from: string.startIndex, to: start)
  }
}
