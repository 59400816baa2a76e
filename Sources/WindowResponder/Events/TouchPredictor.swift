/// A predictor of a touch's location at the time when the current drawing becomes visible, about a frame
/// later.
///
/// It fits a straight line through the recent locations by least squares, and continues from the newest. The
/// result is only useful for a frame: if the touch changes direction, the prediction overshoots by the change
/// in that time.
struct TouchPredictor {
  /// The interval of the locations that are used, in seconds.
  static let window = 1.0 / 30
  /// The smallest number of locations for a prediction.
  static let fewestSamples = 3
  /// The largest number of predicted locations.
  static let mostPredictions = 4

  /// Returns predicted locations of a touch, at the rate of its events. With too few locations, returns an
  /// empty array.
  static func predict(_ history: [Touch.Sample], interval: Double) -> [Touch.Sample] {
    guard let newest = history.last, interval > 0 else { return [] }
    var first = history.count - 1
    while first > 0, newest.timestamp - history[first - 1].timestamp <= window { first -= 1 }
    let count = history.count - first
    let span = newest.timestamp - history[first].timestamp
    guard count >= fewestSamples, span > 0,
      let velocity = velocity(history[first...])
    else { return [] }
    let rhythm = max(span / Double(count - 1), interval / Double(mostPredictions))
    let steps = max(1, Int((interval / rhythm + 1e-6).rounded(.down)))
    let step = min(rhythm, interval)
    return (1...steps).map { index in
      let ahead = step * Double(index)
      return Touch.Sample(
        location: newest.location + velocity * ahead, timestamp: newest.timestamp + ahead)
    }
  }

  /// Returns the slope of a least-squares line through locations, in points per second. If all have the same
  /// time, returns `nil`.
  private static func velocity(_ samples: ArraySlice<Touch.Sample>) -> Vector? {
    guard let origin = samples.last else { return nil }
    let count = Double(samples.count)
    var (sumT, sumX, sumY, sumTT, sumTX, sumTY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    // Times are relative to the newest, so that large times lose no precision.
    for sample in samples {
      let time = sample.timestamp - origin.timestamp
      let x = sample.location.x - origin.location.x
      let y = sample.location.y - origin.location.y
      sumT += time
      sumX += x
      sumY += y
      sumTT += time * time
      sumTX += time * x
      sumTY += time * y
    }
    let spread = count * sumTT - sumT * sumT
    guard spread > 0 else { return nil }
    return Vector(
      dx: (count * sumTX - sumT * sumX) / spread, dy: (count * sumTY - sumT * sumY) / spread)
  }
}
