/// The part of a view that a keyboard covers. Follows `UIKeyboardLayoutGuide`.
///
///     field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
@preconcurrency @MainActor public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether it follows a keyboard that floats. Kept for code that sets it: none does here.
  public var followsUndockedKeyboard = false
  /// Whether it ends at the safe area's bottom while there is no keyboard, as it does.
  public var usesBottomSafeArea = true
  /// How far above the keyboard a drag begins to dismiss it, in points. Kept for code that sets it.
  public var keyboardDismissPadding = 0.0
}
