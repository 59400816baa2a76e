import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which the user covers every cell of the screen.
///
/// It ends when every cell has a touch, or when most of them have and no new one was added for a time, for
/// example because a part of the screen is dead.
struct CoverageTest: GuidedTest {
  let plan: TestPlan
  private var map: CellMap
  private var place: Point?
  private var lastNews: Int64 = 0
  private var now: Int64 = 0
  private var isOver = false

  /// The time without a new cell after which the test ends, in seconds.
  static let patience = 10.0
  /// The fraction of cells from which on the test may end without the rest.
  static let enough = 0.5

  init(on ground: TestGround, cell: Double) {
    plan = TestPlan(.coverage, cell: cell)
    map = CellMap(on: ground, cell: cell)
  }

  var instruction: String {
    localized("Paint the whole screen with one finger, out to every edge and corner.")
  }
  var state: GuidedTestState { isOver ? .done : .running }
  var progress: Double { map.share }
  var marks: [Mark] { [.cells(map)] }
  var busyPoints: [Point] { place.map { [$0] } ?? [] }

  var reading: String {
    let all = localized("%1 % of the cells", Self.percent(map.share))
    let edges = localized(
      "edges %1 %, corners %2 of 4", Self.percent(map.edgeShare), map.corners)
    let rest = Self.patience - Double(now - lastNews) / 1e6
    guard map.share >= Self.enough, rest < 6, !isOver else { return "\(all), \(edges)" }
    return localized("Nothing new: ends in %1 s", max(0, Int(rest.rounded(.up))))
  }

  /// Returns a fraction as a whole percentage, which is 100 only if all cells are filled.
  static func percent(_ share: Double) -> Int { Int((share * 100).rounded(.down)) }

  mutating func begin(at now: Int64) -> [TestStep.Content] {
    (lastNews, self.now) = (now, now)
    return []
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    switch change {
    case .down(let finger), .moved(let finger, _):
      place = finger.position
      if map.fill(at: finger.position) { lastNews = now }
    case .up, .cancelled: break
    }
    // The touch of the last cell has to end first, so that it belongs completely to this test.
    if map.share >= 1, fingers.down.isEmpty { isOver = true }
    return []
  }

  mutating func pass(_ now: Int64) -> [TestStep.Content] {
    self.now = now
    if Double(now - lastNews) >= Self.patience * 1e6, map.share >= Self.enough { isOver = true }
    return []
  }
}
