/// An interaction that shows a context menu for a view. A press of the secondary button, a long press, the
/// Menu key and Shift+F10 open the menu.
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
/// Commands that no responder enables are dimmed. Follows `UIContextMenuInteraction`.
@preconcurrency @MainActor open class ContextMenuInteraction: Interaction {
  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The delegate that provides the menu.
  public final weak var delegate: (any ContextMenuInteractionDelegate)?

  private lazy var gestures = MenuGestures(
    touchDidBegin: { [weak self] in self?.touchDidBegin?($0) },
    prepareMenu: { [weak self] in self?.prepareMenu(at: $0) ?? false },
    open: { [weak self] in self?.openByGesture(at: $0) })
  final var session: (any OpenMenu)?
  /// The closure that returns the location for a key: the point for the delegate and the rectangle beside
  /// which the menu opens, in the view's coordinates. If it returns `nil`, no menu opens.
  ///
  /// Without a closure, these are the center and the bounds of the view. A view with items sets it to return
  /// the position of an item.
  package final var keyLocation: (() -> (point: Point, rect: Rect)?)?
  /// The closure that is called when a touch begins that can open the menu, with its location in the view's
  /// coordinates. A view with items sets it to store the item, which can move before the menu opens.
  package final var touchDidBegin: ((Point) -> Void)?
  /// The closure that returns the rectangle that a menu does not cover if a touch opens it, in the view's
  /// coordinates. If it returns `nil`, the menu opens at the touch. A view with items sets it to return the
  /// rectangle of the item.
  package final var touchedRect: (() -> Rect?)?
  private final var lastLocation = Point.zero
  /// The configuration that was requested when a gesture checked for a menu.
  private final var prepared: ContextMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) { dismissMenu() }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) {
    self.view = view
    gestures.move(to: view)
  }

  /// Returns the location of the menu request in a view's coordinates, in points. If `view` is `nil`, returns
  /// it in window coordinates.
  open func location(in view: View?) -> Point {
    self.view?.convert(lastLocation, to: view) ?? lastLocation
  }

  /// Closes the menu.
  open func dismissMenu() { session?.end() }

  /// Replaces the open menu by the result of a closure.
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {
    guard let session else { return }
    session.replaceMenu(block(session.request.menu))
  }

  /// Requests the configuration from the delegate. If there is none, returns `false`.
  private func prepareMenu(at point: Point) -> Bool {
    guard view?.menuHost?.canShowMenus == true else { return false }
    willAsk()
    prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    return prepared != nil
  }

  private func openByGesture(at point: Point) {
    guard let configuration = prepared else { return }
    prepared = nil
    present(configuration, at: point, position: touchPosition(at: point), byKey: false)
  }

  /// Returns the position below or above the touched item, in the column of a touch, or `nil` for a menu that
  /// opens at the point.
  private func touchPosition(at point: Point) -> MenuRequest.Position? {
    guard let view, view.programContext.isPointedDirectly, let rect = touchedRect?() else {
      return nil
    }
    let column = Rect(x: point.x, y: rect.minY, width: 1, height: rect.height)
    return .beside(view.convert(column, to: nil))
  }

  /// Opens the menu for a key: at the location that the view gives for keys, or else beside the view. If
  /// there is no menu, returns `false`.
  func openByKey() -> Bool {
    guard let view else { return false }
    session?.end()
    let usual = (point: view.bounds.middle, rect: view.bounds)
    guard let (point, rect) = keyLocation.map({ $0() }) ?? usual, prepareMenu(at: point),
      let configuration = prepared
    else { return false }
    prepared = nil
    return present(
      configuration, at: point,
      position: .beside(view.convert(rect.intersection(view.bounds), to: nil)), byKey: true)
  }

  /// Opens the menu at a point of the view, as a gesture does. If there is no menu, returns `false`.
  @discardableResult package final func open(at point: Point) -> Bool {
    guard prepareMenu(at: point), let configuration = prepared else { return false }
    prepared = nil
    return present(configuration, at: point, position: nil, byKey: false)
  }

  /// Called before the delegate is asked for a menu that opens at once.
  func willAsk() {}

  /// Called before a menu opens, to change the request.
  func prepare(_ request: inout MenuRequest) {}

  /// Opens a menu. If there is nothing to choose, returns `false`.
  @discardableResult func present(
    _ configuration: ContextMenuConfiguration, at point: Point, position: MenuRequest.Position?,
    byKey: Bool, change: (inout MenuRequest) -> Void = { _ in }
  ) -> Bool {
    guard let view, let window = view.menuHost, let menu = configuration.actionProvider?([]) else {
      return false
    }
    session?.end()
    lastLocation = point
    var request = MenuRequest(
      menu: menu, position: position ?? .point(view.convert(point, to: nil)),
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
  /// The center of the rectangle.
  fileprivate var middle: Point { Point(x: midX, y: midY) }
}
