import ResponderRuntime

/// A view that shows the insertion point. It blinks during editing, and stops blinking after some time
/// without a change, so that an idle program does not wake up.
package final class TextCaret: View {
  /// The time for which the caret is visible, and then hidden, while it blinks, in seconds.
  package static let blinkInterval = 0.53
  /// The time after the last change for which the caret blinks, in seconds. After it, the caret stays
  /// visible.
  package static let blinkDuration = 10.0
  /// The width of the caret, in points.
  package static let width = 2.0

  private let blinking = TimerKeeper()
  private var blinkEnd = 0.0

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tint
    isHidden = true
  }

  /// A Boolean value that indicates whether the caret is shown.
  package var isActive = false {
    didSet { if isActive != oldValue { restart() } }
  }

  /// A Boolean value that indicates whether the caret blinks.
  package var isBlinking: Bool { blinking.timer != nil }

  /// Shows the caret and starts its blinking again. Called after typing and after a move.
  package func restart() {
    guard isActive, window != nil else {
      stop()
      isHidden = true
      return
    }
    isHidden = false
    textHost?.blinkingCaret = self
    // The user looks at the caret through the loupe, so that it does not blink.
    if textHost?.textOverlay?.loupe != nil { return stop() }
    blinkEnd = programContext.now + Self.blinkDuration
    blinking.timer = ClockTimer.scheduledTimer(
      withTimeInterval: Self.blinkInterval, repeats: true
    ) { [link = BackLink(self)] _ in link.target?.blink() }
  }

  private func blink() {
    if programContext.now >= blinkEnd {
      isHidden = false
      stop()
    } else {
      isHidden.toggle()
    }
  }

  /// Stops blinking and leaves the caret as it is.
  func pause() { stop() }

  /// Shows the caret without blinking while a loupe is over the text.
  func loupeCame() {
    guard isBlinking else { return }
    isHidden = false
    stop()
  }

  /// Starts the blinking again after the loupe has disappeared, if the caret is visible.
  func loupeWent() {
    if isActive, !isHidden { restart() }
  }

  private func stop() { blinking.timer = nil }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    restart()
  }
}
