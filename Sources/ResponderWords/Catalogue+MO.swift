extension Catalogue {
  /// Reads a compiled file in the machine's byte order. Entries that point outside the file are left out.
  init(mo bytes: [UInt8]) {
    self.init()
    func number(_ place: Int) -> Int {
      guard place >= 0, place + 4 <= bytes.count else { return 0 }
      return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func text(_ entry: Int) -> String {
      let (length, start) = (number(entry), number(entry + 4))
      guard start >= 0, length >= 0, start + length <= bytes.count else { return "" }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
    let (originals, translations) = (number(12), number(16))
    for index in 0..<min(number(8), bytes.count / 8) {
      var original = Substring(text(originals + index * 8))
      var context: String?
      if let end = original.firstIndex(of: "\u{4}") {
        context = String(original[..<end])
        original = original[original.index(after: end)...]
      }
      // If the text has a plural form, it follows the text.
      let key = Key(context: context, text: String(original.prefix { $0 != "\0" }))
      add(
        key,
        text(translations + index * 8).split(separator: "\0", omittingEmptySubsequences: false)
          .map(String.init))
    }
  }
}
