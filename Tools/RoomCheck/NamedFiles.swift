import Foundation

/// The Swift files that a text mentions in backticks, such as `Touch.swift`.
struct NamedFiles {
  /// The name of a file and its line, counted from 1.
  struct Name: Equatable {
    var file: String
    var line: Int
  }

  let names: [Name]

  /// Finds the file names in a Markdown text.
  init(in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    names = lines.enumerated().flatMap { number, line in
      line.matches(of: /`([A-Za-z0-9+]+\.swift)`/).map {
        Name(file: String($0.output.1), line: number + 1)
      }
    }
  }

  /// Returns the names that don't occur in the given paths.
  func missing(from paths: [String]) -> [Name] {
    let files = Set(paths.map { ($0 as NSString).lastPathComponent })
    return names.filter { !files.contains($0.file) }
  }
}
