/// Blocks by number and by byte.
extension TextDocument {
  /// How many blocks there are; at least one.
  package var blockCount: Int { blocks.count }

  /// The block that holds a byte; the last one for the end of the text.
  package func block(at offset: Int) -> Int { blocks.place(atByte: offset).span }

  /// A block's bytes, with its terminator.
  package func range(ofBlock index: Int) -> Range<Int> {
    let place = blocks.place(ofSpan: index)
    return place.start..<(place.start + Int(blocks.span(at: place).length))
  }

  /// A block's bytes without its terminator.
  package func contentRange(ofBlock index: Int) -> Range<Int> {
    let range = range(ofBlock: index)
    let length = buffer.bytes.terminatorLength(endingAt: range.upperBound, from: range.lowerBound)
    return range.lowerBound..<(range.upperBound - length)
  }

  /// Whether a block is the end of its paragraph; false for a piece that goes on in the next one.
  package func endsParagraph(_ index: Int) -> Bool {
    if index >= blocks.count - 1 { return true }
    return endsParagraph(range(ofBlock: index))
  }

  func endsParagraph(_ block: Range<Int>) -> Bool {
    buffer.bytes.terminatorLength(endingAt: block.upperBound, from: block.lowerBound) > 0
  }

  /// The range of the block that holds a byte.
  func blockRange(at offset: Int) -> Range<Int> {
    let place = blocks.place(atByte: offset)
    return place.start..<(place.start + Int(blocks.span(at: place).length))
  }
}
