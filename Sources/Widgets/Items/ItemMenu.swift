/// The context menus of the items of a table or collection. The item of an open menu is highlighted.
@MainActor package final class ItemMenu: ContextMenuInteractionDelegate {
  /// The interaction that opens the menus.
  package private(set) lazy var interaction = ContextMenuInteraction(delegate: self)
  /// The item of the last request for a menu.
  package var asked: ItemPath?
  /// The cell that is highlighted while the menu is open.
  package weak var cell: View?
  private weak var host: (any ItemHost)?
  /// The point of a menu that a key opens.
  private var keyPoint: Point?
  /// A Boolean value that indicates whether the delegate has a menu for the last request.
  private var isOfDelegate = false

  init(_ host: any ItemHost) {
    self.host = host
    interaction.keyLocation = { [weak self, weak host] in
      let place = host?.itemMenuKeyPlace
      self?.keyPoint = place?.point
      return place
    }
  }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let host else { return nil }
    let isByKey = keyPoint == location
    keyPoint = nil
    let configuration = host.itemMenuConfiguration(at: location)
    isOfDelegate = configuration != nil
    guard isByKey, let path = host.itemMenuKeyPath else { return configuration }
    let elements = host.touchActions(for: path) + host.moveActions(for: path)
    return elements.isEmpty ? configuration : Self.adding(elements, to: configuration)
  }

  /// Returns a configuration whose menu also has elements that are not in it by their titles.
  private static func adding(
    _ elements: [MenuElement], to configuration: ContextMenuConfiguration?
  ) -> ContextMenuConfiguration {
    ContextMenuConfiguration(
      identifier: configuration?.identifier, previewProvider: configuration?.previewProvider
    ) { suggested in
      guard let menu = configuration?.actionProvider?(suggested) else {
        return Menu(children: elements)
      }
      let titles = Self.titles(in: menu)
      let others = elements.filter { !titles.contains($0.title) }
      if others.isEmpty { return menu }
      return menu.replacingChildren(
        menu.children + [Menu(options: .displayInline, children: others)])
    }
  }

  private static func titles(in menu: Menu) -> Set<String> {
    var found: Set<String> = []
    for element in menu.children {
      if let inner = element as? Menu { found.formUnion(titles(in: inner)) }
      found.insert(element.title)
    }
    return found
  }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    if isOfDelegate { host?.itemMenuBegins(configuration, animator) }
  }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    if isOfDelegate { host?.itemMenuEnds(configuration, animator) }
  }
}

extension ItemHost {
  /// Adds the interaction that opens the menus of items, if a delegate may have some or a key may ask for
  /// what a touch does.
  package func setUpItemMenu() {
    guard itemMenu == nil, hasItemDelegate || isFocused else { return }
    let menu = ItemMenu(self)
    itemMenu = menu
    addInteraction(menu.interaction)
  }

  /// The focused item, or the first selected one.
  fileprivate var itemMenuKeyPath: ItemPath? { focusedPath ?? selection.min() }

  /// The visible location of ``itemMenuKeyPath``.
  fileprivate var itemMenuKeyPlace: (point: Point, rect: Rect)? {
    guard let path = itemMenuKeyPath, let frame = place(of: path) else { return nil }
    let rect = frame.intersection(bounds)
    guard !rect.isEmpty else { return nil }
    return (Point(x: rect.midX, y: rect.midY), rect)
  }
}
