/// A filter that converts the times of frame callbacks, which vary by milliseconds, to the even steps of a
/// screen.
///
/// Steps are multiples of the screen's interval if it is known from the presentation times of frames
/// (`wp_presentation`). Until then, they are the times of the callbacks.
struct FrameTiming {
  /// The duration of a frame if the compositor sends none, in seconds.
  static let usualInterval = 1.0 / 60

  /// The time between two frames, in seconds.
  private(set) var interval = FrameTiming.usualInterval

  /// The time at which a frame was presented, or `nil` if it is unknown.
  private var phase: Double?
  /// A Boolean value that indicates whether frames are counted from ``phase``.
  private var isCounting = false
  private var lastTime = 0.0
  /// The average delay of callbacks after the times of their frames, in seconds, or `nil` before the first
  /// callback.
  private var lateness: Double?
  /// The weight of one callback in that average.
  private static let latenessWeight = 0.1

  /// The time by which a callback may precede its frame, in seconds, because its time is in whole
  /// milliseconds.
  private static let grain = 0.001

  /// The time for which ``phase`` is valid, in seconds. The interval of a screen is not known exactly enough
  /// for a longer time.
  static let phaseLifetime = 5.0

  /// Ends an animation's count of frames. If no presentation time is known, sets the interval to `usual`, in
  /// seconds.
  mutating func rest(usual: Double) {
    if phase == nil { interval = usual }
    isCounting = false
  }

  /// Records a frame that was presented at a time in seconds. If the interval is not from 1 millisecond to 1
  /// second, frames are not counted.
  mutating func presented(at time: Double, interval told: Double) {
    // The frames of a screen with a variable rate, or with an invalid interval, cannot be counted.
    guard told >= 0.001, told <= 1 else {
      phase = nil
      return
    }
    interval = told
    phase = time
  }

  /// Returns the time of the first frame of an animation, which has no frame callback. If the screen's frames
  /// are known, it is the time of one of them, so the following frames are whole steps later.
  mutating func firstTime(now: Double) -> Double {
    guard let phase, (now - phase).magnitude < Self.phaseLifetime, !isCounting else { return now }
    isCounting = true
    lastTime = moment(before: now, from: phase)
    return lastTime
  }

  /// Returns the time of the frame whose callback arrived at a time, both in seconds.
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

  /// Returns the time of a frame, counted from the last one by the time between their callbacks, so that a
  /// small delay of a callback has no effect. If the result is not near the callback, returns `nil`.
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
