/// Decides when the accelerometer is read, and hands shakes to responders.
///
/// It is read only while the program is active and a shake would be handled: by a responder of the first
/// responder's chain that overrides one of the methods for motion events, or by shake-to-undo with something
/// to undo.
@MainActor final class MotionCenter {
  private unowned let program: any MotionProgram
  private let tree: String
  /// The accelerometer's folder; nil for none, or before it has been looked for.
  private var folder: String?
  private var hasLooked = false
  private var reader: MotionReader?
  private var watch: DescriptorWatch?
  /// The responder that got the beginning of a shake, and not yet its end.
  private weak var receiver: Responder?
  private weak var receiverWindow: Window?

  init(program: any MotionProgram, tree: String) {
    self.program = program
    self.tree = tree
  }

  isolated deinit {
    watch?.cancel()
    reader?.stop()
  }

  /// Called with every reading while the accelerometer is read. While nil no reading wakes the main thread.
  var onReading: ((Acceleration) -> Void)? {
    didSet { if (onReading == nil) != (oldValue == nil) { stopReading() } }
  }

  /// What counts as a shake has changed: the reading begins anew.
  func settingsDidChange() { stopReading() }

  /// Whether an accelerometer has been found.
  var hasDevice: Bool { folder != nil }

  /// Whether the accelerometer is being read.
  var isReading: Bool { reader != nil }

  /// Finds out whether the accelerometer is to be read, and begins or stops.
  ///
  /// Called at the end of every turn of the loop, so it has to be quick; it asks no responder on a
  /// machine without an accelerometer.
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
  /// ask about undoing.
  var isAskedFor: Bool {
    guard let window = program.keyWindow else { return false }
    var current: Responder? = window.focus.firstResponder ?? window
    // Overrides of `next` may make a cycle: a chain is not longer than this.
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
        // It is looked for again when the program is active again.
        folder = nil
        return stopReading()
      }
    }
  }

  // MARK: To the responders

  /// A shake began, ended or came to nothing.
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

  /// Takes a shake back that is under way.
  func cancel() { finish(.cancelled, at: program.programContext.now) }

  /// A view is leaving its window: a shake that began for what is in it is taken back.
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
    event.motion = Event.MotionDelivery(phase: phase, receiver: receiver)
    event.window = window
    if phase != .began {
      receiver = nil
      receiverWindow = nil
    }
    program.sendEvent(event)
  }
}
