/// A check that finds elements without a name, and controls that share name and value with a sibling.
@MainActor struct NameAudit {
  private let elements: [AuditedElement]

  init(_ elements: [AuditedElement]) { self.elements = elements }

  /// The roles of elements that the user operates, and must be able to distinguish.
  private static let controls: Set<String> = [
    "push button", "push button menu", "toggle button", "check box", "radio button", "slider",
    "spin button", "entry", "password text", "combo box", "link", "menu item", "page tab",
    "date editor", "color chooser", "rating", "text",
  ]
  /// The roles of other elements that have no meaning without a name.
  private static let named: Set<String> = [
    "image", "progress bar", "level bar", "chart", "heading", "dialog", "alert", "column header",
    "menu", "list item", "table row", "tree item",
  ]

  var issues: [AccessibilityAuditIssue] { nameless + repeated }

  private var nameless: [AccessibilityAuditIssue] {
    elements.filter { element in
      let role = element.node.role
      return element.node.name.isEmpty && element.node.states.contains("visible")
        && (Self.controls.contains(role) || Self.named.contains(role))
    }.map { $0.issue(.sufficientElementDescription, "the \($0.node.role) has no name") }
  }

  private struct Key: Hashable {
    let parent: Int
    let role: String
    let name: String
    let value: String?
  }

  private var repeated: [AccessibilityAuditIssue] {
    var known: Set<Key> = []
    return elements.filter { element in
      let node = element.node
      guard Self.controls.contains(node.role), !node.name.isEmpty, element.isShowing else {
        return false
      }
      let key = Key(parent: element.parent, role: node.role, name: node.name, value: node.value)
      return !known.insert(key).inserted
    }.map {
      $0.issue(
        .sufficientElementDescription, "the \($0.node.role) has the name and value of a sibling")
    }
  }
}
