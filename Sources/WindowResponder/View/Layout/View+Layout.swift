extension View {
  /// Marks the view, as the base class's ``setNeedsLayout()`` does.
  func markForLayout() {
    isLayoutPending = true
    announceLayout()
  }

  /// Marks the ancestors and the window because this view waits for its layout.
  func announceLayout() {
    var view = self
    while let parent = view.link, !parent.isLayoutPendingBelow {
      parent.isLayoutPendingBelow = true
      view = parent
    }
    host?.setNeedsFrame()
  }

  /// Lays out the view, as the base class's ``layoutIfNeeded()`` does.
  func flushLayout() {
    var top = self
    var view = self
    // An ancestor that is being laid out is not laid out again before its layout has returned.
    while let parent = view.link, !parent.layout.isRunning {
      if parent.isLayoutPending { top = parent }
      view = parent
    }
    // The inherited traits are those of all views without overrides.
    top.traitsAround.withCurrent { layoutTree(from: top) }
  }

  private func layoutTree(from top: View) {
    // A view's layout may request the layout of another view that is complete already. The number of rounds
    // is limited.
    if !ConstraintUpdates.isEmpty { ConstraintUpdates.run(in: top) }
    var rounds = 0
    repeat {
      top.layoutTree()
      rounds += 1
    } while (top.isLayoutPending || top.isLayoutPendingBelow) && rounds < 4
  }

  private func layoutTree() {
    if overridesTraits { shownTraits.withCurrent { layoutOwnTree() } } else { layoutOwnTree() }
  }

  private func layoutOwnTree() {
    // A layout may request another one. The number of rounds is limited.
    var rounds = 0
    let wasRunning = layout.isRunning
    layout.isRunning = true
    while isLayoutPending, rounds < 4 {
      isLayoutPending = false
      rounds += 1
      viewController?.updateContentUnavailableIfNeeded()
      viewController?.viewWillLayoutSubviews()
      if constraintBox != nil { applyConstraints() }
      if let layer = madeLayer { layoutSublayers(of: layer) } else { layoutSubviews() }
      viewController?.viewDidLayoutSubviews()
    }
    isLayoutPending = false
    layout.isRunning = wasRunning
    guard isLayoutPendingBelow else { return }
    isLayoutPendingBelow = false
    for subview in subviews where subview.isLayoutPending || subview.isLayoutPendingBelow {
      subview.layoutTree()
    }
  }

  // MARK: Sizes

  /// The width of the view in layout whatever its content, in points, or `nil` if the content determines it.
  ///
  /// It replaces UIKit's `widthAnchor.constraint(equalToConstant:)`. ``StackView`` uses it.
  public var fixedWidth: Double? {
    get { layout.fixedWidth }
    set {
      layout.fixedWidth = newValue
      wishDidChange()
    }
  }

  /// The height of the view in layout whatever its content, in points, or `nil` if the content determines it.
  public var fixedHeight: Double? {
    get { layout.fixedHeight }
    set {
      layout.fixedHeight = newValue
      wishDidChange()
    }
  }

  func hugging(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? layout.horizontalHugging : layout.verticalHugging
  }

  func setHugging(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    guard priority != hugging(axis) else { return }
    if axis == .horizontal {
      layout.horizontalHugging = priority
    } else {
      layout.verticalHugging = priority
    }
    wishDidChange()
  }

  func resistance(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    axis == .horizontal ? layout.horizontalResistance : layout.verticalResistance
  }

  func setResistance(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    guard priority != resistance(axis) else { return }
    if axis == .horizontal {
      layout.horizontalResistance = priority
    } else {
      layout.verticalResistance = priority
    }
    wishDidChange()
  }

  /// Notifies the superview and the constraints of a change of the preferred size or its priorities.
  private func wishDidChange() {
    superview?.subviewSizeDidChange()
    constraintsSeeContent()
  }
}

extension View {
  /// A Boolean value that indicates whether the view has neither content nor a size of its own, and stretches
  /// in a stack.
  package var isSpacer: Bool {
    Swift.type(of: self) == View.self && subviews.isEmpty && fixedWidth == nil
      && fixedHeight == nil && backgroundColor == nil
  }

  /// Places the view in a rectangle of its superview. A view with a transform keeps it.
  package func place(in rect: Rect) {
    if geometry.isPlain {
      frame = rect
    } else {
      bounds.size = rect.size
      center = Point(
        x: rect.minX + rect.width * geometry.anchor.x,
        y: rect.minY + rect.height * geometry.anchor.y)
    }
  }

  /// Returns the distance of the first line's baseline from the top for a size, in points, or the height if
  /// there is no text.
  package func firstBaseline(for size: Size) -> Double { baselineFromTop(for: size) ?? size.height }

  /// Returns the distance of the last line's baseline from the top for a size, in points, or the height if
  /// there is no text.
  package func lastBaseline(for size: Size) -> Double {
    lastBaselineFromTop(for: size) ?? size.height
  }
}
