import ResponderWords
import TouchRecording
import WindowResponder

/// A test with a finger in continuous movement, for the report rate, and for latency with a line that follows
/// it.
struct MovingTest: GuidedTest {
  let plan: TestPlan
  private let ground: TestGround
  private var moved = 0.0
  private var last: (at: Int64, id: Int32)?
  private var trail: [Point] = []
  private var recent: [Int64] = []
  private var isOver = false

  /// The required duration of the movement, in seconds.
  private let wanted: Double
  /// The longest time without a report that counts as movement, in seconds.
  private static let pause = 0.1

  /// Creates a test for a plan of the rate, or of latency with the part `plain` or `predicted`.
  init(_ plan: TestPlan, on ground: TestGround, seconds: Double) {
    self.plan = plan
    self.ground = ground
    wanted = seconds
  }

  var instruction: String {
    switch (plan.test, plan.part) {
    case (.latency, "predicted"):
      localized("Draw round and round, fast: now the line is led by prediction.")
    case (.latency, _): localized("Draw round and round, fast: the line follows your finger.")
    default: localized("Draw round and round with one finger, without a stop.")
    }
  }
  var state: GuidedTestState { isOver ? .done : .running }
  var progress: Double { min(1, moved / wanted) }
  var reading: String {
    guard recent.count > 4, let first = recent.first, let last = recent.last, last > first else {
      return localized("%1 s of %2 s", Number.local(moved, digits: 1), Number.local(wanted))
    }
    let rate = Double(recent.count - 1) * 1e6 / Double(last - first)
    return localized("%1 reports a second", Int(rate.rounded()))
  }
  private var centre: Point { ground.share(0.5, 0.5) }
  private var radius: Double { min(ground.width, ground.height) * 0.32 * ground.points }
  var busyPoints: [Point] { StraightnessTest.octagon(around: centre, radius) }
  var marks: [Mark] {
    // The line of the latency test is drawn by the view, which has the predicted touches.
    let ring = Mark.ring(centre, radius: radius, .now)
    return plan.test == .latency || trail.count < 2 ? [ring] : [ring, .trail(trail)]
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    switch change {
    case .down(let finger):
      trail = [finger.position]
      recent = []
      last = (now, finger.id)
    case .moved(let finger, _):
      if let last, last.id == finger.id {
        let time = Double(now - last.at) / 1e6
        if time > 0, time <= Self.pause { moved += time }
        if time > 0 { recent.append(now) }
      }
      last = (now, finger.id)
      trail.append(finger.position)
      if trail.count > 400 { trail.removeFirst(100) }
      if recent.count > 60 { recent.removeFirst(20) }
    case .up, .cancelled:
      last = nil
    }
    // The test is done as soon as there is enough movement. The touch may continue.
    if moved >= wanted { isOver = true }
    return []
  }
}
