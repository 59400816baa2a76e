import ResponderSystem

/// Reads an accelerometer in a thread of its own and tells the shakes that it finds.
///
/// What it found is read from ``descriptor``, which becomes readable only for a shake: the main thread is
/// not woken by the readings, unless somebody looks on at them.
final class MotionReader: Sendable {
  /// What to watch for reading.
  let descriptor: Int32
  private let outcomes: WakePipe
  private let stopping: WakePipe

  /// What travels from thread to thread, in one piece.
  fileprivate struct Message {
    /// What was found; 0 for a reading that somebody looks on at.
    var outcome: Int64 = 0
    var time = 0.0
    var reading = Acceleration.zero
  }

  /// Starts to read the accelerometer in a folder; nil where there is no thread or pipe to be had.
  init?(folder: String, settings: MotionSettings, tellsReadings: Bool = false) {
    guard let outcomes = WakePipe(), let stopping = WakePipe() else { return nil }
    self.outcomes = outcomes
    self.stopping = stopping
    descriptor = outcomes.readEnd
    let work = MotionWork(
      folder: folder, settings: settings, stop: stopping, outcomes: outcomes,
      tellsReadings: tellsReadings)
    guard (try? SystemThread.start { work.run() }) != nil else { return nil }
  }

  deinit { stop() }

  /// Has the thread end; it does so at once, without being waited for.
  func stop() { stopping.closeWriteEnd() }

  /// What a look at the thread's findings brings.
  enum News: Equatable {
    /// A shake began, ended or came to nothing, at a time on the monotonic clock.
    case shake(ShakeDetector.Outcome, time: Double)
    /// What the device told.
    case reading(Acceleration)
    /// The device is gone, and with it the thread.
    case gone
  }

  /// The next thing that was found; nil for nothing.
  func next() -> News? {
    var message = Message()
    switch withUnsafeMutableBytes(of: &message, { outcomes.read(into: $0) }) {
    case MemoryLayout<Message>.size:
      return ShakeDetector.Outcome(number: message.outcome).map { .shake($0, time: message.time) }
        ?? .reading(message.reading)
    case 0: return .gone
    default: return nil
    }
  }
}

extension ShakeDetector.Outcome {
  fileprivate var number: Int64 {
    switch self {
    case .began: return 1
    case .ended: return 2
    case .cancelled: return 3
    }
  }

  fileprivate init?(number: Int64) {
    switch number {
    case 1: self = .began
    case 2: self = .ended
    case 3: self = .cancelled
    default: return nil
    }
  }
}

/// What the thread has.
private final class MotionWork: Sendable {
  let folder: String
  let settings: MotionSettings
  let stop: WakePipe
  let outcomes: WakePipe
  let tellsReadings: Bool

  init(
    folder: String, settings: MotionSettings, stop: WakePipe, outcomes: WakePipe,
    tellsReadings: Bool
  ) {
    self.tellsReadings = tellsReadings
    self.folder = folder
    self.settings = settings
    self.stop = stop
    self.outcomes = outcomes
  }

  /// The rates at which a device is read, in readings a second, whatever the settings say.
  static let rates = 5.0...200.0
  /// After how many readings that gave nothing the device counts as gone: a second or so.
  static let failureLimit = 50

  /// The thread's whole life.
  func run() {
    defer { outcomes.closeWriteEnd() }
    guard let device = Accelerometer(folder: folder) else { return }
    var detector = ShakeDetector(settings)
    let wanted = settings.readingsPerSecond
    let rate = wanted.isFinite ? min(max(wanted, Self.rates.lowerBound), Self.rates.upperBound) : 50
    var failures = 0
    while failures < Self.failureLimit, !stop.isClosed(within: Int32(1_000 / rate)) {
      guard let reading = device.read() else {
        failures += 1
        continue
      }
      failures = 0
      let time = MonotonicClock.now
      if tellsReadings { write(MotionReader.Message(time: time, reading: reading)) }
      if let outcome = detector.take(reading, at: time) { tell(outcome, time) }
    }
    if detector.isShaking { tell(.cancelled, MonotonicClock.now) }
  }

  private func tell(_ outcome: ShakeDetector.Outcome, _ time: Double) {
    write(MotionReader.Message(outcome: outcome.number, time: time))
  }

  private func write(_ message: MotionReader.Message) {
    withUnsafeBytes(of: message) { outcomes.write($0) }
  }
}
