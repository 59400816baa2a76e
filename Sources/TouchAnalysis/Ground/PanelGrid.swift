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

  /// The shortest usual time, in microseconds, from which on movements of exactly one length count as single
  /// steps.
  private static let doubtful = 10_500.0
  /// The difference of two times that no rounding of timestamps causes, in microseconds.
  private static let rounding = 1_500.0

  /// The length that the step along each axis does not exceed, in millimetres, or `nil` if it is unknown.
  private let mostX: Double?
  private let mostY: Double?

  /// A movement along one axis, from one change of the coordinate to the next.
  private struct AxisMove {
    /// The time from the last report, and from the last change of the coordinate, in microseconds.
    var time: Int64
    var pause: Int64
    /// The length, in millimetres.
    var length: Double
    /// A Boolean value that indicates whether reports between this movement and the previous one changed the
    /// coordinate of the other axis alone, although the touch moved along this axis all the time.
    var isInterrupted: Bool
    /// A Boolean value that indicates whether the report also changed the other coordinate.
    var isDiagonal: Bool
  }

  /// Computes the grid from the movements of touches.
  package init(_ contacts: [Contact]) {
    let all = contacts.reduce(0) { $0 + $1.samples.count }
    // Neighbouring reports are needed: of a long recording, the beginning of each touch is analysed.
    let step = max(1, all / Self.most)
    let parts = contacts.map { $0.samples.prefix(max(50, $0.samples.count / step)) }
    var times: [Double] = []
    times.reserveCapacity(min(all, Self.most))
    for samples in parts {
      for index in samples.indices.dropFirst() where samples[index].time > samples[index - 1].time {
        times.append(Double(samples[index].time - samples[index - 1].time))
      }
    }
    let spread = Spread(times)
    let screen = contacts.last?.screen ?? ScreenSize()
    let longest = Self.longest * screen.units
    (x, mostX) = Self.step(
      of: Self.moves(of: parts, along: { $0.x }, { $0.y }), spread, finest: screen.millimetresX,
      longest: longest)
    (y, mostY) = Self.step(
      of: Self.moves(of: parts, along: { $0.y }, { $0.x }), spread, finest: screen.millimetresY,
      longest: longest)
  }

  private static func moves(
    of parts: [ArraySlice<Contact.Sample>], along axis: (Position) -> Double,
    _ other: (Position) -> Double
  ) -> [AxisMove] {
    var moves: [AxisMove] = []
    for samples in parts {
      // The number of reports since the last change, or `nil` before the first one.
      var stops: Int?
      var changed = samples[0].time
      for index in samples.indices.dropFirst() where samples[index].time > samples[index - 1].time {
        let way = samples[index].position - samples[index - 1].position
        guard axis(way) != 0 else {
          if other(way) != 0, let count = stops { stops = count + 1 }
          continue
        }
        let next = index + 1 < samples.count ? samples[index + 1].position : nil
        let isAlone = next.map(axis) == axis(samples[index].position)
        let stopped = stops ?? 0
        moves.append(
          AxisMove(
            time: samples[index].time - samples[index - 1].time,
            pause: samples[index].time - changed, length: axis(way).magnitude,
            isInterrupted: stopped > 0 && (stopped <= 3 || isAlone),
            isDiagonal: other(way) != 0))
        stops = 0
        changed = samples[index].time
      }
    }
    return moves
  }

  /// Returns the length of a vector in steps of the grid, along the axis on which it is longer, or `nil` if
  /// the grid along an axis that changed is unknown.
  func steps(along way: Position) -> Double? {
    func steps(_ distance: Double, _ step: Double?) -> Double? {
      distance > 0 ? step.map { distance / $0 } : 0
    }
    guard let stepsX = steps(way.x.magnitude, x ?? mostX),
      let stepsY = steps(way.y.magnitude, y ?? mostY)
    else { return nil }
    return max(stepsX, stepsY)
  }

  /// Returns the part of a vector along the axes whose grid is unknown.
  func unknownPart(of way: Position) -> Position {
    Position(x: (x ?? mostX) == nil ? way.x : 0, y: (y ?? mostY) == nil ? way.y : 0)
  }

  /// Returns the step along one axis, which is the largest length of which all short movements are multiples,
  /// and the length that the step does not exceed if there are too few movements.
  private static func step(
    of all: [AxisMove], _ times: Spread, finest point: Double, longest: Double
  ) -> (step: Double?, most: Double?) {
    let finest = Self.finest * point
    let moves = all.filter { $0.length > finest / 2 }
    let median = times.median
    // After a longer time the movement is that of several reports.
    let ways = moves.filter { Double($0.time) <= median * 1.6 }.map(\.length).sorted()
    guard ways.count >= 10 else { return (nil, moves.map(\.length).min()) }
    let least = ways[max(1, ways.count / 200)]
    let isStep =
      isLimited(moves, within: finest * 1.5)
      || (least < longest
        && (isInterrupted(moves) || isConstant(moves, median, within: finest * 1.5)))
    guard isStep || varies(moves, times.percentile(0.1), by: least / 4) else { return (nil, nil) }
    // Rounding to 256ths of a point moves both ends of a movement.
    let tolerance = max(finest * 1.5, least * 0.08)
    var step = least
    var sum = (length: 0.0, steps: 0.0)
    for way in ways where way <= least * 6 {
      let count = (way / step).rounded()
      if (way - count * step).magnitude > tolerance {
        step = common(step, way, tolerance)
        sum = (0, 0)
      } else if count > 0 {
        // The mean of all lengths is more exact than the first one, which is rounded.
        sum = (sum.length + way, sum.steps + count)
        step = sum.length / sum.steps
      }
      if step <= finest * 2 { break }
    }
    return (max(step, finest), nil)
  }

  /// Returns a Boolean value that indicates whether one of 33 movements or more differs from the median, if
  /// they are divided by the number of reports that their time usually has: a movement of constant speed
  /// shows no grid, even if reports are missing.
  private static func varies(
    _ moves: [AxisMove], _ usual: Double, by difference: Double
  ) -> Bool {
    let ways = moves.map { $0.length / max(1, (Double($0.time) / usual).rounded()) }.sorted()
    let middle = ways[ways.count / 2]
    return ways.count { ($0 - middle).magnitude > difference } * 33 >= ways.count
  }

  /// Returns a Boolean value that indicates whether movements of different durations have the same length.
  /// They are then single steps.
  private static func isLimited(_ moves: [AxisMove], within tolerance: Double) -> Bool {
    let times = moves.map { Double($0.pause) }.sorted()
    let ways = moves.map(\.length).sorted()
    let (time, way) = (times[times.count / 2], ways[ways.count / 2])
    for (difference, length) in [(time * 0.3, way / 4), (max(rounding, time * 0.08), tolerance)] {
      let late = moves.filter { (Double($0.pause) - time).magnitude > difference }
      guard late.count * 10 >= moves.count else { continue }
      let same = late.count { ($0.length - way).magnitude < length }
      if same * 10 >= late.count * 9 { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether movements along the axis often follow a report that
  /// changed only the other coordinate: a quarter of them, or as many as those that change both.
  ///
  /// A finger of constant speed changes the coordinate in each report, so in this case movements of one
  /// length are single steps.
  private static func isInterrupted(_ moves: [AxisMove]) -> Bool {
    let interrupted = moves.count(where: \.isInterrupted)
    return interrupted * 4 >= moves.count
      || (interrupted >= 3 && interrupted >= moves.count(where: \.isDiagonal))
  }

  /// Returns a Boolean value that indicates whether all movements have exactly one length at a low rate.
  ///
  /// The panel may be slow, or the finger may move by a step at a time. Only a higher rate than that of a
  /// slow panel excludes a fault.
  private static func isConstant(
    _ moves: [AxisMove], _ median: Double, within tolerance: Double
  ) -> Bool {
    let ways = moves.map(\.length).sorted()
    let middle = ways[ways.count / 2]
    return median > doubtful
      && ways.count { ($0 - middle).magnitude <= tolerance } * 20 >= ways.count * 19
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
