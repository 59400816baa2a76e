internal import ResponderAccessibility

/// An object of the tree that assistive technologies read. A subclass represents the application, a view, an
/// element, a part or an item.
///
/// An object is created when a client first requests it, and exists as long as the object that it represents.
@MainActor class AccessibleNode: AccessibleObject {
  private var known: (turn: Int, children: [AccessibleNode])?
  /// A Boolean value that indicates whether clients may know of selected text of the object.
  final var toldTextSelection = true

  // MARK: For subclasses

  var accessibleRole: AccessibleRole { .unknown }
  var accessibleName: String { "" }
  var accessibleStates: AccessibleStates { AccessibleStates(.defunct) }
  var accessibleDescription: String { "" }
  var accessibleValueText: String { "" }
  var accessibleIdentifier: String { "" }
  var accessibleAttributes: [String: String] { [:] }
  var accessibleLocale: String { "" }
  var accessibleRelations: [(relation: AccessibleRelation, targets: [any AccessibleObject])] { [] }
  var accessibleFrame: Rect? { nil }
  var parent: AccessibleNode? { nil }
  /// The program context of the object.
  var context: ProgramContext { .current }
  /// Returns the children, in the order of reading.
  func makeChildren() -> [AccessibleNode] { [] }
  /// The actions with their functions.
  var deeds: [AccessibleDeed] { [] }
  func takeAccessibleFocus() -> Bool { false }
  func scrollAccessibleToVisible() -> Bool { false }
  var accessibleText: (any AccessibleText)? { nil }
  /// The value on a scale, or `nil`.
  var scale: AccessibleScale? { nil }
  var accessibleSelection: (any AccessibleSelection)? { nil }
  var accessibleTable: (any AccessibleTable)? { nil }
  var accessibleTableCell: (any AccessibleTableCell)? { nil }
  var accessibleLinks: (any AccessibleLinks)? { nil }
  var accessibleImageFrame: Rect? { nil }
  var accessibleDocumentAttributes: [String: String]? { nil }
  /// Selects or deselects the object among its siblings. Returns a Boolean value that indicates whether that
  /// is possible.
  func select(_ isSelected: Bool) -> Bool { false }
  /// Returns a Boolean value that indicates whether a point of the window geometry is in the object.
  func contains(_ point: Point) -> Bool { accessibleFrame?.contains(point) ?? false }

  // MARK: The tree

  final var accessibleParent: (any AccessibleObject)? { parent }

  final var accessibleIndexInParent: Int { parent?.index(of: self) ?? -1 }

  /// Returns the index of an object among the children, or -1.
  func index(of child: AccessibleNode) -> Int { children.firstIndex { $0 === child } ?? -1 }

  /// The children. They are determined once in a turn of the loop.
  final var children: [AccessibleNode] {
    if let known, known.turn == AccessibleTurn.number { return known.children }
    let children = makeChildren()
    AccessibleTurn.willKeep(in: context)
    known = (AccessibleTurn.number, children)
    return children
  }

  /// The children as they were read last, or `nil` before that.
  final var readChildren: [AccessibleNode]? { known?.children }

  var accessibleChildCount: Int { children.count }

  func child(at index: Int) -> AccessibleNode? {
    let children = children
    return children.indices.contains(index) ? children[index] : nil
  }

  final func accessibleChild(at index: Int) -> (any AccessibleObject)? { child(at: index) }

  func accessibleObject(at point: Point) -> (any AccessibleObject)? {
    for child in children.reversed() {
      if let found = child.accessibleObject(at: point) { return found }
    }
    return contains(point) ? self : nil
  }

  // MARK: Actions and values

  final var accessibleActions: [AccessibleAction] { deeds.map(\.action) }

  final func performAccessibleAction(at index: Int) -> Bool {
    let deeds = deeds
    guard deeds.indices.contains(index) else { return false }
    context.later(deeds[index].perform)
    return true
  }

  final var accessibleValue: (any AccessibleValue)? { scale == nil ? nil : scaleReader }
  private final lazy var scaleReader = AccessibleScaleReader(self)
}

/// The turns of the run loop in which clients send requests.
@MainActor package enum AccessibleTurn {
  /// The number of the turn. Results of an earlier turn are computed again.
  package private(set) static var number = 0
  private static var isWaiting = false

  /// Schedules the end of the turn, if it is not scheduled yet.
  static func willKeep(in context: ProgramContext) {
    guard !isWaiting else { return }
    isWaiting = true
    context.later { end() }
  }

  /// Ends the turn, and discards the known children.
  package static func end() {
    isWaiting = false
    number += 1
  }
}

/// The value of an object on a scale.
@MainActor final class AccessibleScaleReader: AccessibleValue {
  private unowned let node: AccessibleNode

  init(_ node: AccessibleNode) { self.node = node }

  var currentValue: Double { node.scale?.value ?? 0 }
  var minimumValue: Double { node.scale?.range.lowerBound ?? 0 }
  var maximumValue: Double { node.scale?.range.upperBound ?? 0 }
  var minimumIncrement: Double { node.scale?.step ?? 0 }
  var valueText: String { node.scale?.text ?? "" }

  func setValue(_ value: Double) -> Bool {
    guard let scale = node.scale, let set = scale.set, !value.isNaN else { return false }
    set(min(max(value, scale.range.lowerBound), scale.range.upperBound))
    return true
  }
}

/// The selection among the children of an object.
@MainActor final class AccessibleChildSelection: AccessibleSelection {
  private unowned let node: AccessibleNode

  init(_ node: AccessibleNode) { self.node = node }

  private var selected: [AccessibleNode] {
    node.children.filter { $0.accessibleStates.has(.selected) }
  }

  var selectedCount: Int { selected.count }

  func selectedChild(at index: Int) -> (any AccessibleObject)? {
    let selected = selected
    return selected.indices.contains(index) ? selected[index] : nil
  }

  func isChildSelected(at index: Int) -> Bool {
    node.child(at: index)?.accessibleStates.has(.selected) ?? false
  }

  func setChild(at index: Int, selected: Bool) -> Bool {
    node.child(at: index)?.select(selected) ?? false
  }

  func selectAll() -> Bool {
    guard node.accessibleStates.has(.multiSelectable) else { return false }
    return node.children.filter { $0.select(true) }.count == node.children.count
  }

  func clearSelection() -> Bool {
    selected.allSatisfy { $0.select(false) }
  }
}
