/// A range of a text. An empty range is a position. Follows `UITextRange`.
public struct TextRange: Hashable, Sendable {
  /// The start of the range.
  public let start: TextPosition
  /// The end of the range, at ``start`` or after it.
  public let end: TextPosition

  /// Creates a range between two positions, in any order.
  public init(start: TextPosition, end: TextPosition) {
    self.start = min(start, end)
    self.end = max(start, end)
  }

  /// Creates a range from UTF-8 bytes.
  public init(utf8 bytes: Range<Int>) {
    self.init(
      start: TextPosition(utf8Offset: bytes.lowerBound),
      end: TextPosition(utf8Offset: bytes.upperBound))
  }

  /// Creates an empty range.
  public init(at position: TextPosition) { self.init(start: position, end: position) }

  /// A Boolean value that indicates whether the range is empty.
  public var isEmpty: Bool { start == end }

  /// The range in UTF-8 bytes.
  public var utf8: Range<Int> { start.utf8Offset..<end.utf8Offset }

  /// Returns a Boolean value that indicates whether a position is in the range or at one of its ends.
  public func contains(_ position: TextPosition) -> Bool { start <= position && position <= end }
}

extension String {
  /// The part of the text in a range.
  ///
  /// Ends outside are limited to the text, and ends inside a character are rounded down.
  public subscript(range: TextRange) -> Substring { self[indices(of: range)] }

  /// Returns the text with a range replaced.
  ///
  /// A delegate can use this method to compute the result of a proposed change:
  ///
  ///     let result = (textField.text ?? "").replacing(range, with: string)
  public func replacing(_ range: TextRange, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(indices(of: range), with: text)
    return copy
  }

  /// Returns the range for a range of the string's indices.
  public func textRange(_ range: Range<String.Index>) -> TextRange {
    TextRange(
      utf8: utf8.distance(
        from: startIndex, to: range.lowerBound)..<utf8.distance(
          from: startIndex, to: range.upperBound))
  }

  private func indices(of range: TextRange) -> Range<String.Index> {
    let count = utf8.count
    func index(_ position: TextPosition) -> String.Index {
      let index = utf8.index(utf8.startIndex, offsetBy: min(position.utf8Offset, count))
      // The index after it is that of the next character, also if it points inside a character.
      return index == endIndex ? index : self.index(before: self.index(after: index))
    }
    return index(range.start)..<index(range.end)
  }
}
