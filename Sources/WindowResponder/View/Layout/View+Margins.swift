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
      guard layout.margins != newValue || !layout.hasOwnMargins else { return }
      layout.hasOwnMargins = true
      layout.margins = newValue
      marginsChanged()
    }
  }

  /// The margins without the safe area.
  private var ownMargins: EdgeInsets {
    guard let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
      return layout.margins
    }
    let least = controller.systemMinimumLayoutMargins.edgeInsets(mirrored: isRightToLeft)
    return layout.hasOwnMargins ? layout.margins.atLeast(least) : least
  }

  /// Updates the margins after a change of their minimum.
  func minimumMarginsDidChange() { marginsChanged() }

  /// The ``layoutMargins`` by layout direction, in points. Follows `UIView.directionalLayoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, mirrored: isRightToLeft) }
    set { layoutMargins = newValue.edgeInsets(mirrored: isRightToLeft) }
  }

  /// The bounds inside the margins.
  public var layoutMarginsFrame: Rect { bounds.inset(by: layoutMargins) }

  /// A Boolean value that indicates whether the safe area's insets are added to ``layoutMargins``.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.insetsMarginsFromSafeArea }
    set {
      layout.insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  /// A Boolean value that indicates whether ``layoutMargins`` also include the superview's margins.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layout.preservesSuperviewMargins }
    set {
      layout.preservesSuperviewMargins = newValue
      marginsChanged()
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
    layout.safeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if layout.insetsMarginsFromSafeArea { marginsChanged() }
    constraintsSeeInsets()
    setNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Updates the layout after a change of the insets of one of the view's own guides.
  func guideInsetsDidChange() {
    constraintsSeeInsets()
    setNeedsLayout()
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    constraintsSeeInsets()
    setNeedsLayout()
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
