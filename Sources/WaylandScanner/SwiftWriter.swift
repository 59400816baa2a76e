/// A writer of a Swift file, which indents the lines of blocks.
struct SwiftWriter {
  /// The text so far.
  private(set) var text = ""
  private var depth = 0

  /// Writes a line. An empty line is not indented.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Writes a doc comment, unless the text is empty.
  mutating func comment(_ comment: String) {
    if !comment.isEmpty { line("/// " + comment) }
  }

  /// Writes `head {`, the lines of `body`, and `}`.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes lines with one more level of indentation.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
