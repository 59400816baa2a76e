import ResponderSystem
import Testing
import TouchRecording

@Suite("Cutting a recording") struct CutTests {
  /// Writes a file, cuts it, and returns the part and the outcome.
  private func cut(
    _ lines: [RecordedLine], from start: Double, to end: Double
  ) throws -> (Recording, RecordingCut.Outcome) {
    try TemporaryFile.with(Samples.bytes(of: lines)) { path in
      let sink = MemorySink()
      sink.most = 10
      let outcome = try RecordingCut.cut(path, from: start, to: end, into: sink)
      return (RecordingReader.read(sink.bytes), outcome)
    }
  }

  private func frame(_ seconds: Double) -> RecordedLine {
    .touch(TouchEvent(.frame, Stamp(arrived: 1_000_000 + Int64(seconds * 1e6))))
  }

  private func window(_ width: Double, at seconds: Double) -> RecordedLine {
    let state = WindowState(number: 1, width: width, height: 10, output: 1)
    return .fact(Fact(at: 1_000_000 + Int64(seconds * 1e6), .window(state)))
  }

  @Test("The part has its lines, and of what was so before the last of each kind")
  func part() throws {
    let plan = TestPlan(.rate, holder: .robot)
    let lines = [
      window(100, at: 0), window(200, at: 1), frame(1.5),
      .step(TestStep(at: 2_600_000, .begin(plan))), frame(2), frame(3), window(300, at: 3.5),
      frame(4),
    ]
    let (recording, outcome) = try cut(lines, from: 2, to: 4)
    #expect(recording.version == RecordedLine.version)
    #expect(recording.touches.map(\.stamp.arrived) == [3_000_000, 4_000_000])
    let widths = recording.facts.map { fact -> Double in
      if case .window(let window) = fact.content { window.width } else { 0 }
    }
    #expect(widths == [200, 300])
    #expect(recording.steps.map(\.content) == [.begin(plan)])
    #expect(outcome.kept == 6 && outcome.broken == 0)
  }

  @Test("A test that was over before the part is not in it")
  func finishedTest() throws {
    let lines: [RecordedLine] = [
      frame(0), .step(TestStep(at: 1_100_000, .begin(TestPlan(.rate)))),
      .step(TestStep(at: 1_200_000, .end(.done))), frame(1),
    ]
    let (recording, _) = try cut(lines, from: 0.9, to: 2)
    #expect(recording.steps.isEmpty)
    #expect(recording.touches.count == 1)
  }

  @Test("What is down at an end of the part makes it longer, and a pen that is near comes along")
  func wholeTouches() throws {
    func stamp(_ seconds: Double) -> Stamp { Stamp(arrived: 1_000_000 + Int64(seconds * 1e6)) }
    func pen(_ kind: PenEvent.Kind, _ seconds: Double, x: Double = 0) -> RecordedLine {
      .pen(PenEvent(kind, stamp(seconds), tool: 5, x: x, code: kind == .proximityIn ? 1 : 0))
    }
    func touch(_ kind: TouchEvent.Kind, _ seconds: Double) -> RecordedLine {
      .touch(TouchEvent(kind, stamp(seconds), id: 1, window: kind == .down ? 1 : 0))
    }
    func button(_ value: Double, _ seconds: Double) -> RecordedLine {
      .pointer(PointerEvent(.button, stamp(seconds), code: 272, value: value))
    }
    let lines = [
      window(100, at: 0), pen(.proximityIn, 0.1), pen(.tilt, 0.1, x: 10), pen(.tilt, 0.2, x: 20),
      pen(.frame, 0.2), touch(.down, 1), window(200, at: 1.5), touch(.motion, 2.5), touch(.up, 2.6),
      button(1, 2.9), touch(.frame, 3.2), button(0, 3.4),
      .pointer(PointerEvent(.frame, stamp(3.4))),
      frame(3.4), touch(.down, 4), touch(.up, 5),
    ]
    let (recording, outcome) = try cut(lines, from: 2, to: 3)
    #expect(outcome.start == 1 && outcome.end == 3.4 && !outcome.isOpen)
    #expect(recording.touches.map(\.kind) == [.down, .motion, .up, .frame])
    #expect(recording.pointers.map(\.kind) == [.button, .button, .frame])
    #expect(recording.pens.map(\.kind) == [.proximityIn, .tilt] && recording.pens[1].x == 20)
    #expect(recording.facts.count == 2)
    let (open, ending) = try cut(Array(lines.dropLast()), from: 3.9, to: 4.5)
    #expect(open.touches.map(\.kind) == [.down] && ending.isOpen)
    #expect(open.facts.count == 1)
  }
}
