import SeededRandom
import Testing
import TouchAnalysis
import TouchRecording

@Suite("The panel's clock beside the kernel's") struct PanelClockTests {
  /// Returns frames of strokes of 1.5 s, with a panel's clock that is too fast by `drift` millionths.
  private func drawn(
    drift: Double, strokes: Int = 6, jitter: Double = 400, wrap: Double = 6_553_600,
    resets: Bool = false
  ) -> Recording {
    var random = SeededGenerator(seed: 7)
    var lines: [RecordedLine] = []
    var panel = 1_000.0
    var now = 1_000_000.0
    for _ in 0..<strokes {
      if resets { panel = 0 }
      for _ in 0..<190 {
        now += 8_000
        panel += 8_000 * (1 + drift / 1e6)
        let arrived = Int64(now + Double.random(in: 0...jitter, using: &random))
        let stamp = Stamp(arrived: arrived, microseconds: arrived)
        lines.append(.touch(TouchEvent(.motion, stamp, id: 0, x: now / 1_000, y: 10)))
        let scan = panel.truncatingRemainder(dividingBy: wrap).rounded()
        lines.append(.touch(TouchEvent(.frame, stamp, x: scan)))
      }
      now += 2_000_000
      panel += 2_000_000 * (1 + drift / 1e6)
    }
    return Recording(lines)
  }

  private func clockFigure(of recording: Recording) -> Figure? {
    Analysis(recording).figures.first { $0.name == .touchClock }
  }

  @Test("A drift is found with its sign, also across wraps and resets of the stamp")
  func drift() throws {
    for (drift, wrap, resets) in [
      (3_000.0, 6_553_600.0, false), (-800, 4_294_967_296, false), (0, 6_553_600, true),
    ] {
      let recording = drawn(drift: drift, wrap: wrap, resets: resets)
      let figure = try #require(clockFigure(of: recording))
      #expect((figure.value - drift.magnitude).magnitude < 150)
      guard case .clock(let found, let error, let seconds) = figure.remark else {
        Issue.record("the remark is \(String(describing: figure.remark))")
        continue
      }
      #expect((found - drift).magnitude < 150 && error < 100)
      #expect((seconds - 9).magnitude < 0.5)
    }
  }

  @Test("Without stamps of the panel, with too few, or with nonsense there is no figure")
  func none() {
    #expect(clockFigure(of: DrawnRecording().recording) == nil)
    #expect(clockFigure(of: drawn(drift: 0, strokes: 0)) == nil)
    var random = SeededGenerator(seed: 3)
    var lines: [RecordedLine] = []
    for index in 0..<500 {
      let stamp = Stamp(arrived: Int64(index) * 8_000)
      lines.append(.touch(TouchEvent(.motion, stamp, id: 0, x: Double(index), y: 10)))
      let scan = Double.random(in: 0...4e9, using: &random).rounded()
      lines.append(.touch(TouchEvent(.frame, stamp, x: scan)))
    }
    #expect(clockFigure(of: Recording(lines)) == nil)
  }
}
