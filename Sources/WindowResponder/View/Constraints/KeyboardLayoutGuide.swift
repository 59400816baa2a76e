/// A layout guide for the part of a view that a keyboard covers. Follows `UIKeyboardLayoutGuide`.
///
///     field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
@preconcurrency @MainActor public final class KeyboardLayoutGuide: LayoutGuide {
  /// A Boolean value that indicates whether the guide follows a floating keyboard. It is stored for code that
  /// sets it, and has no effect.
  public var followsUndockedKeyboard = false
  /// A Boolean value that indicates whether the top of the guide is at the bottom of the safe area if there
  /// is no keyboard. The default is `true`. If it is `false`, the top is at the bottom of the view.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.guideInsetsDidChange() } }
  }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points. It is stored for code
  /// that sets it, and has no effect.
  public var keyboardDismissPadding = 0.0
}
