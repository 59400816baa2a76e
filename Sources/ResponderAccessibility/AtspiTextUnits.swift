/// The segments of text for AT-SPI's two families of functions.
@MainActor enum AtspiTextUnits {
  /// The segments by `AtspiTextBoundaryType`, for `GetTextAtOffset` and similar methods.
  static let ofBoundary: [Int: AccessibleTextUnit] = [
    0: .character, 1: .wordStart, 2: .wordEnd, 3: .sentenceStart, 4: .sentenceEnd, 5: .lineStart,
    6: .lineEnd,
  ]

  /// The segments by `AtspiTextGranularity`, for `GetStringAtOffset`.
  static let ofGranularity: [Int: AccessibleTextUnit] = [
    0: .character, 1: .wordStart, 2: .sentenceStart, 3: .lineStart, 4: .paragraph,
  ]

  /// Returns the segment that contains an offset. If the offset is not within the text, returns an empty
  /// range at 0.
  static func around(
    _ offset: Int, _ unit: AccessibleTextUnit, _ text: any AccessibleText
  ) -> Range<Int> {
    let count = text.characterCount
    guard offset >= 0, offset <= count else { return 0..<0 }
    let range = text.segment(unit, at: offset)
    let start = min(max(0, range.lowerBound), count)
    return start..<max(start, min(range.upperBound, count))
  }

  /// Returns the segment before the one that contains an offset.
  static func before(
    _ offset: Int, _ unit: AccessibleTextUnit, _ text: any AccessibleText
  ) -> Range<Int> {
    let start = around(offset, unit, text).lowerBound
    guard start > 0 else { return 0..<0 }
    let range = around(start - 1, unit, text)
    return range.lowerBound..<min(range.upperBound, start)
  }

  /// Returns the segment after the one that contains an offset.
  static func after(
    _ offset: Int, _ unit: AccessibleTextUnit, _ text: any AccessibleText
  ) -> Range<Int> {
    guard offset >= 0, offset <= text.characterCount else { return 0..<0 }
    let end = around(offset, unit, text).upperBound
    guard end < text.characterCount else { return end..<end }
    let range = around(end, unit, text)
    return max(range.lowerBound, end)..<max(range.upperBound, end)
  }
}
