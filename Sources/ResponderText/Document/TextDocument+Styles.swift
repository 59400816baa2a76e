import ResponderGraphics

/// Attributes of the text, in runs that are kept through edits.
extension TextDocument {
  /// Whether some text has attributes. While none has, nothing is kept.
  package var hasStyles: Bool { runs != nil }

  /// The attributes of a byte; at the end of the text those of the last one.
  package func attributes(at offset: Int) -> TextAttributes {
    runs?.attributes(at: offset) ?? TextAttributes()
  }

  /// The attributes of text that is put in place of bytes and says nothing of its own.
  package func inheritedAttributes(at range: Range<Int>) -> TextAttributes {
    runs == nil ? TextAttributes() : attributes(at: heirPlace(of: buffer.bytes.scalarRange(range)))
  }

  /// Gives bytes attributes in the place of those they have. Ends within a scalar are rounded down.
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

  /// Changes attributes of bytes. The change is asked for once for all equal ones. Ends within a scalar
  /// are rounded down.
  package func updateAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    let range = buffer.bytes.scalarRange(range)
    guard !range.isEmpty else { return }
    if runs == nil { runs = AttributeRuns(length: utf8Count, spansInChunk: spansInChunk) }
    runs?.update(range, change)
    dropPlainRuns()
  }

  /// The runs in a range of bytes, cut to it. Ends within a scalar are rounded down.
  package func runs(in range: Range<Int>) -> [(range: Range<Int>, attributes: TextAttributes)] {
    let range = buffer.bytes.scalarRange(range)
    if runs == nil { return range.isEmpty ? [] : [(range, TextAttributes())] }
    var found: [(range: Range<Int>, attributes: TextAttributes)] = []
    runs?.forEach(range) { found.append(($0, $1)) }
    return found
  }

  /// Follows an edit, before it is made.
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

  /// The byte from which text takes its attributes that is put in place of others.
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
