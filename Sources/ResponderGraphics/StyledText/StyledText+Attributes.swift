extension StyledText {
  /// Returns the attributes at a position: those of the character after it, or at the end those of the last
  /// character.
  public func attributes(at position: TextPosition) -> TextAttributes {
    find(position.utf8Offset)?.attributes ?? TextAttributes()
  }

  /// Returns the attributes at a position, and the range in which the text has them.
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

  /// The runs of equal attributes, in order.
  public var runs: [Run] { runs(in: range) }

  /// Returns the runs of equal attributes in a range, in order.
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

  /// Calls a closure with each run of equal attributes, in order, until the closure sets its last argument to
  /// `true`.
  public func enumerateAttributes(
    in range: TextRange? = nil, using body: (TextAttributes, TextRange, inout Bool) -> Void
  ) {
    var stops = false
    for run in runs(in: range ?? self.range) {
      body(run.attributes, run.range, &stops)
      if stops { return }
    }
  }

  // MARK: Changing attributes

  /// Replaces the attributes of a range, or of the whole text.
  public mutating func setAttributes(_ attributes: TextAttributes, range: TextRange? = nil) {
    updateAttributes(range: range) { $0 = attributes }
  }

  /// Adds attributes to a range, or to the whole text. Other attributes do not change.
  public mutating func addAttributes(_ attributes: TextAttributes, range: TextRange? = nil) {
    updateAttributes(range: range) { $0.merge(attributes) }
  }

  /// Removes an attribute from a range, or from the whole text.
  public mutating func removeAttribute(_ key: TextAttributes.Key, range: TextRange? = nil) {
    updateAttributes(range: range) { $0.remove(key) }
  }

  /// Changes the attributes of each run in a range, or in the whole text.
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
  /// Appends a run, or extends the last one if it has the same attributes.
  mutating func add(_ piece: Piece) {
    if piece.length == 0 { return }
    if let last = pieces.last, last.attributes == piece.attributes {
      pieces[pieces.count - 1].length += piece.length
    } else {
      pieces.append(piece)
    }
  }

  /// Returns the runs in a range of bytes.
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

  /// Returns the runs in a range of bytes for the text layout, relative to the start of the range. Runs
  /// without attributes are left out.
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

  /// Returns the run that contains a byte, or the last one.
  private func find(_ offset: Int) -> (range: Range<Int>, attributes: TextAttributes)? {
    var start = 0
    for (index, piece) in pieces.enumerated() {
      let end = start + piece.length
      if offset < end || index == pieces.count - 1 { return (start..<end, piece.attributes) }
      start = end
    }
    return nil
  }

  /// Returns the bytes of a range, rounded down to the starts of characters.
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

  /// Returns the range of the string for a range of bytes whose ends are boundaries of characters.
  func indices(of bytes: Range<Int>) -> Range<String.Index> {
    let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
    return start..<string.utf8.index(start, offsetBy: bytes.count)
  }
}
