import ResponderAccessibility
import ResponderGeometry

/// A text in which each code point is 10 points wide, and each line is 20 points high.
@MainActor final class FakeText: AccessibleText, AccessibleTextEditing {
  private(set) var scalars: [Unicode.Scalar]
  var caretOffset = 0
  var selections: [Range<Int>] = []
  var isEditable = true
  private(set) var clipboard = ""

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  var string: String { string(in: 0..<scalars.count) }
  var characterCount: Int { scalars.count }
  func string(in range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  func segment(_ unit: AccessibleTextUnit, at offset: Int) -> Range<Int> {
    switch unit {
    case .character: return offset..<min(offset + 1, scalars.count)
    case .wordStart: return starts(offset) { isWord($0) && ($0 == 0 || !isWord($0 - 1)) }
    case .wordEnd: return starts(offset) { $0 > 0 && !isWord($0) && isWord($0 - 1) }
    case .sentenceStart: return starts(offset) { $0 >= 2 && scalars[$0 - 2] == "." }
    case .sentenceEnd: return starts(offset) { $0 >= 1 && scalars[$0 - 1] == "." }
    case .lineStart, .paragraph: return starts(offset) { $0 >= 1 && scalars[$0 - 1] == "\n" }
    case .lineEnd: return starts(offset) { scalars[$0] == "\n" }
    }
  }

  private func isWord(_ offset: Int) -> Bool {
    offset < scalars.count && scalars[offset].properties.isAlphabetic
  }

  /// Returns the range between the last start before an offset and the next one.
  private func starts(_ offset: Int, _ isStart: (Int) -> Bool) -> Range<Int> {
    var start = min(offset, max(0, scalars.count - 1))
    while start > 0, !isStart(start) { start -= 1 }
    var end = start + 1
    while end < scalars.count, !isStart(end) { end += 1 }
    return start..<min(end, scalars.count)
  }

  func setCaretOffset(_ offset: Int) -> Bool {
    caretOffset = offset
    return true
  }
  func select(_ range: Range<Int>?) -> Bool {
    selections = range.map { [$0] } ?? []
    return true
  }
  func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
    offset < 5 ? (["weight": "700"], 0..<min(5, scalars.count)) : ([:], 5..<scalars.count)
  }
  var defaultAttributes: [String: String] { ["size": "11", "weight": "400"] }

  /// Returns the line and the column of an offset.
  private func position(_ offset: Int) -> (line: Int, column: Int) {
    let before = scalars[..<offset]
    let column = before.count - ((before.lastIndex(of: "\n") ?? -1) + 1)
    return (before.count { $0 == "\n" }, column)
  }
  func frame(of range: Range<Int>) -> Rect {
    let (line, column) = position(range.lowerBound)
    return Rect(
      x: Double(column) * 10, y: Double(line) * 20, width: Double(range.count) * 10, height: 20)
  }
  func offset(at point: Point) -> Int? {
    scalars.indices.first { frame(of: $0..<$0 + 1).contains(point) && scalars[$0] != "\n" }
  }
  func scrollToVisible(_ range: Range<Int>) -> Bool { true }
  var editing: (any AccessibleTextEditing)? { isEditable ? self : nil }

  func setString(_ string: String) -> Bool {
    scalars = Array(string.unicodeScalars)
    return true
  }
  func replace(_ range: Range<Int>, with string: String) -> Bool {
    scalars.replaceSubrange(range, with: string.unicodeScalars)
    return true
  }
  func copy(_ range: Range<Int>) -> Bool {
    clipboard = string(in: range)
    return true
  }
  func cut(_ range: Range<Int>) -> Bool { copy(range) && replace(range, with: "") }
  func paste(at offset: Int) -> Bool { replace(offset..<offset, with: clipboard) }
}

/// A value between 0 and 100.
@MainActor final class FakeValue: AccessibleValue {
  var currentValue = 40.0
  let minimumValue = 0.0
  let maximumValue = 100.0
  let minimumIncrement = 5.0
  var valueText: String { "\(Int(currentValue)) %" }
  func setValue(_ value: Double) -> Bool {
    currentValue = max(minimumValue, min(maximumValue, value))
    return true
  }
}

/// The links in a text.
@MainActor final class FakeLinks: AccessibleLinks {
  var links: [AccessibleLink]
  var isLink = false
  init(_ links: [AccessibleLink]) { self.links = links }
}
