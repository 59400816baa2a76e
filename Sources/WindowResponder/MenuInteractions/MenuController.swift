import ResponderPlatform

/// The edit menu of the program: what the first responder's chain can do, beside a rectangle.
///
///     MenuController.shared.showMenu(from: label, rect: label.bounds)
///
/// The menu is above the rectangle, or below where there is no room. It goes when something is chosen,
/// and at a press elsewhere. Where nobody enables anything it does not appear. Follows
/// `UIMenuController`; ``EditMenuInteraction`` does more.
@preconcurrency @MainActor public final class MenuController {
  /// The program's.
  public static var shared: MenuController {
    let context = ProgramContext.current
    return context.part(MenuController.self) { MenuController(context) }
  }

  private weak var context: ProgramContext?
  private var session: (any OpenMenu)?
  private var source: (view: WeakView, rect: Rect)?

  /// Where it goes when it is shown without a word where.
  private var target: (view: WeakView, rect: Rect)?

  private struct WeakView {
    weak var view: View?
  }

  private init(_ context: ProgramContext) {
    self.context = context
  }

  /// Where the menu is from its rectangle.
  public var arrowDirection = ArrowDirection.default

  /// Commands that are shown behind the standard ones, where somebody enables them.
  public var menuItems: [MenuItem]? {
    didSet { update() }
  }

  /// Whether the menu is on screen.
  public var isMenuVisible: Bool {
    get { session != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Where the menu is, in the coordinates of its window, in points; zero while it is not shown.
  public var menuFrame: Rect { session?.frame ?? .zero }

  /// Shows the menu beside a rectangle, in a view's own coordinates, in points.
  public func showMenu(from targetView: View, rect targetRect: Rect) {
    guard let window = targetView.menuHost, let context, let program = context.program else {
      return
    }
    hideMenu()
    let responder = window.focusHost.firstResponder ?? targetView
    let menu = menu(for: responder)
    let validation = program.menuValidation(from: responder, omitsUnavailable: true)
    guard !validation.validated(menu).children.isEmpty else { return }
    source = (WeakView(view: targetView), targetRect)
    let isDirect = context.isPointedDirectly
    var request = MenuRequest(
      menu: menu, place: place(of: targetRect, in: targetView, isDirect: isDirect),
      responder: responder, isDirect: isDirect)
    request.passesPresses = isDirect
    request.willEnd = { Self.willHideMenu.tell(Self.shared) }
    request.didEnd = { [weak self] in
      guard let self else { return }
      session = nil
      source = nil
      Self.didHideMenu.tell(self)
    }
    Self.willShowMenu.tell(self)
    session = window.openMenu(request)
    guard session != nil else { return }
    session?.onPlaced = { [weak self] in
      if let self { Self.menuFrameDidChange.tell(self) }
    }
    Self.didShowMenu.tell(self)
  }

  /// Says where the menu goes when it is shown next by ``setMenuVisible(_:animated:)``: beside a rectangle,
  /// in a view's own coordinates, in points. UIKit's older way to say ``showMenu(from:rect:)``.
  public func setTargetRect(_ targetRect: Rect, in targetView: View) {
    target = (WeakView(view: targetView), targetRect)
  }

  /// Shows the menu where ``setTargetRect(_:in:)`` said, or takes it away.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    guard let target, let view = target.view.view else { return }
    showMenu(from: view, rect: target.rect)
  }

  /// Takes the menu away, where it was shown from a view.
  public func hideMenu(from targetView: View) {
    if source?.view.view === targetView { hideMenu() }
  }

  /// Takes the menu away.
  public func hideMenu() { session?.end() }

  /// Asks the responders anew what they enable; a menu with nothing to choose goes.
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

  private func place(of rect: Rect, in view: View, isDirect: Bool) -> MenuRequest.Place {
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

  /// Where a menu's arrow points: the menu is on its other side. The values are those of
  /// `UIMenuController.ArrowDirection`.
  public enum ArrowDirection: Int, Sendable {
    /// What suits: the menu is above, or else below.
    case `default` = 0
    /// Up: the menu is below.
    case up = 1
    /// Down: the menu is above.
    case down = 2
    /// To the left: the menu is to the right.
    case left = 3
    /// To the right: the menu is to the left.
    case right = 4
  }

  // MARK: Who wants to hear

  /// The menu is about to appear. Follows `UIMenuController.willShowMenuNotification`.
  public static let willShowMenu = ObserverList<MenuController>()
  /// The menu has appeared. Follows `UIMenuController.didShowMenuNotification`.
  public static let didShowMenu = ObserverList<MenuController>()
  /// The menu is about to go. Follows `UIMenuController.willHideMenuNotification`.
  public static let willHideMenu = ObserverList<MenuController>()
  /// The menu is gone. Follows `UIMenuController.didHideMenuNotification`.
  public static let didHideMenu = ObserverList<MenuController>()
  /// The menu was placed. Follows `UIMenuController.menuFrameDidChangeNotification`.
  public static let menuFrameDidChange = ObserverList<MenuController>()
}
