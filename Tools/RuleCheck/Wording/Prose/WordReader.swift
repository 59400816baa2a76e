/// A reader that divides the text of a paragraph into words.
struct WordReader {
  /// The abbreviations whose full stop ends no sentence.
  private static let abbreviations: Set<String> = ["e.g", "i.e", "etc", "cf", "vs", "approx", "no"]

  private let text: [UInt8]
  private let lines: [Int]
  private var position = 0
  private var breaks = 0
  private var words: [ProseWord] = []

  private init(_ text: [UInt8], _ lines: [Int]) {
    (self.text, self.lines) = (text, lines)
  }

  /// Returns the words of a text.
  ///
  /// - Parameters:
  ///   - text: The text, each line with its line break.
  ///   - lines: The line number of each line.
  static func words(of text: [UInt8], lines: [Int]) -> [ProseWord] {
    var reader = WordReader(text, lines)
    while reader.position < text.count { reader.step() }
    if let last = reader.words.indices.last { reader.words[last].end = .sentence }
    return reader.words
  }

  private func peek(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index < text.count ? text[index] : 0
  }

  private var line: Int { lines[min(breaks, lines.count - 1)] }

  private mutating func step() {
    switch text[position] {
    case Ascii.newline:
      breaks += 1
      position += 1
    case Ascii.space, Ascii.tab: position += 1
    case UInt8(ascii: "`"): readCode()
    case Ascii.quote: readQuotation()
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "]"): readTarget()
    case UInt8(ascii: "["), UInt8(ascii: "*"): position += 1
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
      endSentence()
      position += 1
    case 0xE2 where isPunctuation(at: position): readPunctuation()
    case let byte where Ascii.isWord(byte): readWord()
    default:
      end(.phrase)
      position += 1
    }
  }

  private mutating func end(_ end: ProseWord.End) {
    guard let last = words.indices.last, words[last].end == .none else { return }
    words[last].end = end
  }

  /// Ends the sentence, unless the next word is in lowercase or the last one is an abbreviation.
  private mutating func endSentence() {
    guard let last = words.last, !Self.abbreviations.contains(last.text) else { return }
    var next = position + 1
    while next < text.count, [UInt8(ascii: ")"), Ascii.quote].contains(text[next]) { next += 1 }
    guard next < text.count, text[next] == Ascii.space || text[next] == Ascii.newline else {
      end(.phrase)
      return
    }
    while next < text.count, text[next] == Ascii.space || text[next] == Ascii.newline { next += 1 }
    let isLowercase =
      next < text.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[next])
    end(isLowercase ? .phrase : .sentence)
  }

  private mutating func appendPlaceholder(to index: Int) {
    let isNil = text[position..<index].elementsEqual("`nil`".utf8)
    words.append(ProseWord(text: isNil ? "nil" : ProseWord.placeholder, line: line))
    breaks += text[position..<index].count { $0 == Ascii.newline }
    position = index
  }

  /// Reads a code span; backticks without a partner are skipped.
  private mutating func readCode() {
    var count = 0
    while peek(count) == UInt8(ascii: "`") { count += 1 }
    var index = position + count
    var run = 0
    while index < text.count {
      run = text[index] == UInt8(ascii: "`") ? run + 1 : 0
      index += 1
      if run == count, index == text.count || text[index] != UInt8(ascii: "`") {
        appendPlaceholder(to: index)
        return
      }
    }
    position += count
  }

  /// Reads a quotation; a quotation mark without a partner in the paragraph is skipped.
  private mutating func readQuotation() {
    if let close = text[(position + 1)...].firstIndex(of: Ascii.quote) {
      appendPlaceholder(to: close + 1)
    } else {
      position += 1
    }
  }

  /// Reads a tag, a link of DocC or an address in angle brackets.
  private mutating func readTag() {
    let rest = text[position...].prefix { $0 != Ascii.space && $0 != Ascii.newline }
    if let close = rest.firstIndex(of: UInt8(ascii: ">")), close > position + 1 {
      appendPlaceholder(to: close + 1)
    } else {
      end(.phrase)
      position += 1
    }
  }

  /// Skips the target of a link.
  private mutating func readTarget() {
    position += 1
    guard peek(0) == Ascii.open else { return }
    let start = position
    let close = text[start...].firstIndex(of: Ascii.close) ?? text.count - 1
    breaks += text[start...close].count { $0 == Ascii.newline }
    position = close + 1
  }

  /// Returns a Boolean value that indicates whether a mark of Unicode's General Punctuation, an arrow or an
  /// operator stands at an index, and no apostrophe.
  private func isPunctuation(at index: Int) -> Bool {
    guard index + 2 < text.count, text[index] == 0xE2 else { return false }
    return (0x80...0x8B).contains(text[index + 1]) && !isApostrophe(at: index)
  }

  private func isApostrophe(at index: Int) -> Bool {
    index + 2 < text.count && text[index...index + 2].elementsEqual([0xE2, 0x80, 0x99])
  }

  private mutating func readPunctuation() {
    let isOpening = text[position + 1] == 0x80 && [0x9C, 0x9E].contains(text[position + 2])
    let closings: [[UInt8]] = [[0xE2, 0x80, 0x9D], [0xE2, 0x80, 0x9C]]
    if isOpening {
      var index = position + 3
      while index + 3 <= text.count {
        if closings.contains(Array(text[index..<index + 3])) {
          appendPlaceholder(to: index + 3)
          return
        }
        index += 1
      }
    }
    end(.phrase)
    position += 3
  }

  private mutating func readWord() {
    let start = position
    while position < text.count {
      let byte = text[position]
      if Ascii.isWord(byte), !isPunctuation(at: position) {
        position += 1
      } else if isApostrophe(at: position), position + 3 < text.count,
        Ascii.isWord(text[position + 3])
      {
        position += 3
      } else if joins(byte), Ascii.isWord(peek(1)), !isPunctuation(at: position + 1) {
        position += 1
      } else {
        break
      }
    }
    append(text[start..<position])
  }

  /// Returns a Boolean value that indicates whether a mark between two letters belongs to the word.
  private func joins(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":")
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    var lowercase = Array(bytes)
    for index in lowercase.indices
    where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(lowercase[index]) {
      lowercase[index] += 32
    }
    var isPossessive = false
    for ending in [Array("'s".utf8), Array("’s".utf8)]
    where lowercase.count > ending.count && lowercase.suffix(ending.count).elementsEqual(ending) {
      lowercase.removeLast(ending.count)
      isPossessive = true
    }
    words.append(
      ProseWord(
        text: String(decoding: lowercase, as: UTF8.self), line: line, isPossessive: isPossessive))
  }
}
