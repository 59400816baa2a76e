import Foundation

/// The Swift files that a text names, as `Touch.swift` in marks of code.
struct NamedFiles {
  /// A name and where it stands, counted from one.
  struct Name: Equatable {
    var file: String
    var line: Int
  }

  let names: [Name]

  /// Reads a Markdown text.
  init(in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    names = lines.enumerated().flatMap { number, line in
      line.matches(of: /`([A-Za-z0-9+]+\.swift)`/).map {
        Name(file: String($0.output.1), line: number + 1)
      }
    }
  }

  /// Those that are not among some paths.
  func missing(from paths: [String]) -> [Name] {
    let files = Set(paths.map { ($0 as NSString).lastPathComponent })
    return names.filter { !files.contains($0.file) }
  }
}
