@testable import ResponderGraphics
@testable import ResponderText
@testable import WindowResponder

/// A document, the same text as an array of bytes with a style number for each byte, and random changes of
/// both.
@MainActor struct TextDocumentModel {
  private let document: TextDocument
  private var bytes: [UInt8] = []
  private var styles: [UInt8] = []
  private var heights: [Double] = [20]
  private var random: Random
  private let parts: [[UInt8]]
  private let attributes: [TextAttributes]
  /// The maximum length of a block, in bytes. It is small so that a short text has many blocks.
  private static let longest = 80

  init(seed: Int) {
    document = TextDocument("", longestBlock: Self.longest, spansInChunk: 4)
    random = Random(state: UInt64(seed))
    // Some runs have short paragraphs, some have long ones, and some consist of characters that join their
    // neighbors.
    let texts =
      switch seed % 4 {
      case 0, 2: Self.letters + Self.breaks
      case 1: Self.letters
      default: Self.joining
      }
    parts = texts.map { Array($0.utf8) }
    let colors: [Color?] = [nil, .red, .green, .blue]
    attributes = colors.map {
      var attributes = TextAttributes()
      attributes.foregroundColor = $0
      return attributes
    }
  }

  private static let letters = [
    "a", "b", " ", "Z", "word ", "é", "e\u{301}", "\u{301}", "\u{323}", "\t", "\0", "م", "مَ",
    "\u{600}", "क्षि", "क", "\u{94D}", "ि", "ที่", "ำ", "界", "日本", "가", "\u{1100}", "\u{1161}",
    "👨‍👩‍👧", "\u{200D}", "👍🏽", "🏽", "🇩🇪", "\u{1F1EB}", "❤️", "\u{FE0F}", "\u{FEFF}", "𝒳", "ß",
    "\u{2028}", "\u{85}",
  ]
  private static let joining = [
    "\u{1F1EB}", "\u{1F1EB}", "🇩🇪", "🇩🇪🇫🇷🇮🇹🇪🇸🇵🇱", "\u{1100}", "\u{1161}", "가", "क्ष", "क", "\u{94D}", "👍",
    "\u{200D}", "\u{301}", "a",
  ]
  private static let breaks = ["\n", "\r\n", "\r", "\u{2029}"]

  /// Performs a random step, and returns a description of the first problem, or `nil` if there is none.
  mutating func step(_ number: Int) -> String? {
    let problem =
      switch random.below(16) {
      case 0..<7: edit()
      case 7..<11: checkCharacters()
      case 11, 12: style()
      case 13: measure()
      default: checkPlaces()
      }
    if let problem { return problem }
    return number % 250 == 0 ? checkAll() : nil
  }

  // MARK: Changes

  private mutating func range() -> Range<Int> {
    let start = random.below(bytes.count + 1)
    let reach = random.below(12) == 0 ? bytes.count : 12
    return start..<(start + random.below(min(reach, bytes.count - start) + 1))
  }

  private func rounded(_ range: Range<Int>) -> Range<Int> {
    func start(_ place: Int) -> Int {
      var place = place
      while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }
    return start(range.lowerBound)..<start(range.upperBound)
  }

  private mutating func edit() -> String? {
    let asked = range()
    let range = rounded(asked)
    var new: [UInt8] = []
    if bytes.count < 400 {
      for _ in 0..<random.below(random.below(20) == 0 ? 40 : 4) {
        new += parts[random.below(parts.count)]
      }
    }
    var style: UInt8?
    if random.below(8) == 0 { style = UInt8(random.below(attributes.count)) }
    let change = document.replace(
      asked, with: String(decoding: new, as: UTF8.self),
      attributes: style.map { attributes[Int($0)] })
    let heir = heir(range)
    bytes.replaceSubrange(range, with: new)
    styles.replaceSubrange(
      range, with: repeatElement(style ?? heir, count: new.count))
    heights.replaceSubrange(
      change.oldBlocks, with: change.newBlocks.map { document.height(ofBlock: $0) })
    if change.range != range || change.newLength != new.count { return "The change is \(change)." }
    if document.utf8Count != bytes.count { return "The length is \(document.utf8Count)." }
    if document.blockCount != heights.count { return "There are \(document.blockCount) blocks." }
    if let problem = checkChange(change) { return problem }
    let around = max(0, range.lowerBound - 8)..<min(bytes.count, range.lowerBound + new.count + 8)
    return check(around)
  }

  /// Checks that all unchanged blocks lie before or after the edit.
  private func checkChange(_ change: TextDocumentChange) -> String? {
    let edit = change.range.lowerBound..<(change.range.lowerBound + change.newLength)
    let blocks = change.newBlocks
    if change.range.isEmpty, edit.isEmpty { return blocks.isEmpty ? nil : "Nothing was changed." }
    if blocks.lowerBound > 0,
      document.range(ofBlock: blocks.lowerBound - 1).upperBound > edit.lowerBound
    {
      return "Block \(blocks.lowerBound - 1) has changed too: \(change)."
    }
    if blocks.upperBound < document.blockCount,
      document.range(ofBlock: blocks.upperBound).lowerBound < edit.upperBound
    {
      return "Block \(blocks.upperBound) has changed too: \(change)."
    }
    return nil
  }

  private func heir(_ range: Range<Int>) -> UInt8 {
    if bytes.isEmpty { return 0 }
    let start = range.lowerBound
    if !range.isEmpty || start == 0 { return styles[start] }
    let isStart =
      bytes[start - 1] == 10 || bytes[start - 1] == 13
      || start > 2 && bytes[(start - 3)..<start] == [0xE2, 0x80, 0xA9]
    return styles[isStart && start < bytes.count ? start : start - 1]
  }

  private mutating func style() -> String? {
    let asked = range()
    let style = UInt8(random.below(attributes.count))
    let range = rounded(asked)
    if random.below(2) == 0 {
      document.setAttributes(attributes[Int(style)], in: asked)
      for place in range { styles[place] = style }
      return nil
    }
    document.updateAttributes(in: asked) { [attributes] in
      if $0 == attributes[1] { $0 = attributes[Int(style)] }
    }
    for place in range where styles[place] == 1 { styles[place] = style }
    return nil
  }

  private mutating func measure() -> String? {
    let block = random.below(heights.count)
    let height = Double(random.below(400)) / 8
    document.setHeight(height, ofBlock: block)
    heights[block] = height
    return nil
  }

  // MARK: Checks

  private func check(_ asked: Range<Int>) -> String? {
    let expected = String(decoding: bytes[rounded(asked)], as: UTF8.self)
    let found = document.string(in: asked)
    return expected.utf8.elementsEqual(found.utf8) ? nil : "\(asked) is \(found), not \(expected)."
  }

  /// Checks the character boundaries around an offset against the characters of a string.
  private mutating func checkCharacters() -> String? {
    let place = random.below(bytes.count + 1)
    let text = String(decoding: bytes, as: UTF8.self)
    var index = text.startIndex
    var before = 0
    var behind = 0
    while index < text.endIndex, behind < place {
      index = text.index(after: index)
      before = behind
      behind = index.place(in: text)
    }
    let isBoundary = behind == place
    var next: Int? = behind
    if isBoundary {
      next = index < text.endIndex ? text.index(after: index).place(in: text) : nil
    }
    let found = (
      document.isBoundary(place), document.boundary(before: place), document.boundary(after: place),
      document.boundary(roundedDown: place), document.boundary(roundedUp: place)
    )
    let expected = (
      isBoundary, place == 0 ? nil : before, next, isBoundary ? place : before, behind
    )
    if found == expected || text.contains(where: { $0.utf8.count > Self.longest / 4 }) {
      return nil
    }
    return "Around \(place) are \(found), not \(expected)."
  }

  private mutating func checkPlaces() -> String? {
    let place = random.below(bytes.count + 1)
    let block = document.block(at: place)
    let range = document.range(ofBlock: block)
    let isLast = block == heights.count - 1
    if !range.contains(place), !(isLast && place == range.upperBound) {
      return "\(place) is in block \(block), \(range)."
    }
    if document.height(ofBlock: block) != heights[block] {
      return "Block \(block) has a wrong height."
    }
    let top = heights[..<block].reduce(0, +)
    if document.top(ofBlock: block) != top { return "Block \(block) is not at \(top)." }
    if heights[block] > 0, document.block(atY: top + heights[block] / 2) != block {
      return "Block \(block) is not found at its middle."
    }
    if let style = styles.indices.contains(place) ? styles[place] : styles.last,
      document.attributes(at: place) != attributes[Int(style)]
    {
      return "The style at \(place) is not \(style)."
    }
    return check(self.range())
  }

  private mutating func checkAll() -> String? {
    if let problem = document.checkInvariants() { return problem }
    let text = String(decoding: bytes, as: UTF8.self)
    if !document.string.utf8.elementsEqual(bytes) { return "The text is another." }
    if let problem = checkParagraphs() ?? checkRuns() ?? checkSearch(text) { return problem }
    if abs(document.totalHeight - heights.reduce(0, +)) > 0.001 { return "The height is wrong." }
    for (block, height) in heights.enumerated() where document.height(ofBlock: block) != height {
      return "Block \(block) has a wrong height."
    }
    guard text.allSatisfy({ $0.utf8.count <= Self.longest / 4 }) else { return nil }
    let count = document.characterCount(in: 0..<bytes.count)
    if count != text.count { return "There are \(count) characters, not \(text.count)." }
    let middle = random.below(count + 1)
    let expected = text.index(text.startIndex, offsetBy: middle).place(in: text)
    let found = document.boundary(from: 0, offsetBy: middle)
    if found != expected || document.boundary(from: expected, offsetBy: -middle) != 0 {
      return "Character \(middle) is at \(String(describing: found)), not \(expected)."
    }
    return nil
  }

  private func checkParagraphs() -> String? {
    var ends: Set<Int> = []
    for place in bytes.indices {
      let isPair = bytes[place] == 13 && place + 1 < bytes.count && bytes[place + 1] == 10
      let isSeparator =
        bytes[place] == 0xA9 && place > 1 && bytes[place - 1] == 0x80 && bytes[place - 2] == 0xE2
      if bytes[place] == 10 || bytes[place] == 13 && !isPair || isSeparator {
        ends.insert(place + 1)
      }
    }
    var start = 0
    for block in heights.indices {
      let range = document.range(ofBlock: block)
      let isLast = block == heights.count - 1
      if range.lowerBound != start { return "Block \(block) begins at \(range.lowerBound)." }
      start = range.upperBound
      if ends.contains(where: { $0 > range.lowerBound && $0 < range.upperBound }) {
        return "In block \(block) a paragraph ends."
      }
      if document.endsParagraph(block) != (isLast || ends.contains(range.upperBound)) {
        return "Block \(block) ends a paragraph, or not."
      }
    }
    return start == bytes.count ? nil : "The blocks end at \(start)."
  }

  private mutating func checkRuns() -> String? {
    let range = rounded(self.range())
    var expected: [(range: Range<Int>, style: UInt8)] = []
    for place in range {
      if let last = expected.last, last.style == styles[place] {
        expected[expected.count - 1].range = last.range.lowerBound..<(place + 1)
      } else {
        expected.append((place..<(place + 1), styles[place]))
      }
    }
    let found = document.runs(in: range)
    let isSame =
      found.count == expected.count
      && zip(found, expected).allSatisfy {
        $0.range == $1.range && $0.attributes == attributes[Int($1.style)]
      }
    return isSame ? nil : "The runs of \(range) are \(found.map(\.range)), not \(expected)."
  }

  /// Searches a part of the text, and compares the result with that of a walk through all characters.
  private mutating func checkSearch(_ text: String) -> String? {
    let characters = Array(text)
    guard !characters.isEmpty, characters.allSatisfy({ $0.utf8.count <= Self.longest / 4 }) else {
      return nil
    }
    let start = random.below(characters.count)
    let needle = Array(characters[start..<min(characters.count, start + 1 + random.below(3))])
    var places = [0]
    for character in characters { places.append(places[places.count - 1] + character.utf8.count) }
    var expected: [Range<Int>] = []
    for first in 0...(characters.count - needle.count)
    where Array(characters[first..<(first + needle.count)]) == needle {
      expected.append(places[first]..<places[first + needle.count])
    }
    let from = random.below(bytes.count + 1)
    let next = document.find(String(needle), from: from)
    let last = document.find(String(needle), from: from, backward: true)
    if next != expected.first(where: { $0.lowerBound >= from }) {
      return "\(needle) is found at \(String(describing: next)) from \(from)."
    }
    if last != expected.last(where: { $0.upperBound <= from }) {
      return "\(needle) is found at \(String(describing: last)) before \(from)."
    }
    return nil
  }
}

extension String.Index {
  /// Returns the index as an offset in bytes.
  fileprivate func place(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}

/// A generator of random numbers with the same sequence in every run.
struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
  }
}
