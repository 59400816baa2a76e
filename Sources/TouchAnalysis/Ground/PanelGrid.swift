/// The distance between neighbouring coordinates of a panel, as far as movements show it.
///
/// A panel counts in whole steps, and the kernel and `wl_touch` send nothing while no coordinate changes. So
/// a finger that moves slowly is reported less often than the panel looks at it, which is no fault.
package struct PanelGrid: Hashable, Sendable {
  /// The step along x in millimetres, or `nil` if movements do not show it.
  package let x: Double?
  /// The step along y in millimetres, or `nil` if movements do not show it.
  package let y: Double?

  /// A 256th of a point: the wire has nothing finer.
  private static let finest = 1.0 / 256
  /// So many movements are looked at.
  private static let most = 200_000

  /// A movement between two reports.
  private struct Move {
    var time: Int64
    var x: Double
    var y: Double
  }

  /// Looks at the movements of touches.
  package init(_ contacts: [Contact]) {
    let all = contacts.reduce(0) { $0 + $1.samples.count }
    let step = max(1, all / Self.most)
    var moves: [Move] = []
    moves.reserveCapacity(min(all, Self.most) + contacts.count)
    for contact in contacts {
      let samples = contact.samples
      for index in stride(from: 1, to: samples.count, by: step) {
        let way = samples[index].place - samples[index - 1].place
        moves.append(
          Move(
            time: samples[index].time - samples[index - 1].time, x: way.x.magnitude,
            y: way.y.magnitude))
      }
    }
    moves.removeAll { $0.time <= 0 }
    let median = Spread(moves.map { Double($0.time) }).median
    let screen = contacts.last?.screen ?? ScreenSize()
    x = Self.step(of: moves.map { ($0.time, $0.x) }, median, finest: screen.millimetresX)
    y = Self.step(of: moves.map { ($0.time, $0.y) }, median, finest: screen.millimetresY)
  }

  /// Returns the length of a way in steps of the grid, along the axis on which it is longer; `nil` if the
  /// grid is not known along an axis that changed.
  func steps(along way: Place) -> Double? {
    var steps = 0.0
    for (distance, step) in [(way.x.magnitude, x), (way.y.magnitude, y)] where distance > 0 {
      guard let step else { return nil }
      steps = max(steps, distance / step)
    }
    return steps
  }

  /// The step along one axis: the largest length of which all short movements are multiples.
  private static func step(
    of moves: [(time: Int64, way: Double)], _ median: Double, finest point: Double
  ) -> Double? {
    let finest = Self.finest * point
    // After a longer time the movement is that of several reports.
    let short = moves.filter { $0.way > finest / 2 && Double($0.time) <= median * 1.6 }
    let ways = short.map(\.way).sorted()
    guard ways.count >= 10 else { return nil }
    let least = ways[max(1, ways.count / 200)]
    guard varies(ways, by: least / 4) || isLimited(moves.filter { $0.way > finest / 2 }) else {
      return nil
    }
    // Rounding to 256ths of a point moves either end of a way.
    let tolerance = max(finest * 1.5, least * 0.08)
    var step = least
    for way in ways where way <= least * 6 {
      let rest = (way - (way / step).rounded() * step).magnitude
      if rest > tolerance { step = common(step, way, tolerance) }
      if step <= finest * 2 { break }
    }
    return max(step, finest)
  }

  /// Returns a Boolean value that indicates whether a tenth of all lengths, sorted, is not the middle one: a
  /// movement of one speed shows no grid.
  private static func varies(_ ways: [Double], by difference: Double) -> Bool {
    let middle = ways[ways.count / 2]
    return ways.count { ($0 - middle).magnitude > difference } * 10 >= ways.count
  }

  /// Returns a Boolean value that indicates whether movements are equally long however long they took: they
  /// are single steps.
  private static func isLimited(_ moves: [(time: Int64, way: Double)]) -> Bool {
    let times = moves.map { Double($0.time) }.sorted()
    let ways = moves.map(\.way).sorted()
    let (time, way) = (times[times.count / 2], ways[ways.count / 2])
    let late = moves.filter { (Double($0.time) - time).magnitude > time * 0.3 }
    guard late.count * 10 >= moves.count else { return false }
    let same = late.count { ($0.way - way).magnitude < way / 4 }
    return same * 10 >= late.count * 9
  }

  /// Euclid's greatest common divisor of two lengths that are known to a tolerance.
  private static func common(_ first: Double, _ second: Double, _ tolerance: Double) -> Double {
    var (large, small) = (max(first, second), min(first, second))
    while small > tolerance {
      let rest = (large - (large / small).rounded() * small).magnitude
      (large, small) = (small, rest)
    }
    return large
  }
}
