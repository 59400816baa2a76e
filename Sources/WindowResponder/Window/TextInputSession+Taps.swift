import Glibc

/// Taps in the text that is typed into already: the user may have hidden the on-screen keyboard, and wants it
/// again.
///
/// It is the input method that decides whether there is a keyboard to show. Follows GTK's
/// `gtk_im_context_activate_osk()`.
extension TextInputSession {
  /// A touch that may become a tap in the text.
  struct PossibleTap {
    weak var touch: Touch?
    /// Where it began, in the window's coordinates.
    var start: Point
  }

  /// A finger, a pen or a button comes down.
  func touchBegan(_ touch: Touch, buttons: Event.ButtonMask) {
    let isPrimary = touch.type != .indirectPointer || buttons == .primary
    possibleTap =
      isPrimary && touch.tapCount == 1 && isInText(touch)
      ? PossibleTap(touch: touch, start: touch.location) : nil
  }

  /// It is lifted: where it was a tap in the text, the input method is told as if typing began.
  func touchEnded(_ touch: Touch) {
    guard let tap = possibleTap, tap.touch === touch else { return }
    possibleTap = nil
    let limit = touch.window?.programContext.interactionSettings.tapMovement ?? 0
    let way = hypot(touch.location.x - tap.start.x, touch.location.y - tap.start.y)
    if way <= limit { askForKeyboard() }
  }

  /// Whether a touch began in the view that is typed into, or in a control around it.
  private func isInText(_ touch: Touch) -> Bool {
    guard let view = touch.view, let text = inputView else { return false }
    return view.isDescendant(of: text) || view is Control && text.isDescendant(of: view)
  }
}
