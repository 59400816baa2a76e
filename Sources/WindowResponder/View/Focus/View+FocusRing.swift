extension View {
  /// The color of the ring that the view draws while it has the keyboard focus.
  ///
  /// The color is ``AdaptiveResponder/tintColor``. If its contrast with the theme's backgrounds is less than
  /// 3:1, or less than 7:1 in a theme with high contrast, it is made darker or brighter until it suffices. If
  /// no tint color is set on the view or an ancestor, the color is the theme's ``Color/focusRing``.
  public var focusRingColor: Color {
    let tint: Color = tintColor ?? .tint
    return tint == .tint ? .focusRing : theme.focusRing(for: tint)
  }
}
