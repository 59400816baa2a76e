import WindowResponder

/// A check that finds traits that contradict each other or the state of the control.
@MainActor struct TraitAudit {
  private let elements: [AuditedElement]

  init(_ elements: [AuditedElement]) { self.elements = elements }

  var issues: [AccessibilityAuditIssue] {
    elements.flatMap { element in
      contradictions(of: element).map { element.issue(.trait, $0) }
    }
  }

  private func contradictions(of element: AuditedElement) -> [String] {
    let states = element.node.states
    var found: [String] = []
    if states.contains("checked"), !states.contains("checkable") {
      found.append("it is checked, and cannot be")
    }
    if states.contains("expanded"), states.contains("collapsed") {
      found.append("it is expanded and collapsed at once")
    }
    if states.contains("focused"), !states.contains("enabled") {
      found.append("it is disabled, and has the focus")
    }
    if states.contains("editable"), states.contains("read only") {
      found.append("it is editable and read-only at once")
    }
    if let view = element.view { found += contradictions(of: view) }
    return found
  }

  private func contradictions(of view: View) -> [String] {
    let traits = view.accessibilityTraits
    var found: [String] = []
    if traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable, .searchField])
    {
      found.append("it has the trait of static text and that of a control")
    }
    if traits.contains(.button), traits.contains(.link) {
      found.append("it has the traits of a button and of a link")
    }
    if let control = view as? Control {
      if control.isEnabled, traits.contains(.notEnabled) {
        found.append("it is enabled, and has the trait notEnabled")
      }
      if view.isAccessibilityElement, !control.isUserInteractionEnabled, control.isEnabled,
        traits.contains(.button), !traits.contains(.notEnabled)
      {
        found.append("it has the trait of a button, and takes no touches")
      }
    }
    if view.accessibilityElementsHidden || view.isAccessibilityElement, holdsFocusable(view) {
      found.append("the keyboard reaches a view in it that assistive technologies do not")
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a subview can be focused and is an element of its own,
  /// although this view hides it.
  private func holdsFocusable(_ view: View) -> Bool {
    let nodes = elements.compactMap(\.view)
    func search(_ view: View) -> Bool {
      view.subviews.contains { child in
        if child.isHidden || child.alpha < 0.01 { return false }
        if child.canBecomeFocused, child.isAccessibilityElement,
          !nodes.contains(where: { $0 === child })
        {
          return true
        }
        return search(child)
      }
    }
    return search(view)
  }
}
