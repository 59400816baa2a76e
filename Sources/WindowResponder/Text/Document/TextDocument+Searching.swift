/// Searching for text. What is found begins and ends between two characters.
extension TextDocument {
  /// The first place behind, or the last one before, where some text is; nil if it is nowhere.
  ///
  /// Forward, what is found begins at `from` or behind it; backward, it ends there or before. With
  /// `wraps` the rest of the text is searched too.
  package func find(
    _ needle: String, options: TextSearchOptions = [], from: Int, backward: Bool = false
  ) -> Range<Int>? {
    guard var matcher = TextMatcher(needle, options) else { return nil }
    let bytes = buffer.bytes
    let all = 0..<bytes.count
    let from = max(0, min(from, bytes.count))
    if backward {
      if let found = matcher.last(in: 0..<from, upTo: from, of: bytes, isBoundary: isBoundary) {
        return found
      }
      guard options.contains(.wraps) else { return nil }
      return matcher.last(in: all, upTo: bytes.count, of: bytes, isBoundary: isBoundary)
    }
    if let found = matcher.first(in: from..<bytes.count, of: bytes, isBoundary: isBoundary) {
      return found
    }
    guard options.contains(.wraps) else { return nil }
    return matcher.first(in: 0..<from, of: bytes, isBoundary: isBoundary)
  }

  /// All places where some text is, from the first on, none of which overlap; at most `limit`.
  package func findAll(
    _ needle: String, options: TextSearchOptions = [], in range: Range<Int>? = nil,
    limit: Int = .max
  ) -> [Range<Int>] {
    guard var matcher = TextMatcher(needle, options) else { return [] }
    let bytes = buffer.bytes
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    var found: [Range<Int>] = []
    var start = range.lowerBound
    while found.count < limit,
      let match = matcher.first(
        in: start..<range.upperBound, of: bytes, isBoundary: isBoundary),
      match.upperBound <= range.upperBound
    {
      found.append(match)
      start = match.upperBound
    }
    return found
  }
}
