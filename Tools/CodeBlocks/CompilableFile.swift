/// A Swift source made of a document's blocks, in which the compiler names lines of the document.
struct CompilableFile {
  /// What every document may use without importing it.
  static let modules = ["ResponderTestKit", "Widgets", "WindowResponder"]

  private let file: String
  private(set) var lines: [String] = []

  /// Puts the blocks one after another, as a reader meets them: what an earlier one declares the later ones
  /// can use.
  ///
  /// - Parameters:
  ///   - blocks: Those of the document that belong in this source.
  ///   - module: The module of whose sources the document is part; nil for an article.
  init(_ document: Document, blocks: [CodeBlock], module: String? = nil) {
    file = document.file
    let code = blocks.flatMap(\.code.lines)
    let given = blocks.flatMap { $0.given?.lines ?? [] }
    if !code.contains(where: { $0.hasPrefix("import ") }) {
      lines += Self.modules.map { "import \($0)" }
      // What is beside a doc comment may be internal.
      if let module { lines.append("@testable import \(module)") }
    }
    lines += given.filter { $0.hasPrefix("import ") }
    if code.contains(where: { $0.contains("#expect") || $0.contains("@Test") }) {
      lines.append("import Testing")
    }
    blocks.forEach { add($0) }
  }

  /// Puts a block of a package's manifest into what is given around it. Nothing can stand between the
  /// arguments of a call, so only the lines of the block have their right numbers.
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

  /// Opens a method of a view controller. What was given stands in it, where closures capture it without
  /// `self`, unless the block itself says `self`.
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

  /// Opens a view controller, in which `self` is one, adds what was given, and closes it.
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
    // Those of what is given stand at the top already; a line is left for each, for the numbers' sake.
    let own = code.lines.map { isGiven && $0.hasPrefix("import ") ? "" : $0 }
    lines += isPrivate ? own.map { Opening(line: $0)?.madePrivate ?? $0 } : own
    lines.append("#sourceLocation()")
  }
}
