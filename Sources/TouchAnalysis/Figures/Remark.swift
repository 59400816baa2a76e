/// A remark about a figure, which reports write in their own language.
package enum Remark: Hashable, Sendable {
  /// All fingers that were requested were put down.
  case noMorePutDown
  /// The number of fingers that were put down.
  case putDown(Int)
  /// Two fingers were reported as two touches, but came no closer.
  case noCloser
  /// Two fingers became one.
  case becameOne
  /// Two fingers became one at each approach.
  case becameOneEachTime
  /// The pen may have more than was observed.
  case noMoreSeen
  /// The timestamps are whole milliseconds.
  case wholeMilliseconds
  /// The duration that the figure covers, in seconds.
  case seconds(Int)
  /// The number of touches that were recognised as a palm.
  case knownPalms(Int)
  /// The edge of a swipe, or the transform of a rotation.
  case part(String)
  /// The number of strokes that a rate is based on, and the number of their intervals that were judged.
  case judgedIntervals(Int, of: Int, strokes: Int)
  /// The number of touches that are down at the end of the recording, and may have ended later.
  case downAtEnd(Int)
  /// The number of reports of the most frequent spurious position.
  case mostFrequent(Int)
  /// The axis that never changes.
  case axis(String)
  /// The faults of the mapping of the panel to the screen.
  case mapping([MappingFault])
  /// The grid is not known: every step is as large as the others, or finer than can be written.
  case finestSeen
  /// The drift of the panel's clock with its sign and standard error, in millionths, and the compared time in
  /// seconds.
  case clock(drift: Double, error: Double, seconds: Double)

  /// The remark in English.
  package var english: String {
    switch self {
    case .noMorePutDown: "no more were put down"
    case .putDown(let count): "\(count) were put down"
    case .noCloser: "they came no closer than that"
    case .becameOne: "they became one"
    case .becameOneEachTime: "they became one at each approach"
    case .noMoreSeen: "no more was seen"
    case .wholeMilliseconds: "the kernel's stamps are whole milliseconds"
    case .seconds(let count): "in \(count) s"
    case .knownPalms(let count): "\(count) were known for a palm"
    case .part(let part): part
    case .judgedIntervals(let judged, let all, let strokes):
      "\(strokes) \(strokes == 1 ? "stroke" : "strokes"), \(judged) of \(all) intervals judged"
        + (judged < all ? ", in the others it moved too slowly" : "")
    case .downAtEnd(let count): "\(count) down where the recording ends"
    case .mostFrequent(let count): "one position \(count) times"
    case .axis(let axis): "axis \(axis)"
    case .mapping(let faults): faults.map(\.english).joined(separator: ", ")
    case .finestSeen: "no smaller step was seen"
    case .clock(let drift, let error, let seconds):
      "the panel's clock is \(drift < 0 ? "slow" : "fast"), \(Self.plusMinus(error)) ppm, "
        + "over \(Int(seconds.rounded())) s"
    }
  }

  /// Returns a standard error as reports write it: whole millionths, at least one.
  package static func plusMinus(_ error: Double) -> String {
    "± \(max(1, Int(error.rounded(.up))))"
  }
}
