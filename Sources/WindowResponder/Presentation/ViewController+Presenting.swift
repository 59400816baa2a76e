/// Presentations and dismissals, and the order in which they are reported.
extension ViewController {
  // MARK: Presentation hierarchy

  /// The implementation of ``presentedViewController`` in the base class.
  var firstPresented: ViewController? {
    var current: ViewController? = self
    while let controller = current {
      if let presented = controller.links?.presented { return presented }
      current = controller.parent
    }
    return nil
  }

  /// The implementation of ``presentingViewController`` in the base class.
  var firstPresenter: ViewController? {
    var current: ViewController? = self
    while let controller = current {
      if let presenter = controller.links?.presenter { return presenter }
      current = controller.parent
    }
    return nil
  }

  /// The window of which this is or was the root controller.
  private var rootHost: (any PresentationHost)? { rootWindow }

  /// The implementation of ``next`` in the base class.
  var nextResponder: Responder? {
    if let presenter = links?.presenter { return presenter }
    if let superview = viewIfLoaded?.superview { return superview }
    // While a presentation covers the window, the root controller's view is not in it.
    return rootHost?.rootViewController === self ? rootHost : nil
  }

  /// The topmost controller of the presentation chain above this one, or this controller itself.
  var topmostPresented: ViewController {
    var top = self
    while let next = top.links?.presented, next.links?.controller?.phase != .dismissing {
      top = next
    }
    return top
  }

  /// The presentation controller of this controller, which is created if necessary.
  var currentPresentationController: PresentationController? {
    if let known = links?.controller {
      let isFitting =
        known.phase != .idle || known.madeFor == modalPresentationStyle || known.adaptedStyle != nil
      if isFitting { return known }
    }
    let made = makePresentationController()
    made.madeFor = modalPresentationStyle
    changeLinks { $0.controller = made }
    return made
  }

  /// Returns the presentation controller of a type, of this controller or of its nearest ancestor that is
  /// presented with one. If there is none, returns the one that this controller's style would use.
  func managingPresentationController<Wanted: PresentationController>(
    _ type: Wanted.Type
  ) -> Wanted? {
    var controller: ViewController? = self
    while let current = controller {
      if let known = current.links?.controller as? Wanted, known.phase != .idle { return known }
      controller = current.parent
    }
    return currentPresentationController as? Wanted
  }

  /// Called when the frame of the controller's view has changed. A presentation over this context follows.
  /// One that covers the window does not.
  func contextDidMove() {
    guard let presentation = links?.presented?.links?.controller, let view = viewIfLoaded,
      let container = presentation.container, let host = container.superview,
      host === view.superview, host !== presentation.window
    else { return }
    container.frame = view.frame
  }

  func changeLinks(_ change: (inout PresentationLinks) -> Void) {
    var new = links ?? PresentationLinks()
    change(&new)
    links = new.isEmpty ? nil : new
  }

  /// Creates the presentation controller of the controller's style.
  func makeUsualPresentationController() -> PresentationController {
    modalPresentationStyle.makeController(presenting: self)
  }

  /// Notifies containers of a change of the preferred size.
  func announcePreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    links?.presenter?.preferredContentSizeDidChange(forChildContentContainer: self)
    links?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Implements ``show(_:sender:)`` of the base class.
  func showByParent(_ controller: ViewController, _ sender: Any?) {
    if let parent {
      parent.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Implements ``showDetailViewController(_:sender:)`` of the base class.
  func showDetailByParent(_ controller: ViewController, _ sender: Any?) {
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: Presenting

  /// Returns the controller that presents: the topmost parent or, over a context, the nearest controller
  /// that defines one.
  private func presenter(isOverContext: Bool) -> ViewController {
    var top = self
    while true {
      if isOverContext, top.definesPresentationContext { return top }
      guard let parent = top.parent else { return top }
      top = parent
    }
  }

  /// Implements ``present(_:animated:completion:)`` of the base class.
  func beginPresenting(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    let isOverContext = controller.modalPresentationStyle.isOverContext
    var presenter = presenter(isOverContext: isOverContext)
    guard var window = presenter.readyWindow(for: controller) else { return }
    controller.takeCustomPresentation(above: presenter, source: self)
    controller.forgetAdaptation()
    if !isOverContext, controller.currentPresentationController?.isOverContext == true {
      // A presentation of the program that covers a context only.
      presenter = self.presenter(isOverContext: true)
      guard let other = presenter.readyWindow(for: controller) else { return }
      window = other
    }
    // The style in a narrow window may depend on the traits of the presenting controller.
    controller.currentPresentationController?.presentingViewController = presenter
    if window.bounds.width < PresentationController.compactWidth,
      let other = controller.adaptPresentation()
    {
      controller.currentPresentationController?.presentingViewController = nil
      return beginPresenting(other, animated: animated, completion: completion)
    }
    controller.currentPresentationController?.source = self
    controller.currentPresentationController?.present(
      above: presenter, in: window, animated: animated, completion: completion)
  }

  /// Ends transitions in progress, and returns the window in which this controller can present another one.
  /// If it cannot, writes why, and returns `nil`.
  private func readyWindow(for controller: ViewController) -> (any PresentationHost)? {
    precondition(controller !== self, "A controller cannot present itself")
    links?.controller?.transition?.finish()
    if let earlier = links?.presented?.links?.controller, earlier.phase == .dismissing {
      earlier.transition?.finish()
    }
    if links?.presented != nil {
      refuse(controller, "it presents another one already")
      return nil
    }
    guard controller.links?.presenter == nil, controller.parent == nil,
      controller.rootHost?.rootViewController !== controller
    else {
      refuse(controller, "that one is in use elsewhere")
      return nil
    }
    guard let window = viewIfLoaded?.presentationHost else {
      refuse(controller, "its view is in no window")
      return nil
    }
    return window
  }

  /// Uses the presentation controller of the transitioning delegate for the custom style.
  private func takeCustomPresentation(above presenter: ViewController, source: ViewController) {
    guard modalPresentationStyle == .custom,
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    else { return }
    made.madeFor = .custom
    changeLinks { $0.controller = made }
  }

  /// Removes a presentation controller that was created for a narrow window earlier.
  private func forgetAdaptation() {
    guard let old = links?.controller, old.phase == .idle, old.adaptedStyle != nil else { return }
    changeLinks { $0.controller = nil }
    currentPresentationController?.delegate = old.delegate
  }

  /// Applies the style for a narrow window, if there is one. Returns the controller to present instead, or
  /// `nil`.
  private func adaptPresentation() -> ViewController? {
    // An alert fits into a narrow window.
    guard !(self is AlertController), let current = currentPresentationController,
      current.adaptedStyle == nil
    else { return nil }
    let style = current.adaptivePresentationStyle
    guard style != .none else { return nil }
    if let other = current.delegate?.presentationController(
      current, viewControllerForAdaptivePresentationStyle: style), other !== self
    {
      other.modalPresentationStyle = style
      return other
    }
    guard style != modalPresentationStyle else { return nil }
    let made = adaptiveController(for: style, of: current)
    made.madeFor = style
    made.adaptedStyle = style
    made.delegate = current.delegate
    changeLinks { $0.controller = made }
    current.delegate?.presentationController(current, prepare: made)
    return nil
  }

  /// Returns the presentation controller for a narrow window: the sheet of a popover, or a new one.
  private func adaptiveController(
    for style: ModalPresentationStyle, of current: PresentationController
  ) -> PresentationController {
    let made = style.makeController(presenting: self)
    guard made is SheetPresentationController,
      let popover = current as? PopoverPresentationController
    else { return made }
    return popover.adaptiveSheetPresentationController
  }

  private func refuse(_ controller: ViewController, _ reason: String) {
    ErrorLine.write(
      "\(ProgramContext.current.name): \(type(of: self)) does not present \(type(of: controller)): "
        + reason)
  }

  // MARK: Dismissing

  /// Implements ``dismiss(animated:completion:)`` of the base class.
  func beginDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presenter = firstPresented?.links?.presenter ?? firstPresenter else {
      completion?()
      return
    }
    presenter.dismissPresented(animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, and all controllers above it.
  ///
  /// - Parameter returns: A Boolean value that indicates whether this controller is shown again. It is
  ///   `false` if this controller is dismissed too.
  func dismissPresented(
    animated: Bool, returns: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    for controller in presentedChain {
      if let presentation = controller.links?.controller, presentation.phase != .dismissing {
        presentation.transition?.finish()
      }
    }
    // The appearance methods may have changed the chain.
    let chain = presentedChain
    guard let first = chain.first?.links?.controller else {
      completion?()
      return
    }
    if first.phase == .dismissing {
      if let completion { first.transition?.append(completion) }
      return
    }
    // Dismissals in progress above the first controller end at once.
    for controller in chain.dropFirst() { controller.links?.controller?.transition?.finish() }
    PresentationController.dismiss(
      presentedChain, above: self, animated: animated, returns: returns, completion: completion)
  }

  /// The controllers of the presentation chain above this one.
  private var presentedChain: [ViewController] {
    var chain: [ViewController] = []
    var current = links?.presented
    while let controller = current, !chain.contains(controller) {
      chain.append(controller)
      current = controller.links?.presented
    }
    return chain
  }
}
