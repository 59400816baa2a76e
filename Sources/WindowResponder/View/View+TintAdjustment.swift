extension View {
  /// How a view's tint colour is shown. Follows `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// As it is.
    case normal
    /// As grey, for what is behind something that has the attention.
    case dimmed
  }

  /// Whether a view was ever dimmed: until then nobody looks for it.
  private static var someoneIsDimmed = false

  /// Whether the tint colour is shown as grey.
  var isTintDimmed: Bool {
    guard Self.someoneIsDimmed else { return false }
    var view = self
    while view.ownTintAdjustment == .automatic {
      guard let parent = view.link else { return false }
      view = parent
    }
    return view.ownTintAdjustment == .dimmed
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let before = isTintDimmed
    if mode == .dimmed { Self.someoneIsDimmed = true }
    ownTintAdjustment = mode
    if isTintDimmed != before { announceTintAdjustment() }
  }

  /// Tells the view, and all in it that go by it, that the tint colour is another one.
  private func announceTintAdjustment() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintAdjustment == .automatic {
      subview.announceTintAdjustment()
    }
  }
}
