import Glibc
import ResponderRuntime

/// Taps in the text that is being edited. The user may have hidden the on-screen keyboard, and requests it
/// again with a tap.
///
/// The input method decides whether there is a keyboard to show. Follows GTK's
/// `gtk_im_context_activate_osk()`.
extension TextInputSession {
  /// A touch that may become a tap in the text.
  struct PossibleTap {
    @BackLink var touch: Touch?
    /// The location at which the touch began, in the window's coordinates.
    var start: Point
  }

  /// Notes the beginning of a touch, a pen contact or a button press.
  func touchBegan(_ touch: Touch, buttons: Event.ButtonMask) {
    let isPrimary = touch.type != .indirectPointer || buttons == .primary
    possibleTap =
      isPrimary && touch.tapCount == 1 && isInText(touch)
      ? PossibleTap(touch: BackLink(touch), start: touch.location) : nil
  }

  /// Notes the end of a touch. If it was a tap in the text, the input method is enabled again.
  func touchEnded(_ touch: Touch) {
    guard let tap = possibleTap, tap.touch === touch else { return }
    possibleTap = nil
    let limit = touch.window?.programContext.interactionSettings.tapMovement ?? 0
    let way = hypot(touch.location.x - tap.start.x, touch.location.y - tap.start.y)
    if way <= limit { askForKeyboard() }
  }

  /// Returns a Boolean value that indicates whether a touch began in the view that is being edited, or in a
  /// control around it.
  private func isInText(_ touch: Touch) -> Bool {
    guard let view = touch.view, let text = inputView else { return false }
    return view.isDescendant(of: text) || view is Control && text.isDescendant(of: view)
  }
}
