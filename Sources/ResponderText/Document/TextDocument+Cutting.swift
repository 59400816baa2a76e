/// The division of the text into blocks, and of its edited part.
extension TextDocument {
  /// The part that is divided again after an edit: the numbers of blocks before the edit, and bytes.
  struct Recut {
    var first: Int
    var last: Int
    var start: Int
    /// The end, before the edit and later after it.
    var end: Int
    /// A Boolean value that indicates whether the last block was a piece that ended between two characters.
    var endedAtBoundary: Bool
  }

  /// Divides the whole text.
  func cutAll() {
    var made: [Span] = []
    let batch = 4096
    var heights = Estimates(estimate)
    var cutter = BlockCutter(buffer.bytes, from: 0, to: buffer.count, longest: longest)
    var last = 0..<0
    while let block = cutter.next() {
      made.append(Span(length: block.count, height: heights[block.count]))
      if made.count == batch {
        blocks.replace(blocks.count..<blocks.count, with: made)
        made.removeAll(keepingCapacity: true)
      }
      last = block
    }
    if last.isEmpty || endsParagraph(last) { made.append(Span(length: 0, height: heights[0])) }
    blocks.replace(blocks.count..<blocks.count, with: made)
  }

  /// Returns the blocks that an edit affects, before the edit.
  func beginCutting(_ range: Range<Int>) -> Recut {
    let first = blocks.position(atByte: range.lowerBound)
    let last = range.isEmpty ? first : blocks.position(atByte: range.upperBound)
    let end = last.start + Int(blocks.span(at: last).length)
    let isPiece = last.span + 1 < blocks.count && !endsParagraph(last.start..<end)
    return Recut(
      first: first.span, last: last.span, start: first.start, end: end,
      endedAtBoundary: isPiece && buffer.bytes.isBoundary(end, from: last.start))
  }

  /// Divides the part that an edit has affected, after the edit of the bytes.
  func cut(_ recut: Recut, _ range: Range<Int>, _ length: Int) -> TextDocumentChange {
    var recut = recut
    recut.end += length - range.count
    reachBack(&recut, edit: range.lowerBound)
    let made = cutPieces(&recut)
    return put(made, recut, range, length)
  }

  /// Includes the preceding block if the edited text can join it.
  private func reachBack(_ recut: inout Recut, edit: Int) {
    guard recut.first > 0 else { return }
    let bytes = buffer.bytes
    let before = range(ofBlock: recut.first - 1)
    let start = recut.start
    let joins: Bool
    if endsParagraph(before) {
      // The edit has put a line feed after a carriage return.
      joins =
        edit == start && start < bytes.count && bytes[start] == 0x0A && bytes[start - 1] == 0x0D
    } else {
      joins =
        isCrumb(from: start, to: recut.end)
        || !bytes.isBoundary(start, from: before.lowerBound)
    }
    guard joins else { return }
    recut.first -= 1
    recut.start = before.lowerBound
  }

  /// Divides the part, and includes the next block if the last piece does not end well.
  private func cutPieces(_ recut: inout Recut) -> [Span] {
    var made: [Span] = []
    var heights = Estimates(estimate)
    var cutter = BlockCutter(buffer.bytes, from: recut.start, to: recut.end, longest: longest)
    var hasReached = false
    var last = recut.start..<recut.start
    while let block = cutter.next() {
      if block.upperBound == recut.end, recut.last + 1 < blocks.count, !endsParagraph(block),
        needsNext(block, recut, hasReached)
      {
        reachOn(&recut)
        hasReached = true
        cutter.restart(from: block.lowerBound, to: recut.end)
        continue
      }
      made.append(Span(length: block.count, height: heights[block.count]))
      last = block
    }
    if recut.last + 1 == blocks.count, last.isEmpty || endsParagraph(last) {
      made.append(Span(length: 0, height: heights[0]))
    }
    return made
  }

  /// Returns a Boolean value that indicates whether a piece must be divided together with the next block,
  /// since it is small, or since the character at its end continues there.
  private func needsNext(_ piece: Range<Int>, _ recut: Recut, _ hasReached: Bool) -> Bool {
    if piece.count < longest / 4 { return true }
    // If a character is longer than a block, this cannot succeed. Only one further block is tried then.
    return (recut.endedAtBoundary || !hasReached)
      && !buffer.bytes.isBoundary(piece.upperBound, from: piece.lowerBound)
  }

  private func reachOn(_ recut: inout Recut) {
    recut.last += 1
    let start = recut.end
    recut.end += Int(blocks[recut.last].length)
    recut.endedAtBoundary = buffer.bytes.isBoundary(recut.end, from: start)
  }

  /// Returns a Boolean value that indicates whether the rest of a paragraph is so short that it should be
  /// joined with the piece before it.
  private func isCrumb(from start: Int, to end: Int) -> Bool {
    let limit = min(end, start + longest / 4)
    var cutter = BlockCutter(buffer.bytes, from: start, to: limit, longest: longest)
    guard let block = cutter.next() else { return true }
    return block.upperBound < limit || limit == end || endsParagraph(block)
  }

  /// Replaces old blocks by new ones, except for those at both ends that have not changed.
  private func put(
    _ made: [Span], _ recut: Recut, _ edit: Range<Int>, _ length: Int
  ) -> TextDocumentChange {
    var old = recut.first..<(recut.last + 1)
    var new = 0..<made.count
    var start = recut.start
    while !old.isEmpty, !new.isEmpty {
      let span = blocks[old.lowerBound].length
      guard span == made[new.lowerBound].length, start + Int(span) <= edit.lowerBound else { break }
      start += Int(span)
      old = (old.lowerBound + 1)..<old.upperBound
      new = (new.lowerBound + 1)..<new.upperBound
    }
    var end = recut.end
    while !old.isEmpty, !new.isEmpty {
      let span = blocks[old.upperBound - 1].length
      guard span == made[new.upperBound - 1].length, end - Int(span) >= edit.lowerBound + length
      else { break }
      end -= Int(span)
      old = old.lowerBound..<(old.upperBound - 1)
      new = new.lowerBound..<(new.upperBound - 1)
    }
    if old.count == 1, new.count == 1 {
      var span = made[new.lowerBound]
      let before = blocks[old.lowerBound]
      // The measured height is a better guess than an estimate.
      let guess = TextDocument.stored(estimate(Int(before.length)))
      span.height = max(before.height + span.height - guess, min(before.height, span.height))
      blocks.replace(old, with: [span])
    } else {
      blocks.replace(old, with: new.count == made.count ? made : Array(made[new]))
    }
    return TextDocumentChange(
      range: edit, newLength: length, oldBlocks: old,
      newBlocks: old.lowerBound..<(old.lowerBound + new.count))
  }
}

/// The estimated heights. The last one is stored, since lines of the same length often follow each other.
private struct Estimates {
  private let estimate: (Int) -> Double
  private var length = -1
  private var height: Float = 0

  init(_ estimate: @escaping (Int) -> Double) { self.estimate = estimate }

  subscript(byteCount: Int) -> Float {
    mutating get {
      if byteCount != length {
        length = byteCount
        height = TextDocument.stored(estimate(byteCount))
      }
      return height
    }
  }
}
