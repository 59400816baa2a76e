/// The context menus of the items of a table or collection. The item of an open menu is highlighted.
@MainActor package final class ItemMenu: ContextMenuInteractionDelegate {
  /// The interaction that opens the menus.
  package private(set) lazy var interaction = ContextMenuInteraction(delegate: self)
  /// The cell of the item that the delegate's last menu is for. It keeps its item when index paths change.
  fileprivate weak var cell: View?
  /// A Boolean value that indicates whether the cell is highlighted, because the menu is open.
  fileprivate var isHighlighting = false
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
    let configuration = host.findMenu(at: location)
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

extension ItemMenu {
  /// Returns a Boolean value that indicates whether a cell is highlighted by an open menu.
  package func highlights(_ cell: View) -> Bool { isHighlighting && self.cell === cell }

  /// Called when a cell shows its item no longer.
  package func forget(_ cell: View) {
    guard self.cell === cell else { return }
    self.cell = nil
    isHighlighting = false
  }
}

extension ItemHost {
  /// Returns the delegate's menu at a point, and stores the cell of its item.
  fileprivate func findMenu(at point: Point) -> ContextMenuConfiguration? {
    endMenuHighlight()
    let found = delegateMenu(at: point)
    itemMenu?.cell = found?.path.flatMap { itemCell(at: $0) }
    return found?.configuration
  }

  /// The cell of the item that the delegate's menu is for, and its index path.
  private var itemOfMenu: (cell: ItemCell, path: ItemPath)? {
    guard let cell = itemMenu?.cell as? ItemCell, let path = path(of: cell) else { return nil }
    return (cell, path)
  }

  /// Called when a menu of the delegate appears. Highlights its item.
  fileprivate func itemMenuBegins(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    if let (cell, path) = itemOfMenu, !hasMenuPreview(configuration, path) {
      itemMenu?.isHighlighting = true
      beginHighlight(of: cell)
    }
    itemMenuAppears(configuration, animator)
  }

  /// Called when a menu of the delegate disappears.
  fileprivate func itemMenuEnds(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    dismissMenuPreview(configuration, itemOfMenu?.path)
    endMenuHighlight()
    itemMenuDisappears(configuration, animator)
  }

  /// Removes the highlight of an open menu's item.
  private func endMenuHighlight() {
    guard let itemMenu, itemMenu.isHighlighting else { return }
    itemMenu.isHighlighting = false
    if let cell = itemMenu.cell as? ItemCell, pressed?.cell !== cell { endHighlight(of: cell) }
  }

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
