import ResponderPlatform

/// Has everything that moves in a window take one step a frame, and stops asking for frames when
/// nothing does.
///
/// A step comes right before a frame is laid out and drawn. Where the display sends no frames, as for a
/// window that is covered, steps come by a timer instead, a few times a second, so that whatever
/// moves gets to its end; such steps are *unseen*.
@MainActor final class FrameClock {
  /// How long a window waits for its next frame until steps are taken unseen, in seconds.
  static let unseenInterval = 0.25

  private weak var host: (any ViewHost)?
  private var tickers: [FrameTicker] = []
  private var watchdog: ClockTimer?
  /// When the frame callback came that no step has been taken for yet.
  private var arrival: Double?
  private var timing = FrameTiming()
  private(set) var statistics = FrameStatistics()
  /// What moves the window's views; nil until one does. See ``Window/animator``.
  var animator: WindowAnimator?

  /// The time of the step under way, or else of the last one, in seconds on the application's clock.
  private(set) var time = -Double.infinity
  private(set) var isTicking = false

  init(host: any ViewHost) {
    self.host = host
  }

  isolated deinit {
    watchdog?.invalidate()
  }

  /// Whether anything moves.
  var isActive: Bool { !tickers.isEmpty }

  /// From one frame to the next, in seconds.
  var interval: Double { timing.interval }

  /// The time that something which starts now starts at: the step's, where one is under way.
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

  /// The window has left the screen: nothing moves any more.
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

  /// The frame callback came, at a time on the application's clock.
  func frameArrived(at time: Double) {
    guard isActive else { return }
    arrival = time
    statistics.callbacks += 1
  }

  /// A frame that was drawn while something moved was seen, or never will be where that is nil.
  func frameShown(_ presentation: FramePresentation?) {
    statistics.count(presentation)
    if let presentation, let time = presentation.time {
      timing.presented(at: time, interval: presentation.interval)
    }
  }

  /// A frame passed for which there was nothing to draw.
  func frameSkipped() { statistics.pause() }

  /// Takes the step that belongs to the frame that is about to be drawn.
  func tick() {
    guard let host, isActive, !isTicking else { return }
    let now = host.programContext.now
    // A step for which no frame came is the first after a rest, or comes with other news.
    let wanted = arrival.map { timing.frameTime(arrival: $0) } ?? timing.firstTime(now: now)
    arrival = nil
    step(at: max(wanted, time), isSeen: true)
  }

  private func step(at newTime: Double, isSeen: Bool) {
    time = newTime
    isTicking = true
    // A copy, since a handler may start and stop others.
    let told = tickers
    for ticker in told where isSeen || ticker.movesUnseen {
      if ticker.clock === self { ticker.tick(at: newTime) }
    }
    isTicking = false
  }

  // MARK: Where no frames come

  private func updateWatchdog() {
    var isNeeded = false
    for ticker in tickers where ticker.movesUnseen { isNeeded = true }
    if isNeeded, watchdog == nil {
      watchdog = ClockTimer.scheduledTimer(withTimeInterval: Self.unseenInterval, repeats: true) {
        [weak self] _ in self?.watch()
      }
    } else if !isNeeded, let watchdog {
      watchdog.invalidate()
      self.watchdog = nil
    }
  }

  /// Whether a running ticker goes on unseen has changed.
  func unseenMovesDidChange() { updateWatchdog() }

  private func watch() {
    guard let host else { return }
    // What takes its step may let go of the window.
    withExtendedLifetime(host) {
      let now = host.programContext.now
      if now - time >= Self.unseenInterval * 0.9 { step(at: now, isSeen: false) }
    }
  }
}

extension ViewHost {
  /// The window's frame clock, made when first something moves.
  var frameClock: FrameClock {
    if let clock = existingFrameClock { return clock }
    let clock = FrameClock(host: self)
    existingFrameClock = clock
    return clock
  }
}

extension ProgramContext {
  /// How long a frame of the fastest output is shown, in seconds.
  var usualFrameInterval: Double {
    let rate = display?.outputs.map(\.refreshRate).max() ?? 0
    return rate > 0 ? 1 / rate : FrameTiming.usualInterval
  }
}
