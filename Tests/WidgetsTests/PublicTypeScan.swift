import Foundation

/// The public declarations of the sources, read from their text.
enum PublicTypeScan {
  /// The libraries with documentation, and the modules or files whose types their documentation contains.
  static let documented = [
    "WindowResponder": [
      "ResponderGeometry", "ResponderGraphics", "ResponderPlatform", "ResponderText",
      "ResponderBus", "ResponderWords", "WindowResponder", "ResponderSystem/Pathname.swift",
    ],
    "Widgets": ["DesktopServices", "Widgets"],
    "ResponderTestKit": ["ResponderTestKit"],
    // The classes that are generated from protocols/ are not included.
    "TestCompositor": ["TestCompositor"],
  ]

  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// Returns the names of the public types of some modules, without nested types.
  static func types(of modules: [String]) throws -> Set<String> {
    let pattern = try Regex(
      "^(?:@preconcurrency )?(@MainActor |@frozen )?(public|open)( final)? (class|struct|enum|protocol) ([A-Za-z]+)"
    )
    var found: Set<String> = []
    for module in modules {
      for text in try texts(in: module, ending: "swift") {
        for line in text.split(separator: "\n") {
          if let name = line.firstMatch(of: pattern)?.output[5].substring {
            found.insert(String(name))
          }
        }
      }
    }
    return found
  }

  /// Returns the names of the types to which the topics of a library's documentation link.
  static func topics(of library: String) throws -> Set<String> {
    // The suffix distinguishes a type from extensions of it in another module.
    let link = try Regex("^- ``(?:\(library)/)?([A-Za-z]+)(?:-struct)?``")
    var found: Set<String> = []
    for text in try texts(in: "\(library)/\(library).docc", ending: "md") {
      guard let topics = text.firstRange(of: "\n## Topics\n") else { continue }
      for line in text[topics.upperBound...].split(separator: "\n") {
        if let name = line.firstMatch(of: link)?.output[1].substring { found.insert(String(name)) }
      }
    }
    return found
  }

  private static func texts(in folder: String, ending: String) throws -> [String] {
    let folder = sources.appending(path: folder)
    if folder.pathExtension == ending { return [try String(contentsOf: folder, encoding: .utf8)] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("." + ending) }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
