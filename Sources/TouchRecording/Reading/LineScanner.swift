/// A scanner that divides the JSON object of a line into fields, without allocations.
///
/// It knows the whole grammar, so that it detects a line that is not JSON, but stores only the values of
/// names in ``FieldName``. If a name occurs twice, the last value is stored. Nested objects and arrays are
/// checked and skipped.
struct LineScanner {
  /// The largest nesting depth of objects and arrays.
  static let deepest = 16

  /// The value of a name.
  struct Field {
    enum Kind: UInt8 { case absent, number, string, escapedString, yes, no, other }
    var kind = Kind.absent
    /// The digits and the exponent of a number: ``digits`` · 10^``exponent``.
    var digits: Int64 = 0
    var exponent: Int32 = 0
    /// The range of a string in the line, without its quotes.
    var start: Int32 = 0
    var end: Int32 = 0
  }

  private let table = FieldName.Table()
  /// The values of all names in the last line that was scanned.
  private(set) var fields = [Field](repeating: Field(), count: FieldName.allCases.count)
  /// A bit for each name, in two words, that indicates whether it is present.
  private var present: (low: UInt64, high: UInt64) = (0, 0)

  init() { precondition(FieldName.allCases.count <= 128, "more names than bits") }

  /// Returns the value of a name, or `nil` if it is missing, or null.
  @inline(__always)
  subscript(_ name: FieldName) -> Field? {
    let place = UInt64(name.rawValue)
    let word = place < 64 ? present.low : present.high
    return word & (1 << (place & 63)) != 0 ? fields[Int(name.rawValue)] : nil
  }

  /// Scans a line, and returns `false` if it is not a JSON object.
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
