/// A menu that the responders build: the program's own, or one at a place.
///
/// A menu is built of the standard one, which every responder of a chain changes in
/// ``Responder/buildMenu(with:)``: the application's delegate first, the first responder last.
/// Follows `UIMenuSystem`.
@preconcurrency @MainActor public final class MenuSystem {
  /// The program's own menu. It is not on screen; shortcuts in it work wherever no responder has one
  /// that is the same.
  public static let main = MenuSystem()
  /// The edit menu and others at a place, which are built each time that they are shown.
  public static let context = MenuSystem()

  private var needsRebuild = true
  private var builtFor: [Link] = []
  private var built: Menu?
  private var builtKeyCommands: [KeyCommand] = []

  /// Has the menu built anew when it is next needed.
  public func setNeedsRebuild() {
    needsRebuild = true
    rebuildObservers.tell(self)
  }

  /// Observers of ``setNeedsRebuild()``: what shows some of the menu before it is opened.
  let rebuildObservers = ObserverList<MenuSystem>()

  /// Has the menu's commands validated anew.
  ///
  /// Commands are validated each time that they are shown and sent, so that there is nothing to do.
  public func setNeedsRevalidate() {}

  /// The menu as a chain builds it; kept while the chain is the same.
  func menu(along chain: [Responder]) -> Menu {
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

  /// A responder that the menu was built by. Another may get its address when it is gone.
  private struct Link {
    weak var responder: Responder?

    init(_ responder: Responder) {
      self.responder = responder
    }
  }

  /// The commands with shortcuts in the menu that a chain builds.
  func keyCommands(along chain: [Responder]) -> [KeyCommand] {
    _ = menu(along: chain)
    return builtKeyCommands
  }

  /// The menu as a chain builds it now.
  func build(along chain: [Responder]) -> Menu {
    let tree = MenuTree(
      system: self, root: (self === MenuSystem.main ? Menu.standardMain : .standardEdit).inOwnWords)
    for responder in chain.reversed() { responder.buildMenu(with: tree) }
    return tree.root
  }
}

extension MenuSystem: Hashable {
  /// Two systems are equal when they are the same object.
  public nonisolated static func == (a: MenuSystem, b: MenuSystem) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Menu {
  /// The commands with shortcuts in the menu and those in it, in order.
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
