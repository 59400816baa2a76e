/// Turns the times of frame callbacks, which waver by milliseconds, into the even steps of a screen.
///
/// Steps are whole numbers of the screen's interval as soon as that is known from the display's word
/// about when frames were shown (`wp_presentation`); until then they are the callbacks' own times.
struct FrameTiming {
  /// How long a frame is taken to be shown where the display does not tell, in seconds.
  static let usualInterval = 1.0 / 60

  /// From one frame to the next, in seconds.
  private(set) var interval = FrameTiming.usualInterval

  /// A moment at which a frame was shown; nil where the display does not tell.
  private var phase: Double?
  /// Whether frames are being counted from ``phase``.
  private var isCounting = false
  private var lastTime = 0.0
  /// How long after their moments callbacks come on average, in seconds.
  private var lateness = 0.0
  /// How much one callback changes that average.
  private static let latenessWeight = 0.1

  /// How long a moment is good to count from, in seconds: no screen's interval is known so exactly.
  static let phaseLifetime = 5.0

  /// Nothing moved for a while; `usual` is what the interval is taken for until something better is
  /// known, in seconds.
  mutating func rest(usual: Double) {
    if phase == nil { interval = usual }
    isCounting = false
  }

  /// A frame was shown, at a time in seconds; an `interval` of zero says nothing.
  mutating func presented(at time: Double, interval told: Double) {
    // A screen that varies its rate, or tells nonsense, is no screen to count from.
    guard told >= 0.001, told <= 1 else {
      phase = nil
      return
    }
    interval = told
    phase = time
  }

  /// The time of the frame whose callback arrived at a time, in seconds.
  mutating func frameTime(arrival: Double) -> Double {
    guard let phase, (arrival - phase).magnitude < Self.phaseLifetime else {
      isCounting = false
      return arrival
    }
    if isCounting {
      // As many after the last frame as the callbacks are apart, so that one that comes a little late
      // or early changes nothing.
      let frames = max(1, ((arrival - lateness - lastTime) / interval).rounded())
      let expected = lastTime + frames * interval
      let time = phase + ((expected - phase) / interval).rounded() * interval
      let late = arrival - time
      if late > -interval, late < interval * 2 {
        lateness += (late - lateness) * Self.latenessWeight
        lastTime = time
        return time
      }
    }
    // The screen's moment before the callback.
    lastTime = phase + ((arrival - phase) / interval).rounded(.down) * interval
    lateness = arrival - lastTime
    isCounting = true
    return lastTime
  }
}
