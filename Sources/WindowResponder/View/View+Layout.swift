extension View {
  /// What ``setNeedsLayout()`` does in the base class.
  func markForLayout() {
    isLayoutPending = true
    announceLayout()
  }

  /// Tells the views above, and the window, that something here waits for its layout.
  func announceLayout() {
    var view = self
    while let parent = view.link, !parent.isLayoutPendingBelow {
      parent.isLayoutPendingBelow = true
      view = parent
    }
    host?.setNeedsFrame()
  }

  /// What ``layoutIfNeeded()`` does in the base class.
  func flushLayout() {
    var top = self
    var view = self
    while let parent = view.link {
      if parent.isLayoutPending { top = parent }
      view = parent
    }
    // The nearest traits are those of everything that does not say otherwise.
    top.traitsAround.withCurrent { layoutTree(from: top) }
  }

  private func layoutTree(from top: View) {
    // A view's layout may ask for that of another one which was done before: a few times, not for ever.
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
    // A layout that asks for another is granted a few, and not an endless number.
    var rounds = 0
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
    guard isLayoutPendingBelow else { return }
    isLayoutPendingBelow = false
    for subview in subviews where subview.isLayoutPending || subview.isLayoutPendingBelow {
      subview.layoutTree()
    }
  }

  // MARK: Sizes

  /// The width that layout gives the view whatever its content; nil where content decides, in points.
  ///
  /// It takes the place of UIKit's `widthAnchor.constraint(equalToConstant:)` and
  /// ``StackView`` keeps to it.
  public var fixedWidth: Double? {
    get { layout.fixedWidth }
    set {
      layout.fixedWidth = newValue
      wishDidChange()
    }
  }

  /// The height that layout gives the view whatever its content; nil where content decides, in
  /// points.
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

  /// What the view asks for, or how much it does, is another.
  private func wishDidChange() {
    superview?.subviewSizeDidChange()
    constraintsSeeContent()
  }
}

extension View {
  /// Whether the view has neither content nor size of its own, and so stretches in a stack.
  package var isSpacer: Bool {
    Swift.type(of: self) == View.self && subviews.isEmpty && fixedWidth == nil
      && fixedHeight == nil && backgroundColor == nil
  }

  /// Puts the view into a rectangle of its superview; a turned view keeps its transform.
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

  /// How far the first line's baseline lies below the top for a size, in points; the bottom edge
  /// where there is no text.
  package func firstBaseline(for size: Size) -> Double { baselineFromTop(for: size) ?? size.height }

  /// How far the last line's baseline lies below the top for a size, in points; the bottom edge
  /// where there is no text.
  package func lastBaseline(for size: Size) -> Double {
    lastBaselineFromTop(for: size) ?? size.height
  }
}
