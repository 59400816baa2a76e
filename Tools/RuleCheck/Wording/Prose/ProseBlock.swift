/// A comment, or the text of an article.
struct ProseBlock {
  /// The kinds of blocks.
  enum Kind: Equatable {
    /// A doc comment, with the declaration that follows, if the reader of declarations knows it.
    case documentation(Declaration?)
    /// Another comment.
    case comment
    /// An article.
    case article
  }

  var kind: Kind
  /// The paragraphs.
  var paragraphs: [[ProseWord]]
}

/// A file with its prose.
struct ProseFile {
  /// The path from the package's folder.
  let path: String
  /// The comments in the order of the file, or the article.
  let blocks: [ProseBlock]
  /// The declarations; empty for a file that is not Swift.
  let declarations: [Declaration]

  /// Reads the comments of a Swift file.
  init(_ file: SourceFile) {
    path = file.path
    declarations = file.declarations
    guard let mask = file.mask else {
      blocks = []
      return
    }
    let byLine = Dictionary(file.declarations.map { ($0.line, $0) }) { first, _ in first }
    blocks = CommentGroup.groups(of: mask).map { group in
      let paragraphs = ProseReader.paragraphs(of: group.lines, form: .comment)
      guard group.isDocumentation else {
        return ProseBlock(kind: .comment, paragraphs: paragraphs)
      }
      var next = (group.lines.last?.number ?? 0) + 1
      while next <= file.lines.count, Self.isBetween(file.lines[next - 1]) { next += 1 }
      return ProseBlock(kind: .documentation(byLine[next]), paragraphs: paragraphs)
    }
  }

  /// Reads an article.
  init(path: String, article: [UInt8]) {
    self.path = path
    declarations = []
    let lines = article.split(separator: Ascii.newline, omittingEmptySubsequences: false)
      .enumerated().map { ProseLine(number: $0.offset + 1, bytes: $0.element) }
    blocks = [
      ProseBlock(
        kind: .article, paragraphs: ProseReader.paragraphs(of: lines, form: .article))
    ]
  }

  /// Reads the comments of a shell script, the lines that begin with a number sign.
  init(path: String, script: [UInt8]) {
    self.path = path
    declarations = []
    let lines = script.split(separator: Ascii.newline, omittingEmptySubsequences: false)
    var groups: [[ProseLine]] = [[]]
    for (index, line) in lines.enumerated() {
      let text = ProseLine(number: index + 1, bytes: line).trimmed
      if text.hasPrefix("#"), !text.hasPrefix("#!"), !text.hasPrefix("# shellcheck") {
        groups[groups.count - 1].append(ProseLine(number: index + 1, bytes: text.dropFirst()))
      } else if groups.last?.isEmpty == false {
        groups.append([])
      }
    }
    blocks = groups.filter { !$0.isEmpty }.map {
      ProseBlock(kind: .comment, paragraphs: ProseReader.paragraphs(of: $0, form: .comment))
    }
  }

  /// Returns a Boolean value that indicates whether a line may stand between a doc comment and its
  /// declaration.
  private static func isBetween(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("#if")
  }
}
