/// Finds shakes in what an accelerometer tells.
///
/// Gravity is what the acceleration is on the long run, and is taken off. A swing is an acceleration
/// above the threshold; a turn is a swing against the direction of the swing before. Enough turns,
/// neither too fast nor too slow after one another, are a shake; it is over when the device has been
/// still for a while, and cancelled when that takes too long. After a cancelled one the device has to
/// be still before another can begin.
struct ShakeDetector: Sendable {
  /// What a reading brought.
  enum Outcome: Equatable, Sendable {
    case began, ended, cancelled
  }

  private enum State {
    case idle, shaking, waitingForStillness
  }

  /// Readings that are further apart than this have nothing to do with one another, in seconds.
  static let longestGap = 0.5
  /// An acceleration that no hand brings about, in m/s²: such a reading is an error of the device.
  static let greatestAcceleration = 400.0

  private let settings: MotionSettings
  private var state = State.idle
  private var gravity: Acceleration?
  private var lastTime = 0.0
  /// The direction of the swing under way.
  private var swing: Acceleration?
  private var turns: [Double] = []
  private var shakeStart = 0.0
  private var stillSince: Double?

  init(_ settings: MotionSettings) { self.settings = settings }

  /// Whether a shake has begun and is not over.
  var isShaking: Bool { state == .shaking }

  /// Takes a reading made at a time, in seconds.
  mutating func take(_ reading: Acceleration, at time: Double) -> Outcome? {
    guard reading.isFinite, reading.length <= Self.greatestAcceleration, time.isFinite else {
      return nil
    }
    guard let gravity, time > lastTime, time - lastTime <= Self.longestGap else {
      return restart(reading, at: time)
    }
    let share = min(1, (time - lastTime) / max(settings.gravityInterval, 0.001))
    let level = gravity + (reading - gravity) * share
    self.gravity = level
    lastTime = time
    return note(reading - level, at: time)
  }

  private mutating func restart(_ reading: Acceleration, at time: Double) -> Outcome? {
    let wasShaking = isShaking
    gravity = reading
    lastTime = time
    forget()
    state = .idle
    return wasShaking ? .cancelled : nil
  }

  private mutating func forget() {
    swing = nil
    turns.removeAll(keepingCapacity: true)
    stillSince = nil
  }

  private mutating func note(_ movement: Acceleration, at time: Double) -> Outcome? {
    let strength = movement.length
    if strength < settings.stillThreshold {
      stillSince = stillSince ?? time
    } else {
      stillSince = nil
    }
    let isStill = stillSince.map { time - $0 >= settings.stillInterval } ?? false
    switch state {
    case .idle:
      if strength >= settings.shakeThreshold { noteSwing(movement, at: time) }
      if isStill { forget() }
      guard turns.count >= max(1, settings.reversals) else { return nil }
      state = .shaking
      shakeStart = time
      return .began
    case .shaking:
      if isStill {
        state = .idle
        forget()
        return .ended
      }
      guard time - shakeStart > settings.longestShake else { return nil }
      state = .waitingForStillness
      return .cancelled
    case .waitingForStillness:
      if isStill {
        state = .idle
        forget()
      }
      return nil
    }
  }

  private mutating func noteSwing(_ movement: Acceleration, at time: Double) {
    defer { turns.removeAll { time - $0 > settings.shakeWindow } }
    guard let direction = swing else {
      swing = movement
      lastTurn = time
      return
    }
    if movement.dot(direction) >= 0 {
      // The direction of the swing is that of its hardest moment.
      if movement.length > direction.length { swing = movement }
      return
    }
    let interval = time - lastTurn
    guard interval >= settings.shortestSwing else { return }
    if interval > settings.longestSwing { turns.removeAll(keepingCapacity: true) }
    swing = movement
    lastTurn = time
    if interval <= settings.longestSwing { turns.append(time) }
  }

  private var lastTurn = 0.0
}
