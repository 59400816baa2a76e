/// A search for reports of positions that a finger could not have reached.
struct JumpSearch {
  /// A jump of a touch.
  struct Jump {
    var contact: Int
    /// The range of the jump's reports in the touch's samples.
    var samples: Range<Int>
    /// The length, in millimetres.
    var length: Double
  }

  /// The shortest jumps, in millimetres: with a return, and to a position from which the touch continues.
  private static let shortestVisit = 4.0
  private static let shortest = 8.0
  /// The shortest time of a finger for a movement and its return, in microseconds.
  private static let visit: Int64 = 30_000
  /// The smallest ratio of the speed to that before and after.
  private static let factor = 4.0
  /// The largest accelerations of a finger: during a movement with a return, and during a short movement
  /// between two positions at which it nearly rests.
  ///
  /// The unit is millimetres a square microsecond: 70 and 80 m/s².
  private static let visitAcceleration = 7e-8
  private static let acceleration = 8e-8

  let jumps: [Jump]

  /// Searches touches, except the reports that are spurious or part of a swap.
  init(
    _ contacts: [Contact], _ times: TouchTimes, leavingOut spurious: [Int: [Range<Int>]],
    swaps: [FingersAnalysis.Swap]
  ) {
    var jumps: [Jump] = []
    for (index, contact) in contacts.enumerated() where contact.samples.count > 1 {
      let search = Track(
        contact, usual: times.usual, leavingOut: spurious[index] ?? [], swaps: swaps)
      jumps += search.jumps().filter { jump in
        !Self.isMerge(of: contact, index, at: jump.lowerBound, contacts, times)
      }.map { samples in
        Jump(
          contact: index, samples: samples,
          length: contact.samples[samples.lowerBound].position.distance(
            to: contact.samples[samples.lowerBound - 1].position))
      }
    }
    self.jumps = jumps
  }

  /// Returns a Boolean value that indicates whether another touch began or ended at the same time, and this
  /// touch moved to the middle of the two, or from it.
  private static func isMerge(
    of contact: Contact, _ number: Int, at index: Int, _ contacts: [Contact], _ times: TouchTimes
  ) -> Bool {
    let (from, to) = (contact.samples[index - 1].position, contact.samples[index].position)
    let reach = Merge.reach * contact.screen.units
    let time = contact.samples[index].time
    func isMiddle(_ position: Position, of one: Position, _ other: Position) -> Bool {
      let distance = one.distance(to: other)
      return distance <= reach && position.distance(to: (one + other) * 0.5) <= 0.35 * distance
    }
    let ends = TouchTimes.near(times.ends, time, within: 60_000)
    if ends.contains(where: { $0.contact != number && isMiddle(to, of: from, $0.position) }) {
      return true
    }
    let begins = TouchTimes.near(times.begins, time, within: 60_000)
    return begins.contains { $0.contact != number && isMiddle(from, of: to, $0.position) }
  }

  /// The reports of one touch.
  private struct Track {
    let samples: [Contact.Sample]
    let units: Double
    let usual: Double
    let isLeftOut: Set<Int>
    let swaps: [Int64]

    init(
      _ contact: Contact, usual: Double, leavingOut spurious: [Range<Int>],
      swaps: [FingersAnalysis.Swap]
    ) {
      samples = contact.samples
      units = contact.screen.units
      self.usual = usual
      var left = Set(contact.breaks)
      for range in spurious { left.formUnion(range.lowerBound...range.upperBound) }
      isLeftOut = left
      self.swaps = swaps.filter { $0.ids.contains(contact.id) }.map(\.time)
    }

    /// Returns the ranges of the reports of each jump, up to the report that is back.
    func jumps() -> [Range<Int>] {
      var jumps: [Range<Int>] = []
      let reach = max(JumpSearch.shortestVisit, JumpSearch.visitAcceleration * usual * usual / 2)
      let least = reach * units
      var index = 1
      while index < samples.count {
        let way = samples[index].position - samples[index - 1].position
        guard way.x * way.x + way.y * way.y >= least * least, !isLeftOut.contains(index),
          !swaps.contains(where: { (samples[index].time - $0).magnitude <= 20_000 }),
          let jump = jump(at: index, way.length)
        else {
          index += 1
          continue
        }
        jumps.append(index..<jump.end)
        index = jump.comesBack ? jump.end + 1 : jump.end
      }
      return jumps
    }

    /// Returns the index of the report that is back after a jump, or the one after a jump without a return,
    /// or `nil` if there is no jump.
    private func jump(at index: Int, _ way: Double) -> (end: Int, comesBack: Bool)? {
      let speed = way / min(max(time(index), usual * 0.6, 1), usual * 2)
      let isFast = speed >= SpuriousSearch.speed * units
      let origin = samples[index - 1].position
      var next = index + 1
      while next < samples.count, next <= index + 5,
        samples[next].time - samples[index].time <= JumpSearch.visit
      {
        if samples[next].position.distance(to: origin) <= way * 0.3 {
          return turnsBack(at: index, speed, until: next) ? nil : (next, true)
        }
        next += 1
      }
      if isFast {
        return LostReleaseSearch.goesOn(samples, across: index) ? nil : (index + 1, false)
      }
      guard way >= JumpSearch.shortest * units, index >= 2, index + 1 < samples.count,
        [index - 1, index + 1].allSatisfy({ speed > JumpSearch.factor * self.speed($0) }),
        way > longestWay(at: index)
      else { return nil }
      return LostReleaseSearch.goesOn(samples, across: index) ? nil : (index + 1, false)
    }

    /// Returns a Boolean value that indicates whether a movement with a return is the end of a stroke in one
    /// direction and the beginning of one back: the touch approaches and leaves about as fast.
    private func turnsBack(at index: Int, _ speed: Double, until end: Int) -> Bool {
      guard index >= 2, end + 1 < samples.count else { return false }
      let way = samples[index].position - samples[index - 1].position
      return [(index - 1, 1.0), (end + 1, -1)].allSatisfy { other, sign in
        let step = samples[other].position - samples[other - 1].position
        guard self.speed(other) >= speed / 2, step.length > 0 else { return false }
        // The sum of two unit vectors, which are at most 60 degrees apart.
        return (way * (1 / way.length) + step * (sign / step.length)).length >= 1.73
      }
    }

    /// Returns the length that a finger reaches between two reports: it accelerates from its largest possible
    /// speed after the movement before, and brakes to that before the movement after.
    private func longestWay(at index: Int) -> Double {
      let acceleration = JumpSearch.acceleration * units
      let time = min(max(time(index), usual * 0.6, 1), usual * 2)
      let speeds = [index - 1, index + 1].map { other -> Double in
        let way = samples[other].position.distance(to: samples[other - 1].position)
        let time = max(self.time(other), usual * 0.6, 1)
        // A short movement may begin at rest.
        return way < acceleration * time * time / 2
          ? (2 * acceleration * way).squareRoot() : way / time + acceleration * time / 2
      }
      return (speeds[0] + speeds[1]) / 2 * time + acceleration * time * time / 4
    }

    private func time(_ index: Int) -> Double {
      Double(samples[index].time - samples[index - 1].time)
    }

    private func speed(_ index: Int) -> Double {
      samples[index].position.distance(to: samples[index - 1].position)
        / max(time(index), usual * 0.6, 1)
    }
  }
}
