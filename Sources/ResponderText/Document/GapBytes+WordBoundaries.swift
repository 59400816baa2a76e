/// The words for a search of whole words: letters, digits, and the characters that join them. In scripts
/// without spaces, a word can end anywhere.
extension GapBytes {
  /// Returns a Boolean value that indicates whether an offset between two scalars is inside a word.
  func isWithinWord(_ place: Int) -> Bool {
    guard place > 0, place < count else { return false }
    let before = scalarStart(place - 1)
    let first = scalar(at: before)
    let second = scalar(at: place)
    if first.isOfWord {
      return second.isOfWord || second.isApostrophe && isOfWord(scalarEnd(place))
    }
    guard first.isApostrophe, second.isOfWord, before > 0 else { return false }
    return scalar(at: scalarStart(before - 1)).isOfWord
  }

  private func isOfWord(_ place: Int) -> Bool { place < count && scalar(at: place).isOfWord }
}

extension Unicode.Scalar {
  fileprivate var isApostrophe: Bool { value == 0x27 || value == 0x2019 }

  fileprivate var isOfWord: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: return true
    case ..<0x80: return false
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x31FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic || properties.numericType != nil
    }
  }
}
