/// Calls a closure once a frame while something moves; used for scrolling and other physics.
///
///     lazy var ticker = FrameTicker(view: self) { [weak self] time in self?.step(to: time) }
///     ticker.start()
///
/// It asks for frames from ``start()`` to ``stop()`` and costs nothing else. The closure is called
/// before the frame's layout and drawing. Times are in seconds, on the application's clock as
/// ``Application/now`` and ``Touch/timestamp`` are; the first call can have the very time of the start.
///
/// Where the display sends no frames (the window is covered, say) calls come four times a second, so
/// that what moves comes to its end: a step can be long. A ticker whose view leaves its window or whose
/// window leaves the screen stops by itself.
@MainActor package final class FrameTicker {
  /// The view that moves.
  private weak var view: View?
  private let onFrame: (Double) -> Void
  /// Called when the ticker stops by itself, for its view has left the window.
  package var onLost: (() -> Void)?

  /// Whether calls come by a timer where no frames do. A display link has no use for it.
  package var movesUnseen = true {
    didSet { if movesUnseen != oldValue { clock?.unseenMovesDidChange() } }
  }

  /// The clock that it is running on; nil while it is stopped.
  private(set) weak var clock: FrameClock?

  /// Creates a ticker for a view, which may be a window; it is held weakly.
  ///
  /// While it runs its window holds it: the closure had better not hold the view.
  package init(view: View, onFrame: @escaping (_ time: Double) -> Void) {
    self.view = view
    self.onFrame = onFrame
  }

  /// Whether it is running.
  package var isRunning: Bool { clock != nil }

  /// The time that what starts now starts at, in seconds: the frame's while a frame is made, else
  /// that of the application's clock.
  package var startTime: Double {
    (clock ?? view?.host?.existingFrameClock)?.startTime ?? ProgramContext.of(view).now
  }

  /// From one frame to the next, in seconds, as far as that is known.
  package var interval: Double { clock?.interval ?? FrameTiming.usualInterval }

  /// Starts; false where the view is in no window that is on screen, so that nothing would come.
  @discardableResult package func start() -> Bool {
    if clock != nil { return true }
    guard let window = view?.host, window.isOnScreen else { return false }
    let clock = window.frameClock
    self.clock = clock
    clock.add(self)
    return true
  }

  /// Stops; starting again is fine.
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
    // The view stays alive through the step, even if the handler drops it.
    withExtendedLifetime(view) { onFrame(time) }
  }

  /// The view has left its window.
  func lost() {
    stop()
    onLost?()
  }
}
