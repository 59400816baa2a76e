import ResponderWords
import TouchAnalysis
import TouchRecording
import WindowResponder

/// A test in which a finger moves over an edge of the screen.
struct SwipeTest: GuidedTest {
  let plan: TestPlan
  private let ground: TestGround
  private var inset: Double?
  private var tries = 0
  private var begunAt: Int64 = 0
  private var isOver = false
  private var trail: [Point] = []

  /// The number of attempts, and the longest time, after which the test ends: a compositor may take every
  /// swipe as its own gesture.
  static let tries = 4
  static let patience = 15.0

  /// Creates a test for the edge with a name.
  init(_ edge: String, on ground: TestGround) {
    plan = TestPlan(.swipe, part: edge)
    self.ground = ground
  }

  var instruction: String {
    switch plan.part {
    case "left": localized("Swipe in over the left edge, from outside to the middle.")
    case "top": localized("Swipe in over the upper edge, from outside to the middle.")
    case "right": localized("Swipe in over the right edge, from outside to the middle.")
    default: localized("Swipe in over the lower edge, from outside to the middle.")
    }
  }
  var state: GuidedTestState { isOver ? .done : .running }
  var progress: Double { isOver ? 1 : Double(tries) / Double(Self.tries) }
  var reading: String {
    inset.map { localized("seen %1 mm from the edge", Number.local($0, digits: 1)) } ?? ""
  }

  private var way: (from: Point, to: Point) {
    switch plan.part {
    case "left": (ground.share(0, 0.5), ground.share(0.4, 0.5))
    case "top": (ground.share(0.5, 0), ground.share(0.5, 0.4))
    case "right": (ground.share(1, 0.5), ground.share(0.6, 0.5))
    default: (ground.share(0.5, 1), ground.share(0.5, 0.6))
    }
  }
  var marks: [Mark] {
    let arrow = Mark.arrow(way.from, way.to, isOver ? .done : .now)
    return trail.count > 1 ? [arrow, .trail(trail)] : [arrow]
  }
  var busyPoints: [Point] {
    (0...6).map { way.from + (way.to - way.from) * (Double($0) / 6) }
  }

  /// Returns the distance of a position from the edge, in millimetres.
  private func distance(_ place: Point) -> Double {
    switch plan.part {
    case "left": place.x * ground.millimetresX
    case "top": place.y * ground.millimetresY
    case "right": (ground.size.width - place.x) * ground.millimetresX
    default: (ground.size.height - place.y) * ground.millimetresY
    }
  }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    begunAt = now
    return []
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    switch change {
    case .down(let finger): trail = [finger.position]
    case .moved(let finger, _): if trail.count < 1_000 { trail.append(finger.position) }
    case .up(let finger):
      tries += 1
      let (first, last) = (distance(finger.begin), distance(finger.position))
      if first <= 20, last - first >= 10 {
        inset = max(0, first)
        isOver = true
      }
    case .cancelled: tries += 1
    }
    if tries >= Self.tries { isOver = true }
    return []
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    if Double(now - begunAt) >= Self.patience * 1e6, trail.isEmpty || tries > 0 { isOver = true }
    return []
  }
}
