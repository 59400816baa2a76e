internal import ResponderBus
internal import ResponderGeometry
import ResponderSystem

extension AtspiSession {
  /// The largest number of code points in a reply, so that it fits into a message.
  static let textLimit = 1 << 24

  func textProperty(_ name: String, _ object: any AccessibleObject) -> DBusValue? {
    guard let text = object.accessibleText else { return nil }
    switch name {
    case "CharacterCount": return .int(text.characterCount)
    case "CaretOffset": return .int(text.caretOffset)
    default: return nil
    }
  }

  func callText(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) throws(AtspiError) -> [DBusValue]? {
    guard let text = object.accessibleText else { return nil }
    switch method {
    case "GetText":
      return [Self.string(of: text, in: Self.range(text, arguments.int(0), arguments.int(1)))]
    case "GetCharacterAtOffset":
      let offset = arguments.int(0)
      guard offset >= 0, offset < text.characterCount else { return [.int32(0)] }
      let character = text.string(in: offset..<offset + 1).unicodeScalars.first
      return [.int32(Int32(character?.value ?? 0))]
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset", "GetStringAtOffset":
      return try segment(method, text, arguments.int(0), arguments.int(1))
    case "SetCaretOffset":
      let offset = arguments.int(0)
      guard offset >= 0, offset <= text.characterCount else { return [.bool(false)] }
      return [.bool(text.setCaretOffset(offset))]
    case "GetNSelections", "GetSelection", "AddSelection", "RemoveSelection", "SetSelection":
      return Self.callSelections(method, text, arguments)
    case "GetAttributes", "GetAttributeRun", "GetAttributeValue", "GetDefaultAttributes",
      "GetDefaultAttributeSet":
      return Self.callAttributes(method, text, arguments)
    default: return try callTextGeometry(method, object, text, arguments)
    }
  }

  // MARK: Ranges

  /// Returns the range between two offsets. If the second one is -1, the range extends to the end.
  static func range(_ text: any AccessibleText, _ start: Int, _ end: Int) -> Range<Int> {
    let count = text.characterCount
    let first = min(max(0, start), count)
    let last = end < 0 ? count : min(end, count)
    return first..<max(first, last)
  }

  private static func string(of text: any AccessibleText, in range: Range<Int>) -> DBusValue {
    .text(text.string(in: range.lowerBound..<min(range.upperBound, range.lowerBound + textLimit)))
  }

  private func segment(
    _ method: String, _ text: any AccessibleText, _ offset: Int, _ type: Int
  ) throws(AtspiError) -> [DBusValue] {
    let units =
      method == "GetStringAtOffset" ? AtspiTextUnits.ofGranularity : AtspiTextUnits.ofBoundary
    guard let unit = units[type] else { throw .invalidArguments("unknown type of text \(type)") }
    let range: Range<Int>
    switch method {
    case "GetTextBeforeOffset": range = AtspiTextUnits.before(offset, unit, text)
    case "GetTextAfterOffset": range = AtspiTextUnits.after(offset, unit, text)
    default: range = AtspiTextUnits.around(offset, unit, text)
    }
    return [
      Self.string(of: text, in: range), .int(range.lowerBound), .int(range.upperBound),
    ]
  }

  // MARK: Selections

  private static func callSelections(
    _ method: String, _ text: any AccessibleText, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    let selections = text.selections
    let number = arguments.int(0)
    switch method {
    case "GetNSelections": return [.int(selections.count)]
    case "GetSelection":
      guard selections.indices.contains(number) else { return [.int32(0), .int32(0)] }
      return [.int(selections[number].lowerBound), .int(selections[number].upperBound)]
    case "AddSelection":
      // A text has at most one selection.
      guard selections.isEmpty, let range = exactRange(text, arguments.int(0), arguments.int(1))
      else { return [.bool(false)] }
      return [.bool(text.select(range))]
    case "RemoveSelection":
      return [.bool(selections.indices.contains(number) && text.select(nil))]
    case "SetSelection":
      guard number == 0, let range = exactRange(text, arguments.int(1), arguments.int(2)) else {
        return [.bool(false)]
      }
      return [.bool(text.select(range))]
    default: return nil
    }
  }

  /// Returns the range between two offsets in either order, or `nil` if it is not within the text.
  static func exactRange(_ text: any AccessibleText, _ start: Int, _ end: Int) -> Range<Int>? {
    let count = text.characterCount
    let last = end == -1 ? count : end
    guard min(start, last) >= 0, max(start, last) <= count else { return nil }
    return min(start, last)..<max(start, last)
  }

  // MARK: Attributes

  private static func callAttributes(
    _ method: String, _ text: any AccessibleText, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    if method == "GetDefaultAttributes" || method == "GetDefaultAttributeSet" {
      return [.attributes(text.defaultAttributes)]
    }
    let offset = arguments.int(0)
    let isInside = offset >= 0 && offset <= text.characterCount
    let found =
      isInside
      ? text.attributes(at: offset) : (attributes: [String: String](), range: 0..<0)
    let range = found.range.clamped(to: 0..<max(0, text.characterCount))
    let bounds: [DBusValue] = [.int(range.lowerBound), .int(range.upperBound)]
    switch method {
    case "GetAttributes": return [.attributes(found.attributes)] + bounds
    case "GetAttributeRun":
      guard arguments.bool(1), isInside else { return [.attributes(found.attributes)] + bounds }
      let all = text.defaultAttributes.merging(found.attributes) { $1 }
      return [.attributes(all)] + bounds
    case "GetAttributeValue": return [.text(found.attributes[arguments.string(1)] ?? "")]
    default: return nil
    }
  }

  // MARK: Geometry

  private func callTextGeometry(
    _ method: String, _ object: any AccessibleObject, _ text: any AccessibleText,
    _ arguments: AtspiArguments
  ) throws(AtspiError) -> [DBusValue]? {
    switch method {
    case "GetCharacterExtents":
      let offset = arguments.int(0)
      let origin = try origin(of: arguments.int(1), object)
      guard offset >= 0, offset <= text.characterCount else {
        return Self.extents(nil, from: origin)
      }
      let end = min(offset + 1, text.characterCount)
      return Self.extents(text.frame(of: offset..<end), from: origin)
    case "GetRangeExtents":
      let origin = try origin(of: arguments.int(2), object)
      let range = Self.range(text, arguments.int(0), arguments.int(1))
      return Self.extents(text.frame(of: range), from: origin)
    case "GetOffsetAtPoint":
      let point = try point(arguments, at: 0, type: 2, object)
      return [.int(text.offset(at: point) ?? -1)]
    case "GetBoundedRanges": return [try boundedRanges(object, text, arguments)]
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      if method == "ScrollSubstringTo" {
        try Self.checkScrollType(arguments.int(2))
      } else {
        _ = try origin(of: arguments.int(2), object)
      }
      guard let range = Self.exactRange(text, arguments.int(0), arguments.int(1)) else {
        return [.bool(false)]
      }
      return [.bool(text.scrollToVisible(range))]
    default: return nil
    }
  }

  /// Returns the parts of lines within a rectangle. At most 1,000 lines are examined.
  private func boundedRanges(
    _ object: any AccessibleObject, _ text: any AccessibleText, _ arguments: AtspiArguments
  ) throws(AtspiError) -> DBusValue {
    let origin = try point(arguments, at: 0, type: 4, object)
    guard max(arguments.int(5), arguments.int(6)) <= 3 else {
      throw .invalidArguments("unknown clip type")
    }
    let maxX = origin.x + Double(max(0, arguments.int(2)))
    let maxY = origin.y + Double(max(0, arguments.int(3)))
    var ranges: [DBusValue] = []
    var offset = text.offset(at: origin) ?? 0
    for _ in 0..<1_000 where offset < text.characterCount {
      let line = AtspiTextUnits.around(offset, .lineStart, text)
      let frame = text.frame(of: line)
      if frame.minY >= maxY { break }
      if frame.maxY > origin.y, frame.minX < maxX, frame.maxX > origin.x {
        let y = frame.midY
        let first = text.offset(at: Point(x: max(origin.x, frame.minX), y: y)) ?? line.lowerBound
        let last = text.offset(at: Point(x: min(maxX, frame.maxX), y: y)) ?? line.upperBound
        let ends = [first, last].map { min(max($0, line.lowerBound), line.upperBound) }.ordered()
        ranges.append(
          .structure([
            .int(ends[0]), .int(ends[1]), Self.string(of: text, in: ends[0]..<ends[1]),
            .variant(.string("")),
          ]))
      }
      offset = max(line.upperBound, offset + 1)
    }
    return .array(of: "(iisv)", ranges)
  }

  // MARK: EditableText

  func callEditableText(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) -> [DBusValue]? {
    guard let text = object.accessibleText, let editing = text.editing else { return nil }
    if method == "SetTextContents" { return [.bool(editing.setString(arguments.string(0)))] }
    let start = arguments.int(0)
    if method == "InsertText" || method == "PasteText" {
      guard start >= 0, start <= text.characterCount else { return [.bool(false)] }
      if method == "PasteText" { return [.bool(editing.paste(at: start))] }
      let length = arguments.int(2)
      let string = arguments.string(1)
      let scalars = string.unicodeScalars
      let part = length < 0 ? string : String(String.UnicodeScalarView(scalars.prefix(length)))
      return [.bool(editing.replace(start..<start, with: part))]
    }
    let range = Self.exactRange(text, start, arguments.int(1))
    switch method {
    case "CopyText":
      if let range { _ = editing.copy(range) }
      return []
    case "CutText": return [.bool(range.map { editing.cut($0) } ?? false)]
    case "DeleteText": return [.bool(range.map { editing.replace($0, with: "") } ?? false)]
    default: return nil
    }
  }
}
