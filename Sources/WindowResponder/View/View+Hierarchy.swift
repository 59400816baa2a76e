extension View {
  /// Whether the view is another one or lies in it.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.link
    }
    return false
  }

  /// The view itself or the first in it that has a tag.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Swaps two subviews, by their indices.
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
    // Handlers may have put either of the two elsewhere: what counts is where they are now.
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
    view.isLayoutPending = true
    view.announceLayout()
    setNeedsLayout()
    view.invalidateWithOverflow()
    view.joinTraits(from: oldTraits)
    view.didMoveToSuperview()
    didAddSubview(view)
    if changesWindow { view.windowDidChange() } else { view.viewController?.followAppearance() }
  }

  func detach() {
    guard let parent = link else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let hadWindow = ownWindow != nil
    if hadWindow { windowWillChange(to: nil) }
    // A handler may have moved the view elsewhere already.
    guard link === parent else { return }
    // The parent may hold the last reference to the view, which is still at work.
    withExtendedLifetime(self) {
      constraintsWillLeave()
      untie()
      if hadWindow { setWindow(nil) }
      parent.setNeedsLayout()
      didMoveToSuperview()
      if hadWindow { windowDidChange() } else { viewController?.followAppearance() }
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

  /// The superview has gone, and with it perhaps the window: its subviews stay, without one.
  func losesSuperview(withWindow: Bool) {
    if link == nil {
      if withWindow || ownWindow != nil { setWindow(nil) }
    } else if withWindow {
      // It was put elsewhere before the main actor heard of it.
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
    if let madeLayer, window == nil { madeLayer.leaveView() }
    ownWindow = window
    if let madeLayer, window != nil { madeLayer.cameToView() }
    for subview in subviews { subview.setWindow(window) }
  }

  /// Tells the tree that it changes windows, while it is still in the old one.
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
    // A handler may have taken some of them away.
    for subview in subviews where subview.link === self {
      subview.announceWindow(window, with: root)
    }
  }

  private func windowDidChange() {
    announceNewWindow()
    announceToControllers()
  }

  private func announceNewWindow() {
    if let arrival = Self.arrivalInWindow, host != nil { arrival(self) }
    didMoveToWindow()
    for subview in subviews where subview.link === self { subview.announceNewWindow() }
  }

  /// Who gives a view its looks when it comes into a window, just before ``didMoveToWindow()``; nil while
  /// nobody does.
  package static var arrivalInWindow: ((View) -> Void)?

  /// The tint colour that was set on the view itself.
  package final var tintColorOfItsOwn: Color? { hasOwnTintColor ? brightTintColor : nil }

  /// The controllers hear when every view has its window.
  private func announceToControllers() {
    let isOnScreen = ownWindow?.isOnScreen ?? false
    if let madeLayer, isOnScreen { madeLayer.cameToView() }
    viewController?.viewDidMove(onScreen: isOnScreen)
    for subview in subviews where subview.link === self { subview.announceToControllers() }
  }

  /// Ends what fingers and keys do to the views of this tree, before the touches are cancelled.
  func endInteraction() {
    interactionWillEnd()
    for subview in subviews { subview.endInteraction() }
  }

  /// Tells the controllers of this tree that its window is shown or hidden.
  func announceAppearance(willChange: Bool) {
    if willChange { announceAppearance(with: self) } else { announceToControllers() }
  }

  private func announceAppearance(with root: View) {
    viewController?.viewWillMove(onScreen: ownWindow?.isOnScreen ?? false, with: root)
    for subview in subviews where subview.link === self { subview.announceAppearance(with: root) }
  }
}

extension ViewHost {
  /// Whether the window is shown.
  var isOnScreen: Bool { !appearance.isHidden }
}
