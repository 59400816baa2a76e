import ResponderWords
import TouchRecording
import WindowResponder

/// Which parts each test has, for a suite on a screen.
struct TestPlanner: Sendable {
  /// How much is tested.
  enum Suite: String, CaseIterable, Sendable {
    /// What a minute is enough for.
    case quick
    /// All of it.
    case full
  }

  var suite = Suite.quick
  /// The side of a cell, in millimetres.
  var cell = 5.0
  /// How many fingers are asked for.
  var fingers: Int32 = 10
  /// How wide the contact is, in millimetres; 0 where it is not known.
  var contact = 0.0
  /// The screens, with their numbers and names.
  var outputs: [Output] = []
  /// How the picture is turned when it begins, as `wl_output.transform` numbers it.
  var transform: Int32 = 0
  /// Whether the charger is plugged in; nil where nobody knows.
  var isCharging: Bool?

  init() {}

  /// The tests of the suite, in their order. Rotation is the last, for everything after it would lie on a
  /// screen that is turned.
  var tests: [TestKind] {
    switch suite {
    case .quick: [.coverage, .accuracy, .straightness, .fingers, .rate, .ghost]
    case .full: Self.all.filter { $0 != .screens || outputs.count > 1 }
    }
  }

  /// Every test, in the order of the list.
  static let all: [TestKind] = [
    .coverage, .accuracy, .straightness, .jitter, .separation, .fingers, .rate, .latency,
    .palm, .swipe, .shape, .ghost, .pen, .screens, .rotation,
  ]

  /// The parts of a test.
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
    // Where the charger can't be seen somebody is asked; a machine that is charging now begins so.
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

  /// The names of the ways in which a screen is turned, as recordings have them.
  static let turns: [(transform: Int32, name: String)] = [
    (0, "normal"), (1, "90"), (2, "180"), (3, "270"),
  ]

  /// Every turn, the one that is now the last, so that the screen is at the end as it was.
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
