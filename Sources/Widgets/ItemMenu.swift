/// The context menu of the rows of a table or the items of a collection: asks which one it is about, and
/// shows that one as pressed while the menu is open.
@MainActor final class ItemMenu: ContextMenuInteractionDelegate {
  /// What opens it.
  private(set) lazy var interaction = ContextMenuInteraction(delegate: self)
  /// The row or item that a menu was asked for last.
  var asked: ItemPath?
  /// The cell that is shown as pressed while the menu is open.
  weak var cell: View?
  /// Asks for the menu of what is at a point of the view.
  private let configuration: (Point) -> ContextMenuConfiguration?
  private let begins: (ContextMenuConfiguration, (any ContextMenuInteractionAnimating)?) -> Void
  private let ends: (ContextMenuConfiguration, (any ContextMenuInteractionAnimating)?) -> Void

  init(
    configuration: @escaping (Point) -> ContextMenuConfiguration?,
    begins:
      @escaping (ContextMenuConfiguration, (any ContextMenuInteractionAnimating)?) -> Void,
    ends: @escaping (ContextMenuConfiguration, (any ContextMenuInteractionAnimating)?) -> Void
  ) {
    self.configuration = configuration
    self.begins = begins
    self.ends = ends
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { configuration(location) }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { begins(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { ends(configuration, animator) }
}
