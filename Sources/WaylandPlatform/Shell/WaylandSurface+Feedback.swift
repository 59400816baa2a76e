import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

extension WaylandSurface {
  /// Requests feedback about the time when the next commit's frame is shown, if the compositor provides it.
  ///
  /// - Parameters:
  ///   - number: The frame's number.
  ///   - isForProgram: A Boolean value that indicates whether the application receives the time, and not only
  ///     the recorder.
  func askForFeedback(on number: UInt32, isForProgram: Bool) {
    // A compositor may send no feedback for a covered window. The number of open requests is therefore
    // limited.
    guard let presentation = display?.globals.presentation,
      feedback.count < WaylandLimits.maximumFeedback
    else { return }
    let item = presentation.feedback(surface: wlSurface)
    feedback.append(item)
    item.onEvent = { [link = BackLink(self), itemLink = BackLink(item)] event in
      guard let surface = link.target, let item = itemLink.target else { return }
      switch event {
      case .syncOutput: break
      case .presented(let high, let low, let nanoseconds, let refresh, _, _, _):
        surface.feedback.removeAll { $0 === item }
        let seconds = Double(UInt64(high) << 32 | UInt64(low)) + Double(nanoseconds) / 1e9
        surface.wasShown(number, isForProgram: isForProgram, at: seconds, refresh: refresh)
      case .discarded:
        surface.feedback.removeAll { $0 === item }
        surface.wasDiscarded(number, isForProgram: isForProgram)
      }
    }
  }

  /// Reports that a frame was shown. `time` is on the clock of `wp_presentation`.
  private func wasShown(_ number: UInt32, isForProgram: Bool, at time: Double, refresh: UInt32) {
    guard let display, !isDestroyed else { return }
    let isOurs = display.presentationClock == MonotonicClock.identifier
    if let inputObserver = display.inputObserver {
      let lead = isOurs ? 0 : display.presentationClock.flatMap(MonotonicClock.lead(over:))
      inputObserver.surface(self, didShow: number, at: lead.map { time + $0 }, refresh: refresh)
    }
    guard isForProgram else { return }
    display.events?.surface(
      self,
      didShow: FramePresentation(time: isOurs ? time : nil, interval: Double(refresh) / 1e9))
  }

  private func wasDiscarded(_ number: UInt32, isForProgram: Bool) {
    guard let display, !isDestroyed else { return }
    display.inputObserver?.surface(self, didDiscard: number)
    if isForProgram { display.events?.surface(self, didShow: nil) }
  }
}
