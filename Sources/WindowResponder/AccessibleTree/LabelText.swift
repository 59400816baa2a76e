internal import ResponderAccessibility
import ResponderText

/// The text of a label.
@MainActor final class LabelText: AccessibleText {
  private weak var label: Label?

  init(_ label: Label) { self.label = label }

  private var text: String { label?.text ?? "" }

  private func byte(_ offset: Int) -> Int {
    text.unicodeScalars.prefix(offset).reduce(0) { $0 + UTF8.width($1) }
  }

  private func point(_ byte: Int) -> Int {
    let text = text
    return text.unicodeScalars.distance(
      from: text.startIndex,
      to: text.utf8.index(text.startIndex, offsetBy: min(byte, text.utf8.count)))
  }

  private func textRange(_ range: Range<Int>) -> TextRange {
    TextRange(utf8: byte(range.lowerBound)..<byte(range.upperBound))
  }

  var characterCount: Int { text.unicodeScalars.count }

  func string(in range: Range<Int>) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
  }

  func segment(_ unit: AccessibleTextUnit, at offset: Int) -> Range<Int> {
    let place = byte(offset)
    let bytes: Range<Int>
    switch unit {
    case .paragraph: bytes = paragraph(at: place)
    case .lineStart, .lineEnd: bytes = line(at: place)
    default: bytes = TextSegments(text).segment(unit, at: place)
    }
    return point(bytes.lowerBound)..<point(bytes.upperBound)
  }

  private func paragraph(at place: Int) -> Range<Int> {
    var start = 0
    for piece in text.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
      let end = start + piece.utf8.count + 1
      if place < end { return start..<min(end, text.utf8.count) }
      start = end
    }
    return text.utf8.count..<text.utf8.count
  }

  /// Returns the characters in the line of an offset, which are at the same height.
  private func line(at place: Int) -> Range<Int> {
    let count = text.utf8.count
    guard let label, let placed = label.placedText(in: label.bounds),
      let rect = placed.layout.rects(for: TextRange(utf8: place..<min(place + 1, count))).first
    else { return 0..<count }
    let paragraph = paragraph(at: place)
    var (start, end) = (place, place)
    func isBeside(_ byte: Int) -> Bool {
      guard let other = placed.layout.rects(for: TextRange(utf8: byte..<byte + 1)).first else {
        return true
      }
      return abs(other.midY - rect.midY) < rect.height / 2
    }
    while start > paragraph.lowerBound, isBeside(start - 1) { start -= 1 }
    while end < paragraph.upperBound, isBeside(end) { end += 1 }
    return start..<end
  }

  var caretOffset: Int { -1 }
  func setCaretOffset(_ offset: Int) -> Bool { false }
  var selections: [Range<Int>] { [] }
  func select(_ range: Range<Int>?) -> Bool { false }

  func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
    guard let label, let styled = label.extras?.styled else {
      return (defaultAttributes, 0..<characterCount)
    }
    let place = byte(offset)
    let run = styled.runs.first { $0.range.utf8.contains(place) }
    guard let run else { return (defaultAttributes, offset..<offset) }
    let range = run.range.utf8
    return (
      AccessibleTexts.attributes(run.attributes, label.font),
      point(range.lowerBound)..<point(range.upperBound)
    )
  }

  var defaultAttributes: [String: String] {
    AccessibleTexts.attributes(TextAttributes(), label?.font)
  }

  func frame(of range: Range<Int>) -> Rect {
    guard let label, let window = label.ownWindow, let placed = label.placedText(in: label.bounds)
    else { return .zero }
    let rects = placed.layout.rects(for: textRange(range))
    guard let first = rects.first else { return .zero }
    let box = rects.dropFirst().reduce(first) { $0.union($1) }
    let inLabel = box.offsetBy(dx: placed.origin.x, dy: placed.origin.y)
    return window.inGeometryOfOwner(label.convert(inLabel, to: nil))
  }

  func offset(at point: Point) -> Int? {
    guard let label, let window = label.ownWindow, let placed = label.placedText(in: label.bounds)
    else { return nil }
    let origin = window.originInOwnerGeometry
    let place = label.convert(Point(x: point.x - origin.x, y: point.y - origin.y), from: nil)
    let inText = Point(x: place.x - placed.origin.x, y: place.y - placed.origin.y)
    return placed.layout.characterRange(at: inText).map { self.point($0.start.utf8Offset) }
  }

  func scrollToVisible(_ range: Range<Int>) -> Bool {
    guard let label else { return false }
    label.revealInScrollViews()
    return label.isSeenInWindow
  }

  var editing: (any AccessibleTextEditing)? { nil }
}

/// The links in the text of a label.
@MainActor final class LabelLinks: AccessibleLinks {
  private let label: Label

  init(_ label: Label) { self.label = label }

  var isLink: Bool { false }

  var links: [AccessibleLink] {
    let text = label.text ?? ""
    return (label.extras?.links ?? []).enumerated().map { index, link in
      let start = text[TextRange(utf8: 0..<link.range.start.utf8Offset)].unicodeScalars.count
      let count = text[link.range].unicodeScalars.count
      return AccessibleLink(
        address: link.address, range: start..<start + count,
        object: (label.accessibleNode as? ViewNode)?.node(ofPart: index))
    }
  }
}

/// The link of an object that is a link.
@MainActor final class OwnLink: AccessibleLinks {
  private let address: String
  private weak var node: AccessibleNode?

  init(_ address: String, _ node: AccessibleNode) {
    self.address = address
    self.node = node
  }

  var isLink: Bool { true }
  var links: [AccessibleLink] {
    let count = node?.accessibleName.unicodeScalars.count ?? 0
    return [AccessibleLink(address: address, range: 0..<count, object: node)]
  }
}
