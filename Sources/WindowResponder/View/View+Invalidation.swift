extension View {
  /// Has a rectangle of the view drawn again: where it is seen, in the window.
  func invalidate(_ rect: Rect) {
    guard let window = ownWindow, let seen = rectSeenInWindow(rect) else { return }
    window.pacer.addDamage(seen)
  }

  /// Has the view drawn again with all it draws outside its bounds: shadow and subviews.
  func invalidateWithOverflow() {
    guard ownWindow != nil, link != nil || self is Window else { return }
    invalidate(boundsWithOverflow)
  }

  /// The part of an own rectangle that shows in the window, in window coordinates; nil for none.
  private func rectSeenInWindow(_ rect: Rect) -> Rect? {
    var seen = rect
    var view = self
    while true {
      if view.appearance.isHidden || view.appearance.alpha <= 0 { return nil }
      if view.appearance.clipsToBounds, view !== self { seen = seen.intersection(view.bounds) }
      if seen.isEmpty { return nil }
      guard let parent = view.link else { return seen }
      seen = seen.applying(view.geometry.toSuperview)
      view = parent
    }
  }

  /// The box around all that the view draws, in own coordinates.
  var boundsWithOverflow: Rect {
    var box = bounds
    if let shadow = appearance.shadow, shadow.isVisible {
      box = box.outset(by: shadow.outsets)
    }
    if appearance.clipsToBounds { return box }
    for subview in subviews where !subview.appearance.isHidden {
      box = box.union(subview.boundsWithOverflow.applying(subview.geometry.toSuperview))
    }
    return box
  }

  func updateAppearance(always: Bool = false, _ change: (inout Appearance) -> Void) {
    var new = appearance
    change(&new)
    guard always || new != appearance else { return }
    invalidateWithOverflow()
    appearance = new
    invalidateWithOverflow()
  }

  func updateShadow(_ change: (inout Appearance.Shadow) -> Void) {
    var shadow = appearance.shadow ?? Appearance.Shadow()
    change(&shadow)
    updateAppearance { $0.shadow = shadow }
  }

  /// Tells this view, and those below that take its tint colour.
  func announceTintColor() {
    tintColorDidChange()
    for subview in subviews where !subview.hasOwnTintColor { subview.announceTintColor() }
  }

  /// Tells the whole tree of a new theme.
  func announceTheme() {
    themeDidChange()
    for subview in subviews { subview.announceTheme() }
  }

}

extension Rect {
  /// The rectangle grown by a distance on each side, in points.
  func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: width + insets.horizontal, height: height + insets.vertical)
  }
}
