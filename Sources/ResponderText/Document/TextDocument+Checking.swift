/// The invariants, for tests.
extension TextDocument {
  /// Returns the first violated invariant of the document, as a sentence, or `nil` if all hold. The method
  /// examines the whole text.
  package func checkInvariants() -> String? {
    let bytes = buffer.bytes
    if let problem = blocks.checkInvariants() { return "Blocks: \(problem)" }
    if blocks.count < 1 { return "There is no block." }
    if blocks.length != bytes.count { return "Blocks hold \(blocks.length) of \(bytes.count)." }
    var start = 0
    var problem: String?
    var paragraph = 0
    let last = blocks.count - 1
    var index = 0
    var cuts: [Int] = []
    blocks.forEach { span in
      defer { index += 1 }
      let end = start + Int(span.length)
      if let found = checkBlock(start..<end, isLast: index == last) {
        problem = problem ?? "Block \(index): \(found)"
      }
      start = end
      if index == last || endsParagraph(paragraph..<end) {
        if !cuts.isEmpty, let found = checkCuts(cuts, in: paragraph..<end) {
          problem = problem ?? "Block \(index): \(found)"
        }
        paragraph = end
        cuts = []
      } else {
        cuts.append(end)
      }
    }
    if let problem { return problem }
    if runs != nil {
      if let problem = runs?.checkInvariants() { return "Runs: \(problem)" }
      if runs?.length != bytes.count { return "Runs don't cover the text." }
      if runs?.isPlain == true { return "Runs are kept that say nothing." }
    }
    return nil
  }

  private func checkBlock(_ block: Range<Int>, isLast: Bool) -> String? {
    let bytes = buffer.bytes
    if block.isEmpty { return isLast ? nil : "It is empty and not the last." }
    if block.count > longest { return "It is too long." }
    if !bytes.isScalarStart(block.lowerBound) { return "It begins in a scalar." }
    if isLast, endsParagraph(block) { return "It is the last and has a terminator." }
    if bytes[block.upperBound - 1] == 0x0D, !isLast, bytes[block.upperBound] == 0x0A {
      return "It ends within CR LF."
    }
    var cutter = BlockCutter(bytes, from: block.lowerBound, to: block.upperBound, longest: longest)
    return cutter.next() == block ? nil : "A paragraph ends in it."
  }

  /// Returns a violation if the pieces of a paragraph do not end between characters.
  private func checkCuts(_ cuts: [Int], in paragraph: Range<Int>) -> String? {
    let text = buffer.bytes.string(paragraph)
    var index = text.startIndex
    var place = paragraph.lowerBound
    var next = 0
    while index < text.endIndex {
      index = text.index(after: index)
      let end = paragraph.lowerBound + text.utf8.distance(from: text.startIndex, to: index)
      while next < cuts.count, cuts[next] <= end {
        if cuts[next] < end, end - place <= longest / 4 {
          return "A piece ends at \(cuts[next]), within the character \(place)..<\(end)."
        }
        next += 1
      }
      place = end
    }
    return nil
  }
}

extension SpanList {
  /// Returns the first violated invariant, as a sentence, or `nil` if all hold.
  mutating func checkInvariants() -> String? {
    var sums = (count: 0, length: 0, height: 0.0)
    for index in 0..<chunkCount {
      let chunk = chunks[index]
      if chunk.count < 1 || chunk.count > chunk.capacity || chunk.capacity > chunkCapacity {
        return "Chunk \(index) has \(chunk.count) spans in \(chunk.capacity)."
      }
      if index < settled,
        chunk.firstSpan != sums.count || chunk.start != sums.length
          || abs(chunk.top - sums.height) > 0.001
      {
        return "Chunk \(index) begins at \(chunk.start), not \(sums.length)."
      }
      var own = (length: 0, height: 0.0)
      for span in 0..<chunk.count {
        own.length += Int(chunk.spans[span].length)
        if hasHeights { own.height += Double(chunk.spans[span].height) }
      }
      if own.length != chunk.length || abs(own.height - chunk.height) > 0.001 {
        return "Chunk \(index) holds \(own.length), not \(chunk.length)."
      }
      sums.count += chunk.count
      sums.length += chunk.length
      sums.height += chunk.height
    }
    if sums.count != count || sums.length != length || abs(sums.height - height) > 0.001 {
      return "The sums are \(count), \(length), \(height), not \(sums)."
    }
    return settled < 1 || settled > max(1, chunkCount) ? "Too many chunks are settled." : nil
  }
}
