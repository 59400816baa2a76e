/// A sequence of words that a rule finds.
///
/// A pattern is a text like `the|its place|places`: a space separates positions, and a bar separates the
/// words that match at one. `<any>` matches every word. A phrase does not contain a comma, a parenthesis or
/// the end of a sentence.
struct Phrase: Sendable {
  /// The words that match at each position. The set is empty if every word matches.
  private let positions: [Set<String>]
  /// The words that must not precede the phrase, and those that must not follow it.
  private let exceptions: (before: Set<String>, after: Set<String>)
  /// The position whose words the index holds.
  let anchor: Int

  /// Creates a phrase.
  ///
  /// - Parameters:
  ///   - pattern: The words.
  ///   - anchor: The position of the rarest word; by default the last one.
  ///   - before: The words, divided by spaces, after which the pattern means something else.
  ///   - after: The words before which the pattern means something else.
  init(
    _ pattern: String, anchor: Int? = nil, notAfter before: String = "",
    notBefore after: String = ""
  ) {
    positions = pattern.split(separator: " ").map { position in
      position == "<any>" ? [] : Set(position.split(separator: "|").map(String.init))
    }
    self.anchor = anchor ?? positions.count - 1
    exceptions = (Self.words(before), Self.words(after))
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// The words of the anchor's position.
  var anchors: Set<String> { positions[anchor] }

  /// Returns the range of the phrase whose anchor is at an index, or `nil` if the phrase is not there.
  func range(in words: [ProseWord], anchorAt index: Int) -> Range<Int>? {
    let start = index - anchor
    guard start >= 0, start + positions.count <= words.count else { return nil }
    let range = start..<start + positions.count
    for (position, index) in range.enumerated() {
      let word = words[index]
      guard positions[position].isEmpty || positions[position].contains(word.text) else {
        return nil
      }
      if index + 1 < range.upperBound, word.end != .none { return nil }
    }
    if start > 0, words[start - 1].end == .none, exceptions.before.contains(words[start - 1].text) {
      return nil
    }
    if range.upperBound < words.count, words[range.upperBound - 1].end == .none,
      exceptions.after.contains(words[range.upperBound].text)
    {
      return nil
    }
    return range
  }
}

/// Phrases by the words of their anchors.
struct PhraseIndex<Value: Sendable>: Sendable {
  private var entries: [String: [(phrase: Phrase, value: Value)]] = [:]

  /// Creates an index of phrases with a value each.
  init(_ phrases: [(Phrase, Value)]) {
    for (phrase, value) in phrases {
      for word in phrase.anchors { entries[word, default: []].append((phrase, value)) }
    }
  }

  /// Calls a closure for each phrase that a paragraph contains, the first phrase of the index where
  /// several share an anchor.
  func forEachMatch(in words: [ProseWord], _ body: (Range<Int>, Value) -> Void) {
    for (index, word) in words.enumerated() {
      guard let candidates = entries[word.text] else { continue }
      for (phrase, value) in candidates {
        if let range = phrase.range(in: words, anchorAt: index) {
          body(range, value)
          break
        }
      }
    }
  }
}
