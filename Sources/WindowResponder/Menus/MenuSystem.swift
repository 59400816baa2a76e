import ResponderRuntime

/// A menu that responders build: the main menu, or a context menu.
///
/// A menu is built from the standard one. Every responder of a chain changes it in
/// ``Responder/buildMenu(with:)``, from the application's delegate to the first responder. Follows
/// `UIMenuSystem`.
@preconcurrency @MainActor public final class MenuSystem {
  /// The main menu. It is not shown. Its shortcuts work unless a responder has the same ones.
  public static let main = MenuSystem()
  /// The edit menu and other context menus, which are built each time they are shown.
  public static let context = MenuSystem()

  private var needsRebuild = true
  private var builtFor: [Link] = []
  private var built: Menu?
  private var builtKeyCommands: [KeyCommand] = []

  /// Schedules a rebuild of the menu before its next use.
  public func setNeedsRebuild() {
    needsRebuild = true
    rebuildObservers.tell(self)
  }

  /// The observers of ``setNeedsRebuild()``, which show parts of the menu before it is opened.
  package let rebuildObservers = ObserverList<MenuSystem>()

  /// Schedules a validation of the menu's commands.
  ///
  /// Commands are validated each time a menu opens and when one is sent. Call this method when the state of a
  /// command has changed that is shown before: in a menu that the desktop shows, or one that is open. It is
  /// not built again.
  public func setNeedsRevalidate() { revalidateObservers.tell(self) }

  /// The observers of ``setNeedsRevalidate()``, which show the state of commands.
  package let revalidateObservers = ObserverList<MenuSystem>()

  /// Returns the menu that a responder chain builds. It is cached while the chain does not change.
  package func menu(along chain: [Responder]) -> Menu {
    if let built, !needsRebuild, isBuilt(for: chain) { return built }
    needsRebuild = false
    let menu = build(along: chain)
    builtFor = chain.map(Link.init)
    built = menu
    builtKeyCommands = menu.keyCommands
    return menu
  }

  private func isBuilt(for chain: [Responder]) -> Bool {
    guard builtFor.count == chain.count else { return false }
    for (index, link) in chain.enumerated() where builtFor[index].responder !== link {
      return false
    }
    return true
  }

  /// A responder that built the menu. A weak reference is necessary, since a new object may have the same
  /// address.
  private struct Link {
    @BackLink var responder: Responder?

    init(_ responder: Responder) {
      self.responder = responder
    }
  }

  /// Returns the commands with shortcuts in the menu that a responder chain builds.
  func keyCommands(along chain: [Responder]) -> [KeyCommand] {
    _ = menu(along: chain)
    return builtKeyCommands
  }

  /// Builds the menu for a responder chain.
  func build(along chain: [Responder]) -> Menu {
    let tree = MenuTree(
      system: self, root: (self === MenuSystem.main ? Menu.standardMain : .standardEdit).inOwnWords)
    for responder in chain.reversed() { responder.buildMenu(with: tree) }
    return tree.root
  }
}

extension MenuSystem: Hashable {
  /// Returns a Boolean value that indicates whether two menu systems are the same object.
  public nonisolated static func == (a: MenuSystem, b: MenuSystem) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Menu {
  /// The commands with shortcuts in the menu and its submenus, in order.
  var keyCommands: [KeyCommand] {
    var found: [KeyCommand] = []
    for child in children {
      if let menu = child as? Menu {
        found += menu.keyCommands
      } else if let command = child as? KeyCommand, command.input != nil {
        found.append(command)
      }
    }
    return found
  }
}
