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
  /// How long after their moments callbacks come on average, in seconds; nil until one came.
  private var lateness: Double?
  /// How much one callback changes that average.
  private static let latenessWeight = 0.1

  /// By how much a callback may seem to come before its moment, in seconds: its time is in whole
  /// milliseconds.
  private static let grain = 0.001

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

  /// The time of a frame that is drawn at once, for nothing moved before: a moment of the screen like
  /// those of the frames after it, so that each of these is a whole step later.
  mutating func firstTime(now: Double) -> Double {
    guard let phase, (now - phase).magnitude < Self.phaseLifetime, !isCounting else { return now }
    isCounting = true
    lastTime = moment(before: now, from: phase)
    return lastTime
  }

  /// The time of the frame whose callback arrived at a time, in seconds.
  mutating func frameTime(arrival: Double) -> Double {
    guard let phase, (arrival - phase).magnitude < Self.phaseLifetime else {
      isCounting = false
      return arrival
    }
    guard isCounting, let time = countedTime(arrival: arrival, from: phase) else {
      lastTime = moment(before: arrival, from: phase)
      lateness = arrival - lastTime
      isCounting = true
      return lastTime
    }
    lastTime = time
    return time
  }

  /// As many frames after the last one as the callbacks are apart, so that one that comes a little late
  /// or early changes nothing; nil where the count makes no sense any more.
  private mutating func countedTime(arrival: Double, from phase: Double) -> Double? {
    let passed = (arrival - (lateness ?? -Self.grain) - lastTime) / interval
    let frames = max(1, passed.rounded(lateness == nil ? .down : .toNearestOrAwayFromZero))
    let expected = lastTime + frames * interval
    let time = phase + ((expected - phase) / interval).rounded() * interval
    let late = arrival - time
    guard late > -interval, late < interval * 2 else { return nil }
    lateness = lateness.map { $0 + (late - $0) * Self.latenessWeight } ?? late
    return time
  }

  private func moment(before time: Double, from phase: Double) -> Double {
    phase + ((time + Self.grain - phase) / interval).rounded(.down) * interval
  }
}
