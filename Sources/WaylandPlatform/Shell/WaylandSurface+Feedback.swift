import ResponderPlatform
import Wayland

extension WaylandSurface {
  /// Asks when the next commit's frame is seen, where the compositor tells.
  func askForFeedback() {
    // A compositor that answers none of them, for the window is covered, gets no more questions.
    guard let presentation = display?.globals.presentation,
      feedback.count < WaylandLimits.maximumFeedback
    else { return }
    let item = presentation.feedback(surface: wlSurface)
    feedback.append(item)
    item.onEvent = { [weak self, weak item] event in
      guard let item else { return }
      switch event {
      case .syncOutput: break
      case .presented(let high, let low, let nanoseconds, let refresh, _, _, _):
        let seconds = Double(UInt64(high) << 32 | UInt64(low)) + Double(nanoseconds) / 1e9
        self?.wasShown(item, at: seconds, refresh: Double(refresh) / 1e9)
      case .discarded:
        self?.wasDiscarded(item)
      }
    }
  }

  private func wasShown(_ item: WpPresentationFeedback, at time: Double, refresh: Double) {
    feedback.removeAll { $0 === item }
    guard let display, !isDestroyed else { return }
    let isOurs = display.sharesPresentationClock
    display.events?.surface(
      self, didShow: FramePresentation(time: isOurs ? time : nil, interval: refresh))
  }

  private func wasDiscarded(_ item: WpPresentationFeedback) {
    feedback.removeAll { $0 === item }
    guard let display, !isDestroyed else { return }
    display.events?.surface(self, didShow: nil)
  }
}
