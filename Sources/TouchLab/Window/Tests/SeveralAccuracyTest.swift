import ResponderWords
import TouchAnalysis
import TouchRecording
import WindowResponder

/// A test in which one hand rests a finger on the screen while the other one taps targets.
struct SeveralAccuracyTest: GuidedTest {
  let plan = TestPlan(.accuracy, part: AccuracyAnalysis.several, count: 2)
  private var course: TargetCourse
  private let ground: TestGround
  private let rest: Point
  private let radius: Double
  /// The touches that rest, by seat and number.
  private var resting: Set<[Int32]> = []
  private var hasBegun = false

  /// The position of the resting finger, as shares of the window's width and height.
  static let restShare = (x: 0.2, y: 0.78)
  /// The largest distance from that position at which a finger counts as resting, in millimetres.
  static let restReach = 20.0

  init(on ground: TestGround) {
    self.ground = ground
    rest = ground.share(Self.restShare.x, Self.restShare.y)
    radius = 4 * ground.points
    let targets = [0.12, 0.42].flatMap { y in [0.15, 0.5, 0.85].map { ground.share($0, y) } }
    course = TargetCourse(targets, on: ground)
  }

  var instruction: String {
    localized("Rest a finger in the large ring, and tap the small rings with your other hand.")
  }
  var state: GuidedTestState { course.isOver ? .done : .running }
  var progress: Double { course.progress }
  var reading: String {
    resting.isEmpty && !course.isOver
      ? localized("rest a finger") : localized("%1 of %2", course.current, course.targets.count)
  }
  var marks: [Mark] {
    let isHeld = !resting.isEmpty
    return [
      .target(rest, radius: 2.5 * radius, isHeld ? .done : .now, share: isHeld ? 1 : 0)
    ] + course.marks(radius: radius)
  }
  var busyPoints: [Point] { [rest] + (course.target.map { [$0] } ?? []) }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    switch change {
    case .down(let finger):
      guard ground.distance(finger.begin, rest) <= Self.restReach, !course.isMeant(finger) else {
        return []
      }
      resting.insert(key(of: finger))
      course.keepWaiting(now)
      guard !hasBegun else { return [] }
      hasBegun = true
      return course.begin(at: now)
    case .moved: return []
    case .up(let finger), .cancelled(let finger):
      if resting.remove(key(of: finger)) != nil { return [] }
      guard case .up = change, hasBegun, !resting.isEmpty, course.isMeant(finger) else { return [] }
      return course.touched(at: finger.position, now: now)
    }
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    guard hasBegun else { return [] }
    // Without a resting finger, no target is skipped.
    if resting.isEmpty { course.keepWaiting(now) }
    return course.pass(now)
  }

  private func key(of finger: LiveTouches.Touch) -> [Int32] { [Int32(finger.seat), finger.id] }
}
