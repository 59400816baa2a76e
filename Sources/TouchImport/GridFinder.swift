/// A counter of the values of an axis that finds the smallest step between them.
struct GridFinder {
  /// The largest number of values in a range.
  private static let mostValues = 1 << 20

  private let minimum: Int64
  private var seen: [UInt64]

  /// Creates a finder for values in a range. If the range is too large, it finds no step.
  init(minimum: Int32, maximum: Int32) {
    self.minimum = Int64(minimum)
    let count = Int(Int64(maximum) - Int64(minimum)) + 1
    seen =
      (1...Self.mostValues).contains(count) ? [UInt64](repeating: 0, count: (count + 63) / 64) : []
  }

  @inline(__always)
  mutating func take(_ value: Int64) {
    let place = value - minimum
    guard place >= 0, place >> 6 < seen.count else { return }
    seen[Int(place >> 6)] |= 1 << UInt64(place & 63)
  }

  /// The smallest step, or 0 if fewer than two values were counted.
  var step: Int32 {
    var last: Int?
    var step = Int.max
    for (index, word) in seen.enumerated() where word != 0 {
      var word = word
      while word != 0 {
        let place = index * 64 + word.trailingZeroBitCount
        if let last { step = min(step, place - last) }
        last = place
        word &= word - 1
      }
    }
    return step == .max ? 0 : Int32(step)
  }
}
