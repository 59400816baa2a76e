extension View {
  /// The distances by which title bars and other bars extend into the view, in points.
  public var safeAreaInsets: EdgeInsets { layout.safeArea }

  /// The bounds inside the safe area.
  public var safeAreaFrame: Rect { bounds.inset(by: safeAreaInsets) }

  /// The default distance of content from the edges, in points. The default is 8 on each side. If
  /// ``insetsLayoutMarginsFromSafeArea`` is `true`, the safe area's insets are added. The view of a
  /// controller has its `ViewController.systemMinimumLayoutMargins` until others are set, and then at least
  /// those, if the controller respects them.
  public var layoutMargins: EdgeInsets {
    get {
      var margins = ownMargins
      if layout.insetsMarginsFromSafeArea { margins = margins.adding(layout.safeArea) }
      guard layout.preservesSuperviewMargins, let parent = link else { return margins }
      return margins.atLeast(Self.reach(of: parent.layoutMargins, of: parent.bounds, into: frame))
    }
    set {
      changeMargins {
        layout.hasOwnMargins = true
        layout.marginsAreDirectional = false
        layout.margins = newValue
      }
    }
  }

  /// The margins that were set, or the default ones.
  private var setMargins: EdgeInsets {
    let margins = layout.margins
    guard layout.marginsAreDirectional, isRightToLeft else { return margins }
    return EdgeInsets(
      top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
  }

  /// The margins without the safe area.
  private var ownMargins: EdgeInsets {
    guard let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
      return setMargins
    }
    let least = controller.systemMinimumLayoutMargins.edgeInsets(mirrored: isRightToLeft)
    return layout.hasOwnMargins ? setMargins.atLeast(least) : least
  }

  /// Updates the margins after a change of their minimum.
  func minimumMarginsDidChange() { marginsChanged() }

  /// The ``layoutMargins`` by layout direction, in points. Margins that are set follow later changes of the
  /// direction. Follows `UIView.directionalLayoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, mirrored: isRightToLeft) }
    set {
      changeMargins {
        layout.hasOwnMargins = true
        layout.marginsAreDirectional = true
        layout.margins = newValue.edgeInsets(mirrored: false)
      }
    }
  }

  /// The bounds inside the margins.
  public var layoutMarginsFrame: Rect { bounds.inset(by: layoutMargins) }

  /// A Boolean value that indicates whether the safe area's insets are added to ``layoutMargins``.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.insetsMarginsFromSafeArea }
    set { changeMargins { layout.insetsMarginsFromSafeArea = newValue } }
  }

  /// A Boolean value that indicates whether ``layoutMargins`` also include the superview's margins.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layout.preservesSuperviewMargins }
    set {
      changeMargins { layout.preservesSuperviewMargins = newValue }
      if newValue { viewExtras.preservedMargins = layoutMargins }
    }
  }

  /// Computes the safe area from that of the superview. A window's safe area is determined by its title bar
  /// instead.
  func updateSafeArea() {
    if self is Window { return }
    var insets = viewController?.additionalSafeAreaInsets ?? .zero
    if let bars = viewController?.barInsets, bars != .zero { insets = insets.adding(bars) }
    if let parent = link, parent.layout.safeArea != .zero {
      insets = insets.adding(
        Self.reach(of: parent.safeAreaOfSubviews, of: parent.bounds, into: frame))
    }
    setSafeArea(insets)
  }

  func setSafeArea(_ insets: EdgeInsets) {
    guard layout.safeArea != insets else { return }
    let oldMargins = layoutMargins
    layout.safeArea = insets
    let changesMargins = layoutMargins != oldMargins
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if changesMargins { marginsChanged() }
    constraintsSeeInsets()
    setNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Updates the layout after a change of the insets of one of the view's own guides.
  func guideInsetsDidChange() {
    constraintsSeeInsets()
    setNeedsLayout()
  }

  /// Makes a change, and notifies the view if its margins are different after it.
  private func changeMargins(_ change: () -> Void) {
    let old = layoutMargins
    change()
    if layoutMargins != old { marginsChanged() }
  }

  /// Notifies the view if it preserves the superview's margins and has other margins than before, because the
  /// superview's margins, its size or the view's position have changed.
  func preservedMarginsMayHaveChanged() {
    guard layout.preservesSuperviewMargins,
      extrasBox?.extras.preservedMargins != layoutMargins
    else { return }
    marginsChanged()
  }

  /// Notifies the subviews that preserve the view's margins of a change of their own margins.
  func updatePreservedMargins() {
    for subview in subviews where subview.link === self { subview.preservedMarginsMayHaveChanged() }
  }

  /// Notifies the view of margins that depend on the layout direction, after a change of the direction.
  func directionOfMarginsDidChange() {
    if layout.marginsAreDirectional, layout.margins.left != layout.margins.right {
      marginsChanged()
    } else {
      preservedMarginsMayHaveChanged()
    }
  }

  private func marginsChanged() {
    if layout.preservesSuperviewMargins { viewExtras.preservedMargins = layoutMargins }
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    constraintsSeeInsets()
    setNeedsLayout()
    updatePreservedMargins()
  }

  private static func reach(
    of insets: EdgeInsets, of bounds: Rect, into frame: Rect
  ) -> EdgeInsets {
    EdgeInsets(
      top: max(0, bounds.minY + insets.top - frame.minY),
      left: max(0, bounds.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - insets.bottom)),
      right: max(0, frame.maxX - (bounds.maxX - insets.right)))
  }
}

extension EdgeInsets {
  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  fileprivate func atLeast(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension ViewController {
  /// A Boolean value that indicates whether a controller has set ``automaticallyAdjustsScrollViewInsets`` to
  /// `false`, so that scroll views look for their controller.
  static var someDeclineScrollInsets = false

  /// The margins of ``systemMinimumLayoutMargins``, which are those of the theme.
  final var leastMargins: DirectionalEdgeInsets {
    let theme = viewIfLoaded?.theme ?? ProgramContext.current.theme
    let wide = theme.metrics.largeSpacing
    let side = traitCollection.horizontalSizeClass == .regular ? wide : wide * 4 / 5
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
