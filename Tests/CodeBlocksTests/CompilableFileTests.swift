import Testing

@testable import CodeBlocks

/// Tests of blocks in the form in which they are compiled.
struct CompilableFileTests {
  private func source(_ text: String, module: String? = nil) -> [String] {
    let document = Document(markdown: text, file: "Page.md")
    return CompilableFile(document, blocks: document.blocks, module: module).lines
  }

  @Test("Statements stand in a method of a view controller, after what is given")
  func statements() {
    #expect(
      source("<!-- given: let a = 1 -->\n```swift\nuse(a)\n```\n") == [
        "import ResponderTestKit", "import Widgets", "import WindowResponder",
        "@MainActor fileprivate final class Example3: ViewController {",
        "func example() throws {",
        "#sourceLocation(file: \"Page.md\", line: 1)", "let a = 1", "#sourceLocation()",
        "#sourceLocation(file: \"Page.md\", line: 3)", "use(a)", "#sourceLocation()",
        "}", "}",
      ])
  }

  @Test("What a block calls on self is given beside the method, and what waits may wait")
  func selfAndAwait() {
    let lines = source("<!-- given: func a() {} -->\n```swift\nawait b { self.a() }\n```\n")
    #expect(
      lines.drop { $0.hasPrefix("import") } == [
        "@MainActor fileprivate final class Example3: ViewController {",
        "#sourceLocation(file: \"Page.md\", line: 1)", "func a() {}", "#sourceLocation()",
        "func example() async throws {",
        "#sourceLocation(file: \"Page.md\", line: 3)", "await b { self.a() }",
        "#sourceLocation()", "}", "}",
      ])
  }

  @Test("A document that imports says all that it imports")
  func imports() {
    #expect(
      source("```swift\nimport Widgets\n\nfinal class Dial: View {}\n```\n") == [
        "#sourceLocation(file: \"Page.md\", line: 2)", "import Widgets", "",
        "final fileprivate class Dial: View {}", "#sourceLocation()",
      ])
  }

  @Test("A doc comment knows its own module, and a test Testing")
  func modules() {
    let lines = source("```swift\n#expect(one == 1)\n```\n", module: "Wayland")
    #expect(lines.contains("@testable import Wayland"))
    #expect(lines.contains("import Testing"))
  }

  @Test("What is given may import, too, and nothing else is missing then")
  func givenImports() {
    #expect(
      source("<!-- given:\nimport Wayland\nlet a = 1\n-->\n```swift\nuse(a)\n```\n") == [
        "import ResponderTestKit", "import Widgets", "import WindowResponder", "import Wayland",
        "@MainActor fileprivate final class Example6: ViewController {",
        "func example() throws {",
        "#sourceLocation(file: \"Page.md\", line: 2)", "", "let a = 1", "#sourceLocation()",
        "#sourceLocation(file: \"Page.md\", line: 6)", "use(a)", "#sourceLocation()",
        "}", "}",
      ])
  }

  @Test("A manifest is put together without anything between its lines")
  func manifest() {
    let document = Document(
      markdown: """
        <!-- given:
        import PackageDescription
        let package = Package(
          …
        )
        -->
        ```swift
        name: "Hello"
        ```
        """, file: "Page.md")
    #expect(
      CompilableFile(manifest: document.blocks[0], of: document).lines == [
        "#sourceLocation(file: \"Page.md\", line: 6)", "import PackageDescription",
        "let package = Package(", "name: \"Hello\"", ")",
      ])
  }

  @Test("A given frame stands around the block")
  func frame() {
    let lines = source(
      "<!-- given:\nclass Score: View {\n  …\n}\n-->\n```swift\nfunc play() {}\n```\n")
    #expect(
      lines.drop { $0.hasPrefix("import") } == [
        "#sourceLocation(file: \"Page.md\", line: 2)", "fileprivate class Score: View {",
        "#sourceLocation()",
        "#sourceLocation(file: \"Page.md\", line: 7)", "func play() {}", "#sourceLocation()",
        "#sourceLocation(file: \"Page.md\", line: 4)", "}", "#sourceLocation()",
      ])
  }
}
