import ResponderAccessibility
import ResponderGeometry

/// An accessible object whose members a test sets.
@MainActor final class FakeObject: AccessibleObject {
  var accessibleRole: AccessibleRole
  var accessibleName: String
  var accessibleStates = AccessibleStates(.enabled, .sensitive, .visible, .showing)
  var accessibleDescription = ""
  var accessibleIdentifier = ""
  var accessibleAttributes: [String: String] = [:]
  var accessibleRelations: [(relation: AccessibleRelation, targets: [any AccessibleObject])] = []
  var accessibleFrame: Rect?
  var accessibleActions: [AccessibleAction] = []
  var accessibleText: (any AccessibleText)?
  var accessibleValue: (any AccessibleValue)?
  var accessibleSelection: (any AccessibleSelection)?
  var accessibleTable: (any AccessibleTable)?
  var accessibleTableCell: (any AccessibleTableCell)?
  var accessibleLinks: (any AccessibleLinks)?
  var accessibleImageFrame: Rect?
  var accessibleDocumentAttributes: [String: String]?

  private(set) weak var parent: FakeObject?
  private(set) var children: [FakeObject] = []
  /// The indexes of the actions that were performed.
  private(set) var performed: [Int] = []
  private(set) var scrolls = 0

  init(_ role: AccessibleRole, _ name: String, frame: Rect? = nil) {
    accessibleRole = role
    accessibleName = name
    accessibleFrame = frame
  }

  func add(_ child: FakeObject) {
    child.parent = self
    children.append(child)
  }

  func remove(_ child: FakeObject) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  var accessibleParent: (any AccessibleObject)? { parent }
  var accessibleIndexInParent: Int { parent?.children.firstIndex { $0 === self } ?? -1 }
  var accessibleChildCount: Int { accessibleTable?.rowCount ?? children.count }
  func accessibleChild(at index: Int) -> (any AccessibleObject)? {
    if let accessibleTable { return accessibleTable.cell(row: index, column: 0) }
    return children.indices.contains(index) ? children[index] : nil
  }
  func accessibleObject(at point: Point) -> (any AccessibleObject)? {
    children.lazy.compactMap { $0.accessibleObject(at: point) }.first
      ?? (accessibleFrame.map { $0.contains(point) } == true ? self : nil)
  }
  func takeAccessibleFocus() -> Bool {
    guard accessibleStates.has(.focusable) else { return false }
    accessibleStates.set(.focused)
    return true
  }
  func scrollAccessibleToVisible() -> Bool {
    scrolls += 1
    return true
  }
  func performAccessibleAction(at index: Int) -> Bool {
    performed.append(index)
    return true
  }
}
