import SeededRandom
import TouchRecording

/// A namespace of sample lines of every kind.
enum Samples {
  /// The lines of every kind that this version writes.
  static var everyLine: [RecordedLine] {
    [.header(version: 2)] + version1.dropFirst() + deviceFacts + deviceEvents
  }

  /// The lines of every kind that version 1 wrote.
  static var version1: [RecordedLine] {
    [.header(version: 1)] + facts + touches + pointers + pens + moments + steps
  }

  private static let full = Stamp(
    arrived: 5_000_123, milliseconds: 4_999, microseconds: 4_999_876)
  private static let plain = Stamp(arrived: 6_000_000)

  private static var facts: [RecordedLine] {
    [
      .fact(
        Fact(
          at: 1,
          .machine(
            Machine(
              model: "Ä \"quoted\" \\ tab\t line\n bell\u{7}", kernel: "6.1 ✓",
              compositor: "weston", program: "TouchLab")))),
      .fact(Fact(at: 2, .global(interface: "wl_seat", version: 9))),
      .fact(Fact(at: 3, .seat(Seat(number: 2, name: "seat0", capabilities: 7)))),
      .fact(
        Fact(
          at: 4,
          .output(
            Output(
              number: 3, name: "DSI-1", model: "Panel", widthMillimetres: 217,
              heightMillimetres: 136, widthPixels: 1_920, heightPixels: 1_200, refresh: 59_940,
              scale: 180, transform: 3)))),
      .fact(
        Fact(
          at: 5,
          .window(
            WindowState(number: 4, width: 1_280.5, height: 800, output: 3, isFullscreen: false)))),
      .fact(
        Fact(
          at: 6,
          .tool(
            PenTool(
              number: 5, type: "eraser", capabilities: "tilt pressure", hardwareSerial: "1f")))),
      .fact(Fact(at: 7, .calibration(Calibration(width: 400.25, height: 252.5, isUpright: true)))),
      .fact(Fact(at: 8, .outputGone(3))),
    ]
  }

  private static var touches: [RecordedLine] {
    var lines: [RecordedLine] = []
    for kind in TouchEvent.Kind.allCases where TouchEvent(kind, plain).isOfProtocol {
      var event = TouchEvent(kind, full, id: -7, seat: 2)
      if [.down, .motion, .shape].contains(kind) { (event.x, event.y) = (10.50390625, -3.25) }
      if kind == .orientation { event.x = -89.99609375 }
      if [.down, .up].contains(kind) { event.serial = .max }
      if kind == .down { event.window = 4 }
      if [.frame, .cancel].contains(kind) { (event.id, event.stamp) = (0, plain) }
      lines.append(.touch(event))
    }
    return lines
  }

  private static var pointers: [RecordedLine] {
    var lines: [RecordedLine] = []
    for kind in PointerEvent.Kind.allCases {
      var event = PointerEvent(kind, plain)
      if [.enter, .motion].contains(kind) { (event.x, event.y) = (1_919.99609375, 0) }
      if [.enter, .leave].contains(kind) { event.window = 4 }
      if ![.enter, .leave, .motion, .frame].contains(kind) { event.code = 272 }
      if [.button, .axis, .axisDiscrete, .axisValue120, .axisDirection].contains(kind) {
        event.value = -15
      }
      lines.append(.pointer(event))
    }
    return lines
  }

  private static var pens: [RecordedLine] {
    var lines: [RecordedLine] = []
    for kind in PenEvent.Kind.allCases {
      var event = PenEvent(kind, plain, tool: 5)
      if [.motion, .tilt].contains(kind) { (event.x, event.y) = (-45.5, 12.25) }
      if [.pressure, .distance, .rotation, .slider, .wheel, .button].contains(kind) {
        event.value = 65_535
      }
      if [.wheel, .button, .proximityIn].contains(kind) { event.code = -2 }
      lines.append(.pen(event))
    }
    return lines
  }

  private static var moments: [RecordedLine] {
    [
      .moment(Moment(.handled, at: 9)), .moment(Moment(.handled, at: 9, shown: 8)),
      .moment(Moment(.commit, at: 10, number: 77)),
      .moment(Moment(.presented, at: 30, number: 77, shown: 29, refresh: 16_666_667)),
      .moment(Moment(.discarded, at: 31, number: 78)),
      .moment(Moment(.ink, at: 32, number: 3, x: 4.5, y: 6.125, isPredicted: true)),
    ]
  }

  private static var steps: [RecordedLine] {
    var lines: [RecordedLine] = []
    for test in TestKind.allCases {
      lines.append(
        .step(
          TestStep(
            at: 40,
            .begin(
              TestPlan(
                test, holder: .guided, part: "moving", cell: 3, count: 10, seconds: 2.5,
                isCharging: true, size: 7, angle: -30, output: 3)))))
    }
    lines += [
      .step(TestStep(at: 41, .target(x: 1.5, y: 2.5))),
      .step(TestStep(at: 42, .guide(.line(x1: 1, y1: 2, x2: 3, y2: 4.75)))),
      .step(TestStep(at: 43, .guide(.ring(x: 1, y: 2, radius: 30)))),
      .step(TestStep(at: 44, .end(.done))), .step(TestStep(at: 45, .end(.skipped))),
      .step(TestStep(at: 46, .end(.stopped))),
    ]
    return lines
  }

  /// The facts that version 2 added.
  private static var deviceFacts: [RecordedLine] {
    [
      .fact(Fact(at: 50, .source(RecordingSource(format: "hid-recorder", clock: .firmware)))),
      .fact(
        Fact(
          at: 51,
          .device(
            InputDevice(
              number: 1, name: "Panel", bus: 24, vendor: 0x1234, product: 0x5678, version: 0x100,
              properties: 2, keys: [330, 320], descriptor: [0x05, 0x0D, 0xFF])))),
      .fact(
        Fact(
          at: 52,
          .axis(
            InputAxis(
              device: 1, code: 53, minimum: -5, maximum: 4_095, resolution: 19, fuzz: 2, flat: 3,
              grid: 4)))),
    ]
  }

  /// The events that version 2 added.
  private static var deviceEvents: [RecordedLine] {
    var down = TouchEvent(.down, full, id: 3, x: 1, y: 2, window: 1)
    down.track = 4_711
    var hover = TouchEvent(.hover, plain, id: 3, x: 10.5, y: 20.25)
    hover.distance = 65_535
    var tool = TouchEvent(.tool, plain, id: 3)
    tool.tool = .palm
    return [
      .touch(down), .touch(hover), .touch(tool),
      .touch(TouchEvent(.pressure, plain, id: 3, x: 32_767.5)),
      .touch(TouchEvent(.cancelOne, plain, id: 3)),
      .touch(TouchEvent(.frame, plain, x: 123_456)),
      .device(
        DeviceEvent(
          .report, full, device: 1,
          events: [
            InputEvent(type: 3, code: 57, value: -1), InputEvent(type: 4, code: 5, value: .min),
            InputEvent(type: 0, code: 0, value: 0),
          ])),
      .device(DeviceEvent(.raw, plain, device: 2, bytes: [0, 0x1F, 0xFF])),
      .device(DeviceEvent(.dropped, plain, device: 1)),
    ]
  }

  /// Returns the bytes that the writer writes for lines, beginning with its own header.
  static func bytes(of lines: [RecordedLine]) -> [UInt8] {
    let sink = MemorySink()
    let writer = RecordingWriter(sink)
    for line in lines where line.at != nil { writer.write(line) }
    writer.flush()
    return sink.bytes
  }

  /// Reads bytes in pieces, and returns the result of each line.
  static func results(of bytes: [UInt8], piece: Int = .max) -> [Result<RecordedLine, LineProblem>] {
    var reader = RecordingReader()
    var results: [Result<RecordedLine, LineProblem>] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + min(piece, bytes.count))
      bytes[start..<end].withUnsafeBytes { reader.take($0) { result, _ in results.append(result) } }
      start = end
    }
    reader.finish { result, _ in results.append(result) }
    return results
  }

  static func problems(of text: String) -> [String] {
    RecordingReader.read(Array(text.utf8)).problems.map(\.description)
  }
}
