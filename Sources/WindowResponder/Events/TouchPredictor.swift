/// Guesses where a finger is going to be, for what is drawn now and seen a frame later.
///
/// A straight line is laid through the last places by least squares, and followed from the newest
/// of them. It is a guess for a frame and no longer: a finger that turns is overshot by what it
/// turns in that time.
struct TouchPredictor {
  /// How far back places are looked at, in seconds.
  static let window = 1.0 / 30
  /// How many places are needed for a guess.
  static let fewestSamples = 3
  /// How many places are guessed at most.
  static let mostPredictions = 4

  /// The places that a touch is going to be at, at the rate of its events so far; empty where
  /// there are too few of them.
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

  /// The slope of the line of least squares through places, in points a second; nil where all are
  /// of one moment.
  private static func velocity(_ samples: ArraySlice<Touch.Sample>) -> Vector? {
    guard let origin = samples.last else { return nil }
    let count = Double(samples.count)
    var (sumT, sumX, sumY, sumTT, sumTX, sumTY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    // Relative to the newest, so that large times lose no digits.
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
