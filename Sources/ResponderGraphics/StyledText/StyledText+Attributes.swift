extension StyledText {
  /// How the text looks at a position: as what stands behind it, and at the end as what stands before.
  public func attributes(at position: TextPosition) -> TextAttributes {
    find(position.utf8Offset)?.attributes ?? TextAttributes()
  }

  /// How the text looks at a position, and how far it looks so.
  public func attributes(
    at position: TextPosition, effectiveRange: inout TextRange
  ) -> TextAttributes {
    guard let found = find(position.utf8Offset) else {
      effectiveRange = TextRange(at: .start)
      return TextAttributes()
    }
    effectiveRange = TextRange(utf8: found.range)
    return found.attributes
  }

  /// The stretches that look alike, in order.
  public var runs: [Run] { runs(in: range) }

  /// The stretches of a range that look alike, in order.
  public func runs(in range: TextRange) -> [Run] {
    let bytes = bytes(of: range)
    var runs: [Run] = []
    var start = bytes.lowerBound
    for piece in pieces(in: bytes) {
      runs.append(
        Run(
          range: TextRange(utf8: start..<start + piece.length), attributes: piece.attributes))
      start += piece.length
    }
    return runs
  }

  /// Calls back for each stretch that looks alike, in order, until its last argument is made true.
  public func enumerateAttributes(
    in range: TextRange? = nil, using body: (TextAttributes, TextRange, inout Bool) -> Void
  ) {
    var stops = false
    for run in runs(in: range ?? self.range) {
      body(run.attributes, run.range, &stops)
      if stops { return }
    }
  }

  // MARK: Changing the looks

  /// Has a range, or everything, look as it is said and no other way.
  public mutating func setAttributes(_ attributes: TextAttributes, range: TextRange? = nil) {
    updateAttributes(range: range) { $0 = attributes }
  }

  /// Sets in a range, or everywhere, what the attributes have set, and keeps the rest.
  public mutating func addAttributes(_ attributes: TextAttributes, range: TextRange? = nil) {
    updateAttributes(range: range) { $0.merge(attributes) }
  }

  /// Has an attribute of a range, or of everything, be as its surrounding has it.
  public mutating func removeAttribute(_ key: TextAttributes.Key, range: TextRange? = nil) {
    updateAttributes(range: range) { $0.remove(key) }
  }

  /// Changes the looks of each stretch of a range, or of everything.
  ///
  ///     text.updateAttributes { $0.font = $0.font?.withWeight(.bold) }
  public mutating func updateAttributes(
    range: TextRange? = nil, _ change: (inout TextAttributes) -> Void
  ) {
    let bytes = bytes(of: range ?? self.range)
    let middle = pieces(in: bytes)
    let rest = pieces(in: bytes.upperBound..<length)
    pieces = pieces(in: 0..<bytes.lowerBound)
    for piece in middle {
      var attributes = piece.attributes
      change(&attributes)
      add(Piece(length: piece.length, attributes: attributes))
    }
    for piece in rest { add(piece) }
  }
}

extension StyledText {
  /// Adds a stretch at the end, or makes the last one longer where it looks the same.
  mutating func add(_ piece: Piece) {
    if piece.length == 0 { return }
    if let last = pieces.last, last.attributes == piece.attributes {
      pieces[pieces.count - 1].length += piece.length
    } else {
      pieces.append(piece)
    }
  }

  /// The stretches of a range of bytes.
  func pieces(in bytes: Range<Int>) -> [Piece] {
    var result: [Piece] = []
    var start = 0
    for piece in pieces where start < bytes.upperBound {
      let part = (start..<start + piece.length).clamped(to: bytes)
      if !part.isEmpty { result.append(Piece(length: part.count, attributes: piece.attributes)) }
      start += piece.length
    }
    return result
  }

  /// The stretches of a range of bytes, as text is laid out by, from the start of the range; those that
  /// look as their surroundings are left out.
  func styles(in bytes: Range<Int>) -> TextStyleRuns {
    var result: TextStyleRuns = []
    var start = 0
    for piece in pieces(in: bytes) {
      if !piece.attributes.isEmpty {
        result.append((start..<start + piece.length, piece.attributes))
      }
      start += piece.length
    }
    return result
  }

  /// The stretch that holds a byte, or the last one.
  private func find(_ offset: Int) -> (range: Range<Int>, attributes: TextAttributes)? {
    var start = 0
    for (index, piece) in pieces.enumerated() {
      let end = start + piece.length
      if offset < end || index == pieces.count - 1 { return (start..<end, piece.attributes) }
      start = end
    }
    return nil
  }

  /// The bytes of a range, brought to where characters begin.
  func bytes(of range: TextRange) -> Range<Int> {
    rounded(range.start.utf8Offset)..<rounded(range.end.utf8Offset)
  }

  private func rounded(_ offset: Int) -> Int {
    if offset >= length { return length }
    if offset <= 0 { return 0 }
    let index = string.utf8.index(string.startIndex, offsetBy: offset)
    let start = string.index(before: string.index(after: index))
    return string.utf8.distance(from: string.startIndex, to: start)
  }

  /// What a range of bytes that lies between characters is in the string.
  func indices(of bytes: Range<Int>) -> Range<String.Index> {
    let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
    return start..<string.utf8.index(start, offsetBy: bytes.count)
  }
}
