/// The blocks of one file: an article, or the doc comments of a Swift file.
struct Document: Equatable {
  /// Something in the file that keeps a block from being checked.
  struct Problem: Equatable, CustomStringConvertible {
    var file: String
    var line: Int
    var text: String

    var description: String { "\(file):\(line): \(text)" }
  }

  /// The path inside the package.
  let file: String
  private(set) var blocks: [CodeBlock] = []
  private(set) var problems: [Problem] = []

  /// Reads a Markdown text.
  init(markdown text: String, file: String) {
    self.file = file
    read(
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        (number: $0.offset + 1, text: String($0.element))
      })
  }

  /// Reads the doc comments of a Swift source, `/// …`, each by itself.
  init(swift text: String, file: String) {
    self.file = file
    for comment in DocComments(in: text).comments { read(comment, isComment: true) }
  }

  /// Gives each block what it builds on, in their order, and tells where there are more.
  mutating func give(_ code: [CodeBlock.Code]) {
    for (index, given) in code.enumerated() where !given.lines.isEmpty {
      if blocks.indices.contains(index), blocks[index].given == nil {
        blocks[index].given = given
      } else {
        problems.append(
          Problem(
            file: given.file ?? file, line: given.line,
            text: "given for block \(index + 1) of \(file), which needs nothing or is not there"))
      }
    }
  }

  /// Reads lines of Markdown with their numbers.
  private mutating func read(_ lines: [(number: Int, text: String)], isComment: Bool = false) {
    var reader = MarkdownReader(isComment: isComment)
    for line in lines { reader.read(line.text, number: line.number) }
    reader.end()
    blocks += reader.blocks
    problems += reader.problems.map { Problem(file: file, line: $0.line, text: $0.text) }
  }

  /// Whether the file's code is the manifest of a package, which knows no other module.
  func isManifest(_ block: CodeBlock) -> Bool {
    (block.code.lines + (block.given?.lines ?? [])).contains("import PackageDescription")
  }

  /// Whether a block begins a program.
  var hasMain: Bool {
    blocks.contains { block in block.code.lines.contains { $0.hasPrefix("@main") } }
  }
}
