import ResponderSystem

/// The parts of a font's name, such as `HelveticaNeue-BoldItalic` in PostScript's form, or `DejaVu Sans Bold
/// Oblique`.
struct FontNameParts {
  /// The family, with or without spaces.
  var family: String
  var weight: Font.Weight?
  var isItalic = false

  /// The words for weights in the names of faces, longer ones first.
  private static let weights: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
    ("semibold", .semibold), ("semi-bold", .semibold), ("ultra-light", .ultraLight),
    ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("light", .light), ("regular", .regular),
    ("roman", .regular), ("book", .regular), ("medium", .medium), ("heavy", .heavy),
    ("bold", .bold), ("black", .black),
  ]

  /// Creates the parts of a name. A PostScript name is divided at its hyphen, and another name before the
  /// last words that name a face.
  init(_ name: String) {
    var words = name.split(separator: " " as Character)
    var face: [Substring] = []
    while words.count > 1, let last = words.last, Self.isFace(last.lowercased()) {
      face.insert(words.removeLast(), at: 0)
    }
    let hyphen = face.isEmpty ? name.lastIndex(of: "-") ?? name.endIndex : name.endIndex
    self.init(face: face.joined(separator: " ") + name[hyphen...])
    family = face.isEmpty ? String(name[..<hyphen]) : words.joined(separator: " ")
  }

  private static func isFace(_ word: String) -> Bool {
    word == "italic" || word == "oblique" || weights.contains { $0.word == word }
  }

  /// Creates the parts of a face's name. The family is empty.
  init(face: String) {
    let face = face.lowercased()
    family = ""
    weight = Self.weights.first { face.hasBytes(of: $0.word) }?.weight
    isItalic = face.hasBytes(of: "italic") || face.hasBytes(of: "oblique")
  }

  /// Returns a family in lowercase without spaces and PostScript's suffixes, for comparison.
  static func plain(_ family: String) -> String {
    var name = String(family.lowercased().filter { $0 != " " })
    for ending in ["psmt", "ps", "mt"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return name
  }

  /// The replacements of the families of iOS by similar families of Linux systems.
  static let substitutes: [String: String] = {
    let sans = "Liberation Sans,Nimbus Sans,Arimo,Noto Sans,DejaVu Sans,sans-serif"
    let serif = "Liberation Serif,Nimbus Roman,Tinos,Noto Serif,DejaVu Serif,serif"
    let mono = "Liberation Mono,Nimbus Mono PS,Cousine,Noto Sans Mono,DejaVu Sans Mono,monospace"
    var all: [String: String] = [:]
    for name in [
      "helvetica", "helveticaneue", "arial", "arialrounded", "avenir", "avenirnext", "verdana",
      "trebuchet", "trebuchetms", "gillsans", "futura", "optima", "sfprotext", "sfprodisplay",
      "sfuitext", "sfuidisplay", "applesdgothicneo", "markerfelt", "chalkboardse", "noteworthy",
      "avenirnextcondensed", "dinalternate", "dincondensed",
    ] { all[name] = sans }
    for name in [
      "timesnewroman", "times", "georgia", "palatino", "baskerville", "didot", "hoeflertext",
      "cochin", "bodoni72", "americantypewriter", "copperplate", "charter", "newyork",
    ] { all[name] = serif }
    for name in ["courier", "couriernew", "menlo", "monaco", "sfmono"] { all[name] = mono }
    return all
  }()
}

extension Font {
  /// Applies the parts of a name.
  mutating func take(_ parts: FontNameParts) {
    if !parts.family.isEmpty { family = parts.family }
    if let weight = parts.weight { self.weight = weight }
    isItalic = parts.isItalic
  }
}
