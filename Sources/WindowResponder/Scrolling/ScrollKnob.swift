/// Where the knob of a scroll bar is, along one axis: plain reckoning. Lengths in points.
struct ScrollKnob {
  /// The length of the track.
  var track: Double
  /// How much of the content is seen.
  var visible: Double
  /// The first and the last offset.
  var range: ClosedRange<Double>
  /// The shortest knob that can be taken hold of.
  var shortest: Double

  /// The knob's length for content that is within its ends.
  var length: Double {
    let whole = visible + range.upperBound - range.lowerBound
    guard whole > 0, track > 0 else { return max(0, track) }
    return min(track, max(min(shortest, track), track * visible / whole))
  }

  /// How far the knob can go.
  private var way: Double { max(0, track - length) }

  /// Where the knob is and how long, for an offset; content that is pulled beyond its end squeezes it.
  func place(for offset: Double) -> (start: Double, length: Double) {
    let span = range.upperBound - range.lowerBound
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    let squeezed = max(min(length, Self.mostSqueezed), length - (offset - inside).magnitude)
    if offset > range.upperBound { return (track - squeezed, squeezed) }
    if offset < range.lowerBound || span <= 0 { return (0, squeezed) }
    return ((inside - range.lowerBound) / span * way, length)
  }

  /// The offset for which the knob starts at a place; the ends are met exactly.
  func offset(forStart start: Double) -> Double {
    guard way > 0 else { return range.lowerBound }
    if start <= 0 { return range.lowerBound }
    if start >= way { return range.upperBound }
    return range.lowerBound + start / way * (range.upperBound - range.lowerBound)
  }

  /// How short pulling can make the knob.
  private static let mostSqueezed = 8.0
}
