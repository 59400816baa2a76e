/// The boundaries of characters, as Swift's `Character` defines them.
///
/// The border of two blocks is a boundary, so at most one block is examined.
extension TextDocument {
  /// Returns a Boolean value that indicates whether an offset is a boundary. Both ends of the text are.
  package func isBoundary(_ offset: Int) -> Bool {
    let bytes = buffer.bytes
    if offset <= 0 || offset >= bytes.count { return offset == 0 || offset == bytes.count }
    if isASCII(offset, bytes) { return bytes.isCertainBoundary(offset) }
    if !bytes.isScalarStart(offset) { return false }
    let block = blockRange(at: offset)
    if offset == block.lowerBound || bytes.isCertainBoundary(offset) { return true }
    return bytes.boundaries(around: offset, in: block).behind == offset
  }

  /// Returns the last character boundary before an offset, in UTF-8 bytes, or `nil` at the start.
  package func boundary(before offset: Int) -> Int? {
    if offset <= 0 { return nil }
    let bytes = buffer.bytes
    if offset > bytes.count { return bytes.count }
    if offset > 1, isASCII(offset - 1, bytes), bytes.isCertainBoundary(offset - 1) {
      return offset - 1
    }
    let block = blockRange(at: offset - 1)
    if offset == block.lowerBound + 1 { return block.lowerBound }
    return bytes.boundaries(around: offset, in: block).before
  }

  /// Returns the first boundary after an offset, or `nil` at the end.
  package func boundary(after offset: Int) -> Int? {
    let bytes = buffer.bytes
    if offset >= bytes.count { return nil }
    if offset < 0 { return 0 }
    if offset + 1 == bytes.count { return offset + 1 }
    if isASCII(offset + 1, bytes), bytes.isCertainBoundary(offset + 1) { return offset + 1 }
    let block = blockRange(at: offset)
    let next = bytes.scalarEnd(bytes.scalarStart(offset))
    if next >= block.upperBound { return block.upperBound }
    return bytes.boundaries(around: next, in: block).behind
  }

  /// Returns an offset if it is a boundary, or else the last boundary before it, limited to the text.
  package func boundary(roundedDown offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= buffer.count { return buffer.count }
    return isBoundary(offset) ? offset : boundary(before: offset) ?? 0
  }

  /// Returns an offset if it is a boundary, or else the first boundary after it, limited to the text.
  package func boundary(roundedUp offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= buffer.count { return buffer.count }
    return isBoundary(offset) ? offset : boundary(after: offset) ?? buffer.count
  }

  /// Returns the number of characters in a range. Ends within a character are rounded down.
  package func characterCount(in range: Range<Int>) -> Int {
    var start = boundary(roundedDown: range.lowerBound)
    let end = boundary(roundedDown: range.upperBound)
    let bytes = buffer.bytes
    var count = 0
    while start < end {
      let stop = min(end, stretch(from: start))
      count += bytes.string(start..<stop).count
      start = stop
    }
    return count
  }

  /// Returns the offset that is a number of characters after an offset, or before it if the number is
  /// negative. If the text is too short, returns `nil`.
  package func boundary(from offset: Int, offsetBy distance: Int) -> Int? {
    var place = boundary(roundedDown: offset)
    var left = distance
    while left < 0 {
      guard let before = boundary(before: place) else { return nil }
      place = before
      left += 1
    }
    let bytes = buffer.bytes
    while left > 0 {
      guard place < bytes.count else { return nil }
      if left < 64 {
        guard let behind = boundary(after: place) else { return nil }
        place = behind
        left -= 1
        continue
      }
      let text = bytes.string(place..<stretch(from: place))
      let index = text.index(text.startIndex, offsetBy: left, limitedBy: text.endIndex)
      if let index { return place + text.utf8.distance(from: text.startIndex, to: index) }
      left -= text.count
      place += text.utf8.count
    }
    return place
  }

  /// Returns the end of a part that can be examined by itself: after a few blocks, or at the end of a piece.
  private func stretch(from start: Int) -> Int {
    var place = blocks.position(atByte: start)
    while true {
      let end = place.start + Int(blocks.span(at: place).length)
      if end - start >= 32_768 || !endsParagraph(place.start..<end) { return end }
      guard blocks.advance(&place) else { return end }
    }
  }

  /// Returns a Boolean value that indicates whether both bytes next to an offset are ASCII.
  private func isASCII(_ place: Int, _ bytes: GapBytes) -> Bool {
    (bytes[place] | bytes[place - 1]) & 0x80 == 0
  }
}
