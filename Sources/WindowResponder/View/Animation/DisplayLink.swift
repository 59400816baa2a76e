/// A call for every frame that the screen shows. Follows `CADisplayLink`.
///
///     let link = DisplayLink { [weak self] link in self?.turn(to: link.targetTimestamp) }
///     link.add()
///
/// It is called with the frames of a window: the one it was added to, else the key window, else the first
/// that is on screen, and on to another when that one is closed. While the window is not seen no calls
/// come, and while the link is paused no frames are asked for. As with `CADisplayLink` the application
/// holds the link, and the link its target, until ``invalidate()``.
@preconcurrency @MainActor public final class DisplayLink: WindowFollower {
  private var call: ((DisplayLink) -> Void)?
  private var ticker: FrameTicker?
  private weak var window: Window?
  private weak var wantedWindow: Window?
  private weak var programContext: ProgramContext?
  private var isAdded = false
  private var lastCall = -Double.infinity

  /// Creates a link that calls a closure.
  public init(_ onFrame: @escaping @MainActor (DisplayLink) -> Void) {
    call = onFrame
  }

  /// Creates a link that calls a method of its target, which it holds: `DisplayLink(target: self,
  /// action: Game.step)`.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (DisplayLink) -> Void
  ) {
    self.init { link in action(target)(link) }
  }

  /// Creates a link that sends an action to its target, which it holds; the link is the sender.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in selector.perform(on: target, sender: link) }
  }

  // MARK: Running

  /// Starts the calls, by the frames of a window; nil for the key window's. Calls stop when ``isPaused``
  /// is set, and for good with ``invalidate()``.
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

  /// Starts the calls, by the frames of the key window: the form that code for Core Animation has. There
  /// is one loop here, and it has one mode.
  public func add(to loop: Loop, forMode mode: Mode) { add() }

  /// Stops the calls until the link is added again.
  public func remove(from loop: Loop, forMode mode: Mode) {
    isAdded = false
    stop()
    programContext?.windowFollowers.removeAll { $0 === self }
  }

  /// Stops the calls for good; the target is let go.
  public func invalidate() {
    call = nil
    stop()
    programContext?.windowFollowers.removeAll { $0 === self }
    isAdded = false
  }

  /// Whether no calls come for the time being, and no frames are asked for.
  public var isPaused = false {
    didSet { if isPaused != oldValue { follow() } }
  }

  /// How many frames a second are wanted; 0, as at the start, for all of them.
  ///
  /// Calls come at the nearest rate that divides the screen's: at 60 Hz, 25 becomes 30.
  public var preferredFramesPerSecond = 0

  /// How many frames a second are wanted. What it prefers, or else its maximum, counts.
  public var preferredFrameRateRange = FrameRateRange.default

  /// The application's loop, by the names that code for Core Animation has for it.
  public enum Loop: Sendable {
    /// The application's loop.
    case main
    /// The application's loop.
    case current
  }

  /// The modes of a loop, which are all one here.
  public enum Mode: Sendable {
    /// Always.
    case `default`
    /// Always.
    case common
    /// Always.
    case tracking
  }

  // MARK: Times

  /// The time of the frame that the call belongs to, in seconds on ``Application/now``'s clock.
  public private(set) var timestamp = 0.0

  /// When what is drawn in this call is to be seen, in seconds: the time to compute for.
  public private(set) var targetTimestamp = 0.0

  /// From one frame of the screen to the next, in seconds.
  public private(set) var duration = 0.0

  // MARK: Following windows

  /// Goes to the window whose frames count now.
  func windowsDidChange() { follow() }

  private func follow() {
    let target = isPaused || !isAdded ? nil : bestWindow
    if let target, target === window, ticker?.isRunning ?? false { return }
    stop()
    guard let target else { return }
    window = target
    let ticker = FrameTicker(view: target) { [weak self] time in self?.frame(at: time) }
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

  /// How many frames of the screen there are for one call.
  private var framesPerCall: Int {
    let range = preferredFrameRateRange
    var rate = Double(preferredFramesPerSecond)
    if rate <= 0 { rate = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum }
    guard rate > 0, duration > 0 else { return 1 }
    return max(1, Int((1 / (duration * rate)).rounded(.toNearestOrAwayFromZero)))
  }
}
