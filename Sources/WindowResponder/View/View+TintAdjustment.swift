extension View {
  /// The modes of showing a view's tint color. Follows `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// The tint color is unchanged.
    case normal
    /// The tint color is shown as gray, for views behind a view that has the user's attention.
    case dimmed
  }

  /// A Boolean value that indicates whether ``AdaptiveResponder/tintColor`` was set on this view itself.
  var hasOwnTintColor: Bool { ownTintColor != nil }
  /// The tint color without dimming.
  final var brightTintColor: Color { ownTintColor ?? superview?.brightTintColor ?? .tint }

  /// The value to which ``AdaptiveResponder/tintAdjustmentMode`` was set.
  final var ownTintAdjustment: TintAdjustmentMode {
    get { extrasBox?.extras.tintAdjustment ?? .automatic }
    set { viewExtras.tintAdjustment = newValue }
  }

  /// A Boolean value that indicates whether any view was ever dimmed. Before that, ancestors are not
  /// searched.
  private static var someoneIsDimmed = false

  /// A Boolean value that indicates whether the tint color is shown as gray.
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

  /// The color and the mode that determine the tint color of a view.
  struct Tint {
    let color: Color
    let isDimmed: Bool
  }

  /// The color and the mode that determine the view's tint color.
  final var shownTint: Tint { Tint(color: brightTintColor, isDimmed: isTintDimmed) }

  /// Notifies the view of a changed tint color after it has moved to another superview, or to none.
  final func joinTint(from old: Tint) {
    let new = shownTint
    announceTint(color: new.color != old.color, dimming: new.isDimmed != old.isDimmed)
  }

  /// Notifies the view and the descendants that inherit the color or the mode, whichever has changed.
  private func announceTint(color: Bool, dimming: Bool) {
    guard color || dimming else { return }
    tintColorDidChange()
    for subview in subviews {
      subview.announceTint(
        color: color && !subview.hasOwnTintColor,
        dimming: dimming && subview.ownTintAdjustment == .automatic)
    }
  }

  /// Notifies the view and the descendants that inherit its mode of a changed tint color.
  private func announceTintAdjustment() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintAdjustment == .automatic {
      subview.announceTintAdjustment()
    }
  }
}
