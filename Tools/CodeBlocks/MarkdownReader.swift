/// A reader that finds fenced blocks and the comments before them in successive lines of Markdown.
struct MarkdownReader {
  /// The contexts of the current line.
  private enum Place {
    case words
    case given(CodeBlock.Code)
    case block(Fence)
    /// An indented block, with the empty lines that may follow its end.
    case indented(CodeBlock.Code)
  }

  /// An open fence.
  private struct Fence {
    var indentation: Int
    var language: String
    var line: Int
    var lines: [String] = []
  }

  static let languageIsMissing =
    "a block without a language: swift where it is Swift, else text, sh, xml …"
  static let blockIsOpen = "a block that is never closed"
  static let givenIsOpen = "a comment <!-- given: … that is never closed"
  static let givenIsLost = "a comment <!-- given: … --> without a Swift block after it"

  private(set) var blocks: [CodeBlock] = []
  private(set) var problems: [(line: Int, text: String)] = []

  /// A Boolean value that indicates whether the lines are a documentation comment, in which indentation alone
  /// can mark Swift code.
  private let isComment: Bool
  private var place = Place.words
  /// The given code, until its block is read.
  private var given: CodeBlock.Code?
  private var wasEmpty = true
  private var isInList = false

  init(isComment: Bool) { self.isComment = isComment }

  mutating func read(_ line: String, number: Int) {
    switch place {
    case .given(var code):
      if let end = line.firstRange(of: "-->") {
        let last = CodeBlock.trimmed(line[..<end.lowerBound])
        if !last.isEmpty { code.lines.append(String(line[..<end.lowerBound])) }
        given = code
        place = .words
      } else {
        code.lines.append(line)
        place = .given(code)
      }
    case .block(var fence):
      if CodeBlock.trimmed(line) == "```" {
        close(fence)
      } else {
        fence.lines.append(Self.unindented(line, by: fence.indentation))
        place = .block(fence)
      }
    case .indented(var code):
      if line.hasPrefix("    ") || CodeBlock.trimmed(line).isEmpty {
        code.lines.append(Self.unindented(line, by: 4))
        place = .indented(code)
      } else {
        closeIndented(code)
        readWords(line, number: number)
      }
    case .words: readWords(line, number: number)
    }
  }

  /// Finishes reading. Call this method after the last line.
  mutating func end() {
    switch place {
    case .block(let fence): problems.append((fence.line, Self.blockIsOpen))
    case .given(let code): problems.append((code.line, Self.givenIsOpen))
    case .indented(let code): closeIndented(code)
    case .words: break
    }
    loseGiven()
  }

  private mutating func readWords(_ line: String, number: Int) {
    let words = CodeBlock.trimmed(line)
    if words.hasPrefix("```") {
      open(line, words, number)
    } else if words.hasPrefix("<!-- given:") {
      loseGiven()
      beginGiven(words.dropFirst("<!-- given:".count), number)
    } else if isIndentedCode(line) {
      place = .indented(.init([Self.unindented(line, by: 4)], line: number))
    } else if !words.isEmpty {
      loseGiven()
    }
    wasEmpty = words.isEmpty
  }

  private mutating func beginGiven(_ rest: Substring, _ number: Int) {
    if let end = rest.firstRange(of: "-->") {
      given = .init([CodeBlock.trimmed(rest[..<end.lowerBound])], line: number)
    } else if CodeBlock.trimmed(rest).isEmpty {
      place = .given(.init([], line: number + 1))
    } else {
      place = .given(.init([CodeBlock.trimmed(rest)], line: number))
    }
  }

  private mutating func open(_ line: String, _ words: String, _ number: Int) {
    let language = words.drop { $0 == "`" }
    if language.isEmpty { problems.append((number, Self.languageIsMissing)) }
    place = .block(
      Fence(
        indentation: line.prefix { $0 == " " }.count,
        language: String(language.prefix { !$0.isWhitespace }), line: number))
  }

  private mutating func close(_ fence: Fence) {
    place = .words
    wasEmpty = false
    guard fence.language == "swift" else { return loseGiven() }
    blocks.append(CodeBlock(.init(fence.lines, line: fence.line + 1), given: given))
    given = nil
  }

  private mutating func loseGiven() {
    guard let lost = given else { return }
    problems.append((lost.line, Self.givenIsLost))
    given = nil
  }

  private mutating func closeIndented(_ code: CodeBlock.Code) {
    place = .words
    wasEmpty = true
    var code = code
    while code.lines.last?.isEmpty == true { code.lines.removeLast() }
    blocks.append(CodeBlock(code, given: given))
    given = nil
  }

  /// Returns a Boolean value that indicates whether a line begins an indented block: it follows an empty line
  /// and isn't in a list item.
  private mutating func isIndentedCode(_ line: String) -> Bool {
    guard isComment else { return false }
    if line.hasPrefix("- ") || line.hasPrefix("* ") || line.first?.isNumber == true {
      isInList = true
    } else if let first = line.first, first != " " {
      isInList = false
    }
    return wasEmpty && !isInList && line.hasPrefix("    ") && !CodeBlock.trimmed(line).isEmpty
  }

  private static func unindented(_ line: String, by count: Int) -> String {
    String(line.dropFirst(min(count, line.prefix { $0 == " " }.count)))
  }
}
