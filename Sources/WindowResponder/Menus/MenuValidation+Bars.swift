/// The menus that a menu bar shows.
extension MenuValidation {
  /// Returns the menu without the submenus that a menu bar does not show. See ``Menu/isShownInBar(_:)``.
  package func forBar(_ root: Menu) -> Menu {
    root.replacingChildren(
      root.children.filter { ($0 as? Menu)?.isShownInBar(self) ?? true })
  }

  /// Returns a Boolean value that indicates whether an element is a placeholder: it is disabled, or a command
  /// that only applications implement and that no responder performs.
  fileprivate func isPlaceholder(_ element: MenuElement) -> Bool {
    guard let command = element as? Command, Selector.leftToPrograms.contains(command.action) else {
      return element.barAttributes.contains(.disabled)
    }
    return validated(command)?.attributes.contains(.disabled) ?? true
  }
}

extension Menu {
  /// Returns a Boolean value that indicates whether a menu bar shows the menu.
  ///
  /// The menu must have an element that is not hidden. A single placeholder, as in the standard Help menu of
  /// an application without help, is not enough.
  ///
  /// - Parameter validation: The validation with the responder chain, or `nil` for a bar outside of an
  ///   application's window.
  func isShownInBar(_ validation: MenuValidation?) -> Bool {
    let lines = barLines
    guard lines.count == 1, let line = lines.first else { return !lines.isEmpty }
    return !(validation?.isPlaceholder(line) ?? line.barAttributes.contains(.disabled))
  }

  /// The elements that are not hidden, including those of submenus.
  private var barLines: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu { return menu.barLines }
      return child.barAttributes.contains(.hidden) ? [] : [child]
    }
  }
}

extension MenuElement {
  /// The attributes of an action or a command, or none for other elements.
  fileprivate var barAttributes: Attributes {
    (self as? Action)?.attributes ?? (self as? Command)?.attributes ?? []
  }
}

extension Selector {
  /// The actions of the standard menus that no class of the library implements.
  fileprivate static let leftToPrograms: Set<Selector> = [.showAbout, .showHelp, .showSettings]
}
