public import Foundation
public import WindowResponder

extension TextRange {
  /// Creates the range that a range of UTF-16 units has in bytes of UTF-8, by the text that it is of. What
  /// lies beyond the text is brought to its ends.
  public init(_ range: NSRange, in text: String) {
    let length = text.utf16.count
    let start = min(max(0, range.location == NSNotFound ? length : range.location), length)
    let end = min(start + max(0, range.length), length)
    func position(_ units: Int) -> TextPosition {
      let index = text.utf16.index(text.startIndex, offsetBy: units)
      return TextPosition(utf8Offset: text.utf8.distance(from: text.startIndex, to: index))
    }
    self.init(start: position(start), end: position(end))
  }
}

extension NSRange {
  /// Creates the range that a range of bytes of UTF-8 has in UTF-16 units, by the text that it is of. What
  /// lies beyond the text is brought to its ends.
  public init(_ range: TextRange, in text: String) {
    let length = text.utf8.count
    func units(_ position: TextPosition) -> Int {
      let index = text.utf8.index(text.startIndex, offsetBy: min(position.utf8Offset, length))
      return text.utf16.distance(from: text.startIndex, to: index)
    }
    let start = units(range.start)
    self.init(location: start, length: units(range.end) - start)
  }
}
