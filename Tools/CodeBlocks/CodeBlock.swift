/// A block of Swift in a document, with the code that the document says it depends on.
struct CodeBlock: Equatable {
  /// Lines of code and their position.
  struct Code: Equatable {
    var lines: [String]
    /// The line of the file, counted from 1.
    var line: Int
    /// The path of the file, if it isn't that of the block.
    var file: String?

    init(_ lines: [String], line: Int, file: String? = nil) {
      self.lines = lines
      self.line = line
      self.file = file
    }
  }

  /// The code of the block, without the indentation of its fence.
  var code: Code
  /// The contents of the preceding comment `<!-- given: … -->`, or nil if there is none.
  var given: Code?

  /// A line of `given` that represents the block itself.
  static let placeholder = "…"

  init(_ code: Code, given: Code? = nil) {
    self.code = code
    self.given = given
  }

  /// The parts of `given` before and after the block, if `given` contains a line `…` that marks the block's
  /// position.
  var frame: (before: Code, after: Code)? {
    guard let given,
      let index = given.lines.firstIndex(where: { Self.trimmed($0) == Self.placeholder })
    else { return nil }
    return (
      Code(Array(given.lines[..<index]), line: given.line, file: given.file),
      Code(Array(given.lines[(index + 1)...]), line: given.line + index + 1, file: given.file)
    )
  }

  static func trimmed(_ line: some StringProtocol) -> String {
    let start = line.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
