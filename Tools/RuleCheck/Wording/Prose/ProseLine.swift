/// A line of a comment or of an article, without the marks of the comment.
struct ProseLine {
  /// The line of the file, from 1.
  var number: Int
  /// The text.
  var bytes: ArraySlice<UInt8>

  /// The number of spaces at the beginning.
  var indentation: Int { bytes.prefix { $0 == Ascii.space || $0 == Ascii.tab }.count }

  /// The text without spaces at its ends.
  var trimmed: ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 == Ascii.space || $0 == Ascii.tab }
    while let last = bytes.last, last == Ascii.space || last == Ascii.tab { bytes.removeLast() }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  /// Returns a Boolean value that indicates whether the bytes begin with a text.
  func hasPrefix(_ text: String) -> Bool { starts(with: text.utf8) }
}
