import ResponderSystem
import SeededRandom
import Testing
import TouchRecording

@testable import TouchDevice

@Suite("Input devices") struct InputEventReaderTests {
  /// Returns the bytes of events as the kernel writes them.
  static func bytes(_ events: [(time: Int64, type: UInt16, code: UInt16, value: Int32)]) -> [UInt8]
  {
    var bytes: [UInt8] = []
    func add<Value>(_ value: Value) { withUnsafeBytes(of: value) { bytes += $0 } }
    for event in events {
      add(event.time / 1_000_000)
      add(event.time % 1_000_000)
      add(event.type)
      add(event.code)
      add(event.value)
    }
    return bytes
  }

  private static let events: [(time: Int64, type: UInt16, code: UInt16, value: Int32)] = [
    (1_000_001, 3, 57, 7), (1_000_001, 3, 53, -5), (1_000_001, 0, 0, 0), (1_010_000, 3, 53, 6),
    (1_010_000, 0, 3, 0), (1_020_000, 0, 0, 0),
  ]

  private static let lines: [DeviceEvent] = {
    func stamp(_ time: Int64) -> Stamp { Stamp(arrived: 2_000_000, microseconds: time) }
    func events(_ range: Range<Int>) -> [InputEvent] {
      Self.events[range].map { InputEvent(type: $0.type, code: $0.code, value: $0.value) }
    }
    return [
      DeviceEvent(.report, stamp(1_000_001), device: 4, events: events(0..<3)),
      DeviceEvent(.report, stamp(1_010_000), device: 4, events: events(3..<5)),
      DeviceEvent(.dropped, stamp(1_010_000), device: 4),
      DeviceEvent(.report, stamp(1_020_000), device: 4, events: events(5..<6)),
    ]
  }()

  @Test("Events make a line a report, whatever pieces they come in")
  func pieces() {
    let bytes = Self.bytes(Self.events)
    for piece in [1, 5, 23, 24, 25, 1_000] {
      var reader = InputEventReader(device: 4)
      var lines: [DeviceEvent] = []
      for start in stride(from: 0, to: bytes.count, by: piece) {
        bytes[start..<min(bytes.count, start + piece)].withUnsafeBytes {
          reader.take($0, at: 2_000_000) { lines.append($0) }
        }
      }
      #expect(lines == Self.lines, "in pieces of \(piece)")
    }
  }

  /// Creates a pipe with a nonblocking read end. The caller closes the descriptor `number`, to which it
  /// writes.
  private func pipe() throws -> (readEnd: FileDescriptor, number: Int32) {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    try SystemCall.setNonblocking(readEnd.number)
    return (readEnd, try SystemCall.copy(writeEnd.number))
  }

  @Test("A descriptor is read until it would wait, and its end is told")
  func descriptor() throws {
    let (readEnd, number) = try pipe()
    let stream = EventStream(readEnd, device: InputDevice(number: 4, name: "Pipe"), axes: [])
    var lines: [DeviceEvent] = []
    #expect(try stream.read(at: 2_000_000) { lines.append($0) })
    #expect(lines.isEmpty)
    let bytes = Self.bytes(Self.events)
    try SystemCall.writeFully(Array(bytes.prefix(30)), to: number)
    #expect(try stream.read(at: 2_000_000) { lines.append($0) })
    #expect(lines.isEmpty)
    try SystemCall.writeFully(Array(bytes.dropFirst(30)), to: number)
    #expect(try stream.read(at: 2_000_000) { lines.append($0) })
    #expect(lines == Self.lines)
    SystemCall.close(number)
    #expect(try !stream.read(at: 2_000_001) { lines.append($0) })
    #expect(lines.count == Self.lines.count)
  }

  @Test("Random bytes, times and values make lines that are read again, and never a trap")
  func hostile() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...600, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var reader = InputEventReader(device: 1)
      var lines: [RecordedLine] = []
      bytes.withUnsafeBytes { reader.take($0, at: 5) { lines.append(.device($0)) } }
      let read = RecordingReader.read(Samples.bytes(of: lines))
      #expect(read.problemCount == 0 && read.reports.count == lines.count)
    }
    var long = InputEventReader(device: 1)
    var counts: [Int] = []
    Self.bytes((0..<2_500).map { (Int64($0), 3, 53, 1) }).withUnsafeBytes {
      long.take($0, at: 5) { counts.append($0.events.count) }
    }
    #expect(counts == [1_000, 1_000])
  }

  @Test("Each report of a firmware is one line")
  func rawReports() throws {
    let (readEnd, number) = try pipe()
    defer { SystemCall.close(number) }
    let device = HIDRawDevice(readEnd, device: InputDevice(number: 2, descriptor: [5, 13]))
    try SystemCall.writeFully([1, 2, 3], to: number)
    var lines: [DeviceEvent] = []
    #expect(try device.read(at: 7) { lines.append($0) })
    #expect(lines == [DeviceEvent(.raw, Stamp(arrived: 7), device: 2, bytes: [1, 2, 3])])
    #expect(device.facts == [.device(InputDevice(number: 2, descriptor: [5, 13]))])
  }

  @Test("A device that cannot be opened is named with what to do")
  func refusals() throws {
    #expect(throws: DeviceError.noDevice(path: "/dev/null")) {
      try RecordedDevices.open(["/dev/null"])
    }
    #expect(throws: DeviceError.unreadable(path: "/no/event0", reason: "No such file or directory"))
    {
      try RecordedDevices.open(["/no/event0"])
    }
    #expect(throws: DeviceError.noReports(path: "/dev/null")) {
      try HIDRawDevice(opening: "/dev/null", number: 1)
    }
    #expect(throws: DeviceError.noScreens(folder: "/no/input")) {
      try EvdevDevice.screens(in: "/no/input")
    }
    let refusal = DeviceError.notAllowed(path: "/dev/input/event5", group: "input")
    #expect(
      refusal.description.hasPrefix("/dev/input/event5: permission denied: the group “input” may"))
    #expect(
      refusal.description.contains("usermod -aG input") && refusal.description.contains("uaccess"))
    #expect(SystemCall.groupName(of: "/") == "root")
  }

  @Test("A HID device's description comes from sysfs")
  func sysfs() throws {
    try TemporaryFolder.with { folder in
      let device = "\(folder)/class/hidraw/null/device"
      try TemporaryFolder.make(device)
      try SystemCall.write([5, 13, 9, 4], toFile: Pathname("\(device)/report_descriptor"))
      let facts = "DRIVER=x\nHID_ID=0003:000004F3:0000016F\nHID_NAME=ELAN Touchscreen\n"
      try SystemCall.write(Array(facts.utf8), toFile: Pathname("\(device)/uevent"))
      let opened = try HIDRawDevice(opening: "/dev/null", number: 3, sysfs: folder)
      #expect(
        opened.facts == [
          .device(
            InputDevice(
              number: 3, name: "ELAN Touchscreen", bus: 3, vendor: 0x04F3, product: 0x016F,
              descriptor: [5, 13, 9, 4]))
        ])
    }
  }
}
