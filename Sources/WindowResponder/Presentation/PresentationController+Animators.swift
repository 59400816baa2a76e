import ResponderRuntime

/// Transitions that an animator of the delegate performs.
extension PresentationController {
  /// Creates the transition context, before the first appearance method is called.
  func beginContext(from old: ViewController, to new: ViewController) {
    let made = TransitionContext(from: old, to: new, in: container ?? View(), animated: true)
    made.presentationStyle = presentationStyle
    made.transitionDuration =
      phase == .dismissing ? presentationTiming.going : presentationTiming.coming
    made.begin(interactive: false) { _ in }
    context = made
    for controller in [old, new] { controller.setTransitionCoordinator(made) }
  }

  /// Ends the transition context, and calls the completion handlers of alongside animations.
  func endContext(completed: Bool) {
    guard let ended = context else { return }
    context = nil
    for key in [TransitionContextViewControllerKey.from, .to] {
      ended.viewController(forKey: key)?.setTransitionCoordinator(nil)
    }
    ended.completeTransition(completed)
  }

  /// Performs the transition with the delegate's animator. If there is none, returns `false`.
  func play(
    isComing: Bool, from old: ViewController, to new: ViewController,
    _ ending: @escaping @MainActor (_ completed: Bool) -> Void
  ) -> Bool {
    let presented = presentedViewController
    guard let delegate = presented.transitioningDelegate, let context else { return false }
    let animator =
      isComing
      ? delegate.animationController(
        forPresented: presented, presenting: old, source: source ?? old)
      : delegate.animationController(forDismissed: presented)
    guard let animator else { return false }
    let interaction =
      isComing
      ? delegate.interactionControllerForPresentation(using: animator)
      : delegate.interactionControllerForDismissal(using: animator)
    fill(context, isComing: isComing, from: old, to: new)
    context.transitionDuration = animator.transitionDuration(using: context)
    let home = PresentersHome(isComing ? old : new)
    isPlayedByAnimator = true
    context.begin(interactive: interaction?.wantsInteractiveStart ?? false) { [self] completed in
      home.restore()
      ending(completed)
      isPlayedByAnimator = false
      container?.setNeedsLayout()
      animator.animationEnded(completed)
    }
    context.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      setDimming(isComing ? dimming : 0)
    })
    if isComing { setDimming(0) }
    if let interaction {
      (interaction as? PercentDrivenInteractiveTransition)?.animator = animator
      interaction.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
      View.animate(withDuration: context.transitionDuration) { context.playAlongside() }
    }
    return true
  }

  private func fill(
    _ context: TransitionContext, isComing: Bool, from old: ViewController, to new: ViewController
  ) {
    if isComing {
      context.views[.to] = presentedView
      if shouldRemovePresentersView { context.views[.from] = old.viewIfLoaded }
      context.finalFrames[new] = frameOfPresentedViewInContainerView
      context.initialFrames[old] = old.viewIfLoaded?.frame ?? .zero
    } else {
      context.views[.from] = presentedView
      if shouldRemovePresentersView { context.views[.to] = new.viewIfLoaded }
      context.initialFrames[old] = presentedView?.frame ?? .zero
      context.finalFrames[new] = container?.bounds ?? .zero
    }
  }

  /// Reverts a presentation that the user has cancelled.
  func cancelArrival(_ tells: Bool) {
    let controller = presentedViewController
    let presenter = presentingViewController
    let covers = shouldRemovePresentersView
    if tells { controller.beginAppearance(false, animated: true) }
    if covers, tells { presenter?.beginAppearance(true, animated: true) }
    let host = window
    removeViews()
    phase = .idle
    transition = nil
    controller.transitionFlags.remove(.presented)
    controller.appearanceHolds -= 1
    if covers { presenter?.appearanceHolds -= 1 }
    presenter?.changeLinks { $0.presented = nil }
    controller.changeLinks { $0 = PresentationLinks() }
    controller.followAppearance()
    presenter?.followAppearance()
    returnFocus(in: host)
    presentationTransitionDidEnd(false)
    endContext(completed: false)
  }
}

/// The original position of the presenting controller's view, which an animator may have moved into the
/// container.
@MainActor private final class PresentersHome {
  @BackLink private var view: View?
  @BackLink private var superview: View?
  private let index: Int
  private let frame: Rect

  init(_ controller: ViewController) {
    let view = controller.viewIfLoaded
    let superview = view?.superview
    self.view = view
    self.superview = superview
    index = superview?.subviews.firstIndex { $0 === view } ?? 0
    frame = view?.frame ?? .zero
  }

  /// Moves the view back.
  func restore() {
    guard let view, let superview, view.superview !== superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.frame = frame
  }
}
