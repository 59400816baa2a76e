import ResponderGraphics

/// The attributes of the text, in runs that edits preserve.
extension TextDocument {
  /// A Boolean value that indicates whether a part of the text has attributes. Without attributes, no runs
  /// are stored.
  package var hasStyles: Bool { runs != nil }

  /// Returns the attributes of a byte. At the end of the text, returns those of the last byte.
  package func attributes(at offset: Int) -> TextAttributes {
    runs?.attributes(at: offset) ?? TextAttributes()
  }

  /// Returns the attributes of text without attributes of its own that replaces a range.
  package func inheritedAttributes(at range: Range<Int>) -> TextAttributes {
    runs == nil ? TextAttributes() : attributes(at: heirPlace(of: buffer.bytes.scalarRange(range)))
  }

  /// Replaces the attributes of a range. Ends within a scalar are rounded down.
  package func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
    let range = buffer.bytes.scalarRange(range)
    guard !range.isEmpty else { return }
    if runs == nil {
      if attributes == TextAttributes() { return }
      runs = AttributeRuns(length: utf8Count, spansInChunk: spansInChunk)
    }
    if let number = runs?.number(of: attributes) {
      runs?.replace(range, length: range.count, number: number)
    }
    dropPlainRuns()
  }

  /// Changes the attributes of a range. The closure is called once for equal attributes. Ends within a scalar
  /// are rounded down.
  package func updateAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    let range = buffer.bytes.scalarRange(range)
    guard !range.isEmpty else { return }
    if runs == nil { runs = AttributeRuns(length: utf8Count, spansInChunk: spansInChunk) }
    runs?.update(range, change)
    dropPlainRuns()
  }

  /// Returns the runs in a range, clamped to it. Ends within a scalar are rounded down.
  package func runs(in range: Range<Int>) -> [(range: Range<Int>, attributes: TextAttributes)] {
    let range = buffer.bytes.scalarRange(range)
    if runs == nil { return range.isEmpty ? [] : [(range, TextAttributes())] }
    var found: [(range: Range<Int>, attributes: TextAttributes)] = []
    runs?.forEach(range) { found.append(($0, $1)) }
    return found
  }

  /// Updates the runs for an edit, before the edit.
  func replaceRuns(_ range: Range<Int>, length: Int, with attributes: TextAttributes?) {
    if runs == nil {
      guard let attributes, attributes != TextAttributes(), length > 0 else { return }
      runs = AttributeRuns(length: utf8Count, spansInChunk: spansInChunk)
    }
    var number: UInt32 = 0
    if let attributes {
      number = runs?.number(of: attributes) ?? 0
    } else if length > 0 {
      number = runs?.number(at: heirPlace(of: range)) ?? 0
    }
    runs?.replace(range, length: length, number: number)
    dropPlainRuns()
  }

  /// Returns the byte whose attributes a replacement inherits.
  private func heirPlace(of range: Range<Int>) -> Int {
    let start = range.lowerBound
    if !range.isEmpty || start == 0 { return start }
    let bytes = buffer.bytes
    let isParagraphStart = bytes.terminatorLength(endingAt: start, from: 0) > 0
    return isParagraphStart ? start : start - 1
  }

  private func dropPlainRuns() {
    if runs?.isPlain == true { runs = nil }
  }
}
