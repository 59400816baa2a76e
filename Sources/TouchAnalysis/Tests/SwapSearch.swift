internal import TouchRecording

/// Finds fingers that took each other's number: both jump at the same time, each to where the other was
/// going.
package enum SwapSearch {
  /// A shorter jump may be jitter, in millimetres.
  static let shortestJump = 4.0
  /// How near to where the other one would be, as a share of the jump.
  private static let nearness = 0.35
  /// What two reports of one frame may lie apart, in microseconds.
  private static let frame: Int64 = 20_000

  private struct Jump {
    var time: Int64
    var id: Int32
    var expected: Place
    var place: Place
    var length: Double { expected.distance(to: place) }
  }

  /// Every swap, in its order.
  package static func swaps(among contacts: [Contact]) -> [FingersAnalysis.Swap] {
    let jumps = contacts.flatMap(jumps).sorted { $0.time < $1.time }
    var swaps: [FingersAnalysis.Swap] = []
    var isUsed = [Bool](repeating: false, count: jumps.count)
    for (index, jump) in jumps.enumerated() where !isUsed[index] {
      for other in jumps.indices.dropFirst(index + 1).prefix(64) {
        let partner = jumps[other]
        guard partner.time - jump.time <= frame else { break }
        guard !isUsed[other], partner.id != jump.id,
          jump.place.distance(to: partner.expected) < nearness * jump.length,
          partner.place.distance(to: jump.expected) < nearness * partner.length
        else { continue }
        (isUsed[index], isUsed[other]) = (true, true)
        swaps.append(
          .init(time: jump.time, ids: [jump.id, partner.id].sorted(), place: jump.place))
        break
      }
    }
    return swaps
  }

  /// Where a contact is not where its way would have led it.
  private static func jumps(of contact: Contact) -> [Jump] {
    let samples = contact.samples
    var jumps: [Jump] = []
    for index in samples.indices.dropFirst() {
      let last = samples[index - 1]
      let step = samples[index].place.distance(to: last.place)
      guard step > shortestJump else { continue }
      var expected = last.place
      if index >= 2 {
        let before = samples[index - 2]
        let time = Double(last.time - before.time)
        let ahead = Double(min(samples[index].time - last.time, 50_000))
        if time > 0 { expected = last.place + (last.place - before.place) * (ahead / time) }
      }
      let jump = Jump(
        time: samples[index].time, id: contact.id, expected: expected, place: samples[index].place)
      if jump.length > shortestJump { jumps.append(jump) }
    }
    return jumps
  }
}
