/// The appearance and disappearance of controllers.
///
/// A child follows the appearance state of its container from the time at which the child or its view is
/// added to it until it is removed. A controller without a container follows its view as that is added to
/// windows and removed from them. A presentation, or a transition between two children, suspends this and
/// notifies the controllers itself.
extension ViewController {
  // MARK: Single steps

  /// Begins the appearance or disappearance of the view, and of the children's views.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    become(isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Notes that the view has its position and its size.
  func tellIsAppearing() {
    guard appearanceState == .appearing, !hasToldIsAppearing else { return }
    hasToldIsAppearing = true
    viewIsAppearing(isAppearanceAnimated)
    bringChildrenAlong()
  }

  /// Ends the appearance or disappearance of the view.
  func endAppearance() {
    if appearanceState == .disappearing { return become(.disappeared) }
    guard appearanceState == .appearing else { return }
    tellIsAppearing()
    layOutAppearingRoot()
    if appearanceState == .appearing { become(.appeared) }
  }

  /// Lays out the view of a window's root controller, so that subviews have their frames in
  /// `viewDidAppear(_:)`. Containers and presentations lay out the views of their controllers.
  private func layOutAppearingRoot() {
    guard let rootWindow, let view = viewIfLoaded, view.superview === rootWindow else { return }
    AnimationContext.with(nil) { view.layoutIfNeeded() }
  }

  /// Changes the state if it follows from the current one, and notifies the controller and its children.
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

  /// Updates the children. Changes that their handlers make are included.
  private func bringChildrenAlong() {
    for child in children where child.parent === self { child.followAppearance() }
  }

  /// Changes the state step by step to the wanted one, with a notification of every step.
  func followAppearance() {
    while appearanceHolds == 0, let target = wantedAppearance, makeStep(to: target) {}
  }

  /// The wanted state, or `nil` if the container notifies the controller itself.
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

  /// Makes the next step. Returns a Boolean value that indicates whether there was one.
  private func makeStep(to target: AppearanceState) -> Bool {
    guard let next = appearanceState.next(towards: target) else {
      return tellIsAppearing(to: target)
    }
    if next == .appeared || next == .disappeared {
      endAppearance()
    } else {
      become(next, animated: next == target && isParentAnimated)
      // The container is disappearing already. The child appears and disappears all the same.
      if next == .appearing, target == .disappearing { endAppearance() }
    }
    return true
  }

  /// Calls `viewIsAppearing(_:)` of a child for which its container has already called it. If the child has
  /// received the call before, or is not appearing, returns `false`.
  private func tellIsAppearing(to target: AppearanceState) -> Bool {
    guard appearanceState == .appearing, target == .appearing, !hasToldIsAppearing,
      parent?.hasToldIsAppearing ?? false
    else { return false }
    tellIsAppearing()
    return true
  }

  private var isParentAnimated: Bool { parent?.isAppearanceAnimated ?? false }

  // MARK: The view

  /// Called when the view is about to be added to a visible window, or removed from one, together with an
  /// ancestor.
  func viewWillMove(onScreen: Bool, with root: View) {
    guard appearanceHolds == 0 else { return }
    var isAnimated = false
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      let place = parent.viewIfLoaded
      if let place, place.isDescendant(of: root), viewIfLoaded?.isDescendant(of: place) ?? false {
        // The container moves too, and was notified.
        return followAppearance()
      }
      if onScreen, parent.appearanceState == .disappeared { return }
      isAnimated = onScreen && parent.appearanceState == .appearing && isParentAnimated
    }
    beginAppearance(onScreen, animated: isAnimated)
  }

  /// Called when the view was added to a visible window, or removed from one.
  func viewDidMove(onScreen: Bool) {
    if onScreen, appearanceHolds == 0, appearanceState == .appearing,
      wantedAppearance == .disappearing
    {
      // The view was added to a container that is disappearing already.
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
    // The overrides of the earlier parent do not apply any more.
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
    // The container would have ended the appearance. The removal of a view ends a disappearance.
    if appearanceState == .appearing { followAppearance() }
  }

  /// Performs a transition, as the base class's
  /// ``transition(from:to:duration:options:animations:completion:)`` does.
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
    // The new view is visible at the end of the transition, but not before it.
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
  /// Returns the next state on the way to another one, or `nil` if there is none. A view that has appeared is
  /// notified of that before it disappears. Therefore there is no step from `disappeared` to `disappearing`
  /// without `appearing`.
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
