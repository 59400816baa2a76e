/// A sentence in a doc comment of the public API has at most 30 words.
struct LongSentences: WordRule {
  static let name = "long-sentence"
  static let summary = "a sentence of public documentation has at most \(limit) words"
  static let limit = 30

  func findings(in file: ProseFile) -> [Finding] {
    guard file.path.hasPrefix("Sources/") else { return [] }
    let types = file.publicTypes
    return file.blocks.flatMap { block -> [Finding] in
      guard case .documentation(let declaration?) = block.kind,
        file.isPublic(declaration, publicTypes: types)
      else { return [] }
      return block.paragraphs.flatMap { Self.sentences(of: $0) }.filter { $0.count > Self.limit }
        .map { sentence in
          finding(
            file.path, sentence.first?.line ?? declaration.line,
            "a sentence of \(sentence.count) words: make one statement a sentence, at most \(Self.limit) words"
          )
        }
    }
  }

  /// Returns the sentences of a paragraph.
  static func sentences(of words: [ProseWord]) -> [ArraySlice<ProseWord>] {
    var sentences: [ArraySlice<ProseWord>] = []
    var start = 0
    for (index, word) in words.enumerated() where word.end == .sentence {
      sentences.append(words[start...index])
      start = index + 1
    }
    return sentences
  }
}

extension ProseFile {
  /// The full names of the public types of the file, and of the public extensions.
  var publicTypes: Set<String> {
    Set(
      declarations.filter { $0.isPublic && ($0.kind == .type || $0.kind == .extension) }
        .map(\.fullName))
  }

  /// Returns a Boolean value that indicates whether users of the module see a declaration.
  ///
  /// A requirement of a protocol and a case of an enumeration are as public as their type.
  func isPublic(_ declaration: Declaration, publicTypes: Set<String>) -> Bool {
    if declaration.isPublic { return true }
    let hidden: Set<String> = ["internal", "private", "fileprivate", "package"]
    guard hidden.isDisjoint(with: declaration.modifiers), publicTypes.contains(declaration.owner)
    else { return false }
    return declaration.kind == .enumCase || protocols.contains(declaration.owner)
      || publicExtensions.contains(declaration.owner)
  }

  private var protocols: Set<String> {
    Set(declarations.filter { $0.kind == .type && $0.isProtocol }.map(\.fullName))
  }

  private var publicExtensions: Set<String> {
    Set(declarations.filter { $0.kind == .extension && $0.isPublic }.map(\.fullName))
  }
}
