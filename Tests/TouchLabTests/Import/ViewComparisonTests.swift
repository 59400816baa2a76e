import Testing
import TouchRecording

@testable import TouchImport

@Suite("The kernel's view beside the compositor's") struct ViewComparisonTests {
  /// A recording with both views of a panel: strokes of two touches.
  private struct Rig {
    /// The interval, in reports, at which a report is not sent over Wayland.
    var losesEvery: Int?
    /// The interval, in reports, at which a report is moved, and the distance, in points.
    var changes: (every: Int, by: Double)?
    /// The delay from the kernel's time of a report to its arrival over Wayland, in microseconds.
    var delay: Int64 = 2_000
    /// The delay from the arrival of a report to the end of its handling by the program, in microseconds.
    var handling: Int64 = 1_000
    /// The divisor of the numbers of the touches that are not sent over Wayland.
    var hidesEvery: Int?
    /// The interval, in reports, at which two reports are missing in both views.
    var gapsEvery: Int?
    /// A Boolean value that indicates whether the screen is rotated by 90°.
    var isTurned = false

    private static let device = InputDevice(number: 1, name: "Panel", properties: 2, keys: [330])
    private static let axes = [
      InputAxis(device: 1, code: 0x2F, minimum: 0, maximum: 9),
      InputAxis(device: 1, code: 0x35, minimum: 0, maximum: 4_000),
      InputAxis(device: 1, code: 0x36, minimum: 0, maximum: 2_000),
      InputAxis(device: 1, code: 0x39, minimum: 0, maximum: 65_535),
    ]

    func recording() -> Recording {
      var recording = Recording([.header(version: RecordedLine.version)])
      recording.append(.fact(Fact(at: 0, .device(Self.device))))
      for axis in Self.axes { recording.append(.fact(Fact(at: 0, .axis(axis)))) }
      recording.append(
        .fact(Fact(at: 0, .window(WindowState(number: 1, width: 1_000, height: 500)))))
      for touch in 0..<40 { stroke(touch, into: &recording) }
      return recording
    }

    private func stroke(_ touch: Int, into recording: inout Recording) {
      let begin = 1_000_000 + Int64(touch) * 600_000
      let isHidden = hidesEvery.map { touch % $0 == 0 } ?? false
      for step in 0...50 {
        if let gapsEvery, step > 3, step < 47, (step + touch) % gapsEvery < 2 { continue }
        let time = begin + Int64(step) * 8_000 + 123
        let x = 200 + Int32(step) * 50 + Int32(touch) * 20
        let y = 100 + Int32(step * (touch % 7) * 4)
        let isLast = step == 50
        var events = [
          InputEvent(type: 3, code: 0x35, value: x), InputEvent(type: 3, code: 0x36, value: y),
        ]
        if step == 0 { events.insert(InputEvent(type: 3, code: 0x39, value: Int32(touch)), at: 0) }
        if isLast { events = [InputEvent(type: 3, code: 0x39, value: -1)] }
        let report = DeviceEvent(
          .report, Stamp(arrived: time + 500, microseconds: time), device: 1,
          events: events + [InputEvent(type: 0, code: 0, value: 0)])
        recording.append(.device(report))
        if isHidden { continue }
        if let losesEvery, step > 0, !isLast, (step + touch) % losesEvery == 0 { continue }
        send(touch, step, (Double(x), Double(y)), time, isLast, into: &recording)
      }
    }

    private func send(
      _ touch: Int, _ step: Int, _ place: (x: Double, y: Double), _ time: Int64, _ isLast: Bool,
      into recording: inout Recording
    ) {
      let arrived = time + delay
      let stamp = Stamp(arrived: arrived, milliseconds: UInt32(time / 1_000))
      var (x, y) = (place.x / 4, place.y / 4)
      if isTurned { (x, y) = (500 - y, x) }
      if let changes, (step + touch) % changes.every == 0 { x += changes.by }
      let kind: TouchEvent.Kind = isLast ? .up : step == 0 ? .down : .motion
      recording.append(.touch(TouchEvent(kind, stamp, id: Int32(touch % 2), x: x, y: y)))
      recording.append(.touch(TouchEvent(.frame, stamp)))
      recording.append(.moment(Moment(.handled, at: arrived + handling, shown: arrived)))
    }
  }

  private func compare(_ rig: Rig) throws -> ViewComparison {
    try #require(ViewComparison(rig.recording()))
  }

  @Test(
    "Where every report arrives soon and as it was, no part is to blame, however the screen is turned"
  )
  func sound() throws {
    for isTurned in [false, true] {
      let views = try compare(Rig(isTurned: isTurned))
      #expect(views.blame == .nothing, "\(views.sentence)")
      #expect(views.touchCount == 40 && views.reportCount == 40 * 50)
      #expect(
        views.lostReports.isEmpty && views.addedReports.isEmpty && views.changedReports.isEmpty)
      #expect(views.largestChange < 0.5)
      #expect((1.5...3.2).contains(views.waylandDelay.median) && views.kernelDelay.median == 0.5)
      #expect(views.programDelay.median == 1)
    }
  }

  @Test("Reports and touches that the compositor does not send are counted, and it is to blame")
  func lost() throws {
    let reports = try compare(Rig(losesEvery: 10))
    #expect(reports.blame == .compositor && (180...200).contains(reports.lostReports.count))
    #expect(
      reports.sentence.contains(
        "did not send \(reports.lostReports.count) of the kernel's 2000 reports"))
    let touches = try compare(Rig(hidesEvery: 8))
    #expect(touches.blame == .compositor && touches.lostTouches.count == 5)
    #expect(touches.sentence.contains("5 of the kernel's 40 touches"))
  }

  @Test("Positions that the compositor changed are found, whatever its map is")
  func changed() throws {
    let views = try compare(Rig(changes: (every: 12, by: 20), isTurned: true))
    #expect(views.blame == .compositor)
    #expect((150...170).contains(views.changedReports.count))
    #expect((15...22).contains(views.largestChange))
    #expect(views.sentence.contains("changed the positions"))
  }

  @Test("Delays are told apart: those of the compositor, and those of the program")
  func delays() throws {
    let compositor = try compare(Rig(delay: 40_000))
    #expect(compositor.blame == .compositor && compositor.waylandDelay.high > 39)
    let program = try compare(Rig(handling: 30_000))
    #expect(program.blame == .program && program.programDelay.high == 30)
  }

  @Test("Reports that are missing before the kernel are the firmware's fault")
  func firmware() throws {
    let views = try compare(Rig(gapsEvery: 16))
    #expect(views.blame == .firmware, "\(views.sentence)")
    #expect(views.lostReports.isEmpty && views.kernelGaps.count > 60)
  }

  @Test("With one view alone, or with two clocks, nothing is compared")
  func oneView() {
    var recording = Rig().recording()
    recording.reports = []
    #expect(ViewComparison(recording) == nil)
    recording = Rig().recording()
    recording.touches = []
    #expect(ViewComparison(recording) == nil)
    recording = Rig(delay: 60_000_000).recording()
    #expect(ViewComparison(recording) == nil)
  }

  @Test("The figures stand in a text, one a line")
  func text() throws {
    let text = try compare(Rig(losesEvery: 10)).text
    #expect(text.hasPrefix("kernel and compositor\n  The compositor is to blame: "))
    #expect(text.contains("\n  kernel to Wayland: median "))
    #expect(text.contains("\n  arrival to handled: median 1.0 ms, 95 % 1.0 ms, longest 1.0 ms\n"))
  }
}
