/// A number that a view draws, on its way from one value to another.
///
/// It moves in frames of 1/60 s by the application's clock, and stops by itself: at rest there is no
/// timer.
@MainActor final class ValueSlide {
  /// How long a way takes, in seconds.
  static let duration = 0.2
  /// How long one frame of it takes, in seconds.
  static let frameInterval = 1.0 / 60

  /// The number that is drawn at present.
  private(set) var value: Double

  private var start = 0.0
  private var end = 0.0
  private var startTime = 0.0
  private var timer: ClockTimer?
  private weak var view: View?

  /// Creates a resting number for a view, which draws itself again whenever it moves.
  init(_ value: Double, in view: View) {
    self.value = value
    self.view = view
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// Goes to a value, at once or in a short slide; a view in no window has nobody to slide for.
  func move(to target: Double, animated: Bool) {
    stop()
    guard animated, target != value, view?.window != nil else { return set(target) }
    start = value
    end = target
    startTime = Application.shared.now
    timer = ClockTimer.scheduledTimer(
      withTimeInterval: Self.frameInterval, repeats: true
    ) { [weak self] _ in self?.tick() }
  }

  private func tick() {
    let part = (Application.shared.now - startTime) / Self.duration
    guard part < 1, view?.window != nil else {
      stop()
      return set(end)
    }
    // Fast at first, then slower: the cubic that ends at rest.
    let rest = 1 - max(0, part)
    set(start + (end - start) * (1 - rest * rest * rest))
  }

  private func set(_ new: Double) {
    guard new != value else { return }
    value = new
    view?.setNeedsDisplay()
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}
