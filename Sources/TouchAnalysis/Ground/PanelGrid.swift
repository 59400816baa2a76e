/// The grid of a panel's coordinates, as far as movements show it.
///
/// A panel counts in whole steps, and the kernel and `wl_touch` send nothing while no coordinate changes. A
/// finger that moves slowly is therefore reported less often than the panel scans, which is no fault.
package struct PanelGrid: Hashable, Sendable {
  /// The step along x in millimetres, or `nil` if movements do not show it.
  package let x: Double?
  /// The step along y in millimetres, or `nil` if movements do not show it.
  package let y: Double?

  /// The resolution of the protocol, a 256th of a point.
  private static let finest = 1.0 / 256
  /// The length in millimetres from which on movements of one length are jumps and no steps.
  private static let longest = 6.0
  /// The largest number of movements that are analysed.
  private static let most = 200_000

  /// A movement between two reports.
  private struct Move {
    var time: Int64
    /// The movement, in millimetres.
    var way: Position
    /// The movement from the report before, in millimetres, or `nil` after a touch's first report.
    var before: Position?

    /// Returns the movement along one axis.
    func along(_ axis: KeyPath<Position, Double>) -> AxisMove {
      let length = way[keyPath: axis]
      return AxisMove(
        time: time, length: length.magnitude,
        isAfterStop: before.map { $0[keyPath: axis] == 0 && $0.length > 0 } ?? false)
    }
  }

  /// A movement between two reports along one axis.
  private struct AxisMove {
    var time: Int64
    /// The length, in millimetres.
    var length: Double
    /// A Boolean value that indicates whether the report before changed the coordinate of the other axis
    /// alone.
    var isAfterStop: Bool
  }

  /// Computes the grid from the movements of touches.
  package init(_ contacts: [Contact]) {
    let all = contacts.reduce(0) { $0 + $1.samples.count }
    let step = max(1, all / Self.most)
    var moves: [Move] = []
    moves.reserveCapacity(min(all, Self.most) + contacts.count)
    for contact in contacts {
      let samples = contact.samples
      for index in stride(from: 1, to: samples.count, by: step) {
        moves.append(
          Move(
            time: samples[index].time - samples[index - 1].time,
            way: samples[index].position - samples[index - 1].position,
            before: index > 1 ? samples[index - 1].position - samples[index - 2].position : nil))
      }
    }
    moves.removeAll { $0.time <= 0 }
    let median = Spread(moves.map { Double($0.time) }).median
    let screen = contacts.last?.screen ?? ScreenSize()
    let longest = Self.longest * screen.units
    x = Self.step(
      of: moves.map { $0.along(\.x) }, median, finest: screen.millimetresX, longest: longest)
    y = Self.step(
      of: moves.map { $0.along(\.y) }, median, finest: screen.millimetresY, longest: longest)
  }

  /// Returns the length of a vector in steps of the grid, along the axis on which it is longer, or `nil` if
  /// the grid along an axis that changed is unknown.
  func steps(along way: Position) -> Double? {
    var steps = 0.0
    for (distance, step) in [(way.x.magnitude, x), (way.y.magnitude, y)] where distance > 0 {
      guard let step else { return nil }
      steps = max(steps, distance / step)
    }
    return steps
  }

  /// Returns the part of a vector along the axes whose grid is unknown.
  func unknownPart(of way: Position) -> Position {
    Position(x: x == nil ? way.x : 0, y: y == nil ? way.y : 0)
  }

  /// Returns the step along one axis: the largest length of which all short movements are multiples.
  private static func step(
    of all: [AxisMove], _ median: Double, finest point: Double, longest: Double
  ) -> Double? {
    let finest = Self.finest * point
    let moves = all.filter { $0.length > finest / 2 }
    // After a longer time the movement is that of several reports.
    let ways = moves.filter { Double($0.time) <= median * 1.6 }.map(\.length).sorted()
    guard ways.count >= 10 else { return nil }
    let least = ways[max(1, ways.count / 200)]
    let isStep = isLimited(moves) || (least < longest && isInterrupted(moves))
    guard isStep || varies(ways, by: least / 4) else { return nil }
    // Rounding to 256ths of a point moves both ends of a movement.
    let tolerance = max(finest * 1.5, least * 0.08)
    var step = least
    for way in ways where way <= least * 6 {
      let rest = (way - (way / step).rounded() * step).magnitude
      if rest > tolerance { step = common(step, way, tolerance) }
      if step <= finest * 2 { break }
    }
    return max(step, finest)
  }

  /// Returns a Boolean value that indicates whether at least a tenth of the lengths, sorted, differ from the
  /// median: a movement of constant speed shows no grid.
  private static func varies(_ ways: [Double], by difference: Double) -> Bool {
    let middle = ways[ways.count / 2]
    return ways.count { ($0 - middle).magnitude > difference } * 10 >= ways.count
  }

  /// Returns a Boolean value that indicates whether movements have the same length whatever their duration,
  /// so that they are single steps.
  private static func isLimited(_ moves: [AxisMove]) -> Bool {
    let times = moves.map { Double($0.time) }.sorted()
    let ways = moves.map(\.length).sorted()
    let (time, way) = (times[times.count / 2], ways[ways.count / 2])
    let late = moves.filter { (Double($0.time) - time).magnitude > time * 0.3 }
    guard late.count * 10 >= moves.count else { return false }
    let same = late.count { ($0.length - way).magnitude < way / 4 }
    return same * 10 >= late.count * 9
  }

  /// Returns a Boolean value that indicates whether a quarter of the movements along the axis follow a report
  /// that changed only the other coordinate.
  ///
  /// A finger of constant speed changes the coordinate in each report, so in this case movements of one
  /// length are single steps.
  private static func isInterrupted(_ moves: [AxisMove]) -> Bool {
    moves.count(where: \.isAfterStop) * 4 >= moves.count
  }

  /// Returns the greatest common divisor of two lengths with a tolerance, by Euclid's algorithm.
  private static func common(_ first: Double, _ second: Double, _ tolerance: Double) -> Double {
    var (large, small) = (max(first, second), min(first, second))
    while small > tolerance {
      let rest = (large - (large / small).rounded() * small).magnitude
      (large, small) = (small, rest)
    }
    return large
  }
}
