/// A rule that no run of twelve or more lines of Sources occurs twice.
///
/// Two runs are equal if renaming converts one into the other: each name of one run corresponds to one name
/// of the other, throughout the run. Strings and numbers can differ. Blank lines, comments, imports and lines
/// without a word are ignored, and a run must contain several line shapes, so a table of values is not a
/// repeat.
struct Repeats: Rule {
  static let name = "repeat"
  static let summary = "no \(limit) lines of Sources stand twice, also with other names"
  static let limit = 12
  /// The least number of forms of lines in a run.
  static let leastForms = 5

  func violations(in subject: RuleSubject) -> [Violation] {
    let sources = subject.package.sources.filter { $0.mask != nil && !$0.isGenerated }
    let lines = sources.enumerated().flatMap { Self.codeLines(of: $1, index: $0) }
    let search = RepeatSearch(lines: lines, length: Self.limit, leastForms: Self.leastForms) {
      Self.words(of: sources[$0.file], line: $0.line)
    }
    let pairs = Dictionary(grouping: search.runs()) {
      [lines[$0.first].file, lines[$0.second].file]
    }
    return pairs.values.compactMap { runs in
      guard let longest = runs.max(by: { $0.count < $1.count }) else { return nil }
      let (first, second) = (lines[longest.first], lines[longest.second])
      let names = [sources[first.file].path, sources[second.file].path]
      let all = runs.reduce(0) { $0 + $1.count }
      return Violation(
        key: names.joined(separator: " ~ "), excess: all,
        location: "\(names[0]):\(first.line)",
        message: "\(longest.count) lines stand again at \(names[1]):\(second.line)"
          + (runs.count > 1 ? ", \(all) in \(runs.count) places of the two files" : "")
          + ": let one piece serve both")
    }.sorted { $0.key < $1.key }
  }

  /// Returns the lines of a file that contain code.
  private static func codeLines(of file: SourceFile, index: Int) -> [CodeLine] {
    guard let mask = file.mask else { return [] }
    var lines: [CodeLine] = []
    var number = 1
    var start = 0
    mask.bytes.withUnsafeBufferPointer { bytes in
      for position in 0...bytes.count {
        guard position == bytes.count || bytes[position] == Ascii.newline else { continue }
        if let shape = LineShape(UnsafeBufferPointer(rebasing: bytes[start..<position])) {
          lines.append(CodeLine(file: index, line: number, shape: shape))
        }
        number += 1
        start = position + 1
      }
    }
    return lines
  }

  /// Returns the names in a line, without keywords and numbers.
  private static func words(of file: SourceFile, line: Int) -> [Substring] {
    guard file.lines.indices.contains(line - 1) else { return [] }
    // The mask has the offsets of the text, so the code of a line is that of the mask.
    let code = CodeMask(Array(file.lines[line - 1].utf8)).bytes
    return String(decoding: code, as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0.first?.isNumber == false && !Keywords.contains($0) }
  }
}

/// A line of code that counts for repeats.
struct CodeLine {
  var file: Int
  var line: Int
  var shape: LineShape
}

/// The common shape of lines that differ only in names, strings and numbers.
struct LineShape: Hashable {
  private(set) var hash: UInt64 = 14_695_981_039_346_656_037

  /// Creates the shape of a masked line, or returns nil for an ignored line.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    var words = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Ascii.space || byte == Ascii.tab {
        position += 1
      } else if Ascii.isWord(byte) {
        let start = position
        while position < bytes.count, Ascii.isWord(bytes[position]) { position += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
        if words == 0, Keywords.isImport(word) { return nil }
        words += 1
        mix(Keywords.contains(word) ? Keywords.hash(word) : 1)
      } else {
        mix(UInt64(byte))
        position += 1
      }
    }
    guard words > 0 else { return nil }
  }

  private mutating func mix(_ value: UInt64) {
    hash = (hash ^ value) &* 1_099_511_628_211
  }
}

/// The words that a line's shape keeps.
enum Keywords {
  static let words: Set<UInt64> = Set(
    [
      "func", "var", "let", "if", "else", "guard", "return", "for", "in", "while", "switch", "case",
      "default", "class", "struct", "enum", "protocol", "extension", "init", "self", "super",
      "override",
      "public", "open", "private", "static", "final", "nil", "true", "false", "throws", "try",
      "weak",
      "defer", "where", "is", "as", "get", "set", "didSet", "package", "internal",
    ].map { word in Array(word.utf8).withUnsafeBufferPointer { hash($0) } })
  private static let importHash = Array("import".utf8).withUnsafeBufferPointer { hash($0) }

  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 5381
    for byte in word { hash = hash &* 33 &+ UInt64(byte) }
    return hash
  }

  static func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count <= 9 && words.contains(hash(word))
  }

  static func contains(_ word: Substring) -> Bool {
    var word = String(word)
    return word.withUTF8 { contains($0) }
  }

  static func isImport(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count == 6 && hash(word) == importHash
  }
}
