import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which the user taps on targets, one after the other.
struct AccuracyTest: GuidedTest {
  let plan: TestPlan
  let preparation: TestPreparation
  private var course: TargetCourse
  private var fingers: [LiveTouches.Touch] = []
  private let radius: Double

  /// The distance of the outer targets from the edges, inside the zone with separate limits, in millimetres.
  static let inset = 2.0

  /// Creates a test with a number of targets in a row and in a column, for a plan of accuracy or rotation.
  init(
    on ground: TestGround, side: Int, plan: TestPlan = TestPlan(.accuracy),
    preparation: TestPreparation = .none
  ) {
    self.plan = plan
    self.preparation = preparation
    course = TargetCourse(
      ground.grid(columns: side, rows: side, inset: Self.inset), on: ground)
    radius = 4 * ground.points
  }

  var instruction: String { localized("Tap the middle of each ring.") }
  var state: GuidedTestState { course.isOver ? .done : .running }
  var progress: Double { course.progress }
  var reading: String {
    localized("%1 of %2", course.current, course.targets.count)
  }
  var marks: [Mark] { course.marks(radius: radius) }
  var busyPoints: [Point] { course.target.map { [$0] } ?? [] }

  mutating func begin(at now: Int64) -> [TestStep.Content] { course.begin(at: now) }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    // Only after the touch has ended: the tap has to be complete before the next target.
    guard case .up(let finger) = change, course.isMeant(finger) else { return [] }
    return course.touched(at: finger.position, now: now)
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] { course.pass(now) }
}
