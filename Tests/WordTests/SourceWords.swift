import Foundation

/// The words that the library's code asks for.
enum SourceWords {
  static func all() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let call = try Regex(#"ownWord\(([^()]*)\)"#, as: (Substring, Substring).self)
    let text = try Regex(#""([^"\\]+)""#, as: (Substring, Substring).self)
    var found: Set<String> = []
    for module in ["WindowResponder", "Widgets"] {
      let folder = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let code = try String(contentsOf: file, encoding: .utf8)
        for use in code.matches(of: call) {
          for word in use.output.1.matches(of: text) { found.insert(String(word.output.1)) }
        }
      }
    }
    return found
  }
}
