import Testing

@testable import CodeBlocks

/// Tests of the declarations that the code of doc comments requires, which a separate page contains.
struct GivenForCommentsTests {
  private let page = GivenForComments(
    markdown: """
      # Given

      ## Sources/A.swift

      ```swift
      let a = 1
      ```

      ```swift
      ```

      ## Sources/B.swift

      ```swift
      let b = 1

      let c = 2
      ```
      """, file: "Given.md")

  @Test("Each source has its blocks, with the lines of the page")
  func blocks() {
    #expect(
      page.code == [
        "Sources/A.swift": [
          .init(["let a = 1"], line: 6, file: "Given.md"), .init([], line: 10, file: "Given.md"),
        ],
        "Sources/B.swift": [.init(["let b = 1", "", "let c = 2"], line: 15, file: "Given.md")],
      ])
    #expect(page.headings == ["Sources/A.swift": 3, "Sources/B.swift": 12])
  }

  @Test("Blocks get what is theirs, and the compiler hears where it stands")
  func giving() {
    var document = Document(
      swift: "/// ```swift\n/// use(a)\n/// ```\nstruct A {}\n", file: "Sources/A.swift")
    document.give(page.code["Sources/A.swift"] ?? [])
    #expect(document.problems.isEmpty)
    let lines = CompilableFile(document, blocks: document.blocks).lines
    #expect(lines.contains("#sourceLocation(file: \"Given.md\", line: 6)"))
    #expect(lines.contains("#sourceLocation(file: \"Sources/A.swift\", line: 2)"))
  }

  @Test("What is given for a block that is not there is a problem")
  func lost() {
    var document = Document(swift: "/// Words.\nstruct B {}\n", file: "Sources/B.swift")
    document.give(page.code["Sources/B.swift"] ?? [])
    #expect(document.problems.map(\.file) == ["Given.md"])
    #expect(document.problems.map(\.line) == [15])
  }
}
