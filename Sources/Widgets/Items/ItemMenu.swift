/// The context menu of the items of a table or collection: asks which one it is about, and shows that one
/// as pressed while the menu is open.
@MainActor package final class ItemMenu: ContextMenuInteractionDelegate {
  /// What opens it.
  package private(set) lazy var interaction = ContextMenuInteraction(delegate: self)
  /// The item that a menu was asked for last.
  package var asked: ItemPath?
  /// The cell that is shown as pressed while the menu is open.
  package weak var cell: View?
  private weak var host: (any ItemHost)?

  init(_ host: any ItemHost) {
    self.host = host
    interaction.keyPlace = { [weak host] in host?.itemMenuKeyPlace }
  }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { host?.itemMenuConfiguration(at: location) }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { host?.itemMenuBegins(configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { host?.itemMenuEnds(configuration, animator) }
}

extension ItemHost {
  /// A delegate has come that may have menus for the items.
  package func setUpItemMenu() {
    guard itemMenu == nil, hasItemDelegate else { return }
    let menu = ItemMenu(self)
    itemMenu = menu
    addInteraction(menu.interaction)
  }

  /// The item that keys go to, else the first that is selected, where it is seen.
  fileprivate var itemMenuKeyPlace: (point: Point, rect: Rect)? {
    guard let path = focusedPath ?? selection.min(), let frame = place(of: path) else { return nil }
    let rect = frame.intersection(bounds)
    guard !rect.isEmpty else { return nil }
    return (Point(x: rect.midX, y: rect.midY), rect)
  }
}
