/// Prose names the actor, and keeps to plain constructions.
struct BannedPhrases: WordRule {
  static let name = "phrase"
  static let summary =
    "prose names the actor: no \"somebody\", \"nobody\", \"whoever\", \"it is told\""

  private static let index = PhraseIndex(Constructions.all)

  func findings(in file: ProseFile) -> [Finding] {
    file.phrases(of: Self.index).map { words, line, advice in
      finding(file.path, line, "\"\(words)\": \(advice)")
    }
  }
}

/// Prose uses the field's terms.
struct Terms: WordRule {
  static let name = "term"
  static let summary = "prose uses the terms of Documentation/Words.md"

  private static let index = PhraseIndex(
    TermTable.all.flatMap { term in term.phrases.map { ($0, term.instead) } })

  func findings(in file: ProseFile) -> [Finding] {
    file.phrases(of: Self.index).map { words, line, instead in
      finding(file.path, line, "\"\(words)\": use \(instead)")
    }
  }
}

extension ProseFile {
  /// Returns the matches of phrases in the file, each with its words and its line.
  fileprivate func phrases(of index: PhraseIndex<String>) -> [(String, Int, String)] {
    var matches: [(String, Int, String)] = []
    for block in blocks {
      for words in block.paragraphs {
        index.forEachMatch(in: words) { range, advice in
          let text = words[range].map(\.text).joined(separator: " ")
          matches.append((text, words[range.lowerBound].line, advice))
        }
      }
    }
    return matches
  }
}
