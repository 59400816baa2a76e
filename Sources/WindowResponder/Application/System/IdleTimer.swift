import ResponderRuntime

/// A timer that fires when the user has given no input for some time.
///
///     IdleTimer.scheduledTimer(withTimeInterval: 120) { [weak self] _ in
///       self?.navigationController?.popToRootViewController(animated: false)
///     }
///
/// Input is a touch, a button, a movement of the pointer, scrolling, a pen, a gesture on a touchpad or a key
/// in any window of the application. A touch, a button or a pen that stays down is input as long as it is
/// down. The timer fires once, and again after the next input and another time without input. Time is the
/// application's clock. If no such timer exists, input has no additional cost.
///
/// For example, a public terminal returns to its first page, or shows an image instead of its content. The
/// touch that ends the idle time is not meant for the control at its location. Therefore it is swallowed, see
/// ``swallowsFirstInput``.
@preconcurrency @MainActor public final class IdleTimer {
  /// The time without input after which the timer fires, in seconds.
  public let timeInterval: Double
  /// A Boolean value that indicates whether the touch, the button, the pen or the key that ends the idle time
  /// is swallowed, from its down to its up.
  ///
  /// The default is `true`. Movements of the pointer and scrolling end the idle time and are not swallowed.
  public var swallowsFirstInput: Bool
  /// A Boolean value that indicates whether the timer has fired and no input arrived since.
  public private(set) var isIdle = false
  /// A Boolean value that indicates whether the timer can still fire.
  public private(set) var isValid = true

  private var didBecomeIdle: ((IdleTimer) -> Void)?
  private var didBecomeActive: ((IdleTimer) -> Void)?
  private var timer: ClockTimer?
  private var lastInput: Double
  @BackLink private var programContext: ProgramContext?

  private init(
    interval: Double, swallowsFirstInput: Bool, programContext: ProgramContext,
    didBecomeIdle: @escaping (IdleTimer) -> Void, didBecomeActive: @escaping (IdleTimer) -> Void
  ) {
    timeInterval = max(0, interval)
    self.swallowsFirstInput = swallowsFirstInput
    self.programContext = programContext
    self.didBecomeIdle = didBecomeIdle
    self.didBecomeActive = didBecomeActive
    lastInput = programContext.now
  }

  /// Creates a timer and starts it. It exists until ``invalidate()``.
  ///
  /// - Parameters:
  ///   - interval: The time without input, in seconds. A negative value is taken as 0.
  ///   - swallowsFirstInput: A Boolean value that indicates whether the input that ends the idle time is
  ///     swallowed.
  ///   - didBecomeActive: Called when input ends the idle time, before that input is handled.
  ///   - didBecomeIdle: Called when the time without input is over.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: Double, swallowsFirstInput: Bool = true,
    didBecomeActive: @escaping @MainActor (IdleTimer) -> Void = { _ in },
    didBecomeIdle: @escaping @MainActor (IdleTimer) -> Void
  ) -> IdleTimer {
    let programContext = ProgramContext.current
    let timer = IdleTimer(
      interval: interval, swallowsFirstInput: swallowsFirstInput, programContext: programContext,
      didBecomeIdle: didBecomeIdle, didBecomeActive: didBecomeActive)
    programContext.part(IdleTimers.self) { IdleTimers() }.timers.append(timer)
    timer.wait(timer.timeInterval)
    return timer
  }

  /// Restarts the time without input, as input does that is not swallowed.
  public func reset() {
    guard isValid else { return }
    lastInput = programContext?.now ?? lastInput
    guard isIdle else { return }
    isIdle = false
    wait(timeInterval)
    didBecomeActive?(self)
  }

  /// Stops the timer for good. Calling it twice is harmless.
  public func invalidate() {
    isValid = false
    timer?.invalidate()
    timer = nil
    didBecomeIdle = nil
    didBecomeActive = nil
    programContext?.existing(IdleTimers.self)?.timers.removeAll { $0 === self }
  }

  private func wait(_ seconds: Double) {
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(withTimeInterval: seconds) { [weak self] _ in self?.check() }
  }

  /// Fires, or waits for the rest of the time since the last input.
  private func check() {
    guard isValid, !isIdle, let programContext else { return }
    if programContext.existing(IdleTimers.self)?.isHeld == true { lastInput = programContext.now }
    let left = lastInput + timeInterval - programContext.now
    // The tolerance absorbs rounding errors of sums.
    guard left <= 1e-9 || timeInterval == 0 else { return wait(left) }
    isIdle = true
    didBecomeIdle?(self)
  }
}
