package import TouchRecording

/// A writer of a recording's kernel events in the format of evemu.
package struct EvemuWriter {
  /// The reason why a recording cannot be written in this format.
  package enum Problem: Error, Hashable, CustomStringConvertible {
    /// The recording contains no reports of the kernel.
    case noReports
    /// The recording contains reports of several devices, and none was selected.
    case severalDevices([UInt32])
    /// The recording contains no reports of the kernel from the selected device.
    case noDevice(UInt32, known: [UInt32])

    package var description: String {
      switch self {
      case .noReports: "it does not hold the kernel's events (“device.report”)"
      case .severalDevices(let numbers):
        "it holds several devices: choose one with --device, of \(Self.list(numbers))"
      case .noDevice(let number, let known):
        "it holds no events of device \(number): there are \(Self.list(known))"
      }
    }

    private static func list(_ numbers: [UInt32]) -> String {
      numbers.map(String.init).joined(separator: ", ")
    }
  }

  private var output: [UInt8] = []

  /// Returns the contents of the file. Times begin at 0 with the first report.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - number: The number of the device, or `nil` for the only one.
  package static func file(
    of recording: Recording, device number: UInt32? = nil
  ) throws(Problem) -> [UInt8] {
    let reports = recording.reports.filter { $0.kind == .report && !$0.events.isEmpty }
    let known = Set(reports.map(\.device)).sorted()
    guard let first = known.first else { throw .noReports }
    if number == nil, known.count > 1 { throw .severalDevices(known) }
    let chosen = number ?? first
    guard known.contains(chosen) else { throw .noDevice(chosen, known: known) }
    var writer = EvemuWriter()
    writer.describe(recording, chosen)
    let own = reports.filter { $0.device == chosen }
    let zero = own.first?.stamp.time ?? 0
    writer.output.reserveCapacity(own.count * 150)
    for report in own { writer.write(report, from: zero) }
    return writer.output
  }

  private mutating func describe(_ recording: Recording, _ number: UInt32) {
    var device = InputDevice(number: number)
    var axes: [UInt16: InputAxis] = [:]
    for fact in recording.facts {
      switch fact.content {
      case .device(let other) where other.number == number: device = other
      case .axis(let axis) where axis.device == number: axes[axis.code] = axis
      default: break
      }
    }
    let events = recording.reports.lazy.filter { $0.device == number }.flatMap(\.events)
    let identifiers = [device.bus, device.vendor, device.product, device.version]
    line("# EVEMU 1.3")
    line("N: \(String(device.name.map { $0.isNewline ? " " : $0 }))")
    line("I: " + identifiers.map { hexadecimal($0, 4) }.joined(separator: " "))
    let properties = (0..<8).map {
      $0 < 4 ? UInt8(truncatingIfNeeded: device.properties >> UInt32($0 * 8)) : 0
    }
    line("P: " + properties.map { hexadecimal($0, 2) }.joined(separator: " "))
    let keys = device.keys.isEmpty ? codes(of: InputCode.key, in: events) : device.keys
    let messages = codes(of: InputCode.msc, in: events)
    // The bits of type 0 are the types that the device has.
    bits(
      of: InputCode.syn,
      [InputCode.syn, InputCode.abs] + (keys.isEmpty ? [] : [InputCode.key])
        + (messages.isEmpty ? [] : [InputCode.msc]))
    bits(of: InputCode.key, keys)
    bits(of: InputCode.abs, axes.keys.sorted())
    if !messages.isEmpty { bits(of: InputCode.msc, messages) }
    for (code, axis) in axes.sorted(by: { $0.key < $1.key }) {
      line(
        "A: \(hexadecimal(code, 2)) \(axis.minimum) \(axis.maximum) \(axis.fuzz) \(axis.flat) "
          + "\(axis.resolution)")
    }
  }

  private func codes(
    of type: UInt16, in events: some Sequence<InputEvent>
  ) -> [UInt16] {
    Set(events.filter { $0.type == type && $0.code < 0x300 }.map(\.code)).sorted()
  }

  /// Writes the bits of the codes of a type, in lines of eight bytes.
  private mutating func bits(of type: UInt16, _ codes: [UInt16]) {
    let count = type == InputCode.key ? 96 : 8
    var bytes = [UInt8](repeating: 0, count: count)
    for code in codes where Int(code) < count * 8 { bytes[Int(code) / 8] |= 1 << UInt8(code % 8) }
    for start in stride(from: 0, to: count, by: 8) {
      let part = bytes[start..<start + 8].map { hexadecimal($0, 2) }.joined(separator: " ")
      line("B: \(hexadecimal(type, 2)) \(part)")
    }
  }

  private mutating func write(_ report: DeviceEvent, from zero: Int64) {
    // Times before the first one, for example after the clock was set, are written as 0.
    let time = max(0, report.stamp.time - zero)
    let fraction = String(time % 1_000_000)
    let stamp =
      "E: \(time / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
    for event in report.events {
      let sign = event.value < 0 ? "-" : ""
      let digits = String(event.value.magnitude)
      let zeros = String(repeating: "0", count: max(0, 4 - sign.count - digits.count))
      line(
        "\(stamp) \(hexadecimal(event.type, 4)) \(hexadecimal(event.code, 4)) \(sign)\(zeros)\(digits)"
      )
    }
  }

  private func hexadecimal(_ value: some FixedWidthInteger, _ width: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private mutating func line(_ text: String) {
    output += text.utf8
    output.append(0x0A)
  }
}
