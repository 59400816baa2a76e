import Foundation

/// A namespace for the strings that the library's code localizes.
enum SourceStrings {
  static func all() throws -> Set<String> {
    let call = try Regex(#"ownWord\(([^()]*)\)"#, as: (Substring, Substring).self)
    let text = try Regex(#""([^"\\]+)""#, as: (Substring, Substring).self)
    var found: Set<String> = []
    try forEachFile { _, code in
      for use in code.matches(of: call) {
        for word in use.output.1.matches(of: text) { found.insert(String(word.output.1)) }
      }
    }
    return found
  }

  /// Returns the names of the file types that are not names of formats, such as `PDF`.
  static func fileTypes() throws -> Set<String> {
    let name = try Regex(#"FileType\(\s*"([^"]+)""#, as: (Substring, Substring).self)
    var found: Set<String> = []
    try forEachFile { file, code in
      guard file.hasSuffix("/FileType.swift") else { return }
      let lines = code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      for use in lines.joined(separator: "\n").matches(of: name) {
        found.insert(String(use.output.1))
      }
    }
    return found.filter { $0 != $0.uppercased() }
  }

  /// Returns the untranslated titles of alerts and of the questions of documents, with their files. The
  /// inspector is for programmers, and is not localized.
  static func untranslated() throws -> [String] {
    let alert = #"Alert(?:Controller|Action)\(\s*title: ("[^"\n]+")"#
    let question = #"\b(?:ask|tell)\(\s*("[^"\n]+")"#
    let titles = try [alert, question].map { try Regex($0, as: (Substring, Substring).self) }
    let interpolation = try Regex(#"\\\(.*\)"#)
    var found: [String] = []
    try forEachFile { name, code in
      guard !name.contains("/Inspector/") else { return }
      let lines = code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let code = lines.joined(separator: "\n")
      for title in name.contains("/Documents/") ? titles[...] : titles.prefix(1) {
        found += code.matches(of: title).map { $0.output.1 }
          .filter { $0.replacing(interpolation, with: "").contains(where: \.isLetter) }
          .map { "\(name): \($0)" }
      }
    }
    return found
  }

  private static func forEachFile(_ body: (_ name: String, _ code: String) throws -> Void) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for module in ["WindowResponder", "DesktopServices", "Widgets"] {
      let folder = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        try body(file.path, String(contentsOf: file, encoding: .utf8))
      }
    }
  }
}
