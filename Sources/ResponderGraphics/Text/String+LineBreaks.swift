extension String {
  /// A Boolean value that indicates whether the string contains a line break: a character whose `isNewline`
  /// is `true`.
  ///
  /// It reads bytes. To find the boundaries of characters takes ten times longer.
  package var hasLineBreak: Bool {
    var (last, beforeLast): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      switch byte {
      case 0x0A...0x0D: return true  // line feed, vertical tab, form feed, carriage return
      case 0x85 where last == 0xC2: return true  // U+0085, next line
      case 0xA8...0xA9 where last == 0x80 && beforeLast == 0xE2: return true  // U+2028, U+2029
      default: (last, beforeLast) = (byte, last)
      }
    }
    return false
  }
}
