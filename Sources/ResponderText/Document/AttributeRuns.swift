import ResponderGraphics

/// The runs of attributes over a text's bytes: numbers in a `SpanList`, and a table of attributes by number.
struct AttributeRuns: ~Copyable {
  private var spans: SpanList
  private var table: [TextAttributes] = [TextAttributes()]
  private var numbers: [TextAttributes: UInt32] = [TextAttributes(): 0]

  /// Creates one run without attributes.
  init(length: Int, spansInChunk: Int) {
    spans = SpanList(hasHeights: false, chunkCapacity: spansInChunk)
    spans.replace(0..<0, with: AttributeRuns.spans(length, 0))
  }

  /// The number of runs.
  var count: Int { spans.count }
  /// The number of bytes of all runs.
  var length: Int { spans.length }
  /// A Boolean value that indicates whether no byte has attributes.
  var isPlain: Bool {
    mutating get { spans.count == 0 || spans.count == 1 && spans[0].value == 0 }
  }
  /// The number of attributes in the table.
  var tableCount: Int { table.count }

  /// Returns the attributes of a byte. At the end, returns those of the last byte.
  mutating func attributes(at offset: Int) -> TextAttributes {
    spans.count == 0 ? TextAttributes() : table[Int(number(at: offset))]
  }

  /// Returns the number of a byte's attributes.
  mutating func number(at offset: Int) -> UInt32 {
    spans.count == 0 ? 0 : spans.span(at: spans.position(atByte: offset)).value
  }

  /// Returns the number of attributes, and adds them to the table if necessary.
  mutating func number(of attributes: TextAttributes) -> UInt32 {
    if let number = numbers[attributes] { return number }
    if table.count > 2 * spans.count + AttributeRuns.spareNumbers { forgetUnused() }
    return enter(attributes)
  }

  /// Replaces a range of bytes by bytes whose attributes have one number.
  mutating func replace(_ range: Range<Int>, length: Int, number: UInt32) {
    replace(range, with: AttributeRuns.spans(length, number))
  }

  /// Changes the attributes in a range of bytes. The closure is called once for equal attributes.
  mutating func update(_ range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    guard !range.isEmpty, spans.count > 0 else { return }
    var old: [Span] = []
    walk(range) { old.append(Span(length: $0.count, value: $1)) }
    var changed: [UInt32: UInt32] = [:]
    for index in old.indices {
      if let number = changed[old[index].value] {
        old[index].value = number
        continue
      }
      var attributes = table[Int(old[index].value)]
      change(&attributes)
      let number = enter(attributes)
      changed[old[index].value] = number
      old[index].value = number
    }
    replace(range, with: old)
    if table.count > 2 * spans.count + AttributeRuns.spareNumbers { forgetUnused() }
  }

  /// Calls a closure with each run in a range of bytes.
  mutating func forEach(_ range: Range<Int>, _ body: (Range<Int>, TextAttributes) -> Void) {
    let table = table
    walk(range) { body($0, table[Int($1)]) }
  }

  private mutating func walk(_ range: Range<Int>, _ body: (Range<Int>, UInt32) -> Void) {
    guard !range.isEmpty, spans.count > 0 else { return }
    var place = spans.position(atByte: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let span = spans.span(at: place)
      let end = min(range.upperBound, place.start + Int(span.length))
      body(start..<end, span.value)
      start = end
      guard spans.advance(&place) else { return }
    }
  }

  /// Returns the first violated invariant, as a sentence, or `nil` if all hold.
  mutating func checkInvariants() -> String? {
    if let problem = spans.checkInvariants() { return problem }
    var last: UInt32?
    var problem: String?
    let count = table.count
    spans.forEach { span in
      if span.length == 0 { problem = "A run is empty." }
      if span.value == last { problem = "Two runs that are one." }
      if Int(span.value) >= count { problem = "A run's number means nothing." }
      last = span.value
    }
    return problem
  }

  // MARK: Work

  /// The number of unused entries of the table that are tolerated before they are removed.
  private static let spareNumbers = 64

  private mutating func enter(_ attributes: TextAttributes) -> UInt32 {
    if let number = numbers[attributes] { return number }
    let number = UInt32(table.count)
    table.append(attributes)
    numbers[attributes] = number
    return number
  }

  /// Replaces a range of bytes by spans. Adjacent spans with the same number are joined.
  private mutating func replace(_ range: Range<Int>, with new: [Span]) {
    guard spans.count > 0 else {
      spans.replace(0..<0, with: new)
      return
    }
    let first = spans.position(atByte: range.lowerBound)
    let last = range.isEmpty ? first : spans.position(atByte: range.upperBound - 1)
    var old = first.span..<(last.span + 1)
    var made: [Span] = []
    if old.lowerBound > 0 {
      made.append(spans[old.lowerBound - 1])
      old = (old.lowerBound - 1)..<old.upperBound
    }
    let head = spans.span(at: first)
    let tail = spans.span(at: last)
    AttributeRuns.append(
      Span(length: range.lowerBound - first.start, value: head.value), to: &made)
    for span in new { AttributeRuns.append(span, to: &made) }
    let end = last.start + Int(tail.length)
    AttributeRuns.append(Span(length: end - range.upperBound, value: tail.value), to: &made)
    if old.upperBound < spans.count {
      AttributeRuns.append(spans[old.upperBound], to: &made)
      old = old.lowerBound..<(old.upperBound + 1)
    }
    spans.replace(old, with: made)
  }

  private static func append(_ span: Span, to spans: inout [Span]) {
    guard span.length > 0 else { return }
    if let last = spans.last, last.value == span.value {
      let (length, isTooLong) = last.length.addingReportingOverflow(span.length)
      if !isTooLong {
        spans[spans.count - 1].length = length
        return
      }
    }
    spans.append(span)
  }

  private static func spans(_ length: Int, _ number: UInt32) -> [Span] {
    length > 0 ? [Span(length: length, value: number)] : []
  }

  /// Removes unused attributes from the table, and renumbers the others.
  private mutating func forgetUnused() {
    var numbers: [TextAttributes: UInt32] = [TextAttributes(): 0]
    var kept = [TextAttributes()]
    var changed = [UInt32?](repeating: nil, count: table.count)
    changed[0] = 0
    let table = table
    spans.setAllValues { span in
      if let number = changed[Int(span.value)] { return number }
      let number = UInt32(kept.count)
      kept.append(table[Int(span.value)])
      numbers[table[Int(span.value)]] = number
      changed[Int(span.value)] = number
      return number
    }
    self.table = kept
    self.numbers = numbers
  }
}
