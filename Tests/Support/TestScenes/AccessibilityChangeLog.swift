import ResponderAccessibility
import ResponderTestKit
import WindowResponder

/// An observer that keeps a line for each change.
@MainActor package final class AccessibilityChangeLog: AccessibilityObserver {
  package var lines: [String] = []
  /// The number of changes of the selected text.
  package var selectionCount = 0
  /// The names of the objects with another frame.
  package var moved: [String] = []
  /// The added children: the parent, the index and the child.
  package var added: [String] = []

  package init() {}

  package func accessibleObject(_ object: any AccessibleObject, didChange change: AccessibleChange)
  {
    let name = object.accessibleName
    switch change {
    case .state(let state, let isOn): lines.append("\(name): \(state) \(isOn ? 1 : 0)")
    case .textInserted(let offset, let text): lines.append("\(name): insert \(offset) \(text)")
    case .textRemoved(let offset, let text): lines.append("\(name): delete \(offset) \(text)")
    case .caret(let offset): lines.append("\(name): caret \(offset)")
    case .announcement(let text, let priority): lines.append("say \(text) \(priority)")
    case .name: lines.append("\(name): name")
    case .value: lines.append("\(name): value")
    case .textSelection: selectionCount += 1
    case .bounds: moved.append(name)
    case .children: lines.append("\(name): children")
    case .childAdded(let index, let child):
      added.append("\(name): \(index) \(child?.accessibleName ?? "")")
    case .windowActivated: lines.append("\(name): activated")
    default: break
    }
  }

  /// Returns the lines since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Creates the accessible objects of a stage, as a client does that walks the tree, and begins to log
  /// changes.
  package func listen(to stage: Stage) {
    stage.window.title = "Window"
    _ = stage.accessibilityTree()
    stage.application.accessibilityObserver = self
    stage.render()
    _ = take()
  }
}
