import Testing

@testable import CodeBlocks

/// Tests of finding blocks in articles and doc comments.
struct DocumentTests {
  private func article(_ text: String) -> Document {
    Document(markdown: text, file: "Page.md")
  }

  @Test("A block is found with the line of its first code")
  func block() {
    let page = article("# Page\n\n```swift\nlet one = 1\nlet two = 2\n```\n")
    #expect(page.blocks == [CodeBlock(.init(["let one = 1", "let two = 2"], line: 4))])
    #expect(page.problems.isEmpty)
  }

  @Test("Blocks of other languages are passed over")
  func otherLanguages() {
    let page = article("```sh\nscript/test\n```\n\n```text\na -> b\n```\n")
    #expect(page.blocks.isEmpty)
    #expect(page.problems.isEmpty)
  }

  @Test("A block without a language is a problem, and one that is never closed")
  func badFences() {
    let page = article("```\nscript/test\n```\n\n```swift\nlet one = 1\n")
    #expect(
      page.problems.map(\.description) == [
        "Page.md:1: \(MarkdownReader.languageIsMissing)",
        "Page.md:5: \(MarkdownReader.blockIsOpen)",
      ])
  }

  @Test("A block in a list is read without the list's indentation")
  func indentedFence() {
    let page = article("1. First:\n\n   ```swift\n   if one {\n     two()\n   }\n   ```\n")
    #expect(page.blocks.map(\.code) == [.init(["if one {", "  two()", "}"], line: 4)])
  }

  @Test("What is given belongs to the next block, over empty lines")
  func given() {
    let page = article(
      """
      <!-- given: let a = 1 -->
      ```swift
      use(a)
      ```
      <!-- given:
      let b = 1
      let c = 2
      -->

      ```swift
      use(b, c)
      ```

      ```swift
      use()
      ```
      """)
    #expect(
      page.blocks == [
        CodeBlock(.init(["use(a)"], line: 3), given: .init(["let a = 1"], line: 1)),
        CodeBlock(
          .init(["use(b, c)"], line: 11), given: .init(["let b = 1", "let c = 2"], line: 6)),
        CodeBlock(.init(["use()"], line: 15)),
      ])
    #expect(page.problems.isEmpty)
  }

  @Test(
    "What is given and used by no block is a problem",
    arguments: [
      "<!-- given: let a = 1 -->\nWords.\n\n```swift\nuse()\n```\n", "<!-- given: let a = 1 -->\n",
      "<!-- given: let a = 1 -->\n```sh\nls\n```\n",
    ])
  func lostGiven(text: String) {
    #expect(
      article(text).problems.map(\.description) == ["Page.md:1: \(MarkdownReader.givenIsLost)"])
  }

  @Test("A comment that is never closed is a problem")
  func openGiven() {
    #expect(
      article("<!-- given:\nlet a = 1\n").problems.map(\.text) == [MarkdownReader.givenIsOpen])
  }

  @Test("Doc comments are read with the lines of their source, other comments are not")
  func docComments() {
    let source = Document(
      swift: """
        // ```swift
        // let no = 0
        // ```
        /// A thing.
        ///
        /// ```swift
        /// let one = 1
        ///
        /// let two = 2
        /// ```
        struct Thing {
          /// ```swift
          /// three()
          /// ```
          var three: Int
        }
        """, file: "Thing.swift")
    #expect(
      source.blocks.map(\.code) == [
        .init(["let one = 1", "", "let two = 2"], line: 7), .init(["three()"], line: 13),
      ])
  }

  @Test("Code by indentation is Swift in a doc comment, but words in a list are not")
  func indentedCode() {
    let source = Document(
      swift: """
        /// A thing:
        ///
        ///     let one = 1
        ///
        ///     if one {
        ///       two()
        ///     }
        ///
        /// That is all.
        struct Thing {
          /// Does it.
          ///
          /// - Parameter one: What it is about, in words that
          ///     go on.
          ///
          ///     And on.
          func act(one: Int) {}
        }
        """, file: "Thing.swift")
    #expect(
      source.blocks.map(\.code) == [
        .init(["let one = 1", "", "if one {", "  two()", "}"], line: 3)
      ])
    #expect(source.problems.isEmpty)
  }
}
