import WindowResponder

/// The display link of a dynamic animator. It requests frames only while the animator runs.
@MainActor final class DynamicsClock {
  /// Called for each frame, with its time in seconds.
  var onFrame: ((Double) -> Void)?
  private var link: DisplayLink?

  /// Requests frames of a window, or of the key window for `nil`.
  func start(in window: Window?) {
    let link = link ?? DisplayLink { [weak self] link in self?.onFrame?(link.timestamp) }
    self.link = link
    link.isPaused = false
    link.add(to: window)
  }

  /// Stops requesting frames.
  func stop() { link?.isPaused = true }

  isolated deinit { link?.invalidate() }
}
