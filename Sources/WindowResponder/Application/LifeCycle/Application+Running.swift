import ResponderPlatform
import ResponderRuntime
import ResponderSystem

extension Application {
  /// Connects to a display, which sends its events to this application from then on.
  package func connect(to display: any Display) {
    self.display = display
    display.events = self
    for window in windows { show(window) }
    programContext.existingPasteboards?.displayCame()
  }

  /// Handles events until ``terminate()`` is called. Without a display it returns at once.
  ///
  /// It drains the main queue too, so that `await`, `Task { @MainActor in … }`, `DispatchQueue.main` and
  /// `OperationQueue.main` work. It is not a Foundation `RunLoop`. Work that is scheduled on `RunLoop.main`,
  /// with `Timer.scheduledTimer` or `RunLoop.main.perform`, is never performed. Use ``ClockTimer``, a task
  /// that sleeps, or `DispatchQueue.main.async`.
  ///
  /// - Throws: The display's error, in particular if the connection to the compositor is lost.
  public func run() throws {
    while !isTerminating, display != nil { try turn(until: nil, drainsMainQueue: true) }
  }

  /// Handles the events that are available, waits for more until a deadline, and draws.
  ///
  /// If the deadline is `nil`, the method waits until an event occurs. Tasks of the main actor are not run;
  /// ``run()`` does that.
  ///
  /// - Parameter deadline: A time on the application's clock, in seconds.
  /// - Throws: The display's error, in particular if the connection to the compositor is lost.
  public func turn(until deadline: Double?) throws {
    try turn(until: deadline, drainsMainQueue: false)
  }

  private func turn(until deadline: Double?, drainsMainQueue: Bool) throws {
    settle()
    let guestWait = drainsMainQueue ? turnGuestLoop() : -1
    guard let display, !isTerminating else { return }
    guard try display.prepareToWait() else {
      try display.dispatch()
      return settle()
    }
    let queueHandle = drainsMainQueue ? MainQueue.handle : -1
    var end = display.nextDeadline
    if let deadline { end = min(end ?? deadline, deadline) }
    if let nextTimer { end = min(end ?? nextTimer, nextTimer) }
    if guestWait >= 0 { end = min(end ?? .infinity, display.now + guestWait) }
    let wait = queue.isEmpty ? milliseconds(until: end, display) : 0
    try waitForDescriptors(of: display, queueHandle: queueHandle, milliseconds: wait)
    settle()
  }

  /// Turns the loop of another library, if there is one, and handles its events. Returns the time until that
  /// loop needs its next turn, in seconds, or a negative value if there is no limit.
  private func turnGuestLoop() -> Double {
    let wait = CurrentProcess.turnGuestLoop()
    if wait >= 0 || !queue.isEmpty { settle() }
    return wait
  }

  /// Waits for the display, the main queue and the watched descriptors, and handles their events.
  private func waitForDescriptors(
    of display: any Display, queueHandle: Int32, milliseconds: Int32
  ) throws {
    let watched = watches
    try withUnsafeTemporaryAllocation(of: PollRequest.self, capacity: 2 + watched.count) {
      requests in
      requests.initializeElement(
        at: 0,
        to: PollRequest(
          display.fileDescriptor ?? -1,
          for: display.wantsWrite ? [.reading, .writing] : .reading))
      requests.initializeElement(at: 1, to: PollRequest(queueHandle, for: .reading))
      for (index, watch) in watched.enumerated() {
        requests.initializeElement(at: 2 + index, to: watch.request)
      }
      SystemCall.poll(requests, milliseconds: milliseconds)
      try display.finishWait(readable: !requests[0].found.subtracting(.writing).isEmpty)
      if !watched.isEmpty { programContext.tellWatches(watched, requests.dropFirst(2)) }
      if requests[1].isReady { MainQueue.drain(queueHandle) }
    }
  }

  /// Handles waiting events, fires timers that are due, and draws dirty windows.
  package func settle() {
    processQueue()
    timers.fire(at: now)
    processQueue()
    extras.motion?.update()
    drawWindows()
    programContext.textInputSession?.update()
  }

  /// Closes every window and releases the display.
  package func disconnect() {
    isLaunched = false
    startupSettings = nil
    Inspection.observer?.close()
    for window in windows { window.close() }
    programContext.existingPasteboards?.displayGoes()
    programContext.existingDrags?.displayGoes()
    programContext.textInputSession?.displayGoes()
    _ = try? display?.prepareToWait()
    display?.events = nil
    display = nil
  }

  /// Returns the time from now until a time on the display's clock, in milliseconds, or -1, which waits for
  /// ever, for `nil`.
  private func milliseconds(until time: Double?, _ display: any Display) -> Int32 {
    guard let time else { return -1 }
    let seconds = time - display.now
    if seconds <= 0 { return 0 }
    return seconds > 1_000_000 ? 1_000_000_000 : Int32((seconds * 1_000).rounded(.up))
  }
}
