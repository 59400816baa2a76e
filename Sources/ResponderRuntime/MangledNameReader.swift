/// A reader for the parts of a mangled name, from its beginning to its end.
struct MangledNameReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The words of the identifiers so far, which later identifiers refer to by a letter.
  private var words: [ArraySlice<UInt8>] = []
  private static let wordLimit = 26

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The byte that is read next, or `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads a byte.
  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    position += 1
    return byte
  }

  /// Reads a reference to an earlier part of the name, or to a type of the standard library: an operator and
  /// its operands.
  mutating func takeReference() -> [UInt8] {
    guard let name = take() else { return [] }
    var taken = [name]
    if name == UInt8(ascii: "A") {
      // In a sequence of references, all letters except the last are lowercase.
      while let byte = take() {
        taken.append(byte)
        if Self.isUppercase(byte) || byte == UInt8(ascii: "_") { break }
      }
    } else {
      while let digit = next, Self.isDigit(digit) {
        taken.append(digit)
        position += 1
      }
      if let type = take() { taken.append(type) }
      // The types of concurrency have two letters.
      if taken.count == 2, taken[1] == UInt8(ascii: "c"), let type = take() { taken.append(type) }
    }
    return taken
  }

  /// Reads an identifier and writes the words that it refers to in full. If it is malformed, or holds
  /// characters beyond ASCII, returns `nil`.
  mutating func takeIdentifier() -> String? {
    var identifier: [UInt8] = []
    var refersToWords = next == UInt8(ascii: "0")
    if refersToWords { position += 1 }
    repeat {
      while refersToWords, let letter = next, Self.isLetter(letter) {
        position += 1
        // The letter of the last word is uppercase.
        refersToWords = !Self.isUppercase(letter)
        let index = Int(letter | 0x20) - Int(UInt8(ascii: "a"))
        guard index < words.count else { return nil }
        identifier += words[index]
      }
      if !identifier.isEmpty, next == UInt8(ascii: "0") {
        position += 1
        break
      }
      guard let count = takeNumber(), count > 0, count <= bytes.count - position else { return nil }
      let text = bytes[position..<position + count]
      position += count
      identifier += text
      addWords(of: text)
    } while refersToWords
    return String(decoding: identifier, as: UTF8.self)
  }

  /// Reads a number that does not begin with a zero.
  private mutating func takeNumber() -> Int? {
    guard next != UInt8(ascii: "0") else { return nil }
    var number: Int?
    while let digit = next, Self.isDigit(digit) {
      let value = (number ?? 0) * 10 + Int(digit - UInt8(ascii: "0"))
      guard value <= bytes.count else { return nil }
      number = value
      position += 1
    }
    return number
  }

  /// Adds the words of a text. A word begins with an uppercase letter, at the beginning of the text or after
  /// `_`.
  private mutating func addWords(of text: ArraySlice<UInt8>) {
    var start: Int?
    for index in text.startIndex...text.endIndex {
      let byte = index < text.endIndex ? text[index] : nil
      if let first = start {
        let endsHere =
          byte == nil || byte == UInt8(ascii: "_")
          || (!Self.isUppercase(text[index - 1]) && byte.map(Self.isUppercase) == true)
        if endsHere {
          if index - first >= 2, words.count < Self.wordLimit { words.append(text[first..<index]) }
          start = nil
        }
      }
      if start == nil, let byte, !Self.isDigit(byte), byte != UInt8(ascii: "_") { start = index }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isUppercase(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
