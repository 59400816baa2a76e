import ResponderPlatform

/// The edit menu of a view: what the first responder's chain can do, where it was asked for.
///
///     let editMenu = EditMenuInteraction(delegate: self)
///     card.addInteraction(editMenu)
///
/// A press of the secondary button and a long press open it, and so do the Menu key and Shift+F10 while
/// the view has the keyboard. A view that can become first responder becomes it then, so that the
/// commands are its own. A finger gets a bar above the place, a pointer a menu beside it; where nobody
/// enables anything no menu appears. Follows `UIEditMenuInteraction`.
@preconcurrency @MainActor open class EditMenuInteraction: Interaction {
  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Who says what the menu shows.
  open weak var delegate: (any EditMenuInteractionDelegate)?

  private lazy var gestures = MenuGestures(
    mayOpen: { [weak self] in self?.mayOpen(at: $0) ?? false },
    open: { [weak self] in self?.openByGesture(at: $0) })
  final var session: (any OpenMenu)?
  final var configuration: EditMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: (any EditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) { dismissMenu() }

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) {
    self.view = view
    if opensByGesture { gestures.move(to: view) }
  }

  /// What was chosen in the menu has been done.
  func didPerform() {}

  /// Whether it has recognizers of its own.
  var opensByGesture: Bool { true }

  /// Shows the menu, where there is something to choose.
  open func presentEditMenu(with configuration: EditMenuConfiguration) {
    present(configuration, byKey: false)
  }

  /// Takes the menu away.
  open func dismissMenu() { session?.end() }

  /// Asks the delegate anew what the menu shows, and the responders what they enable.
  open func reloadVisibleMenu() { reload() }

  /// Moves the menu to where the delegate says that it belongs now.
  open func updateVisibleMenuPosition(animated: Bool) { updatePosition() }

  /// Where the menu was asked for, in a view's own coordinates, in points; nil means window
  /// coordinates. Zero while no menu is shown.
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

  /// Who is asked first: the view itself, where it can be; else the first responder.
  private var responder: Responder? {
    guard let view else { return nil }
    if view.canBecomeFirstResponder { return view }
    return view.host?.focusHost.firstResponder ?? view
  }

  /// The menu before anybody is asked what is enabled.
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

  /// Shows the menu; gives whether there is one.
  @discardableResult func present(_ configuration: EditMenuConfiguration, byKey: Bool) -> Bool {
    guard let view, let window = view.menuHost else { return false }
    if view.canBecomeFirstResponder, !view.isFirstResponder { view.becomeFirstResponder() }
    session?.end()
    let menu = menu(for: configuration)
    guard !menu.children.isEmpty else { return false }
    let isDirect = view.programContext.isPointedDirectly && !byKey
    var request = MenuRequest(
      menu: menu, place: place(for: configuration, isDirect: isDirect),
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
  ) -> MenuRequest.Place {
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
  /// The side of the rectangle that the menu is on.
  fileprivate var side: PopupEdge {
    switch self {
    case .automatic, .down: .top
    case .up: .bottom
    case .left: .right
    case .right: .left
    }
  }
}
