/// The search for text. A match begins and ends at boundaries of characters.
extension TextDocument {
  /// Returns the first match after an offset, or the last one before it. If there is none, returns `nil`.
  ///
  /// A forward search returns a match that begins at `from` or after it, and a backward search one that ends
  /// there or before it. If the options contain `wraps`, the rest of the text is searched too.
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

  /// Returns the matches in the order of the text, without overlaps, at most `limit`.
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

  /// Returns the first match that begins in a range.
  private func first(_ matcher: inout TextMatcher, in range: Range<Int>) -> Range<Int>? {
    let bytes = buffer.bytes
    var range = range
    while let match = matcher.first(in: range, of: bytes) {
      if isBoundary(match.lowerBound), isBoundary(match.upperBound) { return match }
      range = (match.lowerBound + 1)..<range.upperBound
    }
    return nil
  }

  /// Returns the last match that begins in a range and ends at a limit or before it.
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
