import TouchAnalysis
import TouchRecording
import WindowResponder

/// A sequence of targets: the current one, and the reported positions of taps.
struct TargetCourse: Hashable, Sendable {
  let targets: [Point]
  private(set) var current = 0
  /// The reported position of each target's tap, or `nil` if the target was skipped.
  private(set) var taps: [Point?] = []
  private var since: Int64 = 0
  private let ground: TestGround

  /// The time without a tap after which a target is skipped, in seconds.
  static let patience = 8.0

  init(_ targets: [Point], on ground: TestGround) {
    self.targets = targets
    self.ground = ground
  }

  var isOver: Bool { current >= targets.count }
  var progress: Double { targets.isEmpty ? 1 : Double(current) / Double(targets.count) }
  var target: Point? { isOver ? nil : targets[current] }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    since = now
    return ask()
  }

  private func ask() -> [TestStep.Content] { target.map { [.target(x: $0.x, y: $0.y)] } ?? [] }

  /// Returns a Boolean value that indicates whether a touch belongs to the target, within the distance of the
  /// analysis.
  func isMeant(_ finger: LiveTouches.Touch) -> Bool {
    target.map { ground.distance(finger.begin, $0) <= AccuracyAnalysis.reach } ?? false
  }

  /// Records the tap for the target, and continues with the next one.
  mutating func touched(at place: Point, now: Int64) -> [TestStep.Content] {
    guard !isOver else { return [] }
    return goOn(place, now)
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    guard !isOver, Double(now - since) >= Self.patience * 1e6 else { return [] }
    return goOn(nil, now)
  }

  /// Restarts the waiting time, because a touch is down.
  mutating func keepWaiting(_ now: Int64) { since = now }

  private mutating func goOn(_ tap: Point?, _ now: Int64) -> [TestStep.Content] {
    taps.append(tap)
    current += 1
    since = now
    return ask()
  }

  /// Returns the marks of the targets. Later ones are less prominent, and `share` is the filled fraction of
  /// the current ring.
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
