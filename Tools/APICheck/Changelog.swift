/// The entries of CHANGELOG.md that are newer than a release, with the names that they contain in backticks.
struct Changelog {
  /// An item of a list, or a paragraph.
  struct Entry: Equatable {
    /// The preceding third-level heading, such as `Removed`, or an empty string if there is none.
    var heading: String
    /// The strings in backticks.
    var names: Set<String>
  }

  /// The path of the file, relative to the package's folder.
  static let file = "CHANGELOG.md"

  /// The entries, in the order of the file.
  private(set) var entries: [Entry] = []

  /// Creates the entries of a text up to the section of a release.
  ///
  /// - Parameters:
  ///   - markdown: The text, with a second-level heading for each version.
  ///   - releases: The versions at whose sections reading ends.
  init(_ markdown: String, upTo releases: [String]) {
    var heading = ""
    var lines: [Substring] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let begins = line.hasPrefix("- ") || line.hasPrefix("* ")
      if begins || line.isEmpty || line.hasPrefix("#") {
        add(lines, under: heading)
        lines = []
      }
      if line.hasPrefix("## ") {
        heading = ""
        let words = line.dropFirst(3).split(whereSeparator: { " []".contains($0) })
        if let version = words.first, releases.contains(String(version)) { return }
      } else if line.hasPrefix("### ") {
        heading = line.dropFirst(4).split(separator: " ").joined(separator: " ")
      } else if !line.hasPrefix("#") {
        lines.append(line)
      }
    }
    add(lines, under: heading)
  }

  private mutating func add(_ lines: [Substring], under heading: String) {
    let text = lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " ")
    let names = text.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    if !names.isEmpty { entries.append(Entry(heading: heading, names: Set(names))) }
  }

  /// Returns a Boolean value that indicates whether an entry names a change.
  ///
  /// Entries under Added can't name a removal or an alteration, because they describe other declarations.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - isOnlyMember: A closure that returns whether only one type has a member of a given name, such as
  ///     `close()`.
  func names(_ change: APIChange, isOnlyMember: (String) -> Bool) -> Bool {
    entries.contains { entry in
      guard change.kind == .added || entry.heading != "Added" else { return false }
      return change.entry.isDeclaration
        ? Self.names(entry.names, declaration: change.entry.path, isOnlyMember: isOnlyMember)
        : Self.names(entry.names, other: change.entry)
    }
  }

  private static func names(
    _ names: Set<String>, declaration path: String, isOnlyMember: (String) -> Bool
  ) -> Bool {
    var (owner, member) = APIEntry.split(path)
    let short = String(member.prefix { $0 != "(" })
    let spellings = short.isEmpty ? [member] : [member, short]
    guard owner != nil else { return !names.isDisjoint(with: spellings) }
    let isAlone = isOnlyMember(member)
    while let type = owner {
      if spellings.contains(where: { names.contains("\(type).\($0)") }) { return true }
      if isAlone || names.contains(type), !names.isDisjoint(with: spellings) { return true }
      // Omits the outermost enclosing type.
      owner = type.firstIndex(of: ".").map { String(type[type.index(after: $0)...]) }
    }
    return false
  }

  private static func names(_ names: Set<String>, other entry: APIEntry) -> Bool {
    if names.contains(entry.name) { return true }
    guard entry.isConformance else { return names.contains("import \(entry.path)") }
    return names.contains(entry.path) && names.contains(String(entry.protocolName))
  }
}
