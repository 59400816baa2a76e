/// The format of a file that may contain input of a touch screen.
package enum CaptureFormat: String, CaseIterable, Sendable {
  /// A recording of TouchLab, which needs no import.
  case recording
  case libinput = "libinput record"
  case evemu
  case evtest
  case getevent
  case hid = "hid-recorder"

  /// The formats that can be imported.
  package static let imported = allCases.filter { $0 != .recording }

  /// The names of the formats that can be imported, separated by commas.
  package static var names: String { imported.map(\.rawValue).joined(separator: ", ") }

  /// The length of the part of a file in which the format is detected, in bytes.
  private static let reach = 256 << 10

  /// Detects the format of a file by its contents. If no line is in a known form, returns `nil`.
  package static func detect(_ bytes: UnsafeRawBufferPointer) -> CaptureFormat? {
    var lines = LineIterator(UnsafeRawBufferPointer(rebasing: bytes.prefix(reach)))
    while let line = lines.next() {
      if let format = format(ofLine: line) { return format }
    }
    return nil
  }

  /// The beginnings of lines that only one format has.
  private static let beginnings: [(StaticString, CaptureFormat)] = [
    ("{", .recording), ("# EVEMU", .evemu), ("# libinput record", .libinput),
    ("ndevices:", .libinput), ("libinput:", .libinput), ("devices:", .libinput),
    ("Input driver version", .evtest), ("Input device ID:", .evtest), ("Event: time", .evtest),
    ("add device ", .getevent), ("could not get driver version", .getevent), ("R: ", .hid),
    ("P: ", .evemu), ("B: ", .evemu), ("A: ", .evemu),
  ]

  private static func format(ofLine line: UnsafeRawBufferPointer) -> CaptureFormat? {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    for (beginning, format) in beginnings where cursor.isNext(beginning) { return format }
    if cursor.take("E: ") { return cursor.isEvemuEvent ? .evemu : cursor.isReport ? .hid : nil }
    return GeteventReader.isEvent(line) ? .getevent : nil
  }
}

extension ByteCursor {
  /// A Boolean value that indicates whether a time, a type and a code of four digits follow.
  fileprivate var isEvemuEvent: Bool {
    var rest = self
    guard rest.time() != nil else { return false }
    rest.skipSpaces()
    guard let type = rest.word(), type.count == 4 else { return false }
    rest.skipSpaces()
    return rest.word()?.count == 4
  }

  /// A Boolean value that indicates whether a time, a length and a byte follow.
  fileprivate var isReport: Bool {
    var rest = self
    guard rest.time() != nil else { return false }
    rest.skipSpaces()
    guard rest.decimal() != nil else { return false }
    rest.skipSpaces()
    return rest.word()?.count == 2
  }
}
