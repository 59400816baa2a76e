/// The options of the command line.
struct Options {
  /// The filters for the names of behaviors and desktops. Without filters, all of them are selected.
  private(set) var behaviours: [String] = []
  private(set) var desktops: [String] = []
  /// The folders that contain later Debian releases.
  private(set) var guests: [String] = []
  /// The path of the file that the table is written to.
  private(set) var table: String?
  /// A Boolean value that indicates whether to print only the names.
  private(set) var listsNames = false

  /// An argument that is invalid.
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

  /// Returns a Boolean value that indicates whether a name contains one of the filters, or there are no
  /// filters.
  static func asks(_ words: [String], for name: String) -> Bool {
    words.isEmpty || words.contains { name.lowercased().contains($0.lowercased()) }
  }
}
