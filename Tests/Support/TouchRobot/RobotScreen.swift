internal import SeededRandom
package import TouchAnalysis

/// A screen between the robot and the program, with its faults, in millimetres.
package struct RobotScreen: Sendable {
  /// The largest distance by which noise moves a position along each axis.
  package var noise = 0.02
  /// The range along the x-axis in which touches are not reported.
  package var dead: ClosedRange<Double>?
  /// The distance below which two touches are merged.
  package var merging = 4.0
  /// The number of reports per second.
  package var rate = 120.0
  /// The offset of reported positions from the true ones.
  package var offset = Position(x: 0, y: 0)
  /// The errors of the reported size of contacts, in millimetres, and of their angle, in degrees.
  package var shapeError = 0.0
  package var angleError = 0.0
  /// A Boolean value that indicates whether touch coordinates stay unrotated when the screen's contents are
  /// rotated.
  package var isStuck = false
  /// A Boolean value that indicates whether touches of every screen but the first are lost.
  package var losesOthers = false
  /// The number of levels of a pen's pressure, and the number of its reports per second.
  package var pressureLevels = 4_096.0
  package var penRate = 200.0
  /// A Boolean value that indicates whether the hand that holds a pen is reported as a touch.
  package var takesPalms = false
  private var random = SeededGenerator(seed: 7)

  package init() {}

  package static var sound: RobotScreen { RobotScreen() }
  package static var noisy: RobotScreen {
    var screen = RobotScreen()
    screen.noise = 1.5
    return screen
  }
  package static var deadStripe: RobotScreen {
    var screen = RobotScreen()
    screen.dead = 50...57
    return screen
  }
  package static var mergingFingers: RobotScreen {
    var screen = RobotScreen()
    screen.merging = 20
    return screen
  }

  package static var wrongShapes: RobotScreen {
    var screen = RobotScreen()
    (screen.shapeError, screen.angleError) = (4, 40)
    return screen
  }
  package static var stuck: RobotScreen {
    var screen = RobotScreen()
    screen.isStuck = true
    return screen
  }
  package static var losingOthers: RobotScreen {
    var screen = RobotScreen()
    screen.losesOthers = true
    return screen
  }
  package static var coarsePen: RobotScreen {
    var screen = RobotScreen()
    (screen.pressureLevels, screen.penRate) = (32, 90)
    return screen
  }
  package static var palms: RobotScreen {
    var screen = RobotScreen()
    screen.takesPalms = true
    return screen
  }

  /// Returns the reported position on a screen whose coordinates do not rotate with its contents.
  private func turned(_ position: Position, on window: RobotWindow) -> Position {
    guard isStuck else { return position }
    let (x, y) = (position.x / window.width, position.y / window.height)
    let share =
      switch window.transform {
      case 1: (y, 1 - x)
      case 2: (1 - x, 1 - y)
      case 3: (1 - y, x)
      default: (x, y)
      }
    return Position(x: share.0 * window.width, y: share.1 * window.height)
  }

  /// Returns the touches that the screen reports for fingers on a window.
  package mutating func felt(
    _ fingers: [(id: Int, position: Position)], on window: RobotWindow
  ) -> [(id: Int, position: Position)] {
    if losesOthers, window.output != window.firstOutput { return [] }
    let fingers = fingers.map { ($0.id, turned($0.position, on: window)) }
    var seen: [(id: Int, position: Position)] = fingers.filter {
      !(dead?.contains($0.1.x) ?? false)
    }
    if seen.count == 2, seen[0].position.distance(to: seen[1].position) < merging {
      seen = [(seen[0].id, (seen[0].position + seen[1].position) * 0.5)]
    }
    return seen.map { finger in
      let tremble = Position(
        x: Double.random(in: -noise...noise, using: &random),
        y: Double.random(in: -noise...noise, using: &random))
      return (finger.id, finger.position + tremble + offset)
    }
  }
}
