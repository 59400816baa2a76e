import Testing

@testable import CodeBlocks

/// Tests of the positions at which the code of a block can stand.
struct BlockKindTests {
  private func kind(_ text: String) -> BlockKind {
    BlockKind(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  @Test(
    "Imports, types and tests stand in a file",
    arguments: [
      "import Widgets\n\nlet one = 1",
      "final class Dial: View {\n  var value = 0.5\n}",
      "@MainActor protocol ZoomAction { func zoomIn() }\nextension Selector {\n}",
      "enum Unit { case metre }\n\n@MainActor final class Settings {\n}",
      "@MainActor @Test func taps() {\n}",
      "@Test(\"A tap (one) counts\") func taps() {\n}",
    ])
  func file(text: String) { #expect(kind(text) == .file) }

  @Test(
    "Methods stand in a class",
    arguments: [
      "func paste(_ sender: Any?) {\n  insert()\n}",
      "func move(\n  to place: Point\n) {\n}",
      "override func reset() {}\n\noverride var isOn: Bool { true }",
    ])
  func members(text: String) { #expect(kind(text) == .members) }

  @Test(
    "Anything else stands in a function",
    arguments: [
      "let alert = AlertController()\nalert.addTextField()",
      "var text = \"\"",
      "// Why\nfield.becomeFirstResponder()",
      "View.animate(withDuration: 1) {\n  card.alpha = 1\n} completion: { _ in\n}",
      "func twice() {}\ntwice()\ntwice()",
      "for row in rows { row.draw() }",
      "@Setting(\"size\") var size = 12.0",
    ])
  func statements(text: String) { #expect(kind(text) == .statements) }

  @Test("A declaration is made private to its document where it may be")
  func madePrivate() {
    func line(_ text: String) -> String? { Opening(line: text)?.madePrivate }
    #expect(line("final class Dial: View {") == "final fileprivate class Dial: View {")
    #expect(line("@main final class Dial {") == "@main final fileprivate class Dial {")
    #expect(line("@Test(\"A (b)\") func tap() {") == "@Test(\"A (b)\") fileprivate func tap() {")
    #expect(line("extension Selector {") == "fileprivate extension Selector {")
    #expect(line("extension Dial: CopyAction {") == nil)
    #expect(line("open class Rating: Control {") == nil)
    #expect(line("import Widgets") == nil)
    #expect(line("  func inside() {") == nil)
    #expect(line("}") == nil)
  }
}
