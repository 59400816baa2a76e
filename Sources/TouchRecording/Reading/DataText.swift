/// Functions for numbers and bytes in a text.
enum DataText {
  /// Calls a closure for each integer of a text with numbers that are separated by spaces.
  ///
  /// If the text contains something else, or a number has more than 32 bits, `failing` is called and the rest
  /// is left out.
  static func numbers(of text: String, each body: (Int64) -> Void, failing: () -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let isNegative = bytes[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        let start = place
        var value: Int64 = 0
        while place < bytes.count, case let digit = bytes[place] &- 48, digit < 10 {
          value = value * 10 + Int64(digit)
          guard value <= 0xFFFF_FFFF else { return failing() }
          place += 1
        }
        guard place > start else { return failing() }
        body(isNegative ? -value : value)
        guard place < bytes.count else { return }
        guard bytes[place] == UInt8(ascii: " "), place + 1 < bytes.count else { return failing() }
        place += 1
      }
    }
  }

  /// Returns the events of a text, three numbers each, or `nil` if the text is not in that form.
  static func events(of text: String) -> [InputEvent]? {
    var events: [InputEvent] = []
    var parts: (type: UInt16, code: UInt16) = (0, 0)
    var index = 0
    var isWhole = true
    numbers(of: text) { number in
      switch index % 3 {
      case 0: if let type = UInt16(exactly: number) { parts.type = type } else { isWhole = false }
      case 1: if let code = UInt16(exactly: number) { parts.code = code } else { isWhole = false }
      default:
        guard let value = Int32(exactly: number), events.count < DeviceEvent.mostEvents else {
          isWhole = false
          break
        }
        events.append(InputEvent(type: parts.type, code: parts.code, value: value))
      }
      index += 1
    } failing: {
      isWhole = false
    }
    return isWhole && index % 3 == 0 ? events : nil
  }

  /// Returns the bytes of a text of hexadecimal digits, two each, or `nil` if the text is not in that form.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var high: UInt8?
    for byte in text.utf8 {
      guard let digit = JSONText.hexadecimal(byte) else { return nil }
      if let first = high {
        bytes.append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
    return high == nil ? bytes : nil
  }
}
