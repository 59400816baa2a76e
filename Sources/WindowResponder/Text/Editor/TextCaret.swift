/// The line between two characters where text is put in. It blinks while somebody types, and stands still
/// after a while, so that an idle program sleeps.
package final class TextCaret: View {
  /// How long it is seen, and how long it is not, in seconds.
  package static let blinkInterval = 0.53
  /// How long it blinks after the last change, in seconds; then it stays.
  package static let blinkDuration = 10.0
  /// How wide it is, in points.
  package static let width = 2.0

  private let blinking = TimerKeeper()
  private var blinkEnd = 0.0

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tint
    isHidden = true
  }

  /// Whether it is shown.
  package var isActive = false {
    didSet { if isActive != oldValue { restart() } }
  }

  /// Whether it blinks.
  package var isBlinking: Bool { blinking.timer != nil }

  /// Shows it, and begins to blink anew: something has been typed, or it has moved.
  package func restart() {
    guard isActive, window != nil else {
      stop()
      isHidden = true
      return
    }
    isHidden = false
    textHost?.blinkingCaret = self
    // Somebody looks for it under the loupe.
    if textHost?.textOverlay?.loupe != nil { return stop() }
    blinkEnd = programContext.now + Self.blinkDuration
    blinking.timer = ClockTimer.scheduledTimer(
      withTimeInterval: Self.blinkInterval, repeats: true
    ) { [weak self] _ in self?.blink() }
  }

  private func blink() {
    if programContext.now >= blinkEnd {
      isHidden = false
      stop()
    } else {
      isHidden.toggle()
    }
  }

  /// Lets it stand as it is, without blinking.
  func pause() { stop() }

  /// A loupe is over the text: the caret stands, so that it is seen in there all the time.
  func loupeCame() {
    guard isBlinking else { return }
    isHidden = false
    stop()
  }

  /// The loupe is gone: a caret that is seen blinks again.
  func loupeWent() {
    if isActive, !isHidden { restart() }
  }

  private func stop() { blinking.timer = nil }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    restart()
  }
}
