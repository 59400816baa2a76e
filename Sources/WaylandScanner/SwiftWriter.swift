/// Text of a Swift file, indented as blocks are opened and closed.
struct SwiftWriter {
  /// What has been written.
  private(set) var text = ""
  private var depth = 0

  /// Writes one line; an empty one stays empty.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Writes a documentation comment, unless there is nothing to say.
  mutating func comment(_ comment: String) {
    if !comment.isEmpty { line("/// " + comment) }
  }

  /// Writes `head {`, what `body` writes, and `}`.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes lines one step further in.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
