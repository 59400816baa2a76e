import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which the user holds the requested number of fingers, or as many as possible, for two seconds.
struct FingersTest: GuidedTest {
  let plan: TestPlan
  private let ground: TestGround
  private var places: [Point] = []
  private var most = 0
  private var reachedAt: Int64 = 0
  private var now: Int64 = 0
  private var isHeld = false
  private var isOver = false
  private var mistake: String?

  init(on ground: TestGround, count: Int32, seconds: Double = 2) {
    plan = TestPlan(.fingers, count: count, seconds: seconds)
    self.ground = ground
  }

  var instruction: String {
    localized(
      "Put %1 fingers down, hold them for %2 s, and lift them.", plan.count, Int(plan.seconds))
  }
  var state: GuidedTestState {
    if let mistake { return .again(mistake) }
    return isOver ? .done : .running
  }
  var progress: Double {
    isHeld ? 1 : places.count < 2 ? 0 : min(1, Double(now - reachedAt) / (needed * 1e6))
  }
  var reading: String {
    isHeld
      ? localized("Lift your fingers") : places.count < 2 ? "" : localized("hold still")
  }
  var isAnimated: Bool { !places.isEmpty }
  var busyPoints: [Point] { places }
  var marks: [Mark] {
    let count = localized("of %1", plan.count)
    return [.reading(ground.share(0.5, 0.6), "\(places.count)", count)]
      + places.map { .touch($0) }
  }

  /// The holding time after the last finger, in seconds, with a reserve for trembling fingers.
  private var needed: Double { plan.seconds + 0.2 }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    places = fingers.down.map(\.position)
    self.now = now
    switch change {
    case .down:
      if places.count > most { (most, reachedAt) = (places.count, now) }
    case .moved: break
    case .up, .cancelled:
      // A touch that the screen loses begins again while others are held, and does not end the test.
      guard places.isEmpty else { break }
      if isHeld {
        isOver = true
      } else if most >= 2 {
        mistake = localized("Lifted too early: hold them until the bar is full.")
      } else {
        most = 0
      }
    }
    return []
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    self.now = now
    if most >= 2, !places.isEmpty, Double(now - reachedAt) >= needed * 1e6 { isHeld = true }
    return []
  }
}
