/// The contexts in which the code of a block can be compiled.
enum BlockKind: Equatable {
  /// In a file: imports, types, extensions, tests.
  case file
  /// In a class: methods and other declarations with a body.
  case members
  /// In a function.
  case statements

  /// Creates the kind that the unindented lines of a block require.
  init(_ lines: [String]) {
    let openings = lines.compactMap(Opening.init(line:))
    if openings.contains(where: { $0.word == "import" }) {
      self = .file
    } else if openings.allSatisfy(\.isMember), openings.contains(where: \.standsInFile) {
      self = .file
    } else if openings.allSatisfy(\.isMember), openings.contains(where: \.standsInClassOnly) {
      self = .members
    } else {
      self = .statements
    }
  }
}
