extension LineProblem.Reason: Error {}

/// A parser that converts the bytes of a line to a ``RecordedLine``.
struct LineParser {
  typealias Fault = LineProblem.Reason

  private var scanner = LineScanner()
  private var line = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Parses a line without its line break.
  mutating func parse(_ line: UnsafeRawBufferPointer) throws(Fault) -> RecordedLine {
    guard scanner.scan(line) else { throw .notJSON }
    self.line = line
    guard let name = scanner[.e] else { throw .missing("e") }
    guard name.kind == .string else { throw .impossible("e") }
    let letters = line[Int(name.start)..<Int(name.end)]
    switch LineName.find(UnsafeRawBufferPointer(rebasing: letters)) {
    case .recording: return .header(version: Int(try integer(.version, in: 0...1_000_000)))
    case .touch(let kind): return .touch(try touch(kind))
    case .pointer(let kind): return .pointer(try pointer(kind))
    case .pen(let kind): return .pen(try pen(kind))
    case .device(let kind): return .device(try device(kind))
    case .moment(let kind): return .moment(try moment(kind))
    case .fact(let name): return .fact(Fact(at: try time(), try fact(name)))
    case .step(let name): return .step(TestStep(at: try time(), try step(name)))
    case nil: throw .unknown(String(JSONText.decode(letters).prefix(40)))
    }
  }

  // MARK: Values

  /// The powers of ten that a Double represents exactly.
  private static let powers: [Double] = (0..<19).map { power in
    (0..<power).reduce(1.0) { product, _ in product * 10 }
  }

  private static func value(of field: LineScanner.Field) -> Double {
    let digits = Double(field.digits)
    let power = Int(field.exponent.magnitude)
    guard power < powers.count else {
      // The value is nearly zero, or exceeds every limit.
      return digits == 0 ? 0 : field.exponent < 0 ? .leastNormalMagnitude : .infinity
    }
    return field.exponent < 0 ? digits / powers[power] : digits * powers[power]
  }

  /// Returns a required number, at most as large as a limit.
  func number(_ name: FieldName, limit: Double = 8_388_608) throws(Fault) -> Double {
    guard let field = scanner[name] else { throw .missing("\(name)") }
    let value = Self.value(of: field)
    guard field.kind == .number, value.magnitude <= limit else { throw .impossible("\(name)") }
    return value
  }

  /// Returns a coordinate or a length as in the protocol, in 256ths.
  func fixed(_ name: FieldName) throws(Fault) -> Double {
    (try number(name) * 256).rounded() / 256
  }

  /// Returns a number, or another one if it is missing.
  func number(_ name: FieldName, else other: Double) throws(Fault) -> Double {
    scanner[name] == nil ? other : try number(name)
  }

  /// Returns a required integer.
  func integer(_ name: FieldName, in range: ClosedRange<Int64>) throws(Fault) -> Int64 {
    guard let field = scanner[name] else { throw .missing("\(name)") }
    var value = field.digits
    if field.exponent != 0 {
      let exact = Self.value(of: field)
      guard exact.magnitude < 9e15, exact == exact.rounded() else { throw .impossible("\(name)") }
      value = Int64(exact)
    }
    guard field.kind == .number, range.contains(value) else { throw .impossible("\(name)") }
    return value
  }

  /// Returns an integer, or another one if it is missing.
  func integer(
    _ name: FieldName, in range: ClosedRange<Int64>, else other: Int64
  ) throws(Fault) -> Int64 {
    scanner[name] == nil ? other : try integer(name, in: range)
  }

  /// Returns an unsigned number of 32 bits, or 0 if it is missing.
  func unsigned(_ name: FieldName) throws(Fault) -> UInt32 {
    UInt32(try integer(name, in: 0...Int64(UInt32.max), else: 0))
  }

  /// Returns a signed number of 32 bits, or another one, by default 0, if it is missing.
  func signed(_ name: FieldName, else other: Int64 = 0) throws(Fault) -> Int32 {
    Int32(try integer(name, in: Int64(Int32.min)...Int64(Int32.max), else: other))
  }

  /// Returns a Boolean value that indicates whether a value is present.
  func has(_ name: FieldName) -> Bool { scanner[name] != nil }

  /// Returns a string, which is empty if it is missing.
  func text(_ name: FieldName) throws(Fault) -> String {
    guard let field = scanner[name] else { return "" }
    let bytes = line[Int(field.start)..<Int(field.end)]
    switch field.kind {
    case .string: return String(decoding: bytes, as: UTF8.self)
    case .escapedString: return JSONText.decode(bytes)
    default: throw .impossible("\(name)")
    }
  }

  /// Returns a Boolean value, or another one if it is missing.
  func flag(_ name: FieldName, else other: Bool = false) throws(Fault) -> Bool {
    guard let field = scanner[name] else { return other }
    switch field.kind {
    case .yes: return true
    case .no: return false
    default: throw .impossible("\(name)")
    }
  }

  /// Returns a required value of an enumeration.
  func word<Word: RawRepresentable>(
    _ name: FieldName
  ) throws(Fault) -> Word where Word.RawValue == String {
    guard scanner[name] != nil else { throw .missing("\(name)") }
    guard let word = Word(rawValue: try text(name)) else { throw .impossible("\(name)") }
    return word
  }

  /// Returns the time of a line, in microseconds.
  func time(_ name: FieldName = .at) throws(Fault) -> Int64 {
    try integer(name, in: 0...(1 << 53))
  }

  /// Returns all timestamps of an event.
  func stamp() throws(Fault) -> Stamp {
    var stamp = Stamp(arrived: try time())
    if scanner[.ms] != nil {
      stamp.milliseconds = UInt32(try integer(.ms, in: 0...Int64(UInt32.max)))
    }
    if scanner[.us] != nil { stamp.microseconds = try time(.us) }
    return stamp
  }
}
