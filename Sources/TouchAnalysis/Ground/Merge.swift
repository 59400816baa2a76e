/// A test for two touches that are merged into one.
enum Merge {
  /// The distance from which on two touches are not merged, in millimetres.
  static let reach = 40.0
  /// The time within which the remaining touch moves to the middle, in microseconds.
  private static let soon: Int64 = 60_000

  /// Returns a Boolean value that indicates whether a touch moves to the middle between itself and another
  /// touch when the other one ends.
  ///
  /// The movement is a quarter to four fifths of their distance, beyond the touch's own path.
  static func takesMiddle(_ survivor: Contact, of gone: Contact, at end: Int64) -> Bool {
    let next = survivor.samples.firstPosition { $0.time >= end }
    // Some panels move the remaining touch one report before they release the other.
    return [next, next - 1].contains { takesMiddle(survivor, of: gone, from: $0, at: end) }
  }

  private static func takesMiddle(
    _ survivor: Contact, of gone: Contact, from next: Int, at end: Int64
  ) -> Bool {
    let samples = survivor.samples
    guard next > 0, next < samples.count,
      let other = gone.samples.last(where: { $0.time < end })
    else { return false }
    let last = samples[next - 1]
    let way = other.position - last.position
    let distance = way.length
    guard distance > 0, distance <= reach * survivor.screen.units else { return false }
    let velocity = LostReleaseSearch.velocity(samples, upTo: next - 1) ?? Position(x: 0, y: 0)
    for sample in samples[next...] {
      guard sample.time - end <= soon else { return false }
      let expected = last.position + velocity * Double(sample.time - last.time)
      let moved = sample.position - expected
      let share = (moved.x * way.x + moved.y * way.y) / (distance * distance)
      if (0.25...0.8).contains(share) { return true }
    }
    return false
  }
}
