import Widgets

/// A hundred thousand invented people, whose names are computed on access.
struct People {
  /// The titles of the sections.
  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
  /// The number of people at the start.
  static let count = 100_000

  private static let given = [
    "Ada", "Bruno", "Clara", "David", "Elena", "Farid", "Grace", "Hugo", "Ines", "Jonas", "Kaito",
    "Lena", "Marco", "Nora", "Omar", "Paula", "Quentin", "Rosa", "Samir", "Thea",
  ]
  private static let endings = [
    "arlow", "ennett", "oward", "untley", "iversen", "andberg", "ellman", "olstad", "urgess",
    "indahl", "avery", "esterman", "orden",
  ]

  /// The numbers of the people of each section, in order.
  private(set) var sections: [[Int32]]
  private var flagged: Set<Int32> = []

  init() {
    let all = Self.letters.count
    sections = (0..<all).map { section in
      let first = Self.count * section / all
      let end = Self.count * (section + 1) / all
      return (Int32(first + 1)...Int32(end)).map { $0 }
    }
  }

  /// The number of people.
  var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// The index path of the last person, or `nil` if there is none.
  var lastPath: ItemPath? {
    guard let section = sections.lastIndex(where: { !$0.isEmpty }) else { return nil }
    return ItemPath(row: sections[section].count - 1, section: section)
  }

  /// Returns a person's name. Family names begin with the section's letter.
  static func name(of person: Int32, in section: Int) -> String {
    let number = Int(person)
    let given = Self.given[number % Self.given.count]
    let ending = endings[(number / Self.given.count) % endings.count]
    return "\(letters[section])\(ending), \(given)"
  }

  func isFlagged(_ person: Int32) -> Bool { flagged.contains(person) }

  mutating func toggleFlag(_ person: Int32) {
    if flagged.remove(person) == nil { flagged.insert(person) }
  }

  mutating func remove(at path: ItemPath) { sections[path.section].remove(at: path.row) }

  mutating func move(from source: ItemPath, to destination: ItemPath) {
    let person = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(person, at: destination.row)
  }
}
