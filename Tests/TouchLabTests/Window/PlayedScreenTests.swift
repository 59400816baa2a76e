import ResponderTestKit
import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchRobot

@testable import TouchLab

@Suite("Guided tests, played by a robot on a stage") @MainActor struct PlayedScreenTests {
  /// Returns the names of the figures with a failed verdict.
  private func failed(_ lab: PlayedLab) -> [String] {
    lab.session.judgement?.verdicts.filter { $0.outcome == .fail }.map(\.limit.figure.rawValue)
      ?? []
  }

  private func value(_ name: FigureName, in lab: PlayedLab) -> Double? {
    lab.session.analysis?.figures.first { $0.name == name }?.value
  }

  @Test("A sound screen: every test is done by itself, and no limit is broken")
  func sound() throws {
    let lab = try PlayedLab(
      size: Size(width: 480, height: 320), profile: "windows-hlk")
    let tests: [TestKind] = [
      .coverage, .accuracy, .straightness, .jitter, .separation, .fingers, .rate, .latency,
      .palm, .swipe, .ghost,
    ]
    lab.play(tests)
    #expect(lab.lab.controller.running == nil)
    for test in tests {
      let ends = lab.session.outcomes[test] ?? []
      #expect(!ends.isEmpty && ends.allSatisfy { $0.end == .done }, "\(test): \(ends)")
    }
    #expect(failed(lab).isEmpty)
    #expect(value(.coverageCells, in: lab) == 100)
    #expect(value(.accuracyMissed, in: lab) == 0)
    #expect(value(.fingersMost, in: lab) == 10)
    #expect(value(.swipeSides, in: lab) == 4)
    // The recording that was written has the same figures as the live analysis.
    try lab.session.recorder.finish()
    let read = RecordingReader.read(Array(lab.sink.bytes))
    #expect(read.problemCount == 0)
    let (live, written) = (lab.session.analysis?.figures ?? [], Analysis(read).figures)
    #expect(live.map(\.name) == written.map(\.name))
    // The positions of a stage have a higher precision than the file's.
    for (one, other) in zip(live, written) { #expect(abs(one.value - other.value) < 0.1) }
  }

  @Test("A noisy screen fails where a finger rests and where a line is drawn")
  func noisy() throws {
    let lab = try PlayedLab()
    lab.play([.jitter], on: .noisy)
    #expect(failed(lab).contains("jitter.rest.inner"))
    #expect(lab.session.mark(of: .jitter) == .fail)
  }

  @Test("A dead stripe: coverage ends by itself with the hole, and targets in it are passed over")
  func deadStripe() throws {
    let lab = try PlayedLab()
    lab.play([.coverage, .accuracy], on: .deadStripe)
    #expect(lab.lab.controller.running == nil)
    #expect(failed(lab).contains("coverage.cells"))
    #expect((value(.coverageHole, in: lab) ?? 0) >= 20)
    #expect(value(.accuracyMissed, in: lab) == 5)
  }

  @Test("Two fingers that become one fail all four ways")
  func merging() throws {
    let lab = try PlayedLab()
    lab.play([.separation], on: .mergingFingers)
    #expect(lab.lab.controller.running == nil)
    #expect(
      failed(lab).filter { $0.hasPrefix("separation") } == [
        "separation.straight", "separation.diagonal", "separation.pinch",
      ])
  }

  @Test("By hand position is not judged, and the figure is shown all the same")
  func byHand() throws {
    let lab = try PlayedLab(suite: .quick, holder: .hand)
    lab.play([.accuracy])
    let verdict = try #require(
      lab.session.verdicts(on: .accuracy).first { $0.limit.figure == .accuracyInner })
    #expect(verdict.outcome == .notTested(.byHand) && verdict.figure != nil)
  }
}
