/// A stretch of a text, or a place in it where the stretch is empty. Follows `UITextRange`.
public struct TextRange: Hashable, Sendable {
  /// Where it begins.
  public let start: TextPosition
  /// Where it ends; not before ``start``.
  public let end: TextPosition

  /// Creates a range between two positions, whichever comes first.
  public init(start: TextPosition, end: TextPosition) {
    self.start = min(start, end)
    self.end = max(start, end)
  }

  /// Creates a range of bytes of UTF-8.
  public init(utf8 bytes: Range<Int>) {
    self.init(
      start: TextPosition(utf8Offset: bytes.lowerBound),
      end: TextPosition(utf8Offset: bytes.upperBound))
  }

  /// Creates an empty range.
  public init(at position: TextPosition) { self.init(start: position, end: position) }

  /// Whether nothing lies between the ends.
  public var isEmpty: Bool { start == end }

  /// The range in bytes of UTF-8.
  public var utf8: Range<Int> { start.utf8Offset..<end.utf8Offset }

  /// Whether a position lies in the range or at one of its ends.
  public func contains(_ position: TextPosition) -> Bool { start <= position && position <= end }
}

extension String {
  /// The part of the text that a range of it stands for.
  ///
  /// Ends that lie outside are brought to the text's ends, and those inside a character before it.
  public subscript(range: TextRange) -> Substring { self[indices(of: range)] }

  /// The text with a range of it replaced.
  ///
  /// A delegate that is asked whether a change may be made sees with it what would come of it:
  ///
  ///     let result = (textField.text ?? "").replacing(range, with: string)
  public func replacing(_ range: TextRange, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(indices(of: range), with: text)
    return copy
  }

  /// The range that bounds of the text's own stand for.
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
      // The index after it is that of the next character, whichever part of one it points at.
      return index == endIndex ? index : self.index(before: self.index(after: index))
    }
    return index(range.start)..<index(range.end)
  }
}
