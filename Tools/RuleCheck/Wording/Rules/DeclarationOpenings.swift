/// A doc comment begins as its kind of declaration does in Apple's documentation.
struct DeclarationOpenings: WordRule {
  static let name = "kind"
  static let summary =
    "a method's comment begins with a verb in the third person, a property's and a type's with a noun phrase"

  /// The participles with which comments of methods that others call begin.
  private static let participles: Set<String> = ["called", "overridden", "deprecated", "invoked"]

  func findings(in file: ProseFile) -> [Finding] {
    file.blocks.compactMap { block in
      guard case .documentation(let declaration?) = block.kind,
        let words = block.paragraphs.first?[...], let first = words.first,
        first.text != ProseWord.placeholder, Openings.problem(of: Array(words)) == nil
      else { return nil }
      let message: String?
      switch declaration.kind {
      case .function, .initializer, .deinitializer: message = Self.method(words)
      case .property:
        message = Self.noun(words, "a property's comment", "\"The …\" or \"A Boolean value …\"")
      case .type: message = Self.noun(words, "a type's comment", "\"A view that …\"")
      case .extension, .subscript, .enumCase: message = nil
      }
      return message.map { finding(file.path, first.line, $0) }
    }
  }

  private static func method(_ words: ArraySlice<ProseWord>) -> String? {
    guard let first = words.first, !participles.contains(first.text),
      !Verbs.mayBeginWithVerb(words)
    else { return nil }
    return
      "a method's comment begins with \"\(first.text)\": begin with a verb in the third person: "
      + "\"Returns …\", \"Creates …\""
  }

  private static func noun(_ words: ArraySlice<ProseWord>, _ subject: String, _ advice: String)
    -> String?
  {
    guard let first = words.first, Verbs.beginWithVerb(words) else { return nil }
    return "\(subject) begins with the verb \"\(first.text)\": begin with \(advice)"
  }
}
