/// What the command line asks for.
struct Options {
  /// Words in the names of behaviours and desktops; all where there is none.
  private(set) var behaviours: [String] = []
  private(set) var desktops: [String] = []
  /// The folders with later Debians.
  private(set) var guests: [String] = []
  /// The file that gets the table.
  private(set) var table: String?
  /// Whether to print the names alone.
  private(set) var listsNames = false

  /// A word that cannot be read.
  struct Mistake: Error { let word: String }

  init(_ words: [String]) throws(Mistake) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--list" {
        listsNames = true
        continue
      }
      guard let value = rest.popFirst() else { throw Mistake(word: word) }
      switch word {
      case "--only": behaviours.append(value)
      case "--on": desktops.append(value)
      case "--guest": guests.append(value)
      case "--table": table = value
      default: throw Mistake(word: word)
      }
    }
  }

  /// Whether a name has one of the words, or there are none.
  static func asks(_ words: [String], for name: String) -> Bool {
    words.isEmpty || words.contains { name.lowercased().contains($0.lowercased()) }
  }
}
