/// The blocks of one file: an article, or the documentation comments of a Swift file.
struct Document: Equatable {
  /// A reason why a block of the file can't be checked.
  struct Problem: Equatable, CustomStringConvertible {
    var file: String
    var line: Int
    var text: String

    var description: String { "\(file):\(line): \(text)" }
  }

  /// The path of the file, relative to the package's folder.
  let file: String
  private(set) var blocks: [CodeBlock] = []
  private(set) var problems: [Problem] = []

  /// Creates the document of a Markdown text.
  init(markdown text: String, file: String) {
    self.file = file
    read(
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        (number: $0.offset + 1, text: String($0.element))
      })
  }

  /// Creates the document of a Swift source from its documentation comments, `/// …`, each read separately.
  init(swift text: String, file: String) {
    self.file = file
    for comment in DocComments(in: text).comments { read(comment, isComment: true) }
  }

  /// Assigns to each block the code that it depends on, in their order, and reports excess code.
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

  /// Reads numbered lines of Markdown.
  private mutating func read(_ lines: [(number: Int, text: String)], isComment: Bool = false) {
    var reader = MarkdownReader(isComment: isComment)
    for line in lines { reader.read(line.text, number: line.number) }
    reader.end()
    blocks += reader.blocks
    problems += reader.problems.map { Problem(file: file, line: $0.line, text: $0.text) }
  }

  /// Returns a Boolean value that indicates whether a block is code of a package's manifest, in which no
  /// other module is available.
  func isManifest(_ block: CodeBlock) -> Bool {
    (block.code.lines + (block.given?.lines ?? [])).contains("import PackageDescription")
  }

  /// A Boolean value that indicates whether a block is the entry point of a program.
  var hasMain: Bool {
    blocks.contains { block in block.code.lines.contains { $0.hasPrefix("@main") } }
  }
}
