/// Which menus stand in a menu bar.
extension MenuValidation {
  /// Returns the menu without the menus in it that a menu bar does not show; see ``Menu/isShownInBar(_:)``.
  func forBar(_ root: Menu) -> Menu {
    root.replacingChildren(
      root.children.filter { ($0 as? Menu)?.isShownInBar(self) ?? true })
  }

  /// A Boolean value that indicates whether an element is a placeholder: it is disabled, or a command that
  /// only programs implement and that no responder performs here.
  fileprivate func isPlaceholder(_ element: MenuElement) -> Bool {
    guard let command = element as? Command, Selector.leftToPrograms.contains(command.action) else {
      return element.barAttributes.contains(.disabled)
    }
    return validated(command)?.attributes.contains(.disabled) ?? true
  }
}

extension Menu {
  /// Returns whether a menu bar shows the menu: it has an element that is not hidden, and not just one that
  /// is a placeholder, as the standard Help menu of a program without help has.
  ///
  /// - Parameter validation: Asks the responder chain; nil for a bar that is in no program's window.
  func isShownInBar(_ validation: MenuValidation?) -> Bool {
    let lines = barLines
    guard lines.count == 1, let line = lines.first else { return !lines.isEmpty }
    return !(validation?.isPlaceholder(line) ?? line.barAttributes.contains(.disabled))
  }

  /// The elements that are not hidden, those of the menus in the menu included.
  private var barLines: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu { return menu.barLines }
      return child.barAttributes.contains(.hidden) ? [] : [child]
    }
  }
}

extension MenuElement {
  /// The attributes of an action or a command, and none of other elements.
  fileprivate var barAttributes: Attributes {
    (self as? Action)?.attributes ?? (self as? Command)?.attributes ?? []
  }
}

extension Selector {
  /// The actions of the standard menus that no class of the library implements.
  fileprivate static let leftToPrograms: Set<Selector> = [.showAbout, .showHelp, .showSettings]
}
