import Foundation
import Testing

/// Tests that compare the table of UIKit's classes in "Coming from UIKit" with the declarations of the
/// modules.
@Suite("The table of UIKit's classes") struct CoverageTests {
  private struct Row {
    let name: String
    let state: String
    let note: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The rows of the article's tables that have a state in the second cell.
  private static let rows: [Row] = {
    let article = root.appending(
      path: "Sources/WindowResponder/WindowResponder.docc/ComingFromUIKit.md")
    let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").flatMap { line -> [Row] in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, ["has", "differs", "has not"].contains(cells[2]) else { return [] }
      return cells[1].split(separator: ",").map {
        Row(
          name: $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")), state: cells[2],
          note: cells[3])
      }
    }
  }()

  /// The names that UIKitNames, CoreGraphicsNames and UIKit declare at their top level.
  private static let declared: Set<String> = {
    var names: Set<String> = []
    let attributes = #"^(?:@[A-Za-z]+(?:\([^)]*\))? )*"#
    let kinds =
      #"(?:public|open) (?:final )?(?:typealias|class|struct|enum|protocol) ([A-Za-z0-9]+)"#
    guard let declaration = try? Regex(attributes + kinds, as: (Substring, Substring).self) else {
      return []
    }
    let anchored = declaration.anchorsMatchLineEndings()
    for module in ["UIKitNames", "CoreGraphicsNames", "UIKit", "UIKitFoundation"] {
      let folder = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift",
          let text = try? String(contentsOf: file, encoding: .utf8)
        else { continue }
        for match in text.matches(of: anchored) { names.insert(String(match.1)) }
      }
    }
    return names
  }()

  @Test("What the table says is here has its name")
  func whatIsHere() {
    #expect(Self.rows.count > 300)
    let absent = Self.rows.filter { $0.state != "has not" && !Self.declared.contains($0.name) }
    #expect(absent.map(\.name) == [])
  }

  @Test("What the table says is not here has no name")
  func whatIsNotHere() {
    let present = Self.rows.filter { $0.state == "has not" && Self.declared.contains($0.name) }
    #expect(present.map(\.name) == [])
  }

  @Test("What differs or is missing says how, and what to do instead")
  func notes() {
    let silent = Self.rows.filter { $0.state == "differs" && $0.note.isEmpty }
    #expect(silent.map(\.name) == [])
  }

  @Test("Every name of UIKit's that the modules declare is in the table, once")
  func complete() {
    let names = Self.rows.map(\.name)
    #expect(Set(names).count == names.count)
    let ours = Self.declared.filter {
      $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true
    }
    let untold = ours.subtracting(names)
    #expect(untold.sorted() == [])
  }
}
