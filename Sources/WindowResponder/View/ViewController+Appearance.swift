/// Coming and going.
///
/// A child follows its container, whatever that is at when the child or its view comes to it or leaves
/// it. A controller without a container follows its view, which gets into windows and out of them. A
/// presentation, or an exchange of two children, holds the controllers that it tells itself.
extension ViewController {
  // MARK: Single steps

  /// The view is about to appear or to disappear; the children hear too.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    become(isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// The view is in its place and has its size.
  func tellIsAppearing() {
    guard appearanceState == .appearing, !hasToldIsAppearing else { return }
    hasToldIsAppearing = true
    viewIsAppearing(isAppearanceAnimated)
    bringChildrenAlong()
  }

  /// The view has appeared or disappeared.
  func endAppearance() {
    if appearanceState == .disappearing { return become(.disappeared) }
    guard appearanceState == .appearing else { return }
    tellIsAppearing()
    if appearanceState == .appearing { become(.appeared) }
  }

  /// Makes a step and tells of it, where it leads on from where the view is; the children hear too.
  private func become(_ new: AppearanceState, animated: Bool? = nil) {
    guard appearanceState.next(towards: new) == new else { return }
    appearanceState = new
    if let animated { isAppearanceAnimated = animated }
    switch new {
    case .appearing:
      hasToldIsAppearing = false
      viewWillAppear(isAppearanceAnimated)
    case .appeared:
      viewDidAppear(isAppearanceAnimated)
      transitionFlags.remove(.movingToParent)
    case .disappearing:
      viewWillDisappear(isAppearanceAnimated)
    case .disappeared:
      viewDidDisappear(isAppearanceAnimated)
      transitionFlags.remove(.movingFromParent)
    }
    bringChildrenAlong()
  }

  // MARK: Following

  /// Has the children follow. What the calls have changed meanwhile counts.
  private func bringChildrenAlong() {
    for child in children where child.parent === self { child.followAppearance() }
  }

  /// Goes step by step to where the controller has to be now, and tells every step.
  func followAppearance() {
    while appearanceHolds == 0, let target = wantedAppearance, makeStep(to: target) {}
  }

  /// Where the controller has to be; nil where its container tells it by itself.
  private var wantedAppearance: AppearanceState? {
    guard let view = viewIfLoaded else { return .disappeared }
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
      if let place = parent.viewIfLoaded, view.isDescendant(of: place) {
        return parent.appearanceState
      }
    }
    return view.window?.isOnScreen ?? false ? .appeared : .disappeared
  }

  /// Makes the next step. Tells whether there was one.
  private func makeStep(to target: AppearanceState) -> Bool {
    guard let next = appearanceState.next(towards: target) else {
      return tellIsAppearing(to: target)
    }
    if next == .appeared || next == .disappeared {
      endAppearance()
    } else {
      become(next, animated: next == target && isParentAnimated)
      // Its container goes already: it came all the same.
      if next == .appearing, target == .disappearing { endAppearance() }
    }
    return true
  }

  /// Follows a container that has its place and its size.
  private func tellIsAppearing(to target: AppearanceState) -> Bool {
    guard appearanceState == .appearing, target == .appearing, !hasToldIsAppearing,
      parent?.hasToldIsAppearing ?? false
    else { return false }
    tellIsAppearing()
    return true
  }

  private var isParentAnimated: Bool { parent?.isAppearanceAnimated ?? false }

  // MARK: The view

  /// The view is about to get into a window that is shown, or out of one, with all in a view.
  func viewWillMove(onScreen: Bool, with root: View) {
    guard appearanceHolds == 0 else { return }
    var isAnimated = false
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      let place = parent.viewIfLoaded
      if let place, place.isDescendant(of: root), viewIfLoaded?.isDescendant(of: place) ?? false {
        // The container moves too, and has been told.
        return followAppearance()
      }
      if onScreen, parent.appearanceState == .disappeared { return }
      isAnimated = onScreen && parent.appearanceState == .appearing && isParentAnimated
    }
    beginAppearance(onScreen, animated: isAnimated)
  }

  /// The view is in a window that is shown, or in none.
  func viewDidMove(onScreen: Bool) {
    if onScreen, appearanceHolds == 0, appearanceState == .appearing,
      wantedAppearance == .disappearing
    {
      // It came into a container that goes already.
      endAppearance()
    }
    followAppearance()
  }

  // MARK: Containment

  func adopt(_ child: ViewController) {
    precondition(child !== self, "A controller cannot be its own child")
    if child.parent === self { return }
    child.parent?.children.removeAll { $0 === child }
    child.transitionFlags.insert(.movingToParent)
    child.willMove(toParent: self)
    children.append(child)
    let oldTraits = child.shownTraits
    // What another parent said counts no longer.
    child.traitState?.fromParent = nil
    child.parent = self
    child.parentTraitsDidChange(from: oldTraits)
    child.followAppearance()
    if child.appearanceState == .appeared { child.transitionFlags.remove(.movingToParent) }
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    traitState?.fromParent = nil
    viewIfLoaded?.updateTraitFlag()
    didMove(toParent: nil)
    transitionFlags.subtract([.movingFromParent, .movingToParent])
    // Its container would have told it the end. One that disappears is told by its view, which goes.
    if appearanceState == .appearing { followAppearance() }
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
    if forwards { Self.beginExchange(old, new, animated: duration > 0) }
    if newView.superview == nil { oldView.superview?.addSubview(newView) }
    if forwards { new.tellIsAppearing() }
    let finish: @MainActor (Bool) -> Void = { finished in
      oldView.removeFromSuperview()
      if forwards { Self.endExchange(old, new) }
      completion?(finished)
    }
    guard duration > 0 else {
      animations?()
      return finish(true)
    }
    Self.animateExchange(oldView, newView, duration, options, animations, finish)
  }

  private static func beginExchange(
    _ old: ViewController, _ new: ViewController, animated: Bool
  ) {
    old.appearanceHolds += 1
    new.appearanceHolds += 1
    old.beginAppearance(false, animated: animated)
    new.beginAppearance(true, animated: animated)
  }

  private static func endExchange(_ old: ViewController, _ new: ViewController) {
    old.appearanceHolds -= 1
    new.appearanceHolds -= 1
    new.followAppearance()
    old.followAppearance()
  }

  private static func animateExchange(
    _ oldView: View, _ newView: View, _ duration: Double, _ options: View.AnimationOptions,
    _ animations: (() -> Void)?, _ finish: @escaping @MainActor (Bool) -> Void
  ) {
    guard options.transition != 0, let parentView = newView.superview else {
      return View.animate(
        withDuration: duration, options: options, animations: { animations?() },
        completion: finish)
    }
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
  }
}

extension ViewController.AppearanceState {
  /// The next step on the way to another state; nil for the same, and where there is nothing to do.
  /// What came is told so before it goes: nothing leads from disappeared to disappearing but by way of
  /// appearing.
  fileprivate func next(towards target: Self) -> Self? {
    let isGoing = target == .disappearing || target == .disappeared
    switch self {
    case .disappeared: return target == .disappeared ? nil : .appearing
    case .appearing where isGoing, .appeared where isGoing: return .disappearing
    case .appearing: return target == .appeared ? .appeared : nil
    case .appeared: return nil
    case .disappearing where isGoing: return target == .disappeared ? .disappeared : nil
    case .disappearing: return .appearing
    }
  }
}
