import Foundation
import SeededRandom
import SyntheticTouch
import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

/// Tests of random screens with known faults. The environment variable `TOUCH_LAB_SCREENS` sets their number.
/// The default is ten of each kind, or forty with `CHECK_ALL=1`. script/bench uses a thousand.
@Suite("Synthetic screens") struct SyntheticScreenTests {
  private let screens =
    ProcessInfo.processInfo.environment["TOUCH_LAB_SCREENS"].flatMap(Int.init) ?? sampleSize(40)

  @Test("A sound screen is never called faulty, by any profile")
  func noFalseAlarm() {
    for seed in 0..<screens {
      for alarm in ScreenTrial.falseAlarms(seed: UInt64(seed)) { Issue.record("\(alarm)") }
    }
  }

  @Test("Every planted fault is found, and is as large as it was planted")
  func faultsAreFound() {
    for seed in 0..<screens {
      for oversight in ScreenTrial.oversights(seed: UInt64(seed)) {
        Issue.record("\(oversight)")
      }
    }
  }

  @Test("Written to a file and read again, a session has the same figures")
  func throughAFile() {
    for seed in 1...3 {
      let session = SyntheticSession.full(
        on: SyntheticScreen(seed: UInt64(seed), fault: .sound))
      let read = RecordingReader.read(Samples.bytes(of: session.sortedLines))
      #expect(read.problemCount == 0)
      let first = Analysis(read).figures
      let second = Analysis(session.recording).figures
      #expect(first.count == second.count)
      for (one, other) in zip(first, second) {
        // Targets and guides are rounded to a thousandth of a point.
        #expect(one.name == other.name && (one.value - other.value).magnitude < 0.001)
      }
    }
  }

  @Test("By hand, positions and jitter are not judged, though they are told")
  func byHand() throws {
    let profile = try #require(try Profile.named("strict"))
    let screen = SyntheticScreen(seed: 4, fault: .offset)
    let judgement = Judgement(
      Analysis(SyntheticSession.full(on: screen, holder: .hand).recording), by: profile)
    let verdict = try #require(
      judgement.verdicts.first { $0.limit.figure == .accuracyInner })
    #expect(verdict.outcome == .notTested(.byHand))
    #expect((verdict.figure?.value ?? 0) > 0.6)
    #expect(judgement.verdicts.allSatisfy { $0.outcome != .fail })
  }
}
