import Testing
import TouchAnalysis
import TouchRecording

@testable import TouchImport

@Suite("Importing: every format") struct ImportFormatTests {
  /// A touch with its times in microseconds, and its first and last position in tenths of millimetres.
  struct Stroke: Hashable, CustomStringConvertible {
    var begin: Int64
    var end: Int64
    var reports: Int
    var from: [Int]
    var to: [Int]

    var description: String { "\(begin)–\(end): \(reports) from \(from) to \(to)" }

    init(_ contact: Contact) {
      (begin, end, reports) = (contact.beginTime, contact.endTime, contact.samples.count)
      func whole(_ place: Position) -> [Int] {
        [Int((place.x * 10).rounded()), Int((place.y * 10).rounded())]
      }
      from = whole(contact.begin)
      to = whole(contact.samples.last?.position ?? contact.begin)
    }

    init(_ begin: Int64, _ end: Int64, _ reports: Int, from: [Int], to: [Int]) {
      (self.begin, self.end, self.reports, self.from, self.to) = (begin, end, reports, from, to)
    }
  }

  /// The strokes of the sample, in tenths of millimetres: two touches and a tap.
  static let strokes = [
    Stroke(1_000_000, 1_100_000, 10, from: [100, 200], to: [190, 204]),
    Stroke(1_050_000, 1_110_000, 6, from: [2_000, 1_300], to: [1_900, 1_250]),
    Stroke(1_620_000, 1_630_000, 1, from: [1_080, 675], to: [1_080, 675]),
  ]

  static func recording(
    _ text: String, description: String? = nil, options: ImportOptions = ImportOptions()
  ) throws -> Recording {
    var recording = Recording([.header(version: RecordedLine.version)])
    _ = try Importer.read(
      Array(text.utf8), description: description.map { Array($0.utf8) }, options: options
    ) { recording.append($0) }
    return recording
  }

  static func strokes(of recording: Recording) -> [Stroke] {
    let tracker = ContactTracker(recording.touches, on: ScreenTimeline(of: recording))
    return tracker.contacts.map(Stroke.init)
  }

  private static let sample = CaptureSample.session

  private func check(_ recording: Recording, _ format: CaptureFormat) {
    #expect(Self.strokes(of: recording) == Self.strokes)
    let screen = ScreenSize(of: recording)
    #expect(screen.isMetric && screen.hasEdges)
    #expect((screen.width - 216).magnitude < 0.01 && (screen.height - 135).magnitude < 0.01)
    let contents = recording.facts.map(\.content)
    let clock: RecordingSource.Clock = format == .hid ? .firmware : .kernel
    #expect(contents.contains(.source(RecordingSource(format: format.rawValue, clock: clock))))
    #expect(recording.touches.allSatisfy { $0.stamp.sent == nil }, "arrivals are not known")
    #expect(recording.touches.filter { $0.kind == .down }.map(\.track) == [7, 8, 9])
  }

  @Test("evemu, with its description in the file and beside it")
  func evemu() throws {
    let events = CaptureSample.evemu(Self.sample.events)
    try check(Self.recording(CaptureSample.evemuDescription + events), .evemu)
    let recording = try Self.recording(events, description: CaptureSample.evemuDescription)
    check(recording, .evemu)
    let device = InputDevice(
      number: 1, name: "Test Panel", bus: 0x18, vendor: 0x1234, product: 0x5678, version: 0x100,
      properties: 2, keys: [330])
    #expect(recording.facts.map(\.content).contains(.device(device)))
  }

  @Test("Byte order marks and other line endings change nothing")
  func editors() throws {
    let events = Self.sample.events
    for text in [
      CaptureSample.evemuDescription + CaptureSample.evemu(events), CaptureSample.evtest(events),
      CaptureSample.geteventDescription + CaptureSample.getevent(events),
      CaptureSample.libinput(events), Self.sample.hidRecorder,
    ] {
      let edited = try Self.recording("\u{FEFF}" + text.replacing("\n", with: "\r\n"))
      #expect(try edited.touches == Self.recording(text).touches)
      #expect(try edited.facts == Self.recording(text).facts)
    }
  }

  @Test("A list of devices before evemu's lines, and spaces before each, are skipped")
  func quotedEvemu() throws {
    let text = CaptureSample.evemuDescription + CaptureSample.evemu(Self.sample.events)
    let lines = text.split(separator: "\n").map { "    \($0)\n" }.joined()
    let list = "Available devices:\n/dev/input/event0:\tPower Button\n"
    try check(Self.recording(list + lines), .evemu)
    #expect(throws: ImportError.self) { try Self.recording(text + "and so on\n") }
  }

  @Test("Times that go back are reported with their line")
  func timesGoBack() throws {
    let text =
      CaptureSample.evemuDescription + "E: 2.0 0003 0039 1\nE: 2.0 0003 0035 5\n"
      + "E: 2.0 0003 0036 5\nE: 2.0 0000 0000 0\nE: 1.0 0003 0035 6\nE: 1.0 0000 0000 0\n"
    let outcome = try Importer.read(Array(text.utf8)) { _ in }
    let line = CaptureSample.evemuDescription.count { $0 == "\n" } + 5
    #expect(outcome.notices == ["the times go back in line \(line)"])
  }

  @Test("evtest")
  func evtest() throws {
    try check(Self.recording(CaptureSample.evtest(Self.sample.events)), .evtest)
  }

  @Test("getevent, with what -p prints, and with the ranges from the command line")
  func getevent() throws {
    let events = Self.sample.events
    let text = CaptureSample.getevent(events, path: "/dev/input/event2: ")
    try check(Self.recording(CaptureSample.geteventDescription + text), .getevent)
    var options = ImportOptions()
    options.size = (216, 135)
    (options.rangeX, options.rangeY) = (0...2_160, 0...1_350)
    try check(Self.recording(CaptureSample.getevent(events), options: options), .getevent)
  }

  @Test("libinput record, of several devices")
  func libinput() throws {
    try check(Self.recording(CaptureSample.libinput(Self.sample.events)), .libinput)
  }

  @Test("hid-recorder")
  func hid() throws {
    let recording = try Self.recording(Self.sample.hidRecorder)
    check(recording, .hid)
    #expect(recording.reports.count { $0.kind == .raw } == Self.sample.frames.count)
    let scans = recording.touches.filter { $0.kind == .frame }.map(\.x)
    #expect(scans.first == 1_000_000 && scans.last == 1_630_000)
  }

  @Test("A file without ranges or without a screen is refused, with the option to give")
  func missingRanges() {
    let text = CaptureSample.getevent(Self.sample.events)
    #expect(
      throws: ImportError(
        "the file does not say the ranges of ABS_MT_POSITION_X and _Y: give them with --range "
          + "0-MAXX,0-MAXY, and the size with --size WIDTHxHEIGHTmm")
    ) { try Self.recording(text) }
    let keyboard =
      "N: Keys\nB: 01 00 00 00 00 00 00 00 40\nE: 1.0 0001 001e 0001\nE: 1.0 0000 0000 0000\n"
    #expect(throws: ImportError("it has no touch screen and no pen: Keys")) {
      try Self.recording(keyboard)
    }
    #expect(throws: ImportError("it describes a device, and holds no events")) {
      try Self.recording(CaptureSample.evemuDescription)
    }
  }

  @Test("Without a size the window has the proportions of the ranges, and positions are points")
  func unknownSize() throws {
    let description = CaptureSample.evemuDescription.replacing(" 0 0 10\n", with: " 0 0 0\n")
    let recording = try Self.recording(description + CaptureSample.evemu(Self.sample.events))
    let screen = ScreenSize(of: recording)
    #expect(!screen.isMetric && screen.width == 1_280 && screen.height == 800)
  }

  @Test("What an axis lacks and has is told, with the smallest step that was seen")
  func axes() throws {
    let recording = try Self.recording(
      CaptureSample.evemuDescription + CaptureSample.evemu(Self.sample.events))
    let axes = recording.facts.compactMap { fact in
      if case .axis(let axis) = fact.content { axis } else { nil }
    }
    #expect(axes.map(\.code) == [0x2F, 0x35, 0x36, 0x39])
    #expect(
      axes[1]
        == InputAxis(device: 1, code: 0x35, minimum: 0, maximum: 2_160, resolution: 10, grid: 10))
    #expect(axes[2].grid == 1 && axes[2].millimetres == 135)
  }
}

@Suite("Importing: options") struct ImportOptionTests {
  @Test(
    "Sizes in millimetres",
    arguments: [
      ("216x135mm", 216.0, 135.0), ("216.5x135.25mm", 216.5, 135.25), ("216x135", 0, 0),
      ("216,5x135,25mm", 216.5, 135.25), ("1,216,5x135mm", 0, 0),
      ("216mm", 0, 0), ("0x135mm", 0, 0), ("216x-1mm", 0, 0), ("nanx1mm", 0, 0),
      ("1e9x5mm", 0, 0), ("x5mm", 0, 0), ("1x2x3mm", 0, 0), ("mm", 0, 0),
    ])
  func sizes(_ text: String, _ width: Double, _ height: Double) {
    let size = ImportOptions.size(parsing: text)
    #expect(size?.width ?? 0 == width && size?.height ?? 0 == height)
  }

  @Test(
    "Ranges of both axes",
    arguments: [
      ("0-479,0-799", 0, 479, 0, 799), ("479x799", 0, 479, 0, 799),
      ("-100-100,5-9", -100, 100, 5, 9), ("-100--10,5-9", -100, -10, 5, 9),
      ("5-5,0-1", 0, 0, 0, 0), ("9-5,0-1", 0, 0, 0, 0), ("0-1", 0, 0, 0, 0),
      ("0-99999999999,0-1", 0, 0, 0, 0), ("0x5", 0, 0, 0, 0), ("", 0, 0, 0, 0),
    ] as [(String, Int32, Int32, Int32, Int32)])
  func ranges(_ text: String, _ lowX: Int32, _ highX: Int32, _ lowY: Int32, _ highY: Int32) {
    let ranges = ImportOptions.ranges(parsing: text)
    #expect(ranges?.x ?? 0...0 == lowX...highX && ranges?.y ?? 0...0 == lowY...highY)
  }
}
