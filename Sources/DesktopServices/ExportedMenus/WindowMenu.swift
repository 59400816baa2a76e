import ResponderBus
import ResponderPlatform
import ResponderRuntime

/// The program's menus on the session bus, as the responder chain of one window builds them.
@MainActor final class WindowMenu {
  @BackLink private var window: Window?
  private let menu: BusMenu
  private var export: BusSubscription?

  /// Exports the menus, and sends their address to the compositor.
  ///
  /// - Parameter number: The number that distinguishes the window's menus from others on the connection.
  init(_ window: Window, number: Int, on bus: BusConnection) throws(SessionBusError) {
    guard let name = bus.uniqueName else { throw .lost }
    self.window = window
    menu = BusMenu(path: "/MenuBar/\(number)", showsShortcuts: true)
    menu.source = { [link = BackLink(window)] in
      link.target.map { MenuSystem.main.menu(along: $0.commandResponder.chain) }
    }
    menu.validated = { [link = BackLink(window)] menu in
      guard let validation = link.target?.menuBarValidation else { return menu }
      return validation.validated(validation.forBar(menu))
    }
    menu.perform = { [weak self] element in self?.perform(element) }
    menu.isRightToLeft = window.isRightToLeft
    // The desktop may ask as soon as it knows the address.
    export = try bus.export(menu, at: menu.path, description: BusMenu.description)
    menu.bus = bus
    window.setMenuAddress(MenuAddress(service: name, path: menu.path))
  }

  /// Performs the element that the user has chosen, after all waiting events.
  private func perform(_ element: MenuElement) {
    window?.programContext.later { [weak self] in
      // A modal dialog above the window blocks its commands.
      guard let window = self?.window, window.blockingDialog == nil else { return }
      window.menuBarValidation?.perform(element)
      self?.menu.refresh()
    }
  }

  /// Updates the menus if the desktop has requested them.
  func refresh() {
    if menu.wasAsked { menu.refresh() }
  }

  /// Removes the menus from the bus.
  func end() {
    window?.setMenuAddress(nil)
    export = nil
    menu.bus = nil
  }
}
