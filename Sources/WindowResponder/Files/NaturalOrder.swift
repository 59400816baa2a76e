import ResponderSystem

/// The order of file names that users expect: by the characters in their language, with numbers by their
/// value, so `img2` precedes `img10`.
///
/// The user's locale determines the order of characters. If that sorts by bytes, or is not installed,
/// uppercase and lowercase characters are equal, and Latin characters with accents are beside those without.
package struct NaturalOrder: Sendable {
  private let collation: Collation?
  /// The number of digits to which shorter numbers are padded.
  private static let digitCount = 24

  /// The order of the user's language.
  package static let user = NaturalOrder(Collation.user)

  /// Creates the order of a locale, or the default order if `collation` is `nil`.
  package init(_ collation: Collation?) { self.collation = collation }

  /// A name with its sort key.
  package struct Key: Comparable, Sendable {
    private let bytes: [UInt8]
    private let name: [UInt8]

    fileprivate init(_ bytes: [UInt8], _ name: [UInt8]) {
      (self.bytes, self.name) = (bytes, name)
    }

    package static func < (a: Key, b: Key) -> Bool {
      if a.bytes != b.bytes { return a.bytes.lexicographicallyPrecedes(b.bytes) }
      return a.name.lexicographicallyPrecedes(b.name)
    }
  }

  /// Returns the sort key of a name.
  package func key(of name: Pathname) -> Key {
    let padded = Self.padded(name.description)
    let bytes = collation?.key(of: padded) ?? Array(Self.folded(padded).utf8)
    return Key(bytes, name.bytes)
  }

  /// Returns a text in which all numbers have the same number of digits.
  private static func padded(_ text: String) -> String {
    var result = ""
    var digits = ""
    func closeNumber() {
      guard !digits.isEmpty else { return }
      let number = digits.drop { $0 == "0" }
      result += String(repeating: "0", count: max(0, digitCount - number.count)) + number
      digits = ""
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        digits += String(Int(value))
      } else {
        closeNumber()
        result.unicodeScalars.append(scalar)
      }
    }
    closeNumber()
    return result
  }

  /// Returns a text in lowercase, with Latin characters without their accents.
  private static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var result = ""
    for scalar in text.unicodeScalars {
      // Combining accents follow their base characters.
      if scalar.properties.canonicalCombiningClass != .notReordered { continue }
      result += plainLetters(of: scalar) ?? scalar.properties.lowercaseMapping
    }
    return result
  }

  /// Returns the base characters of a Latin character, from its name in Unicode, such as "LATIN SMALL LETTER
  /// A WITH DIAERESIS".
  private static func plainLetters(of scalar: Unicode.Scalar) -> String? {
    guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value) else {
      return nil
    }
    if scalar == "ß" { return "ss" }
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count <= 2 else {
      return nil
    }
    return words[3].lowercased()
  }
}
