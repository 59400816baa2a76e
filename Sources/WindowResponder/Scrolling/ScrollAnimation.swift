/// Moves a scroll view's content to a place in a short time.
@MainActor final class ScrollAnimation {
  /// How long it takes, in seconds.
  static let duration = 0.3
  private unowned let scrollView: ScrollView
  private var start: Point
  private var end: Point
  private let startTime = Application.shared.now
  private var timer: ClockTimer?

  init(_ scrollView: ScrollView, to end: Point) {
    self.scrollView = scrollView
    self.end = end
    start = scrollView.contentOffset
    timer = ClockTimer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) {
      [weak self] _ in self?.tick()
    }
  }

  isolated deinit { timer?.invalidate() }

  /// The content it moves is elsewhere now, by a distance in points.
  func shift(by distance: Vector) {
    start = start + distance
    end = end + distance
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func tick() {
    let part = (Application.shared.now - startTime) / Self.duration
    guard part < 1, scrollView.window != nil else {
      stop()
      scrollView.animation = nil
      scrollView.setOffset(end)
      scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      return
    }
    let rest = 1 - max(0, part)
    scrollView.setOffset(start + (end - start) * (1 - rest * rest * rest))
  }
}
