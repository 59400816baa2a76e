/// A Swift source text in which comments and the contents of literals are blank.
///
/// The mask has the bytes of the text, with a space for each byte of a comment, a string, an interpolation or
/// a regular expression. Line breaks stay, so that offsets and line numbers are those of the text.
struct CodeMask {
  /// A string literal of the text.
  struct Literal: Equatable {
    /// The contents between the quotation marks, as they are written.
    var contents: String
    /// The line in which the literal begins, from 1.
    var line: Int
  }

  /// A comment of the text.
  struct Comment: Equatable {
    /// The bytes of the comment, with its slashes or stars.
    var range: Range<Int>
    /// The line in which the comment begins, from 1.
    var line: Int
  }

  /// The masked bytes.
  private(set) var bytes: [UInt8]
  /// The literals, in the order of the text.
  private(set) var literals: [Literal] = []
  /// The comments, in the order of the text.
  private(set) var comments: [Comment] = []

  /// The bytes of the text.
  let text: [UInt8]
  private var position = 0
  private var line = 1

  /// Masks a text.
  init(_ text: [UInt8]) {
    self.text = text
    bytes = text
    while position < text.count { step() }
  }

  private mutating func step() {
    switch text[position] {
    case Ascii.slash where peek(1) == Ascii.slash: blankLineComment()
    case Ascii.slash where peek(1) == Ascii.star: blankBlockComment()
    case Ascii.slash where beginsExpression(): blankExpression(hashes: 0)
    case Ascii.quote: readLiteral(hashes: 0)
    case Ascii.hash:
      var hashes = 1
      while peek(hashes) == Ascii.hash { hashes += 1 }
      let start = position
      position += hashes
      if peek(0) == Ascii.quote {
        blank(start..<position)
        readLiteral(hashes: hashes)
      } else if peek(0) == Ascii.slash {
        blank(start..<position)
        blankExpression(hashes: hashes)
      }
    default: advance()
    }
  }

  private func peek(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index < text.count ? text[index] : 0
  }

  private mutating func advance() {
    if text[position] == Ascii.newline { line += 1 }
    position += 1
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != Ascii.newline { bytes[index] = Ascii.space }
  }

  private mutating func blankLineComment() {
    let start = position
    while position < text.count, text[position] != Ascii.newline {
      bytes[position] = Ascii.space
      position += 1
    }
    comments.append(Comment(range: start..<position, line: line))
  }

  private mutating func blankBlockComment() {
    let start = position
    let firstLine = line
    var depth = 0
    repeat {
      if peek(0) == Ascii.slash, peek(1) == Ascii.star {
        depth += 1
        position += 2
      } else if peek(0) == Ascii.star, peek(1) == Ascii.slash {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < text.count
    let range = start..<min(position, text.count)
    comments.append(Comment(range: range, line: firstLine))
    blank(range)
  }

  /// Reads a literal from its opening quotation mark to its closing one, and blanks it.
  private mutating func readLiteral(hashes: Int) {
    let isMultiline = peek(1) == Ascii.quote && peek(2) == Ascii.quote
    let marks = isMultiline ? 3 : 1
    let start = position
    let firstLine = line
    position += marks
    let contents = position
    while position < text.count {
      let byte = text[position]
      if byte == Ascii.newline, !isMultiline { break }
      if byte == Ascii.backslash, hasHashes(hashes, at: 1) {
        skipEscape(hashes: hashes)
      } else if byte == Ascii.quote, hasMarks(marks), hasHashes(hashes, at: marks) {
        literals.append(
          Literal(
            contents: String(decoding: text[contents..<position], as: UTF8.self), line: firstLine))
        position += marks + hashes
        break
      } else {
        advance()
      }
    }
    blank(start..<min(position, text.count))
  }

  /// Returns whether the slash at the position begins a regular expression: it stands where an expression
  /// begins, without a space after it, and another slash in the line ends it.
  private func beginsExpression() -> Bool {
    guard ![Ascii.space, Ascii.tab, Ascii.close].contains(peek(1)) else { return false }
    let before = text[..<position].reversed().first { $0 != Ascii.space && $0 != Ascii.newline }
    guard let before, "(,=[{:&|".utf8.contains(before) else { return false }
    return endOfExpression(hashes: 0) != nil
  }

  /// Returns the offset after the regular expression at the position, or nil if it doesn't end in the line.
  private func endOfExpression(hashes: Int) -> Int? {
    var distance = 1
    while position + distance < text.count, peek(distance) != Ascii.newline || hashes > 0 {
      if peek(distance) == Ascii.backslash {
        distance += 1
      } else if peek(distance) == Ascii.slash, hasHashes(hashes, at: distance + 1) {
        return position + distance + 1 + hashes
      }
      distance += 1
    }
    return nil
  }

  private mutating func blankExpression(hashes: Int) {
    let start = position
    let end = endOfExpression(hashes: hashes) ?? position + 1
    while position < end { advance() }
    blank(start..<end)
  }

  private func hasMarks(_ count: Int) -> Bool {
    (0..<count).allSatisfy { peek($0) == Ascii.quote }
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == Ascii.hash }
  }

  /// Skips an escape, and an interpolation with the literals inside it.
  private mutating func skipEscape(hashes: Int) {
    position += 1 + hashes
    guard peek(0) == Ascii.open else {
      if position < text.count { advance() }
      return
    }
    var depth = 0
    repeat {
      switch peek(0) {
      case Ascii.open: depth += 1
      case Ascii.close: depth -= 1
      case Ascii.quote:
        readLiteral(hashes: 0)
        continue
      default: break
      }
      if position < text.count { advance() }
    } while depth > 0 && position < text.count
  }
}

/// Bytes that have a meaning in source text.
enum Ascii {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let underscore = UInt8(ascii: "_")

  /// Returns a Boolean value that indicates whether a byte may stand in an identifier.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), underscore, 128...255:
      true
    default: false
    }
  }
}
