import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which a hand rests on the screen, alone or beside a finger that draws.
///
/// A screen that recognises a palm reports nothing. Therefore the test ends after a time, or with the stroke.
struct PalmTest: GuidedTest {
  let plan: TestPlan
  let preparation: TestPreparation
  private let ground: TestGround
  private var begunAt: Int64 = 0
  private var now: Int64 = 0
  private var seen: [Point] = []
  private var longest = 0.0
  private var trail: [Point] = []
  private var drawing: Int32?
  private var fingersDown = 0

  static let resting = 6.0
  static let drawingTime = 20.0

  /// Creates the part `hand` or `drawing`.
  init(_ part: String, on ground: TestGround) {
    plan = TestPlan(.palm, part: part)
    self.ground = ground
    preparation = .none
  }

  private var isDrawing: Bool { plan.part == "drawing" }
  var instruction: String {
    isDrawing
      ? localized("Rest your hand on the lower part, and draw along the line with a finger.")
      : localized("Lay the side of your hand on the screen, hold it, and lift it.")
  }
  private var elapsed: Double { Double(now - begunAt) / 1e6 }
  private var line: (Point, Point) { (ground.share(0.12, 0.35), ground.share(0.88, 0.35)) }
  private var isDrawn: Bool { longest >= 0.7 * ground.distance(line.0, line.1) }

  var state: GuidedTestState {
    if isDrawing {
      return isDrawn && fingersDown == 0 || elapsed >= Self.drawingTime ? .done : .running
    }
    return elapsed >= Self.resting && fingersDown == 0 || elapsed >= 3 * Self.resting
      ? .done : .running
  }
  var progress: Double {
    isDrawing
      ? min(1, longest / max(1, 0.7 * ground.distance(line.0, line.1)))
      : min(1, elapsed / Self.resting)
  }
  var reading: String {
    isDrawing
      ? localized("%n contact", plural: "%n contacts", count: seen.count)
      : localized(
        "%n touch taken for a finger", plural: "%n touches taken for fingers", count: seen.count)
  }
  var isAnimated: Bool { true }
  var busyPoints: [Point] { [ground.share(0.5, 0.35), ground.share(0.5, 0.75)] }

  var marks: [Mark] {
    let area = Rect(
      x: ground.size.width * 0.12, y: ground.size.height * 0.55, width: ground.size.width * 0.76,
      height: ground.size.height * 0.38)
    var marks: [Mark] = [.zone(area, localized("Hand"))]
    if isDrawing { marks.append(.line(line.0, line.1, .now)) }
    if trail.count > 1 { marks.append(.trail(trail)) }
    return marks + seen.map { .report($0, .missed) }
  }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    (begunAt, self.now) = (now, now)
    return []
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    fingersDown = fingers.down.count
    switch change {
    case .down(let finger): if seen.count < 200 { seen.append(finger.position) }
    case .moved(let finger, _):
      guard isDrawing, finger.travel >= longest else { break }
      longest = finger.travel
      if drawing != finger.id { (drawing, trail) = (finger.id, [finger.begin]) }
      if trail.count < 2_000 { trail.append(finger.position) }
    case .up: break
    // The contact was recognised as a palm.
    case .cancelled(let finger): seen.removeAll { $0 == finger.begin }
    }
    return []
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    self.now = now
    return []
  }
}
