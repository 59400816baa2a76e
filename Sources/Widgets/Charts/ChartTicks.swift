import Glibc

/// The ticks of an axis, at integer multiples of 1, 2 or 5 times a power of ten.
struct ChartTicks: Equatable {
  var values: [Double]
  /// The distance between adjacent ticks.
  var step: Double

  /// Returns the smallest step of 1, 2 or 5 times a power of ten that is not less than a number.
  ///
  /// If the number is not finite or not greater than 0, returns 1.
  static func niceStep(atLeast step: Double) -> Double {
    guard step.isFinite, step > 0 else { return 1 }
    let power = pow(10, log10(step).rounded(.down))
    guard power.isFinite, power > 0 else { return step }
    for factor in [1.0, 2, 5, 10] where factor * power >= step * (1 - 1e-9) {
      return factor * power
    }
    return 10 * power
  }

  /// Creates the ticks between two values, at most `count` of them, or two if `count` is less.
  ///
  /// If no multiple of the step is between the values, or if the precision of `Double` is too low for the
  /// ticks, the only tick is at `low`.
  init(from low: Double, to high: Double, atMost count: Int) {
    // The difference of two large values can be infinite, and the difference of their halves cannot.
    let half = high / 2 - low / 2
    step = Self.niceStep(atLeast: half / Double(max(1, count - 1)) * 2)
    if !step.isFinite { step = half }
    let first = (low / step - 1e-9).rounded(.up)
    values = []
    guard half > 0, first.isFinite, abs(first) < 9e15 else {
      values = [low]
      return
    }
    var number = first
    while values.count < max(2, count) {
      let value = number * step
      guard value <= high + step * 1e-9, value.isFinite else { break }
      // A tick at minus zero becomes zero.
      values.append(value == 0 ? 0 : value)
      number += 1
    }
    if values.isEmpty { values = [low] }
  }

  /// Returns a range around two values that begins and ends at multiples of a step.
  ///
  /// The step is the one of ``init(from:to:atMost:)``. The multiples in the range can be one more than
  /// `count`. If the precision of `Double` is too low for the step, returns the two values.
  static func rounded(
    from low: Double, to high: Double, atMost count: Int
  ) -> (low: Double, high: Double) {
    let half = high / 2 - low / 2
    let step = niceStep(atLeast: half / Double(max(1, count - 1)) * 2)
    let (down, up) = ((low / step + 1e-9).rounded(.down), (high / step - 1e-9).rounded(.up))
    let (first, last) = (down * step, up * step)
    guard first.isFinite, last.isFinite, abs(down) < 9e15, abs(up) < 9e15, first < last else {
      return (low, high)
    }
    return (min(first, low), max(last, high))
  }
}
