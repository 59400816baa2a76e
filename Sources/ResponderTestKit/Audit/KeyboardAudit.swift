import WindowResponder

/// A check that finds elements that can be used by touch and cannot be reached with the keyboard.
@MainActor struct KeyboardAudit {
  private let elements: [AuditedElement]

  init(_ elements: [AuditedElement]) { self.elements = elements }

  /// The roles whose keys work without focus: the desktop's keys close, minimize and move a window, F10 opens
  /// the menu bar, and an open menu has its own keys.
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

  /// Returns a Boolean value that indicates whether a view can be focused, or is the first responder for its
  /// subviews.
  private func isReached(_ view: View) -> Bool {
    !(view is Window) && (view.canBecomeFocused || view.canBecomeFirstResponder)
  }
}
