import ResponderWords
import TouchRecording
import WindowResponder

/// A finger taps on targets, one after the other.
struct AccuracyTest: GuidedTest {
  let plan: TestPlan
  let preparation: TestPreparation
  private var course: TargetCourse
  private var fingers: [LiveFingers.Finger] = []
  private let radius: Double

  /// How far the outer targets are from the edges: in the zone that has limits of its own, in mm.
  static let inset = 2.0

  /// So many targets in a row and in a column, for a plan of accuracy or rotation.
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
  var busyPoints: [Point] { course.place.map { [$0] } ?? [] }

  mutating func begin(at now: Int64) -> [TestStep.Content] { course.begin(at: now) }

  mutating func take(
    _ change: LiveFingers.Change, _ fingers: LiveFingers, at now: Int64
  ) -> [TestStep.Content] {
    // Only once it is lifted: the tap has to be whole before the next target is asked for.
    guard case .up(let finger) = change, course.isMeant(finger) else { return [] }
    return course.touched(at: finger.place, now: now)
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] { course.pass(now) }
}
