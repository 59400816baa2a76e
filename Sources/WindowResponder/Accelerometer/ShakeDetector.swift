/// A detector of shakes in the readings of an accelerometer.
///
/// Gravity is the average acceleration over time, and is subtracted. A swing is an acceleration above the
/// threshold, and a turn is a swing against the direction of the previous one. A shake is a number of turns
/// that follow each other neither too fast nor too slowly. It ends when the device has been still for a
/// while, and is cancelled when it lasts too long. After that, the device must be still before another shake
/// can begin.
struct ShakeDetector: Sendable {
  /// The result of a reading.
  enum Outcome: Equatable, Sendable {
    case began, ended, cancelled
  }

  private enum State {
    case idle, shaking, waitingForStillness
  }

  /// The longest time between two readings that belong together, in seconds.
  static let longestGap = 0.5
  /// The largest acceleration that is possible by hand, in m/s². A larger reading is an error of the device.
  static let greatestAcceleration = 400.0

  private let settings: MotionSettings
  private var state = State.idle
  private var gravity: Acceleration?
  private var lastTime = 0.0
  /// The direction of the current swing.
  private var swing: Acceleration?
  private var turns: [Double] = []
  private var shakeStart = 0.0
  private var stillSince: Double?

  init(_ settings: MotionSettings) { self.settings = settings }

  /// A Boolean value that indicates whether a shake has begun and has not ended.
  var isShaking: Bool { state == .shaking }

  /// Handles a reading with its time, in seconds.
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
      // The direction of the swing is the one of its strongest reading.
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
