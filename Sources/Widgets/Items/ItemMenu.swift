/// A view whose items have context menus and are under the pointer: a table, a collection or columns. The
/// rows of a table are its items.
@MainActor package protocol ItemMenuHost: View {
  /// Returns the item at a visible point, or `nil` if there is none or another view covers it.
  func uncoveredItem(at point: Point) -> ItemPath?
  /// Returns the rectangle of an item in the host's coordinates. If there is no such item, returns `nil` or
  /// an empty rectangle.
  func place(of path: ItemPath) -> Rect?
  /// Sets the item that the pointer is over, and updates the views of the old and the new one.
  func hover(over path: ItemPath?)
  /// The item whose menu a key opens, or `nil`.
  var keyMenuItem: ItemPath? { get }
  /// Returns the menu of an item, or `nil` for none. The item of a menu beside the items is `nil`.
  func menuConfiguration(for path: ItemPath?, at point: Point) -> ContextMenuConfiguration?
  /// Returns the elements that a menu also has if a key opens it.
  func keyMenuElements(for path: ItemPath) -> [MenuElement]
  /// Called when a menu from ``menuConfiguration(for:at:)`` appears. The item is `nil` if it was deleted.
  func itemMenuAppears(
    _ configuration: ContextMenuConfiguration, for path: ItemPath?,
    _ animator: (any ContextMenuInteractionAnimating)?)
  /// Called when a menu from ``menuConfiguration(for:at:)`` disappears. The item is `nil` if it was deleted.
  func itemMenuDisappears(
    _ configuration: ContextMenuConfiguration, for path: ItemPath?,
    _ animator: (any ContextMenuInteractionAnimating)?)
}

extension ItemMenuHost {
  package func keyMenuElements(for path: ItemPath) -> [MenuElement] { [] }
  package func itemMenuAppears(
    _ configuration: ContextMenuConfiguration, for path: ItemPath?,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {}
  package func itemMenuDisappears(
    _ configuration: ContextMenuConfiguration, for path: ItemPath?,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {}
}

/// The context menus of the items of a view.
///
/// The item of a menu is determined once, when a touch begins or a key is pressed, and stored only in
/// ``requestedPath``. After all items were loaded again, it is determined when the menu opens. The view moves
/// it when items are inserted, deleted or moved, before the menu opens and while it is open.
@MainActor package final class ItemMenu: ContextMenuInteractionDelegate {
  /// The interaction that opens the menus.
  package private(set) lazy var interaction = ContextMenuInteraction(delegate: self)
  /// The item for which a menu was last requested, or `nil` if there is none or it was deleted.
  package private(set) var requestedPath: ItemPath?
  /// The kinds of a request.
  private enum Request {
    /// The items were loaded again since the request, or there was none: the menu is that of the item at its
    /// location.
    case none
    case byTouch, byKey
    /// The item was deleted, so it has no menu.
    case ofDeletedItem
  }
  private var request = Request.none
  private weak var host: (any ItemMenuHost)?
  /// A Boolean value that indicates whether the host has a menu for the last request.
  private var isOfHost = false
  /// A Boolean value that indicates whether the item is highlighted, because its menu is open.
  fileprivate var isHighlighting = false

  /// Creates the menus of a view, and adds the interaction to it.
  package init(_ host: any ItemMenuHost) {
    self.host = host
    interaction.touchDidBegin = { [weak self, weak host] point in
      self?.begin(.byTouch, host?.uncoveredItem(at: point))
    }
    interaction.keyLocation = { [weak self] in self?.beginByKey() }
    interaction.touchedRect = { [weak self] in self?.touchedRect }
    host.addInteraction(interaction)
  }

  /// The visible part of the item for a menu that a touch opens, or `nil` if there is none, or if the item is
  /// so high that the menu would be far from the touch.
  private var touchedRect: Rect? {
    guard let host, let path = requestedPath else { return nil }
    let rect = (host.place(of: path) ?? .zero).intersection(host.bounds)
    return rect.isEmpty || rect.height > host.bounds.height / 2 ? nil : rect
  }

  private func begin(_ request: Request, _ path: ItemPath?) {
    (self.request, requestedPath, isHighlighting) = (request, path, false)
  }

  /// Begins a request for the menu of the host's item for keys. Returns the location of the item if it is
  /// visible.
  private func beginByKey() -> (point: Point, rect: Rect)? {
    guard let host, let path = host.keyMenuItem else { return nil }
    begin(.byKey, path)
    let rect = (host.place(of: path) ?? .zero).intersection(host.bounds)
    return rect.isEmpty ? nil : (Point(x: rect.midX, y: rect.midY), rect)
  }

  /// Updates the item after items were inserted, deleted or moved. The closure returns the index path of a
  /// former item, or `nil` if it was deleted.
  package func moveRequest(_ target: (ItemPath) -> ItemPath?) {
    guard let path = requestedPath else { return }
    requestedPath = target(path)
    if requestedPath == nil { request = .ofDeletedItem }
  }

  /// Called when all items are loaded again.
  package func forgetRequest() { begin(.none, nil) }

  fileprivate func highlights(_ path: ItemPath) -> Bool { isHighlighting && requestedPath == path }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let host, request != .ofDeletedItem else { return nil }
    if request == .none { requestedPath = host.uncoveredItem(at: location) }
    let configuration = host.menuConfiguration(for: requestedPath, at: location)
    isOfHost = configuration != nil
    guard request == .byKey, let path = requestedPath else { return configuration }
    let elements = host.keyMenuElements(for: path)
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
    if isOfHost { host?.itemMenuAppears(configuration, for: requestedPath, animator) }
  }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    if isOfHost { host?.itemMenuDisappears(configuration, for: requestedPath, animator) }
  }
}

extension ItemHost {
  /// Adds the interaction that opens the menus of items, if a delegate may have some or a key may ask for
  /// what a touch does.
  package func setUpItemMenu() {
    if itemMenu == nil, hasItemDelegate || isFocused { itemMenu = ItemMenu(self) }
  }

  /// Returns a Boolean value that indicates whether an item is highlighted by its open menu.
  package func highlightsForMenu(_ path: ItemPath) -> Bool { itemMenu?.highlights(path) ?? false }

  /// The focused item, or the first selected one.
  package var keyMenuItem: ItemPath? { focusedPath ?? selection.min() }

  package func keyMenuElements(for path: ItemPath) -> [MenuElement] {
    let current = { @MainActor [weak self] in self?.itemMenu?.requestedPath }
    return touchActions(for: path) + moveActions(for: path, now: current)
      + dragActions(for: path, now: current)
  }

  /// Highlights the item of a menu of the delegate that appears.
  package func itemMenuAppears(
    _ configuration: ContextMenuConfiguration, for path: ItemPath?,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    if let path, !hasMenuPreview(configuration, path) {
      itemMenu?.isHighlighting = true
      if let cell = itemCell(at: path) { beginHighlight(of: cell) }
    }
    notifyDelegate(of: .menuAppears(configuration, animator))
  }

  /// Removes the highlight.
  package func itemMenuDisappears(
    _ configuration: ContextMenuConfiguration, for path: ItemPath?,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    dismissMenuPreview(configuration, path)
    if let itemMenu, itemMenu.isHighlighting {
      itemMenu.isHighlighting = false
      if let path, let cell = itemCell(at: path), pressed?.cell !== cell { endHighlight(of: cell) }
    }
    notifyDelegate(of: .menuDisappears(configuration, animator))
  }
}
