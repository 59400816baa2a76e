/// A source file of the package with what the rules read of it.
struct SourceFile {
  /// The path from the package's folder.
  let path: String
  /// The lines, without their line breaks.
  let lines: [Substring]
  /// The text with comments and literals blanked; nil for a file that is not Swift.
  let mask: CodeMask?
  /// The declarations; empty for a file that is not Swift.
  let declarations: [Declaration]

  /// Reads a file from its bytes.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
    guard path.hasSuffix(".swift") else {
      (mask, declarations) = (nil, [])
      return
    }
    let mask = CodeMask(bytes)
    self.mask = mask
    declarations = DeclarationReader.declarations(in: Token.tokens(of: mask))
  }

  /// The target's folder for a file of Sources, as `Widgets`; else the first folder.
  var module: String {
    let parts = path.split(separator: "/")
    return String(parts.first == "Sources" && parts.count > 2 ? parts[1] : parts.first ?? "")
  }

  /// The name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the text of the doc comment before a line, without its slashes; empty where there is none.
  func docComment(before line: Int) -> String {
    var index = line - 2
    var comment: [Substring] = []
    while index >= 0 {
      let text = lines[index].drop { $0 == " " }
      guard text.hasPrefix("///") else { break }
      comment.append(text.dropFirst(3))
      index -= 1
    }
    return comment.reversed().joined(separator: " ")
  }
}
