import ResponderWords
import TouchRecording
import WindowResponder

/// A test of touches on one of several screens, which have to arrive in the window on that screen.
struct ScreensTest: GuidedTest {
  let plan: TestPlan
  let preparation: TestPreparation
  private let ground: TestGround
  private var begunAt: Int64 = 0
  private var taps: [Point] = []
  private var isOver = false

  static let wanted = 5
  static let patience = 15.0

  /// Creates a test for the screen with a number and a name, on which the window has to be.
  init(output: UInt32, name: String, on ground: TestGround) {
    plan = TestPlan(.screens, part: name, output: output)
    self.ground = ground
    preparation = .output(output, localized("Move this window to the screen %1.", name))
  }

  var instruction: String {
    localized("Touch this very screen, %1, five times.", plan.part)
  }
  var state: GuidedTestState {
    // If no touch arrives in time, that is the result.
    isOver || taps.count >= Self.wanted ? .done : .running
  }
  var progress: Double { Double(taps.count) / Double(Self.wanted) }
  var marks: [Mark] {
    [
      .reading(
        ground.share(0.5, 0.6), "\(taps.count)",
        localized("%n touch arrived", plural: "%n touches arrived", count: taps.count))
    ] + taps.map { .report($0, .done) }
  }
  var busyPoints: [Point] { [ground.share(0.5, 0.6)] }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    begunAt = now
    return []
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    if case .up(let finger) = change { taps.append(finger.begin) }
    return []
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    if Double(now - begunAt) >= Self.patience * 1e6 { isOver = true }
    return []
  }
}
