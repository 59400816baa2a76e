/// A reader of the callgrind format, version 1, with one event: `Ir`, the number of executed instructions.
///
/// Follows "Callgrind Format Specification" of Valgrind's manual. The first occurrence of a name has the name
/// and a number, and later ones only the number. The line after `calls=` is the inclusive cost of the call,
/// which is not a cost of the caller.
struct CallgrindReader {
  private var profile = CallgrindProfile()
  private var objects: [Int: String] = [:]
  private var functions: [Int: String] = [:]
  /// The program file or library of the function that the current lines describe.
  private var object = ""
  private var function = ""
  /// The program file or library of the next called function, if it isn't that of the caller.
  private var calleeObject: String?
  private var callee = ""
  private var isInclusive = false
  private var sum = 0
  private var written: Int?
  private var line = 0
  private let file: String

  private init(file: String) { self.file = file }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``WeighError`` with file and line if the text is not in that format, or if the costs do not
  ///   have the sum that the file names.
  static func profile(_ bytes: [UInt8], file: String) throws -> CallgrindProfile {
    var reader = Self(file: file)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.line += 1
      try reader.read(line)
    }
    guard let written = reader.written else {
      throw WeighError("\(file) has no sum of costs: callgrind did not finish it")
    }
    guard written == reader.sum else {
      throw WeighError("\(file) says \(written) instructions in sum, and its lines \(reader.sum)")
    }
    return reader.profile
  }

  private mutating func read(_ text: ArraySlice<UInt8>) throws {
    guard let first = text.first, first != UInt8(ascii: "#") else { return }
    let isCost = first <= UInt8(ascii: "9")  // a digit, or `+`, `-` and `*` of relative positions
    if isCost { return try readCost(text) }
    guard let end = text.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") })
    else { throw fault("no line of the callgrind format") }
    let key = String(decoding: text[..<end], as: UTF8.self)
    let value = text[(end + 1)...].drop { $0 == UInt8(ascii: " ") }
    text[end] == UInt8(ascii: "=") ? try readName(key, value) : try readHeader(key, value)
  }

  private mutating func readHeader(_ key: String, _ value: ArraySlice<UInt8>) throws {
    switch key {
    case "events":
      let events = String(decoding: value, as: UTF8.self)
      guard events == "Ir" else { throw fault("events \(events) instead of Ir") }
    case "positions":
      let positions = String(decoding: value, as: UTF8.self)
      guard positions == "line" else { throw fault("positions \(positions) instead of line") }
    case "totals": written = try number(value)
    default: break
    }
  }

  private mutating func readName(_ key: String, _ value: ArraySlice<UInt8>) throws {
    switch key {
    case "ob": object = try Self.name(value, in: &objects) ?? { throw fault("unknown object") }()
    case "cob":
      calleeObject = try Self.name(value, in: &objects) ?? { throw fault("unknown object") }()
    case "fn":
      function = try Self.name(value, in: &functions) ?? { throw fault("unknown function") }()
      profile.functions.insert(.init(object: object, symbol: function))
    case "cfn":
      callee = try Self.name(value, in: &functions) ?? { throw fault("unknown function") }()
    case "calls":
      let count = try number(value.prefix { $0 != UInt8(ascii: " ") })
      profile.calls[.init(caller: object, callee: callee), default: 0] += count
      noteCallee(.init(object: calleeObject ?? object, symbol: callee))
      calleeObject = nil
      isInclusive = true
    default: break
    }
  }

  private mutating func noteCallee(_ callee: CallgrindProfile.Function) {
    let caller = CallgrindProfile.Function(object: object, symbol: function)
    if profile.callees[caller]?.contains(callee) == true { return }
    profile.callees[caller, default: []].append(callee)
  }

  private mutating func readCost(_ text: ArraySlice<UInt8>) throws {
    if isInclusive {
      isInclusive = false
      return
    }
    guard let space = text.firstIndex(of: UInt8(ascii: " ")) else { return }
    let cost = try number(text[(space + 1)...])
    profile.instructions[object, default: 0] += cost
    sum += cost
  }

  /// Returns the name in `(7) name`, which is stored, or the stored name for `(7)`.
  private static func name(
    _ value: ArraySlice<UInt8>, in names: inout [Int: String]
  ) -> String? {
    guard value.first == UInt8(ascii: "("), let end = value.firstIndex(of: UInt8(ascii: ")")),
      let number = Int(String(decoding: value[(value.startIndex + 1)..<end], as: UTF8.self))
    else { return String(decoding: value, as: UTF8.self) }
    let rest = value[(end + 1)...].drop { $0 == UInt8(ascii: " ") }
    if !rest.isEmpty { names[number] = String(decoding: rest, as: UTF8.self) }
    return names[number]
  }

  private func number(_ digits: ArraySlice<UInt8>) throws -> Int {
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else {
      throw fault("no number: \(String(decoding: digits, as: UTF8.self))")
    }
    return number
  }

  private func fault(_ words: String) -> WeighError {
    WeighError("\(file):\(line): \(words)")
  }
}
