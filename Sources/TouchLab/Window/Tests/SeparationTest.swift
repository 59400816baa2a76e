import ResponderWords
import TouchRecording
import WindowResponder

/// A test in which two fingers approach each other and move apart again, in one of four directions.
struct SeparationTest: GuidedTest {
  /// The names of the directions in plans.
  static let parts = ["side", "above", "diagonal", "pinch"]

  let plan: TestPlan
  private let ground: TestGround
  private let way: (x: Double, y: Double)
  private var places: [Point] = []
  private var widest = 0.0
  private var least: Double?
  private var hasMerged = false
  private var isOver = false
  private var wasPair = false
  /// The distance of the two touches while both exist, in millimetres.
  private var last = 0.0
  /// The time at which one of the two ended.
  private var lostAt: Int64?

  /// The distance of the marks, in millimetres, and the fraction of the largest distance that has to be
  /// reached.
  static let wide = 46.0
  static let enough = 0.6
  /// The time in microseconds after which a touch that continues alone was not lifted together with the
  /// other.
  static let goesOn: Int64 = 150_000
  /// The distance from which on two touches are not merged, in millimetres.
  static let reach = 40.0

  init(_ part: String, on ground: TestGround, size: Double = 0) {
    plan = TestPlan(.separation, part: part, count: 2, size: size)
    self.ground = ground
    let half = 0.5.squareRoot()
    switch part {
    case "above": way = (0, 1)
    case "diagonal": way = (half, half)
    case "pinch": way = (half, -half)
    default: way = (1, 0)
    }
  }

  var instruction: String {
    switch plan.part {
    case "above":
      localized("Two fingers above each other: bring them together, apart again, and lift them.")
    case "diagonal":
      localized("Two fingers, diagonally: bring them together, apart again, and lift them.")
    case "pinch":
      localized("Pinch with thumb and finger: together, apart again, and lift them.")
    default:
      localized("Two fingers side by side: bring them together, apart again, and lift them.")
    }
  }
  var state: GuidedTestState { isOver ? .done : .running }
  var progress: Double {
    guard let least, widest > 0 else { return 0 }
    return isOver ? 1 : min(0.9, max(0, (widest - least) / widest))
  }
  var reading: String {
    guard let least else { return "" }
    let closest = localized("closest %1 mm", Number.local(least, digits: 1))
    return hasMerged ? closest + ", " + localized("then they became one") : closest
  }
  var busyPoints: [Point] { ends + [ground.share(0.5, 0.5)] }

  /// The positions at which the fingers begin.
  private var ends: [Point] {
    let span = min(Self.wide, 0.6 * min(ground.width, ground.height) / max(abs(way.y), abs(way.x)))
    let (x, y) = (ground.width / 2, ground.height / 2)
    return [-0.5, 0.5].map { ground.point(x + way.x * span * $0, y + way.y * span * $0) }
  }

  var marks: [Mark] {
    let middle = ground.share(0.5, 0.5)
    let radius = 6 * ground.points
    var marks: [Mark] = ends.map {
      .target($0, radius: radius, places.isEmpty ? .now : .later, share: 0)
    }
    marks += ends.map { end in
      .arrow(end + (middle - end) * 0.35, end + (middle - end) * 0.8, .later)
    }
    marks += places.map { .touch($0) }
    return marks
  }

  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] {
    places = fingers.down.map(\.position)
    if places.count >= 2 {
      let distance = ground.distance(places[0], places[1])
      widest = max(widest, distance)
      least = min(least ?? distance, distance)
      last = distance
      (wasPair, lostAt) = (true, nil)
    } else if places.count == 1, wasPair {
      if lostAt == nil { lostAt = now }
      if let lostAt, now - lostAt >= Self.goesOn, last <= Self.reach { hasMerged = true }
    } else if places.isEmpty, wasPair {
      let came = least.map { $0 <= Self.enough * widest } ?? false
      isOver = came || hasMerged
      if !isOver { (wasPair, lostAt, widest, least) = (false, nil, 0, nil) }
    }
    return []
  }
}
