import ResponderRuntime

/// An object that calls a closure once a frame during scrolling and other animations.
///
///     lazy var ticker = FrameTicker(view: self) { [weak self] time in self?.step(to: time) }
///     ticker.start()
///
/// It requests frame callbacks from ``start()`` to ``stop()``, and has no other costs. The closure is called
/// before the frame's layout and drawing. Times are in seconds, on the application's clock, as
/// ``Application/now`` and ``Touch/timestamp`` are. The first call can have the same time as the start.
///
/// If the display sends no frame callbacks, for example because the window is covered, the closure is called
/// four times a second, so that the animation reaches its end. Steps are long then. A ticker stops by itself
/// when its view leaves its window, or the window leaves the screen.
@MainActor package final class FrameTicker {
  /// The view that is animated.
  @BackLink private var view: View?
  private let onFrame: (Double) -> Void
  /// Called when the ticker stops by itself because its view has left the window.
  package var onLost: (() -> Void)?

  /// A Boolean value that indicates whether a timer calls the closure if there are no frame callbacks. A
  /// display link does not use that.
  package var movesUnseen = true {
    didSet { if movesUnseen != oldValue { clock?.unseenMovesDidChange() } }
  }

  /// The clock on which the ticker runs, or `nil` if it is stopped.
  @BackLink private(set) var clock: FrameClock?

  /// Creates a ticker for a view, which may be a window. The view is held weakly.
  ///
  /// While the ticker runs, its window retains it. The closure should not retain the view.
  package init(view: View, onFrame: @escaping (_ time: Double) -> Void) {
    self.view = view
    self.onFrame = onFrame
  }

  /// A Boolean value that indicates whether the ticker is running.
  package var isRunning: Bool { clock != nil }

  /// The start time of an animation that begins now, in seconds: the time of the current step, or that of the
  /// application's clock.
  package var startTime: Double {
    (clock ?? view?.host?.existingFrameClock)?.startTime ?? ProgramContext.of(view).now
  }

  /// The time from one frame to the next, in seconds, as far as it is known.
  package var interval: Double { clock?.interval ?? FrameTiming.usualInterval }

  /// Starts the ticker. If the view is in no window on screen, returns `false`.
  @discardableResult package func start() -> Bool {
    if clock != nil { return true }
    guard let window = view?.host, window.isOnScreen else { return false }
    let clock = window.frameClock
    self.clock = clock
    clock.add(self)
    return true
  }

  /// Stops the ticker. It can be started again.
  package func stop() {
    let old = clock
    clock = nil
    old?.remove(self)
  }

  func tick(at time: Double) {
    guard let view, let window = view.host else { return lost() }
    if window.existingFrameClock !== clock {
      // The view has moved into another window.
      stop()
      if !start() { return lost() }
    }
    // The view is retained during the step, even if the handler releases it.
    withExtendedLifetime(view) { onFrame(time) }
  }

  /// Stops the ticker because the view has left its window.
  func lost() {
    stop()
    onLost?()
  }
}
