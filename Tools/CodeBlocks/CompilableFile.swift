/// A Swift source that consists of a document's blocks and in which the compiler reports lines of the
/// document.
struct CompilableFile {
  /// The modules that every document can use without importing them.
  static let modules = ["ResponderTestKit", "Widgets", "WindowResponder"]

  private let file: String
  private(set) var lines: [String] = []

  /// Creates a source from the blocks in the order of the document, so that later blocks can use the
  /// declarations of earlier ones.
  ///
  /// - Parameters:
  ///   - blocks: The blocks of the document that belong in this source.
  ///   - module: The module whose sources contain the document, or nil for an article.
  init(_ document: Document, blocks: [CodeBlock], module: String? = nil) {
    file = document.file
    let code = blocks.flatMap(\.code.lines)
    let given = blocks.flatMap { $0.given?.lines ?? [] }
    if !code.contains(where: { $0.hasPrefix("import ") }) {
      lines += Self.modules.map { "import \($0)" }
      // Declarations next to a documentation comment can be internal.
      if let module { lines.append("@testable import \(module)") }
    }
    lines += given.filter { $0.hasPrefix("import ") }
    if code.contains(where: { $0.contains("#expect") || $0.contains("@Test") }) {
      lines.append("import Testing")
    }
    blocks.forEach { add($0) }
  }

  /// Inserts a block of a package's manifest into the code that it depends on. Nothing can stand between the
  /// arguments of a call, so only the lines of the block have the correct numbers.
  init(manifest block: CodeBlock, of document: Document) {
    file = document.file
    let before = block.frame?.before.lines ?? block.given?.lines ?? []
    lines.append("#sourceLocation(file: \"\(file)\", line: \(block.code.line - before.count))")
    lines += before + block.code.lines + (block.frame?.after.lines ?? [])
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ block: CodeBlock) {
    if let frame = block.frame {
      add(frame.before, isPrivate: true, isGiven: true)
      add(block.code)
      add(frame.after)
      return
    }
    switch BlockKind(block.code.lines) {
    case .file:
      add(block.given, isPrivate: true, isGiven: true)
      add(block.code, isPrivate: true)
    case .members:
      inClass(block) { $0.add(block.code) }
    case .statements: inFunction(block)
    }
  }

  /// Opens a method of a view controller. The given code is inside the method, where closures capture it
  /// without `self`, unless the block itself uses `self`.
  private mutating func inFunction(_ block: CodeBlock) {
    let saysSelf = block.code.lines.contains { $0.contains("self.") || $0.contains("self?.") }
    let waits = block.code.lines.contains { $0.contains("await ") }
    var outer = block
    if !saysSelf { outer.given = nil }
    inClass(outer) {
      $0.lines.append(waits ? "func example() async throws {" : "func example() throws {")
      if !saysSelf { $0.add(block.given, isGiven: true) }
      $0.add(block.code)
      $0.lines.append("}")
    }
  }

  /// Opens a view controller, so that `self` is available, adds the given code, and closes the view
  /// controller.
  private mutating func inClass(_ block: CodeBlock, _ body: (inout Self) -> Void) {
    lines.append("@MainActor fileprivate final class Example\(block.code.line): ViewController {")
    add(block.given, isGiven: true)
    body(&self)
    lines.append("}")
  }

  private mutating func add(
    _ code: CodeBlock.Code?, isPrivate: Bool = false, isGiven: Bool = false
  ) {
    guard let code, !code.lines.isEmpty else { return }
    lines.append("#sourceLocation(file: \"\(code.file ?? file)\", line: \(code.line))")
    // The imports of the given code are already at the top. Each leaves an empty line, to preserve the line
    // numbers.
    let own = code.lines.map { isGiven && $0.hasPrefix("import ") ? "" : $0 }
    lines += isPrivate ? own.map { Opening(line: $0)?.madePrivate ?? $0 } : own
    lines.append("#sourceLocation()")
  }
}
