import ResponderAccessibility
import WindowResponder

/// The tree that assistive technologies read of the program, without a bus.
extension Stage {
  /// Returns the tree that assistive technologies read: the application with its windows.
  ///
  /// - Parameter childLimit: The number of children of a node that are read at most. A table has an object
  ///   for each of its rows, which may be a million.
  public func accessibilityTree(childLimit: Int = 200) -> AccessibilityNode {
    render()
    AccessibleTurn.end()
    return AccessibilityNode(application.accessibilityRoot, childLimit: childLimit)
  }

  /// Returns the first object with a name, and with a role if one is given, or `nil`.
  public func accessibilityNode(named name: String, role: String? = nil) -> AccessibilityNode? {
    accessibilityTree().first(name, role: role)
  }

  /// Performs an action of an object, as an assistive technology does, and handles what follows from it.
  ///
  /// If there is no such object or action, the running test fails at the caller's line; see ``onFailure``.
  ///
  /// - Returns: `true` if the action was performed.
  @discardableResult public func perform(
    _ action: String, on name: String, role: String? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Bool {
    let node = accessibilityNode(named: name, role: role)
    let index = node?.actions.firstIndex(of: action)
    guard let node, let index, node.object.performAccessibleAction(at: index) else {
      let reason =
        node.map { "“\(name)” has the actions \($0.actions), not “\(action)”" }
        ?? "no accessible object has the name “\(name)”"
      Stage.fail(
        StageFailure(
          message: reason, fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    render()
    return true
  }
}
