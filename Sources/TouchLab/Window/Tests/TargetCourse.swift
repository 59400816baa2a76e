import TouchAnalysis
import TouchRecording
import WindowResponder

/// Places that are touched one after the other: which is to be touched now, and where taps were reported.
struct TargetCourse: Hashable, Sendable {
  let targets: [Point]
  private(set) var current = 0
  /// Where each target's tap was reported; nil where it was passed over.
  private(set) var taps: [Point?] = []
  private var since: Int64 = 0
  private let ground: TestGround

  /// After how long without a tap a target is passed over, in seconds.
  static let patience = 8.0

  init(_ targets: [Point], on ground: TestGround) {
    self.targets = targets
    self.ground = ground
  }

  var isOver: Bool { current >= targets.count }
  var progress: Double { targets.isEmpty ? 1 : Double(current) / Double(targets.count) }
  var place: Point? { isOver ? nil : targets[current] }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    since = now
    return ask()
  }

  private func ask() -> [TestStep.Content] { place.map { [.target(x: $0.x, y: $0.y)] } ?? [] }

  /// Whether a finger that came down belongs to the target: nearer than analyses reach.
  func isMeant(_ finger: LiveFingers.Finger) -> Bool {
    place.map { ground.distance(finger.begin, $0) <= AccuracyAnalysis.reach } ?? false
  }

  /// The target was touched there.
  mutating func touched(at place: Point, now: Int64) -> [TestStep.Content] {
    guard !isOver else { return [] }
    return goOn(place, now)
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    guard !isOver, Double(now - since) >= Self.patience * 1e6 else { return [] }
    return goOn(nil, now)
  }

  /// A finger is at work: the time to wait begins anew.
  mutating func keepWaiting(_ now: Int64) { since = now }

  private mutating func goOn(_ tap: Point?, _ now: Int64) -> [TestStep.Content] {
    taps.append(tap)
    current += 1
    since = now
    return ask()
  }

  /// The targets, those that come later pale; the one to touch with so much of its ring full.
  func marks(radius: Double, share: Double = 0) -> [Mark] {
    var marks = targets.enumerated().map { index, place -> Mark in
      let emphasis: Mark.Emphasis =
        index == current ? .now : index > current ? .later : taps[index] == nil ? .missed : .done
      return .target(
        place, radius: radius, emphasis, share: index == current ? share : 0)
    }
    marks += taps.compactMap { tap in tap.map { .report($0, .done) } }
    return marks
  }
}
