import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which a finger follows lines and a ring, and a test of jitter with lines of even movement.
///
/// A guide is done when most of its length was drawn and no touch is down. If nothing is drawn for a time,
/// the guide is skipped.
struct StraightnessTest: GuidedTest {
  /// A stroke to follow.
  enum Stroke: Hashable {
    case line(Point, Point)
    case ring(Point, radius: Double)
  }

  let plan: TestPlan
  private let ground: TestGround
  private let strokes: [Stroke]
  private var current = 0
  private var results: [Mark.Emphasis] = []
  private var travel = 0.0
  private var trail: [Point] = []
  private var since: Int64 = 0
  private var speed = 0.0

  /// The fraction of a guide that has to be drawn.
  static let enough = 0.75
  /// The time without a touch after which a guide is skipped, in seconds.
  static let patience = 12.0

  /// Creates lines and a ring of straightness, by the plan's part, or two lines of jitter.
  init(_ plan: TestPlan, on ground: TestGround, isShort: Bool = false) {
    self.plan = plan
    self.ground = ground
    let (left, top) = (8.0, 8.0)
    let (right, bottom) = (max(20, ground.width - 8), max(20, ground.height - 8))
    let (middle, centre) = (ground.width / 2, ground.height / 2)
    let across = Stroke.line(ground.point(left, centre), ground.point(right, centre))
    let down = Stroke.line(ground.point(middle, top), ground.point(middle, bottom))
    let falling = Stroke.line(ground.point(left, top), ground.point(right, bottom))
    let rising = Stroke.line(ground.point(left, bottom), ground.point(right, top))
    // Inside the zone along the edges with separate limits.
    let edge = Stroke.line(ground.point(left, 2), ground.point(right, 2))
    let ring = Stroke.ring(
      ground.share(0.5, 0.5),
      radius: max(8, min(ground.width, ground.height) / 2 - 10) * ground.points)
    if plan.test == .jitter {
      strokes = [across, down]
    } else {
      strokes = isShort ? [across, down, falling] : [across, down, falling, rising, edge, ring]
    }
  }

  var instruction: String {
    switch plan.part {
    case "slow": localized("Follow the line slowly, in one stroke.")
    case "fast": localized("Follow the line fast, in one stroke.")
    default: localized("Follow the line at an even speed, in one stroke.")
    }
  }
  var state: GuidedTestState { current >= strokes.count ? .done : .running }
  var progress: Double { Double(current) / Double(strokes.count) }
  var reading: String {
    speed > 0
      ? localized(
        "%1 of %2, %3 mm/s", min(current + 1, strokes.count), strokes.count,
        Int(speed.rounded()))
      : localized("%1 of %2", min(current + 1, strokes.count), strokes.count)
  }

  var marks: [Mark] {
    var marks = strokes.enumerated().map { index, stroke -> Mark in
      let emphasis: Mark.Emphasis =
        index < current ? results[index] : index == current ? .now : .later
      switch stroke {
      case .line(let from, let to): return .line(from, to, emphasis)
      case .ring(let centre, let radius): return .ring(centre, radius: radius, emphasis)
      }
    }
    if trail.count > 1 { marks.append(.trail(trail)) }
    return marks
  }

  var busyPoints: [Point] {
    guard current < strokes.count else { return [] }
    switch strokes[current] {
    case .line(let from, let to):
      return (0...20).map { from + (to - from) * (Double($0) / 20) }
    case .ring(let centre, let radius): return Self.octagon(around: centre, radius)
    }
  }

  /// Returns eight positions on a ring.
  static func octagon(around centre: Point, _ radius: Double) -> [Point] {
    let half = 0.5.squareRoot()
    return [
      (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half), (0, -1),
      (half, -half),
    ].map { x, y in Point(x: centre.x + radius * x, y: centre.y + radius * y) }
  }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    since = now
    return ask()
  }

  private func ask() -> [TestStep.Content] {
    guard current < strokes.count else { return [] }
    switch strokes[current] {
    case .line(let from, let to):
      return [.guide(.line(x1: from.x, y1: from.y, x2: to.x, y2: to.y))]
    case .ring(let centre, let radius):
      return [.guide(.ring(x: centre.x, y: centre.y, radius: radius))]
    }
  }

  private var length: Double {
    switch strokes[min(current, strokes.count - 1)] {
    case .line(let from, let to): ground.distance(from, to)
    case .ring(_, let radius): 2 * Double.pi * radius / ground.points
    }
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    guard state == .running else { return [] }
    since = now
    switch change {
    case .down(let finger): trail = [finger.position]
    case .moved(let finger, let from):
      travel += ground.distance(from, finger.position)
      if trail.count < 4_000 { trail.append(finger.position) }
      if finger.seconds > 0.1 { speed = finger.travel / finger.seconds }
    case .up, .cancelled:
      if fingers.down.isEmpty, travel >= Self.enough * length { return goOn(.done, now) }
    }
    return []
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    guard state == .running, Double(now - since) >= Self.patience * 1e6 else { return [] }
    return goOn(.missed, now)
  }

  private mutating func goOn(_ result: Mark.Emphasis, _ now: Int64) -> [TestStep.Content] {
    results.append(result)
    current += 1
    (travel, trail, speed) = (0, [], 0)
    since = now
    return ask()
  }
}
