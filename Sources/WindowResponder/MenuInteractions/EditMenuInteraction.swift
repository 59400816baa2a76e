import ResponderPlatform

/// An interaction that shows an edit menu for a view, with the commands that its responder chain enables.
///
///     let editMenu = EditMenuInteraction(delegate: self)
///     card.addInteraction(editMenu)
///
/// A press of the secondary button and a long press open the menu. The Menu key and Shift+F10 do too while
/// the view is the first responder. A view that can become the first responder becomes it before, so that the
/// commands are its own. For a touch, the menu is a bar above the location, and for a pointer a menu beside
/// it. If no responder enables a command, no menu opens. Follows `UIEditMenuInteraction`.
@preconcurrency @MainActor open class EditMenuInteraction: Interaction {
  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The delegate that changes the menu.
  open weak var delegate: (any EditMenuInteractionDelegate)?

  private lazy var gestures = MenuGestures(
    prepareMenu: { [weak self] in self?.mayOpen(at: $0) ?? false },
    open: { [weak self] in self?.openByGesture(at: $0) })
  final var session: (any OpenMenu)?
  final var configuration: EditMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: (any EditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) { dismissMenu() }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) {
    self.view = view
    if opensByGesture { gestures.move(to: view) }
  }

  /// Called after the chosen element was performed.
  func didPerform() {}

  /// A Boolean value that indicates whether the interaction has its own gesture recognizers.
  var opensByGesture: Bool { true }

  /// Opens the menu, if there is something to choose.
  open func presentEditMenu(with configuration: EditMenuConfiguration) {
    present(configuration, byKey: false)
  }

  /// Closes the menu.
  open func dismissMenu() { session?.end() }

  /// Updates the open menu, from the delegate and the responders.
  open func reloadVisibleMenu() { reload() }

  /// Moves the open menu to the position that the delegate returns, without an animation.
  open func updateVisibleMenuPosition(animated: Bool) { updatePosition() }

  /// Returns the location of the menu request in a view's coordinates, in points. If `view` is `nil`, returns
  /// it in window coordinates. If no menu is open, returns zero.
  open func location(in view: View?) -> Point {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }
}

extension EditMenuInteraction {
  func mayOpen(at point: Point) -> Bool {
    view?.menuHost?.canShowMenus == true
      && !menu(for: EditMenuConfiguration(identifier: nil, sourcePoint: point)).children.isEmpty
  }

  private func openByGesture(at point: Point) {
    presentEditMenu(with: EditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  /// The responder with which validation starts: the view if it can become first responder, or else the first
  /// responder.
  private var responder: Responder? {
    guard let view else { return nil }
    if view.canBecomeFirstResponder { return view }
    return view.host?.focusHost.firstResponder ?? view
  }

  /// Returns the menu before validation.
  private func menu(for configuration: EditMenuConfiguration) -> Menu {
    guard let program = ProgramContext.of(view).program else { return Menu(children: []) }
    let suggested = program.suggestedEditMenu(for: responder)
    let validation = program.menuValidation(from: responder, omitsUnavailable: true)
    let enabled = validation.validated(suggested)
    if let delegate,
      let own = delegate.editMenuInteraction(
        self, menuFor: configuration, suggestedActions: enabled.children)
    {
      return validation.validated(own).children.isEmpty ? own.replacingChildren([]) : own
    }
    return enabled.children.isEmpty ? enabled : suggested
  }

  /// Opens the menu. If there is none, returns `false`.
  @discardableResult func present(_ configuration: EditMenuConfiguration, byKey: Bool) -> Bool {
    guard let view, let window = view.menuHost else { return false }
    if view.canBecomeFirstResponder, !view.isFirstResponder { view.becomeFirstResponder() }
    session?.end()
    let menu = menu(for: configuration)
    guard !menu.children.isEmpty else { return false }
    let isDirect = view.programContext.isPointedDirectly && !byKey
    var request = MenuRequest(
      menu: menu, position: place(for: configuration, isDirect: isDirect),
      responder: responder, isDirect: isDirect)
    request.isByKey = byKey
    request.passesPresses = isDirect
    let coming = MenuAnimator()
    request.willBegin = { [weak self] in
      guard let self else { return }
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: coming)
    }
    let leaving = MenuAnimator()
    request.didPerform = { [weak self] in self?.didPerform() }
    request.willEnd = { [weak self] in
      guard let self else { return }
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: leaving)
    }
    request.didEnd = { [weak self] in
      if self?.configuration === configuration {
        self?.session = nil
        self?.configuration = nil
      }
      leaving.complete()
    }
    self.configuration = configuration
    session = window.openMenu(request)
    if session == nil { self.configuration = nil } else { coming.complete() }
    return session != nil
  }

  private func place(
    for configuration: EditMenuConfiguration, isDirect: Bool
  ) -> MenuRequest.Position {
    guard let view else { return .point(.zero) }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? Rect(origin: configuration.sourcePoint, size: .zero)
    if isDirect {
      return .bar(view.convert(rect, to: nil), configuration.preferredArrowDirection.side)
    }
    return .point(view.convert(configuration.sourcePoint, to: nil))
  }

  private func reload() {
    guard let session, let configuration else { return }
    let menu = menu(for: configuration)
    if menu.children.isEmpty { return session.end() }
    session.replaceMenu(menu)
  }

  private func updatePosition() {
    guard let session, let configuration else { return }
    session.move(to: place(for: configuration, isDirect: session.request.isDirect))
  }
}

extension EditMenuArrowDirection {
  /// The side of the rectangle on which the menu is.
  fileprivate var side: PopupEdge {
    switch self {
    case .automatic, .down: .top
    case .up: .bottom
    case .left: .right
    case .right: .left
    }
  }
}
