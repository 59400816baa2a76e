import SeededRandom
import Testing
import TouchRecording

@testable import TouchImport

@Suite("Importing: HID") struct HIDTests {
  @Test("A descriptor gives each value its place, range and unit")
  func descriptor() throws {
    let descriptor = try HIDDescriptor(CaptureSample.hidDescriptor)
    #expect(descriptor.hasReportIDs)
    let map = HIDTouchMap(descriptor)
    let report = try #require(map.reports[1])
    #expect(report.contacts.count == 2 && !report.isPen)
    let x = try #require(report.contacts[1][HIDUsage.x])
    #expect(x.offset == 48 + 16 && x.width == 16 && x.logicalMaximum == 2_160)
    #expect(x.millimetres.map { ($0 - 216).magnitude < 1e-9 } == true)
    #expect(report.scan?.offset == 96 && report.count?.offset == 112)
  }

  @Test("Values with a sign, over bytes and at the end of a short report")
  func values() {
    var field = HIDField(
      reportID: 0, offset: 4, width: 12, usage: 0, application: 0, collection: 0,
      logicalMinimum: -2_048, logicalMaximum: 2_047, physicalMinimum: 0, physicalMaximum: 0,
      unit: 0, unitExponent: 0)
    let bytes: [UInt8] = [0xF0, 0xFF]
    bytes.withUnsafeBytes { #expect(field.value(in: $0) == -1) }
    field.logicalMinimum = 0
    bytes.withUnsafeBytes { #expect(field.value(in: $0) == 4_095) }
    field.offset = 5
    bytes.withUnsafeBytes { #expect(field.value(in: $0) == nil) }
    (field.offset, field.width) = (0, 33)
    bytes.withUnsafeBytes { #expect(field.value(in: $0) == nil) }
  }

  /// A descriptor of reports with one contact each. The first report of each scan has a contact count.
  private static let serial: [UInt8] =
    [0x05, 0x0D, 0x09, 0x04, 0xA1, 0x01, 0x09, 0x22, 0xA1, 0x02, 0x15, 0, 0x25, 1, 0x75, 1]
    + [0x95, 1, 0x09, 0x42, 0x81, 2, 0x95, 7, 0x81, 3, 0x95, 1, 0x75, 8, 0x25, 0x7F]
    + [0x09, 0x51, 0x81, 2, 0x05, 0x01, 0x26, 0xE8, 0x03, 0x75, 16, 0x09, 0x30, 0x81, 2]
    + [0x09, 0x31, 0x81, 2, 0xC0, 0x05, 0x0D, 0x75, 8, 0x25, 0x7F, 0x09, 0x54, 0x81, 2, 0xC0]

  private func recording(_ descriptor: [UInt8], _ reports: [[UInt8]]) throws -> Recording {
    func text(_ bytes: [UInt8]) -> String {
      bytes.map { CaptureSample.hex(Int($0), 2) }.joined(separator: " ")
    }
    var lines = "R: \(descriptor.count) \(text(descriptor))\nN: Panel\nI: 3 1 2\n"
    for (index, report) in reports.enumerated() {
      lines += "E: 0.\(100_000 + index * 1_000) \(report.count) \(text(report))\n"
    }
    return try ImportFormatTests.recording(lines)
  }

  @Test(
    "Several reports of one scan are one frame, and a contact that a frame leaves out has ended")
  func serialReports() throws {
    func report(_ tip: UInt8, _ id: UInt8, _ x: UInt8, count: UInt8) -> [UInt8] {
      [tip, id, x, 0, 50, 0, count]
    }
    let recording = try recording(
      Self.serial,
      [
        report(1, 4, 10, count: 2), report(1, 9, 200, count: 0), report(1, 4, 20, count: 2),
        report(1, 9, 210, count: 0), report(1, 9, 220, count: 1), report(0, 9, 220, count: 1),
      ])
    let words = recording.touches.map { $0.kind == .frame ? "frame" : "\($0.kind) \($0.id)" }
    #expect(
      words == [
        "down 0", "down 1", "frame", "motion 0", "motion 1", "frame", "up 0", "motion 1", "frame",
        "up 1", "frame",
      ])
    #expect(recording.touches.filter { $0.kind == .down }.map(\.track) == [4, 9])
  }

  @Test("A pen of a HID device")
  func pen() throws {
    let descriptor: [UInt8] =
      [0x05, 0x0D, 0x09, 0x02, 0xA1, 0x01, 0x09, 0x20, 0xA1, 0x00, 0x15, 0, 0x25, 1, 0x75, 1]
      + [0x95, 1, 0x09, 0x42, 0x81, 2, 0x09, 0x32, 0x81, 2, 0x09, 0x3C, 0x81, 2, 0x95, 5, 0x81, 3]
      + [0x95, 1, 0x75, 16, 0x05, 0x01, 0x26, 0xE8, 0x03, 0x09, 0x30, 0x81, 2, 0x09, 0x31, 0x81, 2]
      + [0x05, 0x0D, 0x26, 0xFF, 0x00, 0x09, 0x30, 0x81, 2, 0xC0, 0xC0]
    func report(_ flags: UInt8, _ x: UInt8, _ pressure: UInt8) -> [UInt8] {
      [flags, x, 0, 40, 0, pressure, 0]
    }
    let recording = try recording(
      descriptor,
      [report(2, 10, 0), report(3, 20, 51), report(2, 20, 0), report(6, 30, 0), report(0, 0, 0)])
    #expect(
      recording.pens.filter { $0.kind != .frame }.map { "\($0.kind) \($0.tool)" } == [
        "proximityIn 1", "motion 1", "pressure 1", "motion 1", "pressure 1", "down 1",
        "pressure 1", "up 1", "proximityOut 1", "proximityIn 2", "motion 2", "pressure 2",
        "proximityOut 2",
      ])
    #expect(recording.pens.filter { $0.kind == .pressure }.map(\.value).max() == 13_107)
  }

  @Test("A descriptor that is cut off, changed or random gives an error or values, and no trap")
  func hostile() throws {
    let whole = CaptureSample.hidDescriptor
    let reports = CaptureSample.session.hidReports.prefix(3).map(\.bytes)
    for end in 0..<whole.count { _ = try? recording(Array(whole[..<end]), reports) }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? recording(bytes, reports)
    }
    for _ in 0..<500 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = try? recording(bytes, reports)
    }
    #expect(throws: ImportError("the report descriptor is cut off")) {
      try recording([0x26, 0xFF], reports)
    }
  }
}
