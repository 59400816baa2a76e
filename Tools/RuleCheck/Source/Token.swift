/// A word, a number or a punctuation mark of code.
struct Token: Equatable {
  /// The characters of the token.
  var text: String
  /// The line of the token, from 1.
  var line: Int

  /// Returns the tokens of masked code, in order.
  static func tokens(of mask: CodeMask) -> [Token] {
    var tokens: [Token] = []
    let bytes = mask.bytes
    tokens.reserveCapacity(bytes.count / 5)
    var line = 1
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Ascii.newline {
        line += 1
        position += 1
      } else if byte == Ascii.space || byte == Ascii.tab {
        position += 1
      } else if Ascii.isWord(byte) {
        let start = position
        while position < bytes.count, Ascii.isWord(bytes[position]) { position += 1 }
        tokens.append(
          Token(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
      } else {
        tokens.append(Token(text: String(UnicodeScalar(byte)), line: line))
        position += 1
      }
    }
    return tokens
  }
}
