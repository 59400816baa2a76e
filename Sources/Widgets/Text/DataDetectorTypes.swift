/// The types of data that are detected in text that is not editable, and become links. Follows
/// `UIDataDetectorTypes`, with its values.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt

  /// Creates types from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers, which become links that begin with `tel:`.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses. Mail addresses become links that begin with `mailto:`.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// All types.
  public static let all: DataDetectorTypes = [.phoneNumber, .link]
}

/// A detector of links in a text.
struct DataDetector {
  let types: DataDetectorTypes

  /// A detected link: its range in bytes, and its address.
  struct Match: Equatable {
    var range: Range<Int>
    var address: String
  }

  /// Returns the links in a text, in order.
  func matches(in text: String) -> [Match] {
    var matches: [Match] = []
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      guard !Self.isSpace(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, !Self.isSpace(bytes[end]) { end += 1 }
      if types.contains(.link), let match = link(bytes, start..<end) { matches.append(match) }
      start = end
    }
    if types.contains(.phoneNumber) {
      for number in numbers(bytes)
      where !matches.contains(where: { $0.range.overlaps(number.range) }) {
        matches.append(number)
      }
    }
    return matches.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  private static let opening = Array("(<[{\"'".utf8)
  private static let closing = Array(".,;:!?)>]}\"'".utf8)

  /// Returns the range of a word without surrounding punctuation.
  private func trimmed(_ bytes: [UInt8], _ word: Range<Int>) -> Range<Int> {
    var (start, end) = (word.lowerBound, word.upperBound)
    while start < end, Self.opening.contains(bytes[start]) { start += 1 }
    while start < end, Self.closing.contains(bytes[end - 1]) {
      // A closing bracket belongs to the word if the word contains its opening bracket.
      if bytes[end - 1] == 0x29, bytes[start..<end].contains(0x28) { break }
      end -= 1
    }
    return start..<end
  }

  private func link(_ bytes: [UInt8], _ word: Range<Int>) -> Match? {
    let range = trimmed(bytes, word)
    guard range.count > 4 else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let lower = text.lowercased()
    for scheme in ["http://", "https://", "mailto:", "tel:", "ftp://"]
    where lower.hasPrefix(scheme) && lower.utf8.count > scheme.utf8.count {
      return Match(range: range, address: text)
    }
    if lower.hasPrefix("www."), isHost(lower.prefix { $0 != "/" }) {
      return Match(range: range, address: "http://\(text)")
    }
    let parts = lower.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, isMailName(parts[0]), isHost(parts[1]) {
      return Match(range: range, address: "mailto:\(text)")
    }
    return nil
  }

  private func isMailName(_ name: Substring) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".")
      && name.utf8.allSatisfy {
        Self.isLetter($0) || Self.isDigit($0) || [0x2E, 0x2D, 0x5F, 0x2B].contains($0)
      }
  }

  /// Returns a Boolean value that indicates whether a word can be a host name: labels of letters, digits and
  /// hyphens, the last one of letters only.
  private func isHost(_ name: Substring) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = parts.last, last.utf8.count >= 2,
      last.utf8.allSatisfy(Self.isLetter)
    else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) || $0 == 0x2D }
    }
  }

  /// Returns the phone numbers: 7 to 15 digits with spaces, hyphens, dots, slashes and brackets between them.
  private func numbers(_ bytes: [UInt8]) -> [Match] {
    var found: [Match] = []
    var start = 0
    while start < bytes.count {
      let begins = Self.isDigit(bytes[start]) || bytes[start] == 0x2B || bytes[start] == 0x28
      let isInWord =
        start > 0 && (Self.isLetter(bytes[start - 1]) || Self.isDigit(bytes[start - 1]))
      guard begins, !isInWord else {
        start += 1
        continue
      }
      let end = numberEnd(bytes, from: start)
      let digits = bytes[start..<end].filter(Self.isDigit)
      let isFollowed = end < bytes.count && Self.isLetter(bytes[end])
      if (7...15).contains(digits.count), !isFollowed {
        let sign = bytes[start] == 0x2B ? "+" : ""
        found.append(
          Match(
            range: start..<end, address: "tel:\(sign)\(String(decoding: digits, as: UTF8.self))"))
      }
      start = max(end, start + 1)
    }
    return found
  }

  /// Returns the end of a possible phone number, after its last digit.
  private func numberEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var (end, index) = (start, start)
    var gap = 0
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isDigit(byte) {
        end = index + 1
        gap = 0
      } else if Array("+ -./()".utf8).contains(byte), byte != 0x2B || index == start {
        gap += 1
        if gap > 2 { break }
      } else {
        break
      }
      index += 1
    }
    return end
  }
}

extension StyledText {
  /// Returns the text with detected links. Existing links stay unchanged.
  func detecting(_ types: DataDetectorTypes) -> StyledText {
    guard !types.isEmpty else { return self }
    var text = self
    for match in DataDetector(types: types).matches(in: string) {
      let range = TextRange(utf8: match.range)
      guard !runs(in: range).contains(where: { $0.attributes.link != nil }) else { continue }
      text.addAttributes(TextAttributes(link: match.address), range: range)
    }
    return text
  }
}
