import ResponderBus
import ResponderPlatform

/// The program's menus on the session bus, as the chain of one window builds them.
@MainActor final class WindowMenu {
  private weak var window: Window?
  private let menu: BusMenu
  private var export: BusSubscription?

  /// Exports them, and has the window tell the desktop where they are.
  ///
  /// - Parameter number: Tells the window's from those of others on the connection.
  init(_ window: Window, number: Int, on bus: BusConnection) throws(SessionBusError) {
    guard let name = bus.uniqueName else { throw .lost }
    self.window = window
    menu = BusMenu(path: "/MenuBar/\(number)", showsShortcuts: true)
    menu.source = { [weak window] in
      window.map { MenuSystem.main.menu(along: $0.commandResponder.chain) }
    }
    menu.validated = { [weak window] menu in
      guard let validation = window?.menuBarValidation else { return menu }
      return validation.validated(validation.forBar(menu))
    }
    menu.perform = { [weak self] element in self?.perform(element) }
    menu.isRightToLeft = window.isRightToLeft
    // The desktop may ask as soon as it knows the address.
    export = try bus.export(menu, at: menu.path, description: BusMenu.description)
    menu.bus = bus
    window.setMenuAddress(MenuAddress(service: name, path: menu.path))
  }

  /// Does what was chosen, behind the events that wait already.
  private func perform(_ element: MenuElement) {
    window?.programContext.later { [weak self] in
      // A dialog above the window has to be answered first.
      guard let window = self?.window, window.blockingDialog == nil else { return }
      window.menuBarValidation?.perform(element)
      self?.menu.refresh()
    }
  }

  /// Tells what has changed, where somebody has looked at all.
  func refresh() {
    if menu.wasAsked { menu.refresh() }
  }

  /// Takes them from the bus.
  func end() {
    window?.setMenuAddress(nil)
    export = nil
    menu.bus = nil
  }
}

extension Window {
  fileprivate func setMenuAddress(_ address: MenuAddress?) {
    guard address != desktopRequests?.wishes.menuAddress else { return }
    ownRequests.wishes.menuAddress = address
    requestsDidChange()
    (menuBarKeys as? MenuBar)?.desktopMenusMayHaveChanged()
  }
}
