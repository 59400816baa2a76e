import ResponderText

extension TextInputStringTokenizer {
  /// The length of text that is read on each side of a position, in bytes. A longer paragraph is handled as
  /// several.
  private static let reach = 4096

  /// Returns a Boolean value that indicates whether a direction leads towards the end of the text at a
  /// position.
  func isForward(_ direction: TextDirection, at position: TextPosition) -> Bool {
    switch direction {
    case .storage(let direction): return direction == .forward
    case .layout(.up): return false
    case .layout(.down): return true
    case .layout(let direction):
      return (direction == .right) != (textInput?.isWrittenLeft(at: position) ?? false)
    }
  }

  /// Returns the unit that contains a position, or that is next to it in the direction.
  func unit(
    at position: TextPosition, _ granularity: TextGranularity, isForward: Bool
  ) -> TextRange? {
    guard let input = textInput else { return nil }
    let place = position.utf8Offset
    switch granularity {
    case .document:
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      return position == (isForward ? end : start) ? nil : TextRange(start: start, end: end)
    case .character:
      return input.position(from: position, offset: isForward ? 1 : -1).map {
        TextRange(start: position, end: $0)
      }
    case .paragraph:
      var range = paragraph(around: place, withTerminator: true)
      if !isForward, range.lowerBound == place,
        let before = input.position(from: position, offset: -1)
      {
        range = paragraph(around: before.utf8Offset, withTerminator: true)
      }
      let isInside = isForward ? place < range.upperBound : place > range.lowerBound
      return isInside ? TextRange(utf8: range) : nil
    case .line:
      return line(at: position, isForward: isForward)
    case .word, .sentence:
      let window = paragraph(around: place, withTerminator: false)
      guard let text = input.text(in: TextRange(utf8: window)) else { return nil }
      let breaks = TextBreaks(text)
      let unit = breaks.unit(
        at: min(place - window.lowerBound, breaks.count), granularity, isForward: isForward)
      return unit.map {
        TextRange(utf8: $0.lowerBound + window.lowerBound..<$0.upperBound + window.lowerBound)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a paragraph ends or starts at a position. Its end is
  /// before its terminator.
  func isParagraphBoundary(_ position: TextPosition, isForward: Bool) -> Bool {
    let range = paragraph(around: position.utf8Offset, withTerminator: false)
    return position.utf8Offset == (isForward ? range.upperBound : range.lowerBound)
  }

  /// Returns the next boundary of a unit from a position, or `nil` at the end of the text.
  func boundary(
    from position: TextPosition, _ granularity: TextGranularity, isForward: Bool
  ) -> TextPosition? {
    guard let input = textInput else { return nil }
    let limit = isForward ? input.endOfDocument : input.beginningOfDocument
    if position == limit { return nil }
    switch granularity {
    case .document: return limit
    case .character: return input.position(from: position, offset: isForward ? 1 : -1)
    case .paragraph:
      let range = paragraph(around: position.utf8Offset, withTerminator: false)
      let end = isForward ? range.upperBound : range.lowerBound
      if end != position.utf8Offset { return TextPosition(utf8Offset: end) }
      guard let next = input.position(from: position, offset: isForward ? 1 : -1) else {
        return nil
      }
      let other = paragraph(around: next.utf8Offset, withTerminator: false)
      return TextPosition(utf8Offset: isForward ? other.upperBound : other.lowerBound)
    case .line:
      guard let line = line(at: position, isForward: isForward) else { return nil }
      let end = isForward ? line.end : line.start
      return end == position ? nil : end
    case .word, .sentence:
      return unitBoundary(from: position, granularity, isForward: isForward, in: input)
    }
  }

  /// Returns the next boundary of a word or sentence, in the same paragraph or a later one.
  private func unitBoundary(
    from position: TextPosition, _ granularity: TextGranularity, isForward: Bool,
    in input: any TextInput
  ) -> TextPosition? {
    var place = position.utf8Offset
    while true {
      let window = paragraph(around: place, withTerminator: false)
      guard let text = input.text(in: TextRange(utf8: window)) else { return nil }
      let breaks = TextBreaks(text)
      let start = min(place - window.lowerBound, breaks.count)
      if let found = breaks.boundary(from: start, granularity, isForward: isForward) {
        return TextPosition(utf8Offset: window.lowerBound + found)
      }
      let edge = TextPosition(utf8Offset: isForward ? window.upperBound : window.lowerBound)
      guard let next = input.position(from: edge, offset: isForward ? 1 : -1),
        next.utf8Offset != place
      else {
        // Only punctuation follows the last word, or precedes the first one.
        let end = isForward ? input.endOfDocument : input.beginningOfDocument
        return end == position ? nil : end
      }
      place = next.utf8Offset
    }
  }

  /// Returns the paragraph that contains an offset, as far as it is read.
  func paragraph(around place: Int, withTerminator: Bool) -> Range<Int> {
    guard let input = textInput else { return place..<place }
    let end = input.endOfDocument.utf8Offset
    let place = min(place, end)
    var lower = max(0, place - Self.reach)
    var upper = min(end, place + Self.reach)
    if let before = input.text(in: TextRange(utf8: lower..<place)) {
      // The input widens a range that begins or ends inside a character.
      lower = max(0, place - before.utf8.count)
      if let last = before.lastIndex(where: \.isParagraphTerminator) {
        lower += before.utf8.distance(from: before.startIndex, to: before.index(after: last))
      }
    }
    if let after = input.text(in: TextRange(utf8: place..<upper)) {
      upper = place + after.utf8.count
      if let first = after.firstIndex(where: \.isParagraphTerminator) {
        let stop = withTerminator ? after.index(after: first) : first
        upper = place + after.utf8.distance(from: after.startIndex, to: stop)
      }
    }
    return lower..<max(lower, upper)
  }

  /// Returns the range of positions around one whose carets have the same vertical position.
  private func line(at position: TextPosition, isForward: Bool) -> TextRange? {
    guard let input = textInput else { return nil }
    let paragraph = paragraph(around: position.utf8Offset, withTerminator: false)
    let caret = input.caretRect(for: position)
    let far = 1e6
    let range = TextRange(utf8: paragraph)
    let left = input.closestPosition(to: Point(x: -far, y: caret.midY), within: range)
    let right = input.closestPosition(to: Point(x: far, y: caret.midY), within: range)
    guard let left, let right else { return nil }
    return TextRange(start: min(left, right, position), end: max(left, right, position))
  }
}

extension Character {
  /// A Boolean value that indicates whether the character ends a paragraph, as defined by Unicode and Pango.
  var isParagraphTerminator: Bool {
    switch self {
    case "\n", "\r\n", "\r", "\u{2029}": true
    default: false
    }
  }
}
