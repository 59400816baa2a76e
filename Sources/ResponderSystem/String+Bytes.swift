// The standard library's search for a text in another is that of regular expressions. One call of it links a
// program with 1.2 MB of them, so the library calls these instead.

extension String {
  /// Returns the range of the first occurrence of a text's UTF-8 bytes, from a position on. If there is none,
  /// returns `nil`.
  ///
  /// The bytes are compared, so an `e` with an accent of its own does not match an `é`.
  package func byteRange(of text: String, from start: Index) -> Range<Index>? {
    let sought = Array(text.utf8)
    guard let first = sought.first else { return start..<start }
    var rest = utf8[start...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: sought) { return index..<utf8.index(index, offsetBy: sought.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a text's UTF-8 bytes occur in this text.
  package func hasBytes(of text: String) -> Bool { byteRange(of: text, from: startIndex) != nil }

  /// Returns the text with another one in place of each occurrence of a text's UTF-8 bytes.
  package func replacingBytes(of text: String, with replacement: String) -> String {
    guard !text.isEmpty else { return self }
    var result = ""
    var position = startIndex
    while let range = byteRange(of: text, from: position) {
      result += self[position..<range.lowerBound]
      result += replacement
      position = range.upperBound
    }
    return result + self[position...]
  }
}
