import ResponderWords
import TouchRecording
import WindowResponder

/// A planner of the parts of each test, for a suite on a screen.
struct TestPlanner: Sendable {
  /// The extent of the tests.
  enum Suite: String, CaseIterable, Sendable {
    /// The tests that take about a minute.
    case quick
    /// All tests.
    case full
  }

  var suite = Suite.quick
  /// The side of a cell, in millimetres.
  var cell = 5.0
  /// The number of requested fingers.
  var fingers: Int32 = 10
  /// The width of the contact, in millimetres, or 0 if it is unknown.
  var contact = 0.0
  /// The screens, with their numbers and names.
  var outputs: [Output] = []
  /// The transform at the beginning, as a value of `wl_output.transform`.
  var transform: Int32 = 0
  /// A Boolean value that indicates whether the charger is plugged in, or `nil` if it is unknown.
  var isCharging: Bool?

  init() {}

  /// The tests of the suite, in their order. Rotation is the last, because later tests would be on a rotated
  /// screen.
  var tests: [TestKind] {
    switch suite {
    case .quick: [.coverage, .accuracy, .straightness, .fingers, .rate, .ghost]
    case .full: Self.all.filter { $0 != .screens || outputs.count > 1 }
    }
  }

  /// All tests, in the order of the list.
  static let all: [TestKind] = [
    .coverage, .accuracy, .straightness, .jitter, .separation, .fingers, .rate, .latency,
    .palm, .swipe, .shape, .ghost, .pen, .screens, .rotation,
  ]

  /// Returns the parts of a test.
  func parts(of test: TestKind, on ground: TestGround) -> [any GuidedTest] {
    let isQuick = suite == .quick
    switch test {
    case .coverage: return [CoverageTest(on: ground, cell: cell)]
    case .accuracy:
      let taps = AccuracyTest(on: ground, side: isQuick ? 3 : 5)
      return isQuick ? [taps] : [taps, SeveralAccuracyTest(on: ground)]
    case .straightness:
      return (isQuick ? ["fast"] : ["slow", "fast"]).map {
        StraightnessTest(TestPlan(.straightness, part: $0), on: ground, isShort: isQuick)
      }
    case .jitter:
      return [
        RestTest(TestPlan(.jitter, part: "rest"), on: ground, isShort: isQuick),
        StraightnessTest(TestPlan(.jitter, part: "moving"), on: ground),
      ]
    case .separation:
      return SeparationTest.parts.map { SeparationTest($0, on: ground, size: contact) }
    case .fingers: return [FingersTest(on: ground, count: fingers)]
    case .ghost: return ghosts(on: ground)
    case .rate:
      return [MovingTest(TestPlan(.rate, seconds: 3), on: ground, seconds: isQuick ? 2 : 4)]
    case .latency:
      return ["plain", "predicted"].map {
        MovingTest(TestPlan(.latency, part: $0), on: ground, seconds: isQuick ? 2 : 4)
      }
    case .palm: return ["hand", "drawing"].map { PalmTest($0, on: ground) }
    case .swipe:
      return ["left", "top", "right", "bottom"].map { SwipeTest($0, on: ground) }
    case .shape: return ["", "angle"].map { ShapeTest($0, on: ground, size: contact) }
    case .pen:
      return [
        PenTest("draw", on: ground), PenTest("", on: ground),
        RestTest(TestPlan(.pen, part: "rest"), on: ground, isShort: true),
      ]
    case .screens:
      return outputs.map { ScreensTest(output: $0.number, name: $0.name, on: ground) }
    case .rotation: return turns(on: ground)
    }
  }

  private func ghosts(on ground: TestGround) -> [any GuidedTest] {
    let seconds = suite == .quick ? 10.0 : 30
    // If the state of the charger is unknown, the user is asked. A machine that is charging begins with that
    // part.
    if let isCharging, suite == .quick {
      return [
        GhostTest(
          on: ground, seconds: seconds, isCharging: isCharging, isChargingNow: isCharging)
      ]
    }
    let order = isCharging == true ? [true, false] : [false, true]
    let shown = suite == .quick ? [false] : order
    return shown.map {
      GhostTest(on: ground, seconds: seconds, isCharging: $0, isChargingNow: isCharging)
    }
  }

  /// The names of the transforms of a screen in recordings.
  static let turns: [(transform: Int32, name: String)] = [
    (0, "normal"), (1, "90"), (2, "180"), (3, "270"),
  ]

  /// Returns a part for each rotation. The current one is the last, so that the screen has its original
  /// rotation at the end.
  private func turns(on ground: TestGround) -> [any GuidedTest] {
    let now = Self.turns.firstIndex { $0.transform == transform } ?? 0
    return (1...4).map { step in
      let turn = Self.turns[(now + step) % 4]
      let degrees = turn.name == "normal" ? "0" : turn.name
      return AccuracyTest(
        on: ground, side: 3, plan: TestPlan(.rotation, part: turn.name),
        preparation: .turn(
          turn.transform, localized("Turn the screen’s picture to %1°.", degrees)))
    }
  }
}
