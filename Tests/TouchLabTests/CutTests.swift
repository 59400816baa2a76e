import ResponderSystem
import Testing
import TouchRecording

@Suite("Cutting a recording") struct CutTests {
  /// Writes a file, cuts it, and gives what was cut out.
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
    #expect(recording.version == 1)
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
}
