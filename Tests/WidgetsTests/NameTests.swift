import Foundation
import Testing

struct NameTests {
  @Test("Every public type can be named beside Foundation and Testing")
  func everyPublicTypeIsNamed() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let pattern = try Regex(
      "^(@MainActor |@frozen )?(public|open)( final)? (class|struct|enum|protocol) ([A-Za-z]+)")
    var found: Set<String> = []
    let targets = [
      "ResponderGeometry", "ResponderGraphics", "ResponderPlatform", "ResponderText",
      "ResponderBus",
      "WindowResponder", "Widgets", "ResponderTestKit",
    ]
    for target in targets {
      let folder = root.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          if let name = line.firstMatch(of: pattern)?.output[5].substring {
            found.insert(String(name))
          }
        }
      }
    }
    #expect(found.count > 40)
    #expect(
      found.symmetricDifference(publicTypes.keys).isEmpty, "Run script/public-types again.")
  }
}
