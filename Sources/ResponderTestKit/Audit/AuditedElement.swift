import ResponderAccessibility
import WindowResponder

/// An element of the tree that assistive technologies read, with its view.
@MainActor struct AuditedElement {
  let node: AccessibilityNode
  /// The view that the element represents, or `nil` for a part that a view draws and for a row without a
  /// cell.
  let view: View?
  /// The view, or that of the nearest ancestor.
  let owner: View?
  /// The roles of the ancestors, the outermost first.
  let outerRoles: [String]
  /// The number of the parent, which identifies siblings.
  let parent: Int

  /// Returns the elements of the front window in reading order, each before its descendants.
  static func all(on stage: Stage) -> [AuditedElement] {
    let tree = stage.accessibilityTree()
    var views: [ObjectIdentifier: View] = [:]
    func visit(_ view: View) {
      views[ObjectIdentifier(view.accessibleObject)] = view
      for child in view.subviews { visit(child) }
    }
    visit(stage.frontWindow)
    let front = stage.frontWindow.accessibleObject
    guard let root = tree.children.first(where: { $0.object === front }) else { return [] }
    var result: [AuditedElement] = []
    func add(_ node: AccessibilityNode, owner: View?, roles: [String], parent: Int) {
      let view = views[ObjectIdentifier(node.object)]
      let number = result.count
      result.append(
        AuditedElement(
          node: node, view: view, owner: view ?? owner, outerRoles: roles, parent: parent))
      for child in node.children {
        add(child, owner: view ?? owner, roles: roles + [node.role], parent: number)
      }
    }
    add(root, owner: nil, roles: [], parent: -1)
    return result
  }

  /// A Boolean value that indicates whether the user can see the element.
  var isShowing: Bool { node.states.contains("showing") }

  /// A Boolean value that indicates whether the element is enabled.
  var isEnabled: Bool { node.states.contains("enabled") }

  /// A Boolean value that indicates whether the element handles touches.
  var isInteractive: Bool {
    isEnabled && node.actions.contains { $0 == "click" || $0 == "increment" }
  }

  /// The rectangle in window coordinates.
  var frame: Rect { view?.rectInWindow ?? node.frame ?? .zero }

  /// Returns an issue with the element.
  func issue(_ type: AccessibilityAuditType, _ sentence: String) -> AccessibilityAuditIssue {
    AccessibilityAuditIssue(
      auditType: type, view: owner, elementName: node.name, detailedDescription: sentence,
      frame: frame)
  }
}
