/// An iterator that divides bytes into blocks: paragraphs with their terminators, and pieces of paragraphs
/// that are too long.
///
/// A piece ends after a space if there is one near. Otherwise, it ends between two characters whose boundary
/// is determined by the two adjacent scalars alone, so an edit elsewhere cannot join them. If there is no
/// such boundary, as in a kilobyte of flags, it ends at a boundary by Swift's rules. Only a single character
/// that is longer than a block is divided.
struct BlockCutter {
  let bytes: GapBytes
  private(set) var start: Int
  private(set) var end: Int
  private let longest: Int
  // The offset of the next byte of each kind that can end a paragraph, at `start` or after it, or `end` if
  // there is none.
  private var lineFeed = -1
  private var carriageReturn = -1
  private var separator = -1
  private var paragraphEnd = -1

  init(_ bytes: GapBytes, from start: Int, to end: Int, longest: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
    self.longest = longest
  }

  /// Continues at another offset, or to another end.
  mutating func restart(from start: Int, to end: Int) {
    self = BlockCutter(bytes, from: start, to: end, longest: longest)
  }

  /// Returns the next block, or `nil` at the end.
  mutating func next() -> Range<Int>? {
    guard start < end else { return nil }
    if paragraphEnd <= start { paragraphEnd = findParagraphEnd() }
    let from = start
    start = paragraphEnd - from <= longest ? paragraphEnd : pieceEnd(from, paragraphEnd)
    return from..<start
  }

  private mutating func findParagraphEnd() -> Int {
    if lineFeed < start { lineFeed = bytes.first(0x0A, from: start, to: end) }
    if carriageReturn < start { carriageReturn = bytes.first(0x0D, from: start, to: end) }
    if separator < start { separator = findSeparator(from: start) }
    let first = min(lineFeed, carriageReturn, separator)
    if first == end { return end }
    if first == separator { return first + 3 }
    let isPair = first == carriageReturn && lineFeed == first + 1 && lineFeed < end
    return isPair ? first + 2 : first + 1
  }

  /// Returns the offset of the next U+2029, whose bytes are E2 80 A9.
  private func findSeparator(from start: Int) -> Int {
    var place = start
    while true {
      place = bytes.first(0xE2, from: place, to: end)
      if place + 3 > end { return end }
      if bytes[place + 1] == 0x80, bytes[place + 2] == 0xA9 { return place }
      place += 3
    }
  }

  // MARK: Pieces

  /// Returns the end of a piece that begins at an offset in a paragraph that is too long.
  private func pieceEnd(_ start: Int, _ paragraphEnd: Int) -> Int {
    let fill = longest - longest / 4
    let length = paragraphEnd - start
    // The pieces have similar lengths, so that the last one is not very short.
    let target = start + length / ((length + fill - 1) / fill)
    var place = target
    let nearest = target - longest / 4
    while place > nearest {
      if bytes[place - 1] == 0x20, bytes.isCertainBoundary(place) { return place }
      place -= 1
    }
    place = bytes.scalarStart(target)
    while place > start + longest / 8 {
      if bytes.isCertainBoundary(place) { return place }
      place = bytes.scalarStart(place - 1)
    }
    return boundary(start, target) ?? bytes.scalarStart(start + longest)
  }

  /// Returns the last end of a character up to the target, or else the first one after it within the longest
  /// block.
  private func boundary(_ start: Int, _ target: Int) -> Int? {
    let limit = bytes.scalarStart(start + longest)
    var found: Int?
    let text = bytes.string(start..<limit)
    var index = text.startIndex
    while index < text.endIndex {
      index = text.index(after: index)
      let place = start + text.utf8.distance(from: text.startIndex, to: index)
      // The end of the examined bytes need not be the end of a character.
      if place == limit, !bytes.isBoundary(limit, from: start) { break }
      if place > target { return found ?? place }
      found = place
    }
    return found
  }
}
