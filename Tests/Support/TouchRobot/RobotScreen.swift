internal import SeededRandom
package import TouchAnalysis

/// A screen between the robot and the program, with its faults: in millimetres.
package struct RobotScreen: Sendable {
  /// How far noise throws each place, at most, along each axis.
  package var noise = 0.02
  /// What takes no finger, along x.
  package var dead: ClosedRange<Double>?
  /// Below this distance two fingers are one.
  package var merging = 4.0
  /// Reports a second.
  package var rate = 120.0
  /// How far beside the truth places are reported.
  package var offset = Place(x: 0, y: 0)
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

  /// What the screen tells of fingers.
  package mutating func felt(
    _ fingers: [(id: Int, place: Place)]
  ) -> [(id: Int, place: Place)] {
    var seen = fingers.filter { !(dead?.contains($0.place.x) ?? false) }
    if seen.count == 2, seen[0].place.distance(to: seen[1].place) < merging {
      seen = [(seen[0].id, (seen[0].place + seen[1].place) * 0.5)]
    }
    return seen.map { finger in
      let tremble = Place(
        x: Double.random(in: -noise...noise, using: &random),
        y: Double.random(in: -noise...noise, using: &random))
      return (finger.id, finger.place + tremble + offset)
    }
  }
}
