/// A layout guide for the part of a view that a keyboard covers. Follows `UIKeyboardLayoutGuide`.
///
///     field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
@preconcurrency @MainActor public final class KeyboardLayoutGuide: LayoutGuide {
  /// A Boolean value that indicates whether the top of the guide is at the bottom of the safe area if there
  /// is no keyboard. The default is `true`. If it is `false`, the top is at the bottom of the view.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.guideInsetsDidChange() } }
  }
  /// The distance above an input view at which a drag dismisses it, in points. The default is 0.
  ///
  /// It applies to scroll views in the view of the guide, and to that view, whose
  /// ``ScrollView/keyboardDismissMode`` is interactive.
  public var keyboardDismissPadding = 0.0
}
