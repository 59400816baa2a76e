import ResponderRuntime

/// An object that decides when the accelerometer is read, and sends shakes to responders.
///
/// The accelerometer is read only while the program is active and a shake would be handled. A responder
/// handles it if it is in the first responder's chain and overrides one of the methods for motion events.
/// Shake-to-undo handles it if there is something to undo.
@MainActor final class MotionCenter {
  private unowned let program: any MotionProgram
  private let tree: String
  /// The folder of the accelerometer. It is `nil` if there is none, or before the search.
  private var folder: String?
  private var hasLooked = false
  private var reader: MotionReader?
  private var watch: DescriptorWatch?
  /// The responder that has received the beginning of a shake, but not its end yet.
  @BackLink private var receiver: Responder?
  @BackLink private var receiverWindow: Window?

  init(program: any MotionProgram, tree: String) {
    self.program = program
    self.tree = tree
  }

  isolated deinit {
    watch?.cancel()
    reader?.stop()
  }

  /// Called with each reading while the accelerometer is read. If it is `nil`, readings do not wake the main
  /// thread.
  var onReading: ((Acceleration) -> Void)? {
    didSet { if (onReading == nil) != (oldValue == nil) { stopReading() } }
  }

  /// Restarts the reading with the new settings for shakes.
  func settingsDidChange() { stopReading() }

  /// A Boolean value that indicates whether an accelerometer was found.
  var hasDevice: Bool { folder != nil }

  /// A Boolean value that indicates whether the accelerometer is being read.
  var isReading: Bool { reader != nil }

  /// Starts or stops the reading of the accelerometer as necessary.
  ///
  /// This method is called after each iteration of the run loop, so it must be fast. On a machine without an
  /// accelerometer, it examines no responders.
  func update() {
    guard program.isActive else {
      hasLooked = false
      cancel()
      return stopReading()
    }
    if !hasLooked {
      hasLooked = true
      folder = Accelerometer.find(in: tree)
    }
    guard let folder else { return stopReading() }
    if isAskedFor {
      if reader == nil { startReading(folder) }
    } else {
      stopReading()
    }
  }

  /// A Boolean value that indicates whether a responder of the chain handles motion events, or a shake would
  /// offer to undo.
  var isAskedFor: Bool {
    guard let window = program.keyWindow else { return false }
    var current: Responder? = window.focus.firstResponder ?? window
    // Overrides of `next` may create a cycle, so the length of the chain is limited.
    for _ in 0..<1_000 {
      guard let responder = current else { break }
      if MotionOverrides.exist(in: responder) { return true }
      current = responder.next
    }
    return program.canShakeToUndo
  }

  private func startReading(_ folder: String) {
    guard
      let reader = MotionReader(
        folder: folder, settings: program.motionSettings, tellsReadings: onReading != nil)
    else { return }
    self.reader = reader
    watch = DescriptorWatch(reader.descriptor, for: .reading, in: program.programContext) {
      [weak self] _ in
      self?.readerHasNews()
    }
  }

  private func stopReading() {
    guard let reader else { return }
    watch?.cancel()
    watch = nil
    reader.stop()
    self.reader = nil
    cancel()
  }

  private func readerHasNews() {
    guard let reader else { return }
    while let news = reader.next() {
      switch news {
      case .shake(let outcome, let time): handle(outcome, at: time)
      case .reading(let reading): onReading?(reading)
      case .gone:
        // It is searched for again when the program becomes active again.
        folder = nil
        return stopReading()
      }
    }
  }

  // MARK: Delivery

  /// Handles the beginning, the end or the cancellation of a shake.
  func handle(_ outcome: ShakeDetector.Outcome, at time: Double) {
    switch outcome {
    case .began:
      guard program.isActive, let window = program.keyWindow else {
        return
      }
      cancel()
      receiver = window.focus.firstResponder ?? window
      receiverWindow = window
      send(.began, at: time)
    case .ended: finish(.ended, at: time)
    case .cancelled: finish(.cancelled, at: time)
    }
  }

  /// Cancels the current shake.
  func cancel() { finish(.cancelled, at: program.programContext.now) }

  /// Cancels a shake whose receiver is in a view that is leaving its window.
  func viewWillLeave(_ view: View, _ window: Window) {
    guard window === receiverWindow, let receiver else { return }
    if receiver === window ? view === window : window.focus.holds(view, receiver) { cancel() }
  }

  private func finish(_ phase: Event.MotionPhase, at time: Double) {
    guard receiverWindow != nil else { return }
    send(phase, at: time)
  }

  private func send(_ phase: Event.MotionPhase, at time: Double) {
    guard let window = receiverWindow else { return }
    let event = Event(type: .motion, subtype: .motionShake, timestamp: time)
    event.motion = Event.MotionDelivery(phase: phase, receiver: BackLink(receiver))
    event.window = window
    if phase != .began {
      receiver = nil
      receiverWindow = nil
    }
    program.sendEvent(event)
  }
}
