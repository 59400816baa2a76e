/// The steps of a dismissal: the appearance methods in order, the views, and the animation.
extension PresentationController {
  /// Dismisses a chain of controllers, each presented by the one before. `base` presents the first. Only the
  /// last one is animated.
  static func dismiss(
    _ controllers: [ViewController], above base: ViewController, animated: Bool, returns: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    let presentations = controllers.compactMap { $0.links?.controller }
    guard let bottom = presentations.first, let top = presentations.last,
      let topController = controllers.last
    else { return }
    let window = bottom.container?.presentationHost
    let tells = window?.isOnScreen ?? false
    let isMoving = animated && tells
    let departure = Departure(
      controllers: controllers, presentations: presentations, base: base, bottom: bottom, top: top,
      topController: topController, window: window, tells: tells, isMoving: isMoving,
      returns: returns, covers: bottom.shouldRemovePresentersView && returns)
    let transition = PresentationTransition(
      opening: [departure.begin, departure.beginBase, departure.moveViews],
      closing: [
        departure.unlink, departure.endBase, departure.returnFocus, departure.endControllers,
        {
          departure.endPresentations()
          completion?()
        },
      ])
    for presentation in presentations { presentation.transition = transition }
    if isMoving {
      top.beginContext(from: topController, to: base)
      if let container = top.container { top.context?.containerView = container }
    }
    transition.open()
    guard transition.isWaiting else { return }
    guard isMoving else { return transition.finish() }
    let isPlayed = top.play(isComing: false, from: topController, to: base) {
      $0 ? transition.finish() : departure.cancel()
    }
    if isPlayed { return }
    top.animateGoing { transition.finish() }
  }

  func removeViews() {
    // A sheet with a grabber has moved the bar of a container.
    presentedViewController.insetsOfBars = .zero
    container?.removeFromSuperview()
    titleBarDimming?.removeFromSuperview()
    titleBarDimming = nil
    if let presentedView {
      presentedView.removeFromSuperview()
      presentedView.alpha = 1
      presentedView.transform = .identity
    }
    window?.presentations.removeAll { $0 === self }
    window = nil
    container = nil
    dimmingView = nil
    placed = nil
  }

  // MARK: By the user

  /// Dismisses the presentation for the user, if the delegate permits it. This is ``userDismisses()`` of the
  /// base class.
  func dismissByUser() {
    if mayBeDismissedByUser { userDismissesAsAllowed() }
  }

  /// Dismisses the presentation for the user, after the delegate has permitted it.
  func userDismissesAsAllowed() {
    delegate?.presentationControllerWillDismiss(self)
    // The delegate may have dismissed it.
    guard phase == .presented || phase == .presenting else { return }
    presentingViewController?.dismissPresented(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  /// A Boolean value that indicates whether the user may dismiss the presentation. If not, the delegate's
  /// method for the attempt is called.
  var mayBeDismissedByUser: Bool {
    guard phase == .presented || phase == .presenting else { return false }
    if !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  /// Dismisses the presentation with Escape if that is permitted. For another key, returns `false`.
  func handleUsualKey(_ press: Press) -> Bool {
    guard press.key?.keyCode == .keyboardEscape, press.key?.modifierFlags.isPlain ?? false,
      isDismissedByEscape
    else { return false }
    userDismisses()
    return true
  }
}

/// The dismissal of a chain of controllers, with its steps in order.
@MainActor private struct Departure {
  /// The controllers, each presented by the one before.
  let controllers: [ViewController]
  let presentations: [PresentationController]
  /// The controller that presents the first.
  let base: ViewController
  let bottom: PresentationController
  let top: PresentationController
  let topController: ViewController
  let window: (any PresentationHost)?
  /// A Boolean value that indicates whether the appearance methods of controllers are called.
  let tells: Bool
  /// A Boolean value that indicates whether the last controller is animated.
  let isMoving: Bool
  /// A Boolean value that indicates whether the presenting controller's view and focus are restored.
  let returns: Bool
  /// A Boolean value that indicates whether the presenting controller's view was removed.
  let covers: Bool

  func begin() {
    if covers { base.appearanceHolds += 1 }
    for controller in controllers {
      controller.appearanceHolds += 1
      controller.transitionFlags.insert(.dismissed)
    }
    for presentation in presentations { presentation.phase = .dismissing }
    guard tells else { return }
    for controller in controllers.reversed() {
      controller.beginAppearance(false, animated: isMoving && controller === topController)
    }
  }

  func beginBase() {
    if covers, tells { base.beginAppearance(true, animated: isMoving) }
  }

  func moveViews() {
    if returns { bottom.returnPresentersView() }
    for presentation in presentations {
      presentation.dismissalTransitionWillBegin()
      if presentation !== top { presentation.removeViews() }
    }
    window?.layoutIfNeeded()
    if covers, tells { base.tellIsAppearing() }
  }

  func unlink() {
    top.removeViews()
    if covers { base.appearanceHolds -= 1 }
    base.changeLinks { $0.presented = nil }
    for controller in controllers {
      controller.appearanceHolds -= 1
      controller.changeLinks { $0 = PresentationLinks() }
    }
    for presentation in presentations { presentation.phase = .idle }
  }

  func endBase() {
    if covers, tells { base.endAppearance() }
    base.followAppearance()
  }

  func returnFocus() {
    if returns { bottom.returnFocus(in: window) }
  }

  func endControllers() {
    for controller in controllers.reversed() {
      if tells { controller.endAppearance() }
      controller.followAppearance()
      controller.transitionFlags.remove(.dismissed)
    }
  }

  func endPresentations() {
    for presentation in presentations.reversed() {
      presentation.transition = nil
      presentation.dismissalTransitionDidEnd(true)
    }
    top.endContext(completed: true)
  }

  /// Reverts a dismissal that the user has cancelled.
  func cancel() {
    for controller in controllers {
      controller.transitionFlags.remove(.dismissed)
      if tells { controller.beginAppearance(true, animated: controller === topController) }
    }
    if covers {
      if tells { base.beginAppearance(false, animated: isMoving) }
      bottom.removePresentersView(of: base)
    }
    top.applyShownLook()
    for controller in controllers {
      controller.appearanceHolds -= 1
      if tells { controller.endAppearance() }
    }
    if covers {
      base.appearanceHolds -= 1
      base.followAppearance()
    }
    for presentation in presentations.reversed() {
      presentation.phase = .presented
      presentation.transition = nil
      presentation.dismissalTransitionDidEnd(false)
    }
    top.endContext(completed: false)
  }
}
