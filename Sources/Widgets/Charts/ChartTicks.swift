import Glibc

/// Where an axis has ticks: at whole multiples of 1, 2 or 5 times a power of ten.
struct ChartTicks: Equatable {
  var values: [Double]
  /// From each tick to the next.
  var step: Double

  /// The smallest step of 1, 2 or 5 times a power of ten that is at least a number.
  static func niceStep(atLeast step: Double) -> Double {
    guard step.isFinite, step > 0 else { return 1 }
    let power = pow(10, log10(step).rounded(.down))
    guard power.isFinite, power > 0 else { return step }
    for factor in [1.0, 2, 5, 10] where factor * power >= step * (1 - 1e-9) {
      return factor * power
    }
    return 10 * power
  }

  /// The ticks between two values, no more than a number of them; there are at least two unless the ends
  /// are closer than numbers can tell.
  init(from low: Double, to high: Double, atMost count: Int) {
    // Halves, for the distance of huge numbers is beyond all numbers.
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
      // No tick stands at minus zero.
      values.append(value == 0 ? 0 : value)
      number += 1
    }
    if values.isEmpty { values = [low] }
  }

  /// The range that begins and ends at ticks, no more than a number of them.
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
