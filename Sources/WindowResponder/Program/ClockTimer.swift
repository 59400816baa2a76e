/// A closure that is called after a while, on the main actor. Follows `Timer`.
///
/// Foundation's `Timer` never fires in a program of this library, nor does anything else that needs a
/// `RunLoop`: see ``Application/run()``.
///
/// Timers run on the display's clock: on a test's stage that is the stage's own, so that a test that
/// advances it by a second has waited a second.
@preconcurrency @MainActor public final class ClockTimer {
  /// How long it takes, and how long from one time to the next, in seconds.
  public let timeInterval: Double
  /// Whether it is called again and again.
  public let isRepeating: Bool
  /// Whether it will still be called.
  public private(set) var isValid = true
  /// When it is called next, on the application's clock, in seconds.
  public internal(set) var fireTime: Double

  /// How long a timer that repeats waits at least, in seconds.
  public static let shortestInterval = 0.000_1

  private var block: ((ClockTimer) -> Void)?
  private weak var programContext: ProgramContext?

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

  /// Starts a timer. It lives until it has fired, or until ``invalidate()``.
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

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    block = nil
    programContext?.timers.remove(self)
  }

  /// Calls the closure at once; a timer that does not repeat is done then.
  public func fire() {
    guard isValid, let block else { return }
    if !isRepeating { invalidate() }
    block(self)
  }
}
