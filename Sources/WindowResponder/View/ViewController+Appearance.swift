/// Coming and going. What tells the calls is either the view, which gets into windows and out of them,
/// or somebody who knows better: a presentation, or a container that forwards by itself.
extension ViewController {
  // MARK: By somebody who knows better

  /// The view is about to appear or to disappear; the children hear too.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearanceState) {
    case (true, .disappeared), (true, .disappearing):
      appearanceState = .appearing
      isAppearanceAnimated = animated
      hasToldIsAppearing = false
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearanceState = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    default:
      return
    }
    for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// The view is in its place and has its size.
  func tellIsAppearing() {
    guard appearanceState == .appearing, !hasToldIsAppearing else { return }
    hasToldIsAppearing = true
    viewIsAppearing(isAppearanceAnimated)
    for child in forwardedChildren { child.tellIsAppearing() }
  }

  /// The view has appeared or disappeared.
  func endAppearance() {
    switch appearanceState {
    case .appearing:
      tellIsAppearing()
      guard appearanceState == .appearing else { return }
      appearanceState = .appeared
      viewDidAppear(isAppearanceAnimated)
      transitionFlags.remove(.movingToParent)
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(isAppearanceAnimated)
      transitionFlags.remove(.movingFromParent)
    default:
      return
    }
    for child in forwardedChildren { child.endAppearance() }
  }

  /// The children that hear what this controller hears: those whose views are in its own.
  private var forwardedChildren: [ViewController] {
    guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded
    else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: By the view

  /// The view is about to get into a window that is shown, or out of one.
  func viewWillMove(onScreen: Bool) {
    guard isToldByView(onScreen) else { return }
    switch (onScreen, appearanceState) {
    case (true, .disappeared):
      appearanceState = .appearing
      isAppearanceAnimated = false
      hasToldIsAppearing = false
      viewWillAppear(false)
    case (false, .appeared), (false, .appearing):
      appearanceState = .disappearing
      isAppearanceAnimated = false
      viewWillDisappear(false)
    default:
      break
    }
  }

  /// The view is in a window that is shown, or in none.
  func viewDidMove(onScreen: Bool) {
    guard isToldByView(onScreen) else { return }
    switch (onScreen, appearanceState) {
    case (true, .appearing):
      appearanceState = .appeared
      hasToldIsAppearing = true
      viewIsAppearing(false)
      viewDidAppear(false)
      transitionFlags.remove(.movingToParent)
    case (false, .disappearing):
      appearanceState = .disappeared
      viewDidDisappear(false)
      transitionFlags.remove(.movingFromParent)
    default:
      break
    }
  }

  /// Whether nobody knows better than the view. What is covered by something that is presented does
  /// not appear when its window does.
  private func isToldByView(_ onScreen: Bool) -> Bool {
    if appearanceHolds > 0 || onScreen && isCovered { return false }
    var current = parent
    while let container = current {
      if container.appearanceHolds > 0 || !container.shouldAutomaticallyForwardAppearanceMethods
        || onScreen && container.isCovered
      {
        return false
      }
      current = container.parent
    }
    return true
  }

  // MARK: Containment

  func adopt(_ child: ViewController) {
    precondition(child !== self, "A controller cannot be its own child")
    if child.parent === self { return }
    child.parent?.children.removeAll { $0 === child }
    child.transitionFlags.insert(.movingToParent)
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    transitionFlags.subtract([.movingFromParent, .movingToParent])
  }

  /// What ``transition(from:to:duration:options:animations:completion:)`` does in the base class.
  func exchange(
    _ old: ViewController, _ new: ViewController, _ duration: Double,
    _ options: View.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "transition(from:to:…) needs two children: call addChild(_:) first")
    let (oldView, newView): (View, View) = (old.view, new.view)
    let isSeen = appearanceState == .appeared || appearanceState == .appearing
    let forwards = shouldAutomaticallyForwardAppearanceMethods && isSeen
    if forwards {
      old.appearanceHolds += 1
      new.appearanceHolds += 1
      old.beginAppearance(false, animated: duration > 0)
      new.beginAppearance(true, animated: duration > 0)
    }
    if newView.superview == nil { oldView.superview?.addSubview(newView) }
    if forwards { new.tellIsAppearing() }
    let finish: @MainActor (Bool) -> Void = { finished in
      oldView.removeFromSuperview()
      if forwards {
        old.appearanceHolds -= 1
        new.appearanceHolds -= 1
        new.endAppearance()
        old.endAppearance()
      }
      completion?(finished)
    }
    guard duration > 0 else {
      animations?()
      return finish(true)
    }
    if options.transition != 0, let parentView = newView.superview {
      // The new view is seen at the end of the transition, and not before.
      newView.isHidden = true
      View.transition(
        with: parentView, duration: duration, options: options,
        animations: {
          newView.isHidden = false
          oldView.isHidden = true
          animations?()
        },
        completion: { finished in
          finish(finished)
          oldView.isHidden = false
        })
    } else {
      View.animate(
        withDuration: duration, options: options, animations: { animations?() },
        completion: finish)
    }
  }
}
