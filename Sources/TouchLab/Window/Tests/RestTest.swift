import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which a finger or a pen rests on each position for a moment.
struct RestTest: GuidedTest {
  let plan: TestPlan
  private var course: TargetCourse
  private var downSince: Int64?
  private var now: Int64 = 0
  private let radius: Double
  private var pen = LivePen()
  private var sawPen = false

  /// The holding time for each position, in seconds. An analysis requires half a second.
  static let holding = 1.2

  /// Creates a test with positions on the whole screen, the last near an edge, for jitter or the pen.
  init(_ plan: TestPlan, on ground: TestGround, isShort: Bool = false) {
    self.plan = plan
    let shares =
      isShort ? [(0.5, 0.5)] : [(0.5, 0.5), (0.2, 0.25), (0.8, 0.25), (0.8, 0.75), (0.2, 0.75)]
    var places = shares.map { ground.share($0, $1) }
    if !isShort { places.append(ground.point(AccuracyTest.inset, ground.height / 2)) }
    course = TargetCourse(places, on: ground)
    radius = 7 * ground.points
  }

  private var isPen: Bool { plan.test == .pen }
  var instruction: String {
    isPen
      ? localized("Rest the pen in each ring until it is full.")
      : localized("Rest your finger in each ring until it is full.")
  }
  var state: GuidedTestState {
    if course.isOver, isPen, !sawPen { return .absent(localized("No pen came.")) }
    return course.isOver ? .done : .running
  }
  var progress: Double { course.progress }
  var reading: String {
    localized("%1 of %2", course.current, course.targets.count)
  }
  var isAnimated: Bool { downSince != nil }
  var marks: [Mark] { course.marks(radius: radius, share: share) }
  var busyPoints: [Point] { course.target.map { [$0] } ?? [] }

  private var share: Double {
    downSince.map { min(1, Double(now - $0) / (Self.holding * 1e6)) } ?? 0
  }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    self.now = now
    return course.begin(at: now)
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    guard !isPen else { return [] }
    switch change {
    case .down(let finger): return came(finger, now)
    case .moved: return []
    case .up(let finger), .cancelled(let finger): return went(finger, now)
    }
  }

  mutating func take(_ event: PenEvent) -> [TestStep.Content] {
    guard isPen else { return [] }
    sawPen = true
    return pen.take(event).flatMap { change -> [TestStep.Content] in
      switch change {
      case .down(let finger): came(finger, event.stamp.arrived)
      case .moved: []
      case .up(let finger), .cancelled(let finger): went(finger, event.stamp.arrived)
      }
    }
  }

  private mutating func came(_ finger: LiveTouches.Touch, _ now: Int64) -> [TestStep.Content] {
    if course.isMeant(finger) { downSince = now }
    course.keepWaiting(now)
    return []
  }

  private mutating func went(_ finger: LiveTouches.Touch, _ now: Int64) -> [TestStep.Content] {
    guard let since = downSince, course.isMeant(finger) else { return [] }
    downSince = nil
    guard Double(now - since) >= Self.holding * 1e6 else { return [] }
    return course.touched(at: finger.position, now: now)
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    self.now = now
    if downSince != nil { course.keepWaiting(now) }
    return course.pass(now)
  }
}
