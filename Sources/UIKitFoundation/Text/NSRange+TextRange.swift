public import Foundation
public import WindowResponder

extension TextRange {
  /// Creates a range in bytes of UTF-8 from a range in UTF-16 code units of a text. The range is clamped to
  /// the text.
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
  /// Creates a range in UTF-16 code units from a range in bytes of UTF-8 of a text. The range is clamped to
  /// the text.
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
