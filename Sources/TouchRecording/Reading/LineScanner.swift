/// Takes a line's JSON object apart, without allocating.
///
/// It knows the whole grammar, so that a line that is no JSON is noticed, but keeps only the values of
/// names that ``FieldName`` knows; the last one where a name stands twice. Objects and arrays within are
/// checked and passed over.
struct LineScanner {
  /// How deep objects and arrays may lie in one another.
  static let deepest = 16

  /// What a name stands for.
  struct Field {
    enum Kind: UInt8 { case absent, number, string, escapedString, yes, no, other }
    var kind = Kind.absent
    /// A number is ``digits`` · 10^``exponent``.
    var digits: Int64 = 0
    var exponent: Int32 = 0
    /// Where a string lies in the line, without its quotes.
    var start: Int32 = 0
    var end: Int32 = 0
  }

  private let table = FieldName.Table()
  /// Of each name what it stands for in the last line that was scanned.
  private(set) var fields = [Field](repeating: Field(), count: FieldName.allCases.count)
  /// Of each name one bit, in two words, that says whether it is there.
  private var present: (low: UInt64, high: UInt64) = (0, 0)

  init() { precondition(FieldName.allCases.count <= 128, "more names than bits") }

  /// What a name stands for; nil where it is not there, or null.
  @inline(__always)
  subscript(_ name: FieldName) -> Field? {
    let place = UInt64(name.rawValue)
    let word = place < 64 ? present.low : present.high
    return word & (1 << (place & 63)) != 0 ? fields[Int(name.rawValue)] : nil
  }

  /// Takes a line apart; false where it is no JSON object.
  mutating func scan(_ line: UnsafeRawBufferPointer) -> Bool {
    present = (0, 0)
    var cursor = JSONCursor(line)
    cursor.skipSpace()
    guard cursor.take(UInt8(ascii: "{")) else { return false }
    cursor.skipSpace()
    if !cursor.take(UInt8(ascii: "}")) {
      repeat {
        cursor.skipSpace()
        guard let name = cursor.string() else { return false }
        cursor.skipSpace()
        guard cursor.take(UInt8(ascii: ":")) else { return false }
        cursor.skipSpace()
        guard let field = cursor.value(depth: 1) else { return false }
        let key =
          name.count <= 8 && !cursor.lastHadEscapes ? FieldName.packed(line[name]) : 0
        if key != 0, let place = table.find(key) { keep(field, at: place) }
        cursor.skipSpace()
      } while cursor.take(UInt8(ascii: ","))
      guard cursor.take(UInt8(ascii: "}")) else { return false }
    }
    cursor.skipSpace()
    return cursor.isAtEnd
  }

  private mutating func keep(_ field: Field, at place: Int) {
    fields[place] = field
    let bit: UInt64 = 1 << UInt64(place & 63)
    if place < 64 {
      if field.kind == .absent { present.low &= ~bit } else { present.low |= bit }
    } else {
      if field.kind == .absent { present.high &= ~bit } else { present.high |= bit }
    }
  }
}
