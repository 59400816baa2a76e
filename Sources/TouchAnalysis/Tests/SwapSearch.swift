internal import TouchRecording

/// A search for touches that exchanged their identifiers: both jump at the same time, each to the expected
/// position of the other.
package enum SwapSearch {
  /// The length below which a jump may be jitter, in millimetres.
  static let shortestJump = 4.0
  /// The largest distance from the expected position of the other touch, as a fraction of the jump.
  private static let nearness = 0.35
  /// The largest difference of the times of two reports in one frame, in microseconds.
  private static let frame: Int64 = 20_000

  private struct Jump {
    var time: Int64
    var arrived: Int64
    var id: Int32
    var expected: Position
    var position: Position
    var length: Double { expected.distance(to: position) }
  }

  /// Returns all swaps, in their order.
  package static func swaps(among contacts: [Contact]) -> [FingersAnalysis.Swap] {
    pairs(among: contacts) { jump, partner in
      jump.position.distance(to: partner.expected) < nearness * jump.length
        && partner.position.distance(to: jump.expected) < nearness * partner.length
        && !isNearer(to: corners(of: jump, partner), jump, partner)
    }
  }

  /// Returns all times at which two touches keep one coordinate and exchange the other one, in their order.
  ///
  /// A panel that senses only rows and columns cannot distinguish the two diagonals of a rectangle.
  static func exchanges(among contacts: [Contact]) -> [FingersAnalysis.Swap] {
    pairs(among: contacts) { jump, partner in
      let exchanged = corners(of: jump, partner)
      return isNearer(to: exchanged, jump, partner)
        && exchanged.contains { first, second in
          jump.position.distance(to: first) < nearness * jump.length
            && partner.position.distance(to: second) < nearness * partner.length
        }
    }
  }

  /// Returns the positions of two touches after an exchange of one coordinate. If they are side by side, or
  /// above each other, there are none, because an exchange is then a swap.
  private static func corners(of jump: Jump, _ partner: Jump) -> [(Position, Position)] {
    let (one, other) = (jump.expected, partner.expected)
    guard (one.x - other.x).magnitude > shortestJump, (one.y - other.y).magnitude > shortestJump
    else { return [] }
    return [
      (Position(x: one.x, y: other.y), Position(x: other.x, y: one.y)),
      (Position(x: other.x, y: one.y), Position(x: one.x, y: other.y)),
    ]
  }

  /// Returns a Boolean value that indicates whether two touches are nearer to one of the pairs of positions
  /// than to each other's expected positions.
  private static func isNearer(
    to corners: [(Position, Position)], _ jump: Jump, _ partner: Jump
  ) -> Bool {
    func distance(_ first: Position, _ second: Position) -> Double {
      jump.position.distance(to: first) + partner.position.distance(to: second)
    }
    let swapped = distance(partner.expected, jump.expected)
    return corners.contains { distance($0, $1) < swapped }
  }

  private static func pairs(
    among contacts: [Contact], where match: (Jump, Jump) -> Bool
  ) -> [FingersAnalysis.Swap] {
    let jumps = contacts.flatMap(jumps).sorted { $0.time < $1.time }
    var pairs: [FingersAnalysis.Swap] = []
    var isUsed = [Bool](repeating: false, count: jumps.count)
    for (index, jump) in jumps.enumerated() where !isUsed[index] {
      for other in jumps.indices.dropFirst(index + 1).prefix(64) {
        let partner = jumps[other]
        guard partner.time - jump.time <= frame else { break }
        guard !isUsed[other], partner.id != jump.id, match(jump, partner) else { continue }
        (isUsed[index], isUsed[other]) = (true, true)
        pairs.append(
          .init(
            time: jump.time, arrived: jump.arrived, ids: [jump.id, partner.id].sorted(),
            position: jump.position))
        break
      }
    }
    return pairs
  }

  /// Returns the reports at which a contact is not at its expected position.
  private static func jumps(of contact: Contact) -> [Jump] {
    let samples = contact.samples
    var jumps: [Jump] = []
    for index in samples.indices.dropFirst() {
      let last = samples[index - 1]
      let step = samples[index].position.distance(to: last.position)
      guard step > shortestJump else { continue }
      var expected = last.position
      if index >= 2 {
        let before = samples[index - 2]
        let time = Double(last.time - before.time)
        let ahead = Double(min(samples[index].time - last.time, 50_000))
        if time > 0 {
          expected = last.position + (last.position - before.position) * (ahead / time)
        }
      }
      let jump = Jump(
        time: samples[index].time, arrived: samples[index].arrived, id: contact.id,
        expected: expected, position: samples[index].position)
      if jump.length > shortestJump { jumps.append(jump) }
    }
    return jumps
  }
}
