/// Searching for text. What is found begins and ends between two characters.
extension TextDocument {
  /// The first place behind, or the last one before, where some text is; nil if it is nowhere.
  ///
  /// Forward, what is found begins at `from` or behind it; backward, it ends there or before. With
  /// `wraps` the rest of the text is searched too.
  package func find(
    _ needle: String, options: TextSearchOptions = [], from: Int, backward: Bool = false
  ) -> Range<Int>? {
    guard var matcher = matcher(needle, options) else { return nil }
    let count = buffer.count
    let from = max(0, min(from, count))
    if backward {
      if let found = last(&matcher, in: 0..<from, upTo: from) { return found }
      return options.contains(.wraps) ? last(&matcher, in: 0..<count, upTo: count) : nil
    }
    if let found = first(&matcher, in: from..<count) { return found }
    return options.contains(.wraps) ? first(&matcher, in: 0..<from) : nil
  }

  /// All places where some text is, from the first on, none of which overlap; at most `limit`.
  package func findAll(
    _ needle: String, options: TextSearchOptions = [], in range: Range<Int>? = nil,
    limit: Int = .max
  ) -> [Range<Int>] {
    guard var matcher = matcher(needle, options) else { return [] }
    let all = 0..<buffer.count
    let range = (range ?? all).clamped(to: all)
    var found: [Range<Int>] = []
    var start = range.lowerBound
    while found.count < limit, let match = first(&matcher, in: start..<range.upperBound),
      match.upperBound <= range.upperBound
    {
      found.append(match)
      start = match.upperBound
    }
    return found
  }

  private func matcher(_ needle: String, _ options: TextSearchOptions) -> TextMatcher? {
    TextMatcher(needle, options, TextFolding.folding(for: options))
  }

  /// The first match that begins in a range.
  private func first(_ matcher: inout TextMatcher, in range: Range<Int>) -> Range<Int>? {
    let bytes = buffer.bytes
    var range = range
    while let match = matcher.first(in: range, of: bytes) {
      if isBoundary(match.lowerBound), isBoundary(match.upperBound) { return match }
      range = (match.lowerBound + 1)..<range.upperBound
    }
    return nil
  }

  /// The last match that begins in a range, and ends at a limit or before.
  private func last(
    _ matcher: inout TextMatcher, in range: Range<Int>, upTo limit: Int
  ) -> Range<Int>? {
    let bytes = buffer.bytes
    var range = range
    while let match = matcher.last(in: range, upTo: limit, of: bytes) {
      if isBoundary(match.lowerBound), isBoundary(match.upperBound) { return match }
      range = range.lowerBound..<match.lowerBound
    }
    return nil
  }
}
