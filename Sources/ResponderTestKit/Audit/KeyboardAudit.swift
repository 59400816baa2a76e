import WindowResponder

/// A check that finds elements that a touch can use and the keyboard cannot reach.
@MainActor struct KeyboardAudit {
  private let elements: [AuditedElement]

  init(_ elements: [AuditedElement]) { self.elements = elements }

  /// The roles in which keys work without the focus: the desktop's keys close, minimize and move a window,
  /// F10 opens the bar of menus, and the keys of an open menu are its own.
  private static let rolesWithOwnKeys: Set<String> = ["title bar", "menu bar", "popup menu"]

  var issues: [AccessibilityAuditIssue] {
    elements.compactMap { element in
      guard element.isInteractive, element.isShowing, let owner = element.owner else { return nil }
      guard Self.rolesWithOwnKeys.isDisjoint(with: element.outerRoles + [element.node.role])
      else { return nil }
      if owner.selfAndSuperviews.contains(where: isReached) { return nil }
      return element.issue(.keyboard, "the keyboard cannot reach it")
    }
  }

  /// Returns a Boolean value that indicates whether a view can have the focus, or is first responder for what
  /// is in it.
  private func isReached(_ view: View) -> Bool {
    !(view is Window) && (view.canBecomeFocused || view.canBecomeFirstResponder)
  }
}
