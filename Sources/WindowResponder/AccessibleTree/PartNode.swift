internal import ResponderAccessibility

/// The object of a part that a view draws.
final class PartNode: AccessibleNode {
  private weak var owner: AccessibleNode?
  /// The last known state of the part.
  var part: AccessiblePart?

  init(_ owner: AccessibleNode) { self.owner = owner }

  var view: View? { (owner as? any PartOwner)?.partView }

  /// The current state of the part.
  private var current: AccessiblePart? {
    guard let part, let owner = owner as? any PartOwner else { return nil }
    return owner.currentPart(part.id)
  }

  override var context: ProgramContext { .of(view) }
  override var accessibleRole: AccessibleRole { part?.role ?? .invalid }
  override var accessibleName: String { current?.name ?? "" }
  override var accessibleDescription: String { current?.description ?? "" }
  override var accessibleValueText: String { current?.value ?? "" }
  override var accessibleAttributes: [String: String] { current?.attributes ?? [:] }
  override var scale: AccessibleScale? { current?.scale }
  override var deeds: [AccessibleDeed] { current?.deeds ?? [] }

  override var accessibleStates: AccessibleStates {
    guard let part = current, let view, view.ownWindow != nil else {
      return AccessibleStates(.defunct)
    }
    var states = part.states
    states.set(.visible, view.isShownInWindow)
    states.set(.showing, view.isShownInWindow && view.isSeen(part.frame))
    if part.select != nil {
      states.set(.selectable)
      states.set(.focusable, takesFocus)
    }
    if AccessibleFocus.node(of: view.ownWindow) === self { states.set(.focused) }
    return states
  }

  override var accessibleFrame: Rect? {
    guard let part = current, let view, let window = view.ownWindow else { return nil }
    return window.inGeometryOfOwner(view.convert(part.frame, to: nil))
  }

  override var parent: AccessibleNode? { current == nil ? nil : owner }

  override func makeChildren() -> [AccessibleNode] {
    (current?.views?() ?? []).map(\.accessibleNode)
  }

  /// The position of a cell in its table.
  override var accessibleTableCell: (any AccessibleTableCell)? {
    guard let row = owner as? ItemNode, let column = part?.id as? Int else { return nil }
    return AccessibleCellPosition(row, column: column)
  }

  /// A Boolean value that indicates whether the view has its keyboard focus in one of its parts.
  private var takesFocus: Bool {
    (owner as? ViewNode)?.details.focusedPart != nil && view?.canBecomeFocused == true
  }

  /// Moves the keyboard focus to the view, and selects the part in it. If the view does not take the focus,
  /// returns `false`.
  override func takeAccessibleFocus() -> Bool {
    guard takesFocus, let owner, owner.takeAccessibleFocus(), let select = current?.select else {
      return false
    }
    select(true)
    return true
  }

  override func select(_ isSelected: Bool) -> Bool {
    guard let select = current?.select else { return false }
    select(isSelected)
    return true
  }
}

/// An object with parts.
@MainActor protocol PartOwner: AccessibleNode {
  /// The view with the coordinate space of the parts.
  var partView: View? { get }
  /// Returns the current state of a part, or `nil` if it no longer exists.
  func currentPart(_ id: AnyHashable) -> AccessiblePart?
}

extension ViewNode: PartOwner {
  final var partView: View? { view }
}
