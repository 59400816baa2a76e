import WindowResponder

extension ContextualAction {
  /// Returns an action for a menu that does the same with a cell.
  func menuElement(for cell: View) -> Action {
    Action(
      title: title ?? "", image: image, attributes: style == .destructive ? .destructive : []
    ) { [self, weak cell] _ in
      guard let cell else { return }
      handler(self, cell) { _ in }
    }
  }
}
