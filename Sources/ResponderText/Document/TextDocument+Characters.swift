/// Characters as Swift's `Character` has them.
///
/// What is between two blocks is between two characters, so one block at most is looked at.
extension TextDocument {
  /// Whether a place is between two characters; both ends of the text are.
  package func isBoundary(_ offset: Int) -> Bool {
    let bytes = buffer.bytes
    if offset <= 0 || offset >= bytes.count { return offset == 0 || offset == bytes.count }
    if isASCII(offset, bytes) { return bytes.isCertainBoundary(offset) }
    if !bytes.isScalarStart(offset) { return false }
    let block = blockRange(at: offset)
    if offset == block.lowerBound || bytes.isCertainBoundary(offset) { return true }
    return bytes.boundaries(around: offset, in: block).behind == offset
  }

  /// The last boundary before a place; nil at the start.
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

  /// The first boundary behind a place; nil at the end.
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

  /// The place if it is a boundary, else the last one before it; within the text.
  package func boundary(roundedDown offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= buffer.count { return buffer.count }
    return isBoundary(offset) ? offset : boundary(before: offset) ?? 0
  }

  /// The place if it is a boundary, else the first one behind it; within the text.
  package func boundary(roundedUp offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= buffer.count { return buffer.count }
    return isBoundary(offset) ? offset : boundary(after: offset) ?? buffer.count
  }

  /// How many characters some bytes have; ends within a character are rounded down.
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

  /// The place that is some characters further on, or back; nil if the text is not that long.
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

  /// Where a stretch ends that can be looked at by itself: a few blocks on, or at the end of a piece.
  private func stretch(from start: Int) -> Int {
    var place = blocks.place(atByte: start)
    while true {
      let end = place.start + Int(blocks.span(at: place).length)
      if end - start >= 32_768 || !endsParagraph(place.start..<end) { return end }
      guard blocks.advance(&place) else { return end }
    }
  }

  /// Whether what is on both sides of a place is ASCII.
  private func isASCII(_ place: Int, _ bytes: GapBytes) -> Bool {
    (bytes[place] | bytes[place - 1]) & 0x80 == 0
  }
}
