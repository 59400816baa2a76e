import ResponderWords
import TouchRecording
import WindowResponder

/// A test of the reported size and angle of contacts.
struct ShapeTest: GuidedTest {
  let plan: TestPlan
  private let ground: TestGround
  private var contacts = 0
  private var shape: (major: Double, minor: Double)?
  private var angle: Double?
  private var places: [Point] = []

  /// The number of requested contacts.
  static let wanted = 3

  /// Creates a test with a known width in millimetres, or 0, or the part `angle`, along a line of 45 degrees.
  init(_ part: String, on ground: TestGround, size: Double = 0) {
    plan = TestPlan(
      .shape, part: part, size: part == "angle" ? 0 : size, angle: part == "angle" ? 45 : 0)
    self.ground = ground
  }

  private var isAngle: Bool { plan.part == "angle" }
  var instruction: String {
    isAngle
      ? localized("Lay a finger flat along the line, three times.")
      : localized("Lay a finger flat on the screen, three times.")
  }
  var state: GuidedTestState { contacts >= Self.wanted ? .done : .running }
  var progress: Double { Double(contacts) / Double(Self.wanted) }
  var reading: String {
    var words: [String] = []
    if let shape {
      words.append(
        localized(
          "%1 × %2 mm", Number.local(shape.major, digits: 1), Number.local(shape.minor, digits: 1)))
    }
    if let angle { words.append("\(Number.local(angle, digits: 0))°") }
    if words.isEmpty, contacts > 0 { return localized("the screen tells no size") }
    return words.joined(separator: ", ")
  }
  var marks: [Mark] {
    let middle = ground.share(0.5, 0.55)
    let reach = 14 * ground.points
    let base: Mark =
      isAngle
      // An angle of 45 degrees is clockwise from the y axis, as in the protocol.
      ? .line(
        Point(x: middle.x - reach, y: middle.y + reach),
        Point(x: middle.x + reach, y: middle.y - reach), .now)
      : .target(middle, radius: 12 * ground.points, .now, share: progress)
    return [base] + places.map { .touch($0) }
  }
  var busyPoints: [Point] { [ground.share(0.5, 0.55)] + places }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    places = fingers.down.map(\.position)
    if case .up(let finger) = change, finger.seconds >= 0.2 { contacts += 1 }
    return []
  }

  mutating func takeShape(_ event: TouchEvent) {
    if event.kind == .shape {
      shape = (event.x / ground.points, event.y / ground.points)
    } else if event.kind == .orientation {
      angle = event.x
    }
  }
}
