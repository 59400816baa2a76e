import ResponderPlatform
import ResponderRuntime

/// A clock that steps all animations of a window once a frame, and requests no frame callbacks if there are
/// none.
///
/// A step comes directly before the layout and drawing of a frame. If the display sends no frame callbacks,
/// as for a covered window, a timer causes steps a few times a second, so that animations reach their ends.
/// Such steps are *unseen*.
@MainActor final class FrameClock {
  /// The time that a window waits for a frame callback before unseen steps, in seconds.
  static let unseenInterval = 0.25

  /// The window as a view.
  @BackLink private var hostView: View?
  private var host: (any ViewHost)? { hostView?.host }
  private var tickers: [FrameTicker] = []
  private var watchdog: ClockTimer?
  /// The time of the frame callback for which no step was made yet.
  private var arrival: Double?
  private var timing = FrameTiming()
  private(set) var statistics = FrameStatistics()
  /// The animator of the window's views, or `nil` before the first animation. See ``Window/animator``.
  var animator: WindowAnimator?

  /// The time of the current step, or of the last one, in seconds on the application's clock.
  private(set) var time = -Double.infinity
  private(set) var isTicking = false

  init(host: any ViewHost) {
    hostView = host
  }

  isolated deinit {
    watchdog?.invalidate()
  }

  /// A Boolean value that indicates whether anything is animated.
  var isActive: Bool { !tickers.isEmpty }

  /// The time from one frame to the next, in seconds.
  var interval: Double { timing.interval }

  /// The start time of an animation that begins now. During a step, it is the time of the step.
  var startTime: Double { isTicking ? time : max(time, host?.programContext.now ?? time) }

  // MARK: Observers

  func add(_ ticker: FrameTicker) {
    tickers.append(ticker)
    if tickers.count == 1 { becomeActive() }
    updateWatchdog()
  }

  func remove(_ ticker: FrameTicker) {
    guard let index = tickers.firstIndex(where: { $0 === ticker }) else { return }
    tickers.remove(at: index)
    if tickers.isEmpty { host?.wantsFrames = false }
    updateWatchdog()
  }

  /// Stops all animations when the window has left the screen.
  func stop() {
    let stopped = tickers
    for ticker in stopped { ticker.lost() }
    watchdog?.invalidate()
    watchdog = nil
  }

  private func becomeActive() {
    guard let host else { return }
    arrival = nil
    statistics.pause()
    timing.rest(usual: host.programContext.usualFrameInterval)
    host.wantsFrames = true
    host.setNeedsFrame()
  }

  // MARK: Steps

  /// Notes a frame callback, at a time on the application's clock.
  func frameArrived(at time: Double) {
    guard isActive else { return }
    arrival = time
    statistics.callbacks += 1
  }

  /// Notes that a frame was displayed during an animation, or that it was not if the presentation is `nil`.
  func frameShown(_ presentation: FramePresentation?) {
    statistics.count(presentation)
    if let presentation, let time = presentation.time {
      timing.presented(at: time, interval: presentation.interval)
    }
  }

  /// Notes a frame without anything to draw.
  func frameSkipped() { statistics.pause() }

  /// Makes the step of the frame that is about to be drawn.
  func tick() {
    guard let host, isActive, !isTicking else { return }
    let now = host.programContext.now
    // A step without a frame callback is the first after a rest, or has another cause than an animation.
    let wanted = arrival.map { timing.frameTime(arrival: $0) } ?? timing.firstTime(now: now)
    arrival = nil
    step(at: max(wanted, time), isSeen: true)
  }

  private func step(at newTime: Double, isSeen: Bool) {
    time = newTime
    isTicking = true
    // The list is copied, because a handler may start and stop other tickers.
    let told = tickers
    for ticker in told where isSeen || ticker.movesUnseen {
      if ticker.clock === self { ticker.tick(at: newTime) }
    }
    isTicking = false
  }

  // MARK: Steps without frame callbacks

  private func updateWatchdog() {
    var isNeeded = false
    for ticker in tickers where ticker.movesUnseen { isNeeded = true }
    if isNeeded, watchdog == nil {
      watchdog = ClockTimer.scheduledTimer(withTimeInterval: Self.unseenInterval, repeats: true) {
        [link = BackLink(self)] _ in link.target?.watch()
      }
    } else if !isNeeded, let watchdog {
      watchdog.invalidate()
      self.watchdog = nil
    }
  }

  /// Updates the timer after a ticker's use of unseen steps has changed.
  func unseenMovesDidChange() { updateWatchdog() }

  private func watch() {
    guard let host else { return }
    // A handler may release the window.
    withExtendedLifetime(host) {
      let now = host.programContext.now
      if now - time >= Self.unseenInterval * 0.9 { step(at: now, isSeen: false) }
    }
  }
}

extension ViewHost {
  /// The window's frame clock. Created for the first animation.
  var frameClock: FrameClock {
    if let clock = existingFrameClock { return clock }
    let clock = FrameClock(host: self)
    existingFrameClock = clock
    return clock
  }
}

extension ProgramContext {
  /// The time for which the fastest output shows a frame, in seconds.
  var usualFrameInterval: Double {
    let rate = display?.outputs.map(\.refreshRate).max() ?? 0
    return rate > 0 ? 1 / rate : FrameTiming.usualInterval
  }
}
