import ResponderRuntime

/// A timer that calls a closure after some time, on the main actor. Follows `Timer`.
///
/// Foundation's `Timer` never fires in a program of this library, and neither does anything else that needs a
/// `RunLoop`. See ``Application/run()``.
///
/// Timers use the clock of the display. In a test, that is the clock of the stage: if the test advances it by
/// a second, timers have waited a second.
@preconcurrency @MainActor public final class ClockTimer {
  /// The time until the timer fires, and from one call to the next, in seconds.
  public let timeInterval: Double
  /// A Boolean value that indicates whether the timer fires repeatedly.
  public let isRepeating: Bool
  /// A Boolean value that indicates whether the timer can still fire.
  public private(set) var isValid = true
  /// The time when the timer fires next, on the application's clock, in seconds.
  public internal(set) var fireTime: Double

  /// The shortest interval of a timer that repeats, in seconds.
  public static let shortestInterval = 0.000_1

  private var block: ((ClockTimer) -> Void)?
  @BackLink private var programContext: ProgramContext?

  private init(
    interval: Double, repeats: Bool, programContext: ProgramContext,
    block: @escaping (ClockTimer) -> Void
  ) {
    timeInterval = repeats ? max(Self.shortestInterval, interval) : max(0, interval)
    isRepeating = repeats
    self.programContext = programContext
    self.block = block
    fireTime = programContext.now + timeInterval
  }

  /// Creates and starts a timer. It exists until it has fired, or until ``invalidate()``.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool = false,
    block: @escaping @MainActor (ClockTimer) -> Void
  ) -> ClockTimer {
    let programContext = ProgramContext.current
    let timer = ClockTimer(
      interval: interval, repeats: repeats, programContext: programContext, block: block)
    programContext.timers.insert(timer)
    return timer
  }

  /// Stops the timer permanently.
  public func invalidate() {
    isValid = false
    block = nil
    programContext?.timers.remove(self)
  }

  /// Calls the closure immediately. A timer that does not repeat becomes invalid.
  public func fire() {
    guard isValid, let block else { return }
    if !isRepeating { invalidate() }
    block(self)
  }
}
