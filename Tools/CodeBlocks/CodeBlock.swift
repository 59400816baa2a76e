/// A block of Swift in a document, and what the document says it builds on.
struct CodeBlock: Equatable {
  /// Lines of code, and where they begin.
  struct Code: Equatable {
    var lines: [String]
    /// The line of the file, counted from one.
    var line: Int
    /// The file, where it is not the block's.
    var file: String?

    init(_ lines: [String], line: Int, file: String? = nil) {
      self.lines = lines
      self.line = line
      self.file = file
    }
  }

  /// What stands in the block, without the indentation of its fence.
  var code: Code
  /// What the comment `<!-- given: … -->` in front of it holds; nil where there is none.
  var given: Code?

  /// A line of `given` that stands for the block itself.
  static let place = "…"

  init(_ code: Code, given: Code? = nil) {
    self.code = code
    self.given = given
  }

  /// The parts of `given` around the block, where it says by a line `…` where the block belongs.
  var frame: (before: Code, after: Code)? {
    guard let given,
      let index = given.lines.firstIndex(where: { Self.trimmed($0) == Self.place })
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
