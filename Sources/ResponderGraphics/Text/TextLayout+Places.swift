import ResponderGeometry

extension TextLayout {
  /// The position between characters that is closest to a point.
  ///
  /// The first look for letters in a layout takes as long as laying the text out; `point` is counted
  /// from the top left of the room, as the places of everything in a layout.
  public func closestPosition(to point: Point) -> TextPosition {
    let place = Point(x: point.x - shift, y: point.y)
    return TextPosition(utf8Offset: rounded(source.lines.closestOffset(to: place) ?? 0))
  }

  /// The character at a point; nil where there is none.
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

  /// Where the characters of a range stand: a rectangle for each line, more where left-to-right and
  /// right-to-left text mix.
  public func rects(for range: TextRange) -> [Rect] {
    source.lines.rects(for: range.utf8).map { $0.offsetBy(dx: shift, dy: 0) }
  }

  /// Brings a byte into the text, and to where a character begins.
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
