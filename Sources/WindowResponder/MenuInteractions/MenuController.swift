import ResponderPlatform
import ResponderRuntime

/// The controller of the application's edit menu, with the commands that the first responder's chain enables.
///
///     MenuController.shared.showMenu(from: label, rect: label.bounds)
///
/// The menu is above a rectangle, or below it if there is no room. It closes after a choice or a press
/// outside. If no responder enables a command, it does not open. ``EditMenuInteraction`` has more features.
/// Follows `UIMenuController`.
@preconcurrency @MainActor public final class MenuController {
  /// The menu controller of the application.
  public static var shared: MenuController {
    let context = ProgramContext.current
    return context.part(MenuController.self) { MenuController(context) }
  }

  @BackLink private var context: ProgramContext?
  private var session: (any OpenMenu)?
  private var source: (view: WeakView, rect: Rect)?

  /// The rectangle that ``setTargetRect(_:in:)`` has set.
  private var target: (view: WeakView, rect: Rect)?

  private struct WeakView {
    @BackLink var view: View?
  }

  private init(_ context: ProgramContext) {
    self.context = context
  }

  /// The direction of the arrow, which determines the menu's side of the rectangle. The default is
  /// `.default`.
  public var arrowDirection = ArrowDirection.default

  /// Commands after the standard ones. They are shown if a responder enables them.
  public var menuItems: [MenuItem]? {
    didSet { update() }
  }

  /// A Boolean value that indicates whether the menu is open.
  public var isMenuVisible: Bool {
    get { session != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu in window coordinates, in points, or zero if it is not open.
  public var menuFrame: Rect { session?.frame ?? .zero }

  /// Opens the menu beside a rectangle in a view's coordinates, in points.
  public func showMenu(from targetView: View, rect targetRect: Rect) {
    guard let window = targetView.menuHost, let context, let program = context.program else {
      return
    }
    hideMenu()
    let responder = window.focusHost.firstResponder ?? targetView
    let menu = menu(for: responder)
    let validation = program.menuValidation(from: responder, omitsUnavailable: true)
    guard !validation.validated(menu).children.isEmpty else { return }
    source = (WeakView(view: BackLink(targetView)), targetRect)
    let isDirect = context.isPointedDirectly
    var request = MenuRequest(
      menu: menu, position: place(of: targetRect, in: targetView, isDirect: isDirect),
      responder: responder, isDirect: isDirect)
    request.passesPresses = isDirect
    request.willBegin = { Self.willShowMenu.tell(Self.shared) }
    request.willEnd = { Self.willHideMenu.tell(Self.shared) }
    request.didEnd = { [weak self] in
      guard let self else { return }
      session = nil
      source = nil
      Self.didHideMenu.tell(self)
    }
    session = window.openMenu(request)
    guard session != nil else { return }
    session?.onPlaced = { [weak self] in
      if let self { Self.menuFrameDidChange.tell(self) }
    }
    Self.didShowMenu.tell(self)
  }

  /// Sets the rectangle beside which ``setMenuVisible(_:animated:)`` opens the menu, in a view's coordinates,
  /// in points. It is the older alternative to ``showMenu(from:rect:)`` in UIKit.
  public func setTargetRect(_ targetRect: Rect, in targetView: View) {
    target = (WeakView(view: BackLink(targetView)), targetRect)
  }

  /// Opens the menu beside the rectangle of ``setTargetRect(_:in:)``, or closes it. If no rectangle is set,
  /// does not open it. The change is not animated.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    guard let target, let view = target.view.view else { return }
    showMenu(from: view, rect: target.rect)
  }

  /// Closes the menu if it was opened from a view.
  public func hideMenu(from targetView: View) {
    if source?.view.view === targetView { hideMenu() }
  }

  /// Closes the menu.
  public func hideMenu() { session?.end() }

  /// Validates the open menu again. If there is nothing to choose, closes it.
  public func update() {
    guard let session, let program = context?.program else { return }
    let menu = menu(for: session.request.responder)
    let validation = program.menuValidation(
      from: session.request.responder, omitsUnavailable: true)
    if validation.validated(menu).children.isEmpty { return session.end() }
    session.replaceMenu(menu)
  }

  private func menu(for responder: Responder?) -> Menu {
    let menu = context?.program?.suggestedEditMenu(for: responder) ?? Menu(children: [])
    guard let menuItems, !menuItems.isEmpty else { return menu }
    let own = menuItems.map { Command(title: $0.title, action: $0.action) }
    return menu.replacingChildren(
      menu.children + [Menu(options: .displayInline, children: own)])
  }

  private func place(of rect: Rect, in view: View, isDirect: Bool) -> MenuRequest.Position {
    let place = view.convert(rect, to: nil)
    let side: PopupEdge
    switch arrowDirection {
    case .default, .down: side = .top
    case .up: side = .bottom
    case .left: side = .right
    case .right: side = .left
    }
    return isDirect ? .bar(place, side) : .side(place, side)
  }

  /// The directions of a menu's arrow. The menu is on the opposite side. The values are those of
  /// `UIMenuController.ArrowDirection`.
  public enum ArrowDirection: Int, Sendable {
    /// The default direction. The menu is above, or else below.
    case `default` = 0
    /// The upward direction. The menu is below.
    case up = 1
    /// The downward direction. The menu is above.
    case down = 2
    /// The direction to the left. The menu is to the right.
    case left = 3
    /// The direction to the right. The menu is to the left.
    case right = 4
  }

  // MARK: Observers

  /// The observers that are notified before the menu opens. Follows
  /// `UIMenuController.willShowMenuNotification`.
  public static let willShowMenu = ObserverList<MenuController>()
  /// The observers that are notified after the menu has opened. Follows
  /// `UIMenuController.didShowMenuNotification`.
  public static let didShowMenu = ObserverList<MenuController>()
  /// The observers that are notified before the menu closes. Follows
  /// `UIMenuController.willHideMenuNotification`.
  public static let willHideMenu = ObserverList<MenuController>()
  /// The observers that are notified after the menu has closed. Follows
  /// `UIMenuController.didHideMenuNotification`.
  public static let didHideMenu = ObserverList<MenuController>()
  /// The observers that are notified when the menu was positioned. Follows
  /// `UIMenuController.menuFrameDidChangeNotification`.
  public static let menuFrameDidChange = ObserverList<MenuController>()
}
