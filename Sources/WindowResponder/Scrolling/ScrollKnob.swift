/// The geometry of a scroll bar's knob along one axis, as plain data. Lengths are in points.
struct ScrollKnob {
  /// The length of the track.
  var track: Double
  /// The visible length of the content.
  var visible: Double
  /// The smallest and the largest offset.
  var range: ClosedRange<Double>
  /// The shortest length of the knob.
  var shortest: Double

  /// The length of the knob for content within its ends.
  var length: Double {
    let whole = visible + range.upperBound - range.lowerBound
    guard whole > 0, track > 0 else { return max(0, track) }
    return min(track, max(min(shortest, track), track * visible / whole))
  }

  /// The distance that the knob can move.
  private var way: Double { max(0, track - length) }

  /// Returns the start and the length of the knob for an offset. Content beyond its ends shortens the knob.
  func place(for offset: Double) -> (start: Double, length: Double) {
    let span = range.upperBound - range.lowerBound
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    let squeezed = max(min(length, Self.mostSqueezed), length - (offset - inside).magnitude)
    if offset > range.upperBound { return (track - squeezed, squeezed) }
    if offset < range.lowerBound || span <= 0 { return (0, squeezed) }
    return ((inside - range.lowerBound) / span * way, length)
  }

  /// Returns the offset for a start of the knob. The ends are reached exactly.
  func offset(forStart start: Double) -> Double {
    guard way > 0 else { return range.lowerBound }
    if start <= 0 { return range.lowerBound }
    if start >= way { return range.upperBound }
    return range.lowerBound + start / way * (range.upperBound - range.lowerBound)
  }

  /// The shortest length of the knob for content beyond its ends.
  private static let mostSqueezed = 8.0
}
