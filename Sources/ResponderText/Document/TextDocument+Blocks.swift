/// The blocks, by number and by byte.
extension TextDocument {
  /// The number of blocks, at least one.
  package var blockCount: Int { blocks.count }

  /// Returns the block that contains a byte. At the end of the text, this is the last block.
  package func block(at offset: Int) -> Int { blocks.position(atByte: offset).span }

  /// Returns the range of a block, with its terminator.
  package func range(ofBlock index: Int) -> Range<Int> {
    let place = blocks.position(ofSpan: index)
    return place.start..<(place.start + Int(blocks.span(at: place).length))
  }

  /// Returns the range of a block without its terminator.
  package func contentRange(ofBlock index: Int) -> Range<Int> {
    let range = range(ofBlock: index)
    let length = buffer.bytes.terminatorLength(endingAt: range.upperBound, from: range.lowerBound)
    return range.lowerBound..<(range.upperBound - length)
  }

  /// Returns a Boolean value that indicates whether a block is the end of its paragraph.
  package func endsParagraph(_ index: Int) -> Bool {
    if index >= blocks.count - 1 { return true }
    return endsParagraph(range(ofBlock: index))
  }

  func endsParagraph(_ block: Range<Int>) -> Bool {
    buffer.bytes.terminatorLength(endingAt: block.upperBound, from: block.lowerBound) > 0
  }

  /// Returns the range of the block that contains a byte.
  func blockRange(at offset: Int) -> Range<Int> {
    let place = blocks.position(atByte: offset)
    return place.start..<(place.start + Int(blocks.span(at: place).length))
  }
}
