import ResponderRuntime

/// A timer that fires for every frame of the screen. Follows `CADisplayLink`.
///
///     let link = DisplayLink { [weak self] link in self?.turn(to: link.targetTimestamp) }
///     link.add()
///
/// It fires with the frames of a window: the one that it was added to, or the key window, or the first window
/// on screen. If that window is closed, it continues with another one. While the window is not visible, it
/// does not fire, and while it is paused, it requests no frame callbacks. As with `CADisplayLink`, the
/// application retains the link, and the link retains its target, until ``invalidate()``.
@preconcurrency @MainActor public final class DisplayLink: WindowFollower {
  private var call: ((DisplayLink) -> Void)?
  private var ticker: FrameTicker?
  @BackLink private var window: Window?
  @BackLink private var wantedWindow: Window?
  @BackLink private var programContext: ProgramContext?
  private var isAdded = false
  private var lastCall = -Double.infinity

  /// Creates a link that calls a closure.
  public init(_ onFrame: @escaping @MainActor (DisplayLink) -> Void) {
    call = onFrame
  }

  /// Creates a link that calls a method of its target, which it retains:
  /// `DisplayLink(target: self, action: Game.step)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (DisplayLink) -> Void
  ) {
    self.init { link in action(target)(link) }
  }

  /// Creates a link that sends an action to its target, which it retains. The link is the sender.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in selector.perform(on: target, sender: link) }
  }

  // MARK: Running

  /// Starts the link with the frames of a window, or of the key window if it is `nil`. ``isPaused`` pauses
  /// it, and ``invalidate()`` stops it for ever.
  public func add(to window: Window? = nil) {
    guard call != nil else { return }
    wantedWindow = window
    if !isAdded {
      isAdded = true
      let programContext = ProgramContext.of(window)
      self.programContext = programContext
      programContext.windowFollowers.append(self)
    }
    follow()
  }

  /// Starts the link with the frames of the key window. Exists for code that uses Core Animation. The
  /// application has one loop with one mode.
  public func add(to loop: Loop, forMode mode: Mode) { add() }

  /// Stops the link until it is added again.
  public func remove(from loop: Loop, forMode mode: Mode) {
    isAdded = false
    stop()
    programContext?.windowFollowers.removeAll { $0 === self }
  }

  /// Stops the link for ever and releases the target.
  public func invalidate() {
    call = nil
    stop()
    programContext?.windowFollowers.removeAll { $0 === self }
    isAdded = false
  }

  /// A Boolean value that indicates whether the link is paused. A paused link does not fire and requests no
  /// frame callbacks. The default is `false`.
  public var isPaused = false {
    didSet { if isPaused != oldValue { follow() } }
  }

  /// The preferred number of frames per second. The default of 0 is every frame.
  ///
  /// The link fires at the nearest rate that divides the screen's: at 60 Hz, 25 becomes 30.
  public var preferredFramesPerSecond = 0

  /// The preferred range of frames per second. The preferred value is used, or the maximum if there is none.
  ///
  /// The link fires at the nearest rate that divides the screen's and is in the range. If there is none in
  /// the range, it fires at the next higher one, or for each frame.
  public var preferredFrameRateRange = FrameRateRange.default

  /// The application's loop, with the names that code for Core Animation uses.
  public enum Loop: Sendable {
    /// The application's loop.
    case main
    /// The application's loop.
    case current
  }

  /// The modes of a loop, which are all the same.
  public enum Mode: Sendable {
    /// The default mode, the same as all others.
    case `default`
    /// The common modes, the same as all others.
    case common
    /// The tracking mode, the same as all others.
    case tracking
  }

  // MARK: Times

  /// The time of the current frame, in seconds on the clock of ``Application/now``.
  public private(set) var timestamp = 0.0

  /// The time at which the drawn frame is displayed, in seconds. Compute positions for this time.
  public private(set) var targetTimestamp = 0.0

  /// The time from one frame of the screen to the next, in seconds.
  public private(set) var duration = 0.0

  // MARK: Following windows

  /// Continues with the window whose frames are used now.
  func windowsDidChange() { follow() }

  private func follow() {
    let target = isPaused || !isAdded ? nil : bestWindow
    if let target, target === window, ticker?.isRunning ?? false { return }
    stop()
    guard let target else { return }
    window = target
    let ticker = FrameTicker(view: target) { [link = BackLink(self)] time in
      link.target?.frame(at: time)
    }
    ticker.movesUnseen = false
    self.ticker = ticker
    ticker.start()
  }

  private func stop() {
    ticker?.stop()
    ticker = nil
    window = nil
  }

  private var bestWindow: Window? {
    if let wantedWindow { return wantedWindow.isOnScreen ? wantedWindow : nil }
    return programContext?.program?.frontWindow as? Window
  }

  private func frame(at time: Double) {
    guard let clock = ticker?.clock else { return }
    duration = clock.interval
    timestamp = time
    let stride = framesPerCall
    guard time - lastCall > (Double(stride) - 0.5) * duration else { return }
    targetTimestamp = time + Double(stride) * duration
    lastCall = time
    call?(self)
  }

  /// The number of the screen's frames for each time that the link fires.
  private var framesPerCall: Int {
    let range = preferredFrameRateRange
    var rate = Double(preferredFramesPerSecond)
    if rate <= 0 { rate = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum }
    guard rate > 0, duration > 0 else { return 1 }
    var count = (1 / (duration * rate)).rounded(.toNearestOrAwayFromZero)
    guard preferredFramesPerSecond <= 0 else { return max(1, Int(min(count, 1_000_000))) }
    // The tolerance is for screens whose rate is slightly less than its name, such as 59.94 Hz.
    let screen = 1.01 / duration
    if range.maximum >= range.minimum, range.maximum > 0 {
      count = max(count, (screen / 1.02 / range.maximum).rounded(.up))
    }
    if range.minimum > 0 { count = min(count, (screen / range.minimum).rounded(.down)) }
    return max(1, Int(min(count, 1_000_000)))
  }
}
