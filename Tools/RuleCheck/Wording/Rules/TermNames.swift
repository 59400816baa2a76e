/// The names of files, types and members use the field's terms.
struct TermNames: WordRule {
  static let name = "name"
  static let summary = "names of files, types and members that others can use are the field's terms"

  func findings(in file: ProseFile) -> [Finding] {
    var findings: [Finding] = []
    if let name = file.path.split(separator: "/").last,
      name.hasSuffix(".swift") || name.hasSuffix(".md"),
      let message = Self.message(String(name.prefix { $0 != "." }), kind: .type)
    {
      findings.append(finding(file.path, 0, "the file's name: \(message)"))
    }
    for declaration in file.visibleDeclarations {
      let name = String(declaration.name.prefix { $0 != "(" })
      if let message = Self.message(name, kind: declaration.kind) {
        findings.append(finding(file.path, declaration.line, "\(declaration.name): \(message)"))
      }
    }
    return findings
  }

  private static func message(_ name: String, kind: Declaration.Kind) -> String? {
    let words = words(of: name)
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      guard let term = NameTerm.all[word], !term.exceptAfter.contains(before),
        !term.exceptBefore.contains(after)
      else { continue }
      // The first word of a function is a verb, and so is that of a property with an object after it.
      let isVerb = index == 0 && (kind == .function || (kind == .property && !after.isEmpty))
      if term.canBeVerb, isVerb { continue }
      if term.isForTypesAlone, kind != .type { continue }
      return "\"\(word)\": use \(term.instead)"
    }
    return nil
  }

  /// Returns the words of a name in lowercase: `view`, `remains` and `of` for `ViewRemains+Of`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension ProseFile {
  /// The types and the members that code outside their file or type can use.
  ///
  /// Locals, overrides and deprecated declarations are left out, as are cases of private types.
  fileprivate var visibleDeclarations: [Declaration] {
    var result: [Declaration] = []
    var bodies: [Declaration] = []
    var hiddenEnd = 0
    for declaration in declarations {
      bodies.removeAll { $0.lastLine < declaration.line }
      let isLocal = !bodies.isEmpty
      if declaration.hasBody, declaration.kind != .type, declaration.kind != .extension {
        bodies.append(declaration)
      }
      guard declaration.line > hiddenEnd, !isLocal else { continue }
      guard declaration.isVisibleOutside else {
        if declaration.kind == .type || declaration.kind == .extension {
          hiddenEnd = declaration.lastLine
        }
        continue
      }
      let isNew =
        declaration.kind != .extension && declaration.kind != .initializer
        && !declaration.modifiers.contains("override")
        && !declaration.modifiers.contains("@available")
      if isNew { result.append(declaration) }
    }
    return result
  }
}
