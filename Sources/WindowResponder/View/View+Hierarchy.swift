extension View {
  /// The superview.
  public final var superview: View? { link }
  final var link: View? {
    @inline(__always) get { superviewLink.target }
    set { superviewLink.target = newValue }
  }
  final var ownWindow: Window? {
    @inline(__always) get { windowLink.target }
    set { windowLink.target = newValue }
  }

  /// Returns a Boolean value that indicates whether the view is another view or its descendant.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.link
    }
    return false
  }

  /// Returns the view itself or its first descendant with a tag.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Exchanges two subviews by their indices.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    precondition(
      subviews.indices.contains(first) && subviews.indices.contains(second),
      "exchangeSubview(at:withSubviewAt:) needs the indices of two subviews")
    changeSubviews { $0.swapAt(first, second) }
    subviews[first].invalidateWithOverflow()
    subviews[second].invalidateWithOverflow()
  }

  func insert(_ view: View, beside sibling: View, offset: Int) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }), sibling !== view else {
      return insert(view, at: subviews.count)
    }
    let removedBefore = subviews[..<index].contains { $0 === view }
    insert(view, at: index + offset - (removedBefore ? 1 : 0))
  }

  func insert(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or to a view in it")
    precondition(!(view is Window), "A window cannot be a subview")
    if view.link === self { return reorder(view, to: index) }
    view.link?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if view.ownWindow !== ownWindow { view.windowWillChange(to: ownWindow) }
    let oldTraits = view.traitsAround
    let oldTint = view.shownTint
    // Handlers may have moved either view. Their current positions apply.
    view.link?.setNeedsLayout()
    view.constraintsWillLeave()
    view.untie()
    changeSubviews { $0.insert(view, at: min(max(index, 0), $0.count)) }
    view.link = self
    if let layer = view.madeLayer, layer.freeLook.values.zPosition != 0 {
      self.layer.sortsChildren = true
    }
    view.constraintsDidEnter()
    if Swift.type(of: view).requiresConstraintBasedLayout { view.markForConstraintUpdate() }
    let changesWindow = view.ownWindow !== ownWindow
    if changesWindow { view.setWindow(ownWindow) }
    view.updateSafeArea()
    view.preservedMarginsMayHaveChanged()
    view.isLayoutPending = true
    view.announceLayout()
    setNeedsLayout()
    view.invalidateWithOverflow()
    view.joinTraits(from: oldTraits)
    view.joinTint(from: oldTint)
    if changesWindow { view.announceNewWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    accessibilityDidChange(.children)
    if changesWindow {
      if host != nil { DeferredFirstResponders.viewDidEnterWindow(view) }
      view.announceToControllers()
    } else {
      view.viewController?.followAppearance()
    }
  }

  func detach() {
    guard let parent = link else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let hadWindow = ownWindow != nil
    if hadWindow { windowWillChange(to: nil) }
    // A handler may have moved the view.
    guard link === parent else { return }
    // The parent may hold the last reference to the view, whose method is running.
    withExtendedLifetime(self) {
      let oldTint = shownTint
      constraintsWillLeave()
      untie()
      if hadWindow { setWindow(nil) }
      parent.setNeedsLayout()
      // The view of a controller keeps its safe area, so that its scroll views keep their content offsets
      // while another controller covers it.
      if viewController == nil { updateSafeArea() }
      preservedMarginsMayHaveChanged()
      joinTint(from: oldTint)
      if hadWindow { announceNewWindow() }
      didMoveToSuperview()
      parent.accessibilityDidChange(.children)
      if hadWindow { announceToControllers() } else { viewController?.followAppearance() }
    }
  }

  func reorder(_ view: View, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    changeSubviews {
      $0.remove(at: old)
      $0.insert(view, at: min(max(index, 0), $0.count))
    }
    view.invalidateWithOverflow()
  }

  /// Updates the view after its superview, and perhaps its window, was released. Its subviews stay, without a
  /// window.
  func losesSuperview(withWindow: Bool) {
    if link == nil {
      if withWindow || ownWindow != nil { setWindow(nil) }
    } else if withWindow {
      // The view was moved before the main actor was notified.
      endMotionsOfLostWindow()
    }
  }

  private func endMotionsOfLostWindow() {
    if let motion, motion.animator.hasLostWindow { motion.endAll() }
    for subview in subviews { subview.endMotionsOfLostWindow() }
  }

  private func untie() {
    guard let parent = link else { return }
    invalidateWithOverflow()
    parent.madeLayer?.subviewLeaves(self)
    parent.changeSubviews { $0.removeAll { $0 === self } }
    link = nil
  }

  private func setWindow(_ window: Window?) {
    motion?.endAll()
    if let madeLayer {
      if window == nil { madeLayer.leaveView() }
      if window !== ownWindow { madeLayer.releaseRasters() }
    }
    ownWindow = window
    if let madeLayer, window != nil { madeLayer.cameToView() }
    for subview in subviews { subview.setWindow(window) }
  }

  /// Notifies the tree that it is about to change its window, while it is still in the old one.
  private func windowWillChange(to window: Window?) {
    announceWindow(window, with: self)
    if let host {
      endInteraction()
      host.viewWillLeave(self)
    }
  }

  private func announceWindow(_ window: Window?, with root: View) {
    willMove(toWindow: window)
    viewController?.viewWillMove(onScreen: window?.isOnScreen ?? false, with: root)
    // A handler may have removed some of them.
    for subview in subviews where subview.link === self {
      subview.announceWindow(window, with: root)
    }
  }

  private func announceNewWindow() {
    if let arrival = Self.arrivalInWindow, host != nil { arrival(self) }
    didMoveToWindow()
    for subview in subviews where subview.link === self { subview.announceNewWindow() }
  }

  /// A closure that sets the appearance of a view in a window, directly before ``didMoveToWindow()``, or
  /// `nil` if there is none.
  package static var arrivalInWindow: ((View) -> Void)?

  /// The tint color that was set on the view itself.
  package final var tintColorOfItsOwn: Color? { hasOwnTintColor ? brightTintColor : nil }

  /// Notifies the controllers when every view has its window.
  private func announceToControllers() {
    let isOnScreen = ownWindow?.isOnScreen ?? false
    if let madeLayer, isOnScreen { madeLayer.cameToView() }
    viewController?.viewDidMove(onScreen: isOnScreen)
    for subview in subviews where subview.link === self { subview.announceToControllers() }
  }

  /// Ends the interaction with the views of this tree, before touches are cancelled.
  func endInteraction() {
    interactionWillEnd()
    for subview in subviews { subview.endInteraction() }
  }

  /// Notifies the controllers of this tree that its window is shown or hidden.
  func announceAppearance(willChange: Bool) {
    if willChange { announceAppearance(with: self) } else { announceToControllers() }
  }

  private func announceAppearance(with root: View) {
    viewController?.viewWillMove(onScreen: ownWindow?.isOnScreen ?? false, with: root)
    for subview in subviews where subview.link === self { subview.announceAppearance(with: root) }
  }
}

extension ViewHost {
  /// A Boolean value that indicates whether the window is on screen.
  var isOnScreen: Bool { !appearance.isHidden }
}
