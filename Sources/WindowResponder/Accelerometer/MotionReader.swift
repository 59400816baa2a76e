import ResponderSystem

/// An object that reads an accelerometer in its own thread and reports shakes.
///
/// The reports are read from ``descriptor``, which becomes readable only for a shake. Readings do not wake
/// the main thread, unless they are reported too.
final class MotionReader: Sendable {
  /// The descriptor to watch for reading.
  let descriptor: Int32
  private let outcomes: WakePipe
  private let stopping: WakePipe

  /// A message between the threads, which is written in one piece.
  fileprivate struct Message {
    /// The number of an outcome, or 0 for a reading.
    var outcome: Int64 = 0
    var time = 0.0
    var reading = Acceleration.zero
  }

  /// Starts to read the accelerometer in a folder. If there is no thread or pipe left, returns `nil`.
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

  /// Tells the thread to end, without waiting for it.
  func stop() { stopping.closeWriteEnd() }

  /// A report of the thread.
  enum Report: Equatable {
    /// A shake has begun, ended or was cancelled, at a time on the monotonic clock.
    case shake(ShakeDetector.Outcome, time: Double)
    /// A reading of the device.
    case reading(Acceleration)
    /// The device was removed, and the thread has ended.
    case gone
  }

  /// Returns the next report, or `nil` if there is none.
  func next() -> Report? {
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

/// The data and the work of the thread.
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

  /// The supported rates, in readings per second. The rate of the settings is limited to them.
  static let rates = 5.0...200.0
  /// The number of consecutive failed readings after which the device counts as removed. They take about a
  /// second.
  static let failureLimit = 50

  /// Performs all the work of the thread.
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
