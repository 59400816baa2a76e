import ResponderText

/// A selection in progress: from the pressed text, by a unit, to the location of the pointer or touch.
@MainActor struct TextSelecting {
  /// The unit by which the selection grows.
  let granularity: TextGranularity
  /// The range that was pressed. It stays selected.
  let origin: TextRange

  /// Creates a selection that begins at a point of the input.
  init(at point: Point, _ granularity: TextGranularity, in input: any TextInput) {
    self.granularity = granularity
    origin = input.unit(at: point, granularity)
  }

  /// Creates a selection that begins at a position.
  init(from position: TextPosition, _ granularity: TextGranularity = .character) {
    self.granularity = granularity
    origin = TextRange(at: position)
  }

  /// Selects from the origin to the unit at a point of the input.
  func extend(to point: Point, in input: any TextInput) {
    let unit = input.unit(at: point, granularity)
    if unit.start < origin.start {
      input.select(anchor: origin.end, head: unit.start)
    } else if unit.end > origin.end {
      input.select(anchor: origin.start, head: unit.end)
    } else if granularity == .character {
      input.select(anchor: origin.start, head: unit.start)
    } else {
      input.select(anchor: origin.start, head: origin.end)
    }
  }
}

extension TextInput {
  /// Returns the range that a press at a point selects: an empty range for characters, the word at the point,
  /// or the paragraph without its terminator.
  func unit(at point: Point, _ granularity: TextGranularity) -> TextRange {
    guard let nearest = closestPosition(to: point) else {
      return TextRange(at: beginningOfDocument)
    }
    switch granularity {
    case .word:
      // The selection must not reveal the lengths of words in secure text.
      if isSecureTextEntry { return TextRange(start: beginningOfDocument, end: endOfDocument) }
      return word(at: point, nearest)
    case .paragraph:
      return paragraph(at: nearest)
    case .document:
      return TextRange(start: beginningOfDocument, end: endOfDocument)
    default:
      return TextRange(at: nearest)
    }
  }

  /// Returns the word at a point. If there is none, returns the character, or the sequence of spaces.
  private func word(at point: Point, _ nearest: TextPosition) -> TextRange {
    if let character = characterRange(at: point) {
      let word = tokenizer.rangeEnclosingPosition(
        character.start, with: .word, inDirection: .storage(.forward))
      if let word, word.start <= character.start, word.end >= character.end { return word }
      return spaces(around: character)
    }
    return word(at: nearest)
  }

  /// Returns the word at or next to a position. If there is none, returns the character before it, or the
  /// sequence of spaces.
  func word(at position: TextPosition) -> TextRange {
    for direction in [TextStorageDirection.forward, .backward] {
      let word = tokenizer.rangeEnclosingPosition(
        position, with: .word, inDirection: .storage(direction))
      if let word, word.contains(position) { return word }
    }
    if let before = self.position(from: position, offset: -1),
      text(in: TextRange(start: before, end: position))?.first?.isParagraphTerminator == false
    {
      return spaces(around: TextRange(start: before, end: position))
    }
    return TextRange(at: position)
  }

  /// Returns a character's range, extended by adjacent spaces if it is a space.
  private func spaces(around character: TextRange) -> TextRange {
    guard text(in: character)?.first?.isSpaceInLine == true else { return character }
    var (start, end) = (character.start, character.end)
    // The search is limited to bound its time.
    for _ in 0..<256 {
      guard let next = position(from: end, offset: 1),
        text(in: TextRange(start: end, end: next))?.first?.isSpaceInLine == true
      else { break }
      end = next
    }
    for _ in 0..<256 {
      guard let next = position(from: start, offset: -1),
        text(in: TextRange(start: next, end: start))?.first?.isSpaceInLine == true
      else { break }
      start = next
    }
    return TextRange(start: start, end: end)
  }

  /// Returns the paragraph at a position, without its terminator.
  func paragraph(at position: TextPosition) -> TextRange {
    if let editor = (self as? any EditedTextInput)?.editor { return editor.paragraph(at: position) }
    let found =
      tokenizer.rangeEnclosingPosition(
        position, with: .paragraph, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(
        position, with: .paragraph, inDirection: .storage(.backward))
    guard let found, found.contains(position) else { return TextRange(at: position) }
    guard let last = self.position(from: found.end, offset: -1), last >= found.start,
      text(in: TextRange(start: last, end: found.end))?.first?.isParagraphTerminator == true
    else { return found }
    // After a final line break there is an empty paragraph.
    return position == found.end
      ? TextRange(at: position) : TextRange(start: found.start, end: last)
  }
}

extension TextEditor {
  /// Returns the paragraph at a position, without its terminator. In a single line, this is the whole text.
  fileprivate func paragraph(at position: TextPosition) -> TextRange {
    var first = document.block(at: min(position.utf8Offset, document.utf8Count))
    var last = first
    while first > 0, !document.endsParagraph(first - 1) { first -= 1 }
    while last + 1 < document.blockCount, !document.endsParagraph(last) { last += 1 }
    let start = document.range(ofBlock: first).lowerBound
    return TextRange(utf8: start..<document.contentRange(ofBlock: last).upperBound)
  }
}

extension Character {
  /// A Boolean value that indicates whether the character is a space or tab.
  fileprivate var isSpaceInLine: Bool { isWhitespace && !isNewline }
}
