import Foundation
import RealCompositors
import Testing

@testable import CodeBlocks

/// Tests of compiling blocks: those of this package, and some that are wrong.
struct TypeCheckerTests {
  private static let package = Executables.packageFolder

  /// The build folder of this test.
  private static var binaries: URL {
    let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let hasModules = FileManager.default.fileExists(
      atPath: running.appendingPathComponent("Modules/WindowResponder.swiftmodule").path)
    return hasModules ? running : package.appendingPathComponent(".build/debug")
  }

  private let checker = TypeChecker(package: Self.package, binaries: Self.binaries)

  @Test("Every block of Swift in documents and doc comments compiles, and all have a language")
  func packageCompiles() throws {
    let documents = try PackageDocuments(package: Self.package)
    #expect(documents.blockCount > 250, "only \(documents.blockCount) blocks were found")
    for problem in try documents.problems + checker.errors(in: documents) {
      Issue.record("\(problem)")
    }
  }

  private func errors(_ documents: Document...) throws -> [String] {
    try checker.errors(in: documents)
  }

  @Test("A block that does not compile is named by file and line")
  func wrongBlock() throws {
    let page = Document(
      markdown: "# Page\n\n```swift\nlabel.text = \"one\"\nlabel.tekst = \"two\"\n```\n",
      file: "Articles/Page.md")
    let errors = try errors(page)
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.hasPrefix("Articles/Page.md:5:7: error:") == true, "\(errors)")
  }

  @Test("What is given can be wrong too, and so can a doc comment, a program and a manifest")
  func otherBlocks() throws {
    let found = try errors(
      Document(
        markdown: "<!-- given: let a: Int = \"\" -->\n```swift\nprint(a)\n```\n", file: "A.md"),
      Document(
        swift: "/// ```swift\n/// let b: Int = \"\"\n/// ```\nstruct B {}\n",
        file: "Sources/Widgets/B.swift"),
      Document(
        markdown: """
          ```swift
          import WindowResponder

          @main final class C: Responder {
            static func main() {}
            let c: Int = ""
          }
          ```
          """, file: "C.md"),
      Document(
        markdown: "```swift\nimport PackageDescription\nlet package = Package(nam: \"D\")\n```\n",
        file: "D.md"))
    let places = Set(found.map { $0.split(separator: ":").prefix(2).joined(separator: ":") })
    #expect(places == ["A.md:1", "Sources/Widgets/B.swift:2", "C.md:6", "D.md:3"], "\(found)")
  }

  @Test("Two documents may have types of one name, and a document its types in later blocks")
  func names() throws {
    let text = """
      ```swift
      final class Dial: View { var value = 1 }
      ```

      ```swift
      let dial = Dial()
      dial.value = 2
      ```
      """
    let found = try errors(
      Document(markdown: text, file: "A.md"), Document(markdown: text, file: "B.md"))
    #expect(found.isEmpty, "\(found)")
  }
}
