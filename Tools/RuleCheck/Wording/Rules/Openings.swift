/// A doc comment does not begin with a question word or with a form of "to have" or "to do".
struct Openings: WordRule {
  static let name = "opening"
  static let summary =
    "a doc comment begins with a noun phrase or a verb, not with What, Who, Has or Whether"

  private static let banned: [String: String] = [
    "what": "name the thing: \"The …\", \"The value that …\"",
    "whatever": "name the thing: \"The …\"",
    "who": "name the actor: \"The observers of …\", \"The delegate that …\"",
    "whom": "name the actor",
    "whose": "name the owner: \"The view that owns …\"",
    "whoever": "name the actor",
    "nobody": "name the actor, or the condition",
    "somebody": "name the actor",
    "someone": "name the actor",
    "has": "begin with the action: \"Loads …\", or with the value: \"A Boolean value that …\"",
    "have": "begin with the action, or with the value",
    "had": "begin with the action, or with the value",
    "does": "begin with the action: \"Performs …\"",
    "do": "begin with the action",
    "did": "begin with the action",
    "how": "name the measure: \"The number of …\", \"The distance …\", \"The way …\"",
    "why": "begin with \"The reason …\"",
    "whether": "begin with \"A Boolean value that indicates whether …\"",
    "where": "name the value: \"The position …\", \"The location …\"",
    "when": "name the value: \"The time …\", or begin with the action",
    "which": "name the value: \"The index of …\"",
    "nothing": "begin with the action or the value, and say the condition after it",
  ]
  private static let conditions: Set<String> = [
    "while", "until", "unless", "where", "if", "when", "for", "after", "before", "as",
  ]

  func findings(in file: ProseFile) -> [Finding] {
    file.blocks.compactMap { block in
      guard case .documentation = block.kind, let words = block.paragraphs.first,
        let first = words.first, let message = Self.problem(of: words)
      else { return nil }
      return finding(file.path, first.line, message)
    }
  }

  /// Returns the problem of the words with which a doc comment begins, or `nil` if there is none.
  static func problem(of words: [ProseWord]) -> String? {
    guard let first = words.first, !first.isPossessive else { return nil }
    if let advice = banned[first.text] { return "begins with \"\(first.text)\": \(advice)" }
    guard first.text == "nil", first.end == .none, words.count > 1,
      conditions.contains(words[1].text)
    else { return nil }
    return
      "begins with \"nil \(words[1].text)\": name the value, and then say \"If …, this is `nil`\""
  }
}
