import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which the screen is not touched for a time.
struct GhostTest: GuidedTest {
  let plan: TestPlan
  let preparation: TestPreparation
  private let ground: TestGround
  private var begunAt: Int64 = 0
  private var now: Int64 = 0
  private var ghosts: [Point] = []

  /// Creates a test on the battery, or with the charger plugged in.
  ///
  /// If the machine does not report the charger, the user confirms its state. `isChargingNow` is the current
  /// state, or `nil` if the machine does not report it, which counts as no charger.
  init(
    on ground: TestGround, seconds: Double, isCharging: Bool, isChargingNow: Bool? = nil
  ) {
    plan = TestPlan(.ghost, seconds: seconds, isCharging: isCharging)
    self.ground = ground
    if isCharging == (isChargingNow ?? false) {
      preparation = .handsOff(3)
    } else {
      preparation = .confirm(
        isCharging
          ? localized("Plug the charger in, and lay the device down.")
          : localized("Take the charger off, and lay the device down."))
    }
  }

  var instruction: String {
    plan.isCharging
      ? localized("Charging: hands off, nothing may touch the screen.")
      : localized("Hands off: nothing may touch the screen.")
  }
  private var elapsed: Double { Double(now - begunAt) / 1e6 }
  var state: GuidedTestState { elapsed >= plan.seconds ? .done : .running }
  var progress: Double { min(1, elapsed / plan.seconds) }
  var reading: String {
    localized("%n touch", plural: "%n touches", count: ghosts.count)
  }
  var isAnimated: Bool { true }
  var marks: [Mark] {
    let rest = max(0, Int((plan.seconds - elapsed).rounded(.up)))
    return [.reading(ground.share(0.5, 0.6), "\(rest)", localized("seconds"))]
      + ghosts.map { .report($0, .missed) }
  }
  var busyPoints: [Point] { [ground.share(0.5, 0.6)] }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    (begunAt, self.now) = (now, now)
    return []
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    if case .down(let finger) = change, ghosts.count < 500 { ghosts.append(finger.position) }
    return []
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    self.now = now
    return []
  }
}
