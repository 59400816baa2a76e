extension View {
  /// Redraws a rectangle of the view where it is visible in the window.
  func invalidate(_ rect: Rect) {
    discardRasters()
    guard let host else {
      madeLayer?.maskedLayer?.invalidate()
      return
    }
    var rect = rect
    // Content that is drawn for one size is visible in another.
    if let motion, motion.geometry.bounds.size != geometry.bounds.size {
      rect = rect.union(motion.geometry.bounds)
    }
    guard let seen = rectSeenInWindow(rect) else { return }
    host.addDamage(seen)
  }

  /// Redraws the view with its drawing outside of its bounds: shadow and subviews.
  func invalidateWithOverflow() {
    discardRasters()
    guard ownWindow != nil, link != nil || self is Window else {
      madeLayer?.maskedLayer?.invalidate()
      return
    }
    invalidate(paintedBounds)
  }

  /// Returns the part of a rectangle of the view that is visible in the window, in window coordinates, or
  /// `nil` if there is none.
  private func rectSeenInWindow(_ rect: Rect) -> Rect? {
    var seen = rect
    var view = self
    while true {
      if view.appearance.isHidden || view.shownAlpha <= 0 { return nil }
      if view.appearance.clipsToBounds, view !== self {
        seen = seen.intersection(view.shownBounds)
      }
      if let shadow = view.shownContentShadow { seen = seen.outset(by: shadow.outsets) }
      if seen.isEmpty { return nil }
      guard let parent = view.link else { return seen }
      seen = seen.applying(view.shownToSuperview)
      view = parent
    }
  }

  /// The box around everything that the view draws, in its own coordinates.
  var boundsWithOverflow: Rect {
    if let shadow = shownContentShadow {
      return contentBox(in: shownBounds).outset(by: shadow.outsets)
    }
    if let shadow = shownShadow, shadow.isVisible {
      return contentBox(in: shownBounds.outset(by: shadow.outsets))
    }
    return contentBox(in: shownBounds)
  }

  /// Returns the box around everything that the view draws in a rectangle and outside of it, in its own
  /// coordinates, without the shadow of its content.
  func contentBox(in rect: Rect) -> Rect {
    var box = rect
    if madeLayer != nil { box = layerOverflow(box) }
    if appearance.clipsToBounds { return box }
    for subview in subviews where !subview.appearance.isHidden {
      box = box.union(subview.boundsWithOverflow.applying(subview.shownToSuperview))
    }
    return box
  }

  // The visible values: the view's own, or those of an animation.

  var shownBounds: Rect {
    if let motion { return motion.geometry.bounds }
    return bounds
  }

  var shownAlpha: Double {
    if let motion { return motion.appearance.alpha }
    return appearance.alpha
  }

  var shownShadow: Appearance.Shadow? {
    if let motion { return motion.appearance.shadow }
    return appearance.shadow
  }

  /// The visible shadow of the content, if the view has no background.
  var shownContentShadow: Appearance.Shadow? {
    if let motion { return motion.appearance.contentShadow ?? appearance.contentShadow }
    return appearance.shadow == nil ? nil : appearance.contentShadow
  }

  var shownToSuperview: Transform {
    if let motion { return motion.geometry.toSuperview }
    return geometry.toSuperview
  }

  @_optimize(speed) func updateAppearance(
    always: Bool = false, _ change: (inout Appearance) -> Void
  ) {
    var new = appearance
    change(&new)
    guard always || new != appearance else { return }
    if motion != nil || AnimationContext.current != nil { return moveAppearance(to: new) }
    invalidateWithOverflow()
    appearance = new
    invalidateWithOverflow()
  }

  /// Notifies this view, and the descendants that inherit its tint color.
  func announceTintColor() {
    tintColorDidChange()
    for subview in subviews where !subview.hasOwnTintColor { subview.announceTintColor() }
  }

  /// Notifies the whole tree of a new scale.
  func announceScale() {
    contentScaleFactorDidChange()
    for subview in subviews { subview.announceScale() }
  }

  /// Notifies the whole tree of a new theme. If text sizes change, all sizes and positions are computed
  /// again.
  func announceTheme(resizesText: Bool) {
    themeDidChange()
    if resizesText {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    for subview in subviews { subview.announceTheme(resizesText: resizesText) }
  }

}

extension Rect {
  /// Returns the rectangle extended by a distance on each side, in points.
  func outset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX - insets.left, y: minY - insets.top,
      width: width + insets.horizontal, height: height + insets.vertical)
  }
}
