/// The context menu of a view, opened by a press of the secondary button, by a long press, or by the
/// Menu key and Shift+F10.
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       picture.addInteraction(ContextMenuInteraction(delegate: self))
///     }
///
///     func contextMenuInteraction(
///       _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
///     ) -> ContextMenuConfiguration? {
///       ContextMenuConfiguration(actionProvider: { _ in Menu(children: [rotate, remove]) })
///     }
///
/// Commands in it that no responder enables are dimmed. Follows `UIContextMenuInteraction`.
@preconcurrency @MainActor open class ContextMenuInteraction: Interaction {
  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Who says what the menu shows.
  public final weak var delegate: (any ContextMenuInteractionDelegate)?

  private lazy var gestures = MenuGestures(
    mayOpen: { [weak self] in self?.mayOpen(at: $0) ?? false },
    open: { [weak self] in self?.openByGesture(at: $0) })
  final var session: (any OpenMenu)?
  /// Where a key opens the menu: the point that the delegate is asked about and the rectangle that the
  /// menu is beside, in the view's own coordinates; it gives nil for no menu. Without it that is the
  /// middle and all of the view. A view with items has their places here.
  package final var keyPlace: (() -> (point: Point, rect: Rect)?)?
  private final var lastLocation = Point.zero
  /// What was found out when a gesture asked whether there is a menu.
  private final var prepared: ContextMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) { dismissMenu() }

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) {
    self.view = view
    gestures.move(to: view)
  }

  /// Where the menu was asked for, in a view's own coordinates, in points; nil means window
  /// coordinates.
  open func location(in view: View?) -> Point {
    self.view?.convert(lastLocation, to: view) ?? lastLocation
  }

  /// Takes the menu away.
  open func dismissMenu() { session?.end() }

  /// Changes the menu that is shown.
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {
    guard let session else { return }
    session.replaceMenu(block(session.request.menu))
  }

  private func mayOpen(at point: Point) -> Bool {
    guard view?.menuHost?.canShowMenus == true else { return false }
    willAsk()
    prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    return prepared != nil
  }

  private func openByGesture(at point: Point) {
    guard let configuration = prepared else { return }
    prepared = nil
    present(configuration, at: point, place: nil, byKey: false)
  }

  /// Opens the menu as a key does, beside the view.
  func openByKey() -> Bool {
    guard let view else { return false }
    let usual = (point: view.bounds.middle, rect: view.bounds)
    guard let (point, rect) = keyPlace.map({ $0() }) ?? usual, mayOpen(at: point),
      let configuration = prepared
    else { return false }
    prepared = nil
    return present(
      configuration, at: point,
      place: .beside(view.convert(rect.intersection(view.bounds), to: nil)), byKey: true)
  }

  /// Opens the menu at a place of the view, as a gesture does. Gives whether there is one.
  @discardableResult package final func open(at point: Point) -> Bool {
    guard mayOpen(at: point), let configuration = prepared else { return false }
    prepared = nil
    return present(configuration, at: point, place: nil, byKey: false)
  }

  /// The delegate is about to be asked for a menu that opens at once.
  func willAsk() {}

  /// A menu is about to open.
  func prepare(_ request: inout MenuRequest) {}

  /// Shows a menu; gives whether there is something to choose.
  @discardableResult func present(
    _ configuration: ContextMenuConfiguration, at point: Point, place: MenuRequest.Place?,
    byKey: Bool, change: (inout MenuRequest) -> Void = { _ in }
  ) -> Bool {
    guard let view, let window = view.menuHost, let menu = configuration.actionProvider?([]) else {
      return false
    }
    session?.end()
    lastLocation = point
    var request = MenuRequest(
      menu: menu, place: place ?? .point(view.convert(point, to: nil)),
      responder: window.focusHost.firstResponder ?? view,
      isDirect: view.programContext.isPointedDirectly && !byKey)
    request.omitsUnavailable = false
    request.sendsCommands = true
    request.origin = view
    request.isByKey = byKey
    prepare(&request)
    change(&request)
    let coming = MenuAnimator()
    request.willBegin = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: coming)
    }
    let leaving = MenuAnimator()
    request.willEnd = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: leaving)
    }
    request.didEnd = { [weak self] in
      self?.session = nil
      leaving.complete()
    }
    session = window.openMenu(request)
    if session != nil { coming.complete() }
    return session != nil
  }
}

extension Rect {
  /// The point in the middle.
  fileprivate var middle: Point { Point(x: midX, y: midY) }
}
