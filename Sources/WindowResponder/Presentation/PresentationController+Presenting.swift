import ResponderRuntime

/// The steps of a presentation: the appearance methods in order, the views, and the animation.
extension PresentationController {
  /// Presents the controller above another one, whose view is in a window.
  func present(
    above presenter: ViewController, in window: any PresentationHost, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    let controller = presentedViewController
    presentingViewController = presenter
    presenter.changeLinks { $0.presented = controller }
    controller.changeLinks { $0.presenter = presenter }
    phase = .presenting
    controller.loadViewIfNeeded()
    let tells = window.isOnScreen
    let isMoving = animated && tells
    let transition = arrival(
      above: presenter, in: window, tells: tells, isMoving: isMoving, completion)
    self.transition = transition
    if isMoving { beginContext(from: presenter, to: controller) }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle ?? .none,
      transitionCoordinator: controller.transitionCoordinator)
    transition.open()
    guard transition.isWaiting else { return }
    guard isMoving else { return transition.finish() }
    if play(
      isComing: true, from: presenter, to: controller,
      { $0 ? transition.finish() : self.cancelArrival(tells) })
    {
      return
    }
    animateComing { transition.finish() }
  }

  /// Returns the steps of the presentation.
  private func arrival(
    above presenter: ViewController, in window: any PresentationHost, tells: Bool, isMoving: Bool,
    _ completion: (@MainActor () -> Void)?
  ) -> PresentationTransition {
    let controller = presentedViewController
    let covers = shouldRemovePresentersView
    return PresentationTransition(
      opening: [
        {
          controller.transitionFlags.insert(.presented)
          controller.appearanceHolds += 1
          if covers { presenter.appearanceHolds += 1 }
          self.takeFocus(in: window)
          if covers, tells { presenter.beginAppearance(false, animated: isMoving) }
        },
        { if tells { controller.beginAppearance(true, animated: isMoving) } },
        { self.addViews(in: window, above: presenter) },
        { if tells { controller.tellIsAppearing() } },
      ],
      closing: [
        {
          self.phase = .presented
          if !self.isPlayedByAnimator || !self.presentationStyle.isOverPresenter {
            self.applyShownLook()
          }
          self.removePresentersView(of: presenter)
          controller.appearanceHolds -= 1
          if covers { presenter.appearanceHolds -= 1 }
        },
        {
          if tells { controller.endAppearance() }
          controller.followAppearance()
        },
        {
          controller.transitionFlags.remove(.presented)
          if covers, tells { presenter.endAppearance() }
          presenter.followAppearance()
        },
        {
          self.transition = nil
          self.presentationTransitionDidEnd(true)
          self.endContext(completed: true)
          completion?()
        },
      ])
  }

  // MARK: Views

  /// A Boolean value that indicates whether the views cover the nearest presentation context only.
  var isOverContext: Bool {
    let style = presentationStyle
    return style.isOverContext || style == .custom && !shouldPresentInFullscreen
  }

  private func addViews(in window: any PresentationHost, above presenter: ViewController) {
    let container = PresentationContainerView(self)
    let dimmingView = DimmingView(self)
    self.container = container
    overridesDidChange()
    // Without a tap outside, touches reach views that the program has placed behind the presented view.
    dimmingView.isUserInteractionEnabled = isDismissedByTapOutside
    self.dimmingView = dimmingView
    context?.containerView = container
    container.addSubview(dimmingView)
    if isOverContext, presenter.links?.presenter == nil,
      let view = presenter.viewIfLoaded, let host = view.superview, host !== window
    {
      // Over a context, the container is beside its view, with the same frame.
      container.frame = view.frame
      host.insertSubview(container, aboveSubview: view)
    } else {
      window.addSubview(container)
    }
    self.window = window
    window.presentations.append(self)
    window.layoutIfNeeded()
    if let presentedView { container.addSubview(presentedView) }
    presentationTransitionWillBegin()
    // Views that were added above are decorations, which are below the presented view.
    if let presentedView, presentedView.superview === container,
      container.subviews.last !== presentedView
    {
      container.bringSubviewToFront(presentedView)
    }
    window.layoutIfNeeded()
    setDimming(dimming)
    if window.focusHost.wantsFocusInPresented { placeFirstFocus() }
  }

  /// Lays out the container.
  func layOutContainer() {
    guard let container else { return }
    dimmingView?.frame = container.bounds
    placeTitleBarDimming()
    containerViewWillLayoutSubviews()
    if positionsInLayout { placePresentedView() }
    containerViewDidLayoutSubviews()
  }

  /// A Boolean value that indicates whether a layout of the container positions the presented view. An
  /// animator of the delegate positions it itself. Over the presenting view, the program may have moved it.
  private var positionsInLayout: Bool {
    guard !isPlayedByAnimator else { return false }
    guard presentationStyle.isOverPresenter, let placed, let view = presentedView else {
      return true
    }
    return view.center == placed.center && view.bounds.size == placed.size
  }

  /// Sets the opacity of the dimming around the presented view. In dark appearance it is higher.
  func setDimming(_ part: Double) {
    let isDark = container?.theme.isDark ?? false
    let color = Color.black.withAlphaComponent(min(1, isDark ? part * 1.5 : part))
    dimmingView?.backgroundColor = color
    titleBarDimming?.backgroundColor = color
  }

  /// Dims the title bar like the rest of the window, if the window draws one and the container covers the
  /// window.
  private func placeTitleBarDimming() {
    guard let container, let window, container.superview === window, let bar = window.titleBarView
    else {
      titleBarDimming?.removeFromSuperview()
      return
    }
    let dimming = titleBarDimming ?? View()
    if titleBarDimming == nil {
      titleBarDimming = dimming
      dimming.isUserInteractionEnabled = false
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.backgroundColor = dimmingView?.backgroundColor
    }
    if dimming.superview !== bar { bar.addSubview(dimming) }
    dimming.frame = bar.bounds
  }

  func removePresentersView(of presenter: ViewController) {
    guard shouldRemovePresentersView, let view = presenter.viewIfLoaded,
      let superview = view.superview
    else { return }
    presentersPosition = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
    view.removeFromSuperview()
  }

  /// Moves the presenting controller's view back to its position.
  func returnPresentersView() {
    guard let place = presentersPosition, let view = presentingViewController?.viewIfLoaded else {
      return
    }
    presentersPosition = nil
    if view.superview == nil {
      place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
    }
  }

  // MARK: Keys

  /// Removes the first responder and the focus while a controller is presented.
  private func takeFocus(in window: any PresentationHost) {
    earlierFocus = FocusMemory(
      responder: BackLink(window.focusHost.firstResponder),
      focused: BackLink(window.focusHost.focusedView))
    window.focusHost.forceResign()
    window.focusHost.forceFocusAway()
  }

  /// Restores the first responder and the focus, unless another one was set since.
  func returnFocus(in window: (any PresentationHost)?) {
    guard let window, window.focusHost.firstResponder == nil, window.focusHost.focusedView == nil
    else {
      return
    }
    let earlier = earlierFocus
    earlierFocus = FocusMemory()
    if let responder = earlier.responder, responder.firstResponderHost === window.focusHost {
      responder.becomeFirstResponder()
    }
    if let view = earlier.focused, view.window === window {
      window.focusHost.restoreFocus(to: view, wasFirstResponder: view === earlier.responder)
    }
  }

  // MARK: Animation

  private func animateComing(_ completion: @escaping @MainActor () -> Void) {
    applyHiddenLook(false)
    setDimming(0)
    View.animate(
      withDuration: presentationTiming.coming, usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        applyShownLook()
        setDimming(dimming)
        context?.playAlongside()
      }, completion: { _ in completion() })
  }

  func animateGoing(_ completion: @escaping @MainActor () -> Void) {
    View.animate(
      withDuration: presentationTiming.going, delay: 0, options: .curveEaseIn,
      animations: {
        applyHiddenLook(true)
        setDimming(0)
        context?.playAlongside()
      }, completion: { _ in completion() })
  }

  /// Hides the presented view: below the window for `coverVertical`, and transparent for other transitions.
  /// With reduced motion, the view is always transparent.
  func applyUsualHiddenLook(_ isMoving: Bool) {
    guard let view = presentedView else { return }
    if transitionStyle == .coverVertical,
      !ProgramContext.of(containerView).prefersReducedMotion, let container
    {
      let distance = container.bounds.maxY - view.center.y + view.bounds.height / 2
      view.transform = Transform(translationX: 0, y: distance + Self.shadowRoom)
    } else {
      view.alpha = 0
    }
  }

  /// The style of the transition: that of the presentation's context if the context provides one, otherwise
  /// the presented controller's.
  private var transitionStyle: ModalTransitionStyle {
    let own = presentedViewController.modalTransitionStyle
    guard isOverContext, let context = presentingViewController, context.definesPresentationContext,
      context.providesPresentationContextTransitionStyle
    else { return own }
    return context.modalTransitionStyle
  }

  /// The distance below the window that hides the shadow of a view, in points.
  private static let shadowRoom = 48.0

  func applyUsualShownLook() {
    guard let view = presentedView else { return }
    view.alpha = 1
    view.transform = .identity
    placePresentedView()
  }
}
