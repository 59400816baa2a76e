internal import ResponderAccessibility
import ResponderRuntime
import ResponderWords

/// The object of a view.
class ViewNode: AccessibleNode {
  @BackLink final var view: View?
  private final var parts: [AnyHashable: PartNode] = [:]
  private final var shownParts: (turn: Int, byID: [AnyHashable: AccessiblePart])?
  private final lazy var selectionReader = AccessibleChildSelection(self)
  private final lazy var text: (any AccessibleText)? = view.flatMap { view in
    AccessibleTexts.text(of: view, self)
  }

  init(_ view: View) { self.view = view }

  final var details: AccessibleDetails { view?.accessibleDetails ?? AccessibleDetails() }
  final override var context: ProgramContext { .of(view) }

  // MARK: Description

  override var accessibleRole: AccessibleRole {
    guard let view else { return .invalid }
    return view.accessibleRole(details)
  }

  override var accessibleName: String {
    guard let view else { return "" }
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    if view.accessibilityNavigationStyle == .combined {
      return AccessibleSearch().elements(in: view).map(\.accessibleName).filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    return details.name
  }

  override var accessibleDescription: String {
    guard let view else { return "" }
    var texts = [view.accessibilityHint ?? details.description]
    texts += view.contentOfHighImportance
    if texts[0].isEmpty, let tip = view.toolTip, tip != accessibleName { texts[0] = tip }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  override var accessibleValueText: String {
    view?.accessibilityValue ?? ""
  }

  override var accessibleStates: AccessibleStates {
    guard let view, view.ownWindow != nil else { return AccessibleStates(.defunct) }
    var states = view.accessibleStates(details, isFocused: isFocused)
    if states.has(.hasPopup) {
      states.set(.expandable)
      if popups(of: view).contains(where: { $0.accessibleRole == .popupMenu }) {
        states.set(.expanded)
      }
    }
    return states
  }

  /// A Boolean value that indicates whether the object has the keyboard focus.
  var isFocused: Bool { AccessibleFocus.node(of: view?.ownWindow) === self }

  override var accessibleIdentifier: String { view?.accessibilityIdentifier ?? "" }

  override var accessibleAttributes: [String: String] {
    guard let view else { return [:] }
    return details.attributes.merging(view.accessibleAttributes) { own, _ in own }
  }

  override var accessibleLocale: String { view?.accessibilityLocale ?? "" }

  override var accessibleRelations:
    [(relation: AccessibleRelation, targets: [any AccessibleObject])]
  {
    view?.accessibleRelations ?? []
  }

  // MARK: Position

  override var accessibleFrame: Rect? {
    guard let view, let window = view.ownWindow else { return nil }
    let path = view.accessibilityPath?.bounds
    return window.inGeometryOfOwner(path ?? view.accessibilityFrame)
  }

  override func contains(_ point: Point) -> Bool {
    guard accessibleStates.has(.showing) else { return false }
    guard let path = view?.accessibilityPath, let origin = view?.ownWindow?.originInOwnerGeometry
    else { return super.contains(point) }
    return path.contains(Point(x: point.x - origin.x, y: point.y - origin.y))
  }

  override var parent: AccessibleNode? {
    guard let view, view.ownWindow != nil else { return nil }
    return view.accessibleParentNode
  }

  override func makeChildren() -> [AccessibleNode] {
    guard let view else { return [] }
    let details = details
    return elements(in: view, details) + partNodes(details) + popups(of: view)
  }

  /// Returns the elements among the view's subviews.
  final func elements(in view: View, _ details: AccessibleDetails) -> [AccessibleNode] {
    if view.hidesItsElements(details) { return [] }
    return AccessibleSearch(controlsOnly: details.content == .controls).elements(in: view)
  }

  /// Returns the menus and tool tips that belong to the view.
  final func popups(of view: View, under node: AccessibleNode? = nil) -> [AccessibleNode] {
    guard let popups = view.ownWindow?.popupProgram?.screen.popups, !popups.isEmpty else {
      return []
    }
    return popups.map(\.accessibleNode).filter { $0.parent === node ?? self }
  }

  // MARK: Parts

  /// Returns the objects of the parts that the view draws.
  final func partNodes(_ details: AccessibleDetails) -> [AccessibleNode] {
    guard let found = details.parts?() else {
      parts = [:]
      return []
    }
    var kept: [AnyHashable: PartNode] = [:]
    let nodes = found.map { part in
      let node = parts[part.id] ?? PartNode(self)
      node.part = part
      kept[part.id] = node
      return node
    }
    parts = kept
    return nodes
  }

  /// Returns the object of a part.
  final func node(ofPart id: AnyHashable) -> AccessibleNode? {
    // The children are not used, because they request the parent of a popup, which may be a part of this
    // view.
    if parts[id] == nil { _ = partNodes(details) }
    return parts[id]
  }

  /// Returns the current state of a part, or `nil` if it no longer exists.
  final func currentPart(_ id: AnyHashable) -> AccessiblePart? {
    if let shownParts, shownParts.turn == AccessibleTurn.number { return shownParts.byID[id] }
    let found = details.parts?() ?? []
    let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    AccessibleTurn.willKeep(in: context)
    shownParts = (AccessibleTurn.number, byID)
    return byID[id]
  }

  // MARK: Actions

  override var deeds: [AccessibleDeed] {
    guard let view else { return [] }
    return view.accessibleDeeds(details)
  }

  override func takeAccessibleFocus() -> Bool {
    guard let view, let window = view.ownWindow else { return false }
    if view.canBecomeFocused { return window.focusHost.focus(view) }
    return view.canBecomeFirstResponder && view.becomeFirstResponder()
  }

  override func scrollAccessibleToVisible() -> Bool {
    guard let view else { return false }
    view.revealInScrollViews(view.bounds, animated: false)
    return accessibleStates.has(.showing)
  }

  override var scale: AccessibleScale? { details.scale }
  override var accessibleText: (any AccessibleText)? { text }

  override var accessibleSelection: (any AccessibleSelection)? {
    details.selectsChildren ? selectionReader : nil
  }

  override var accessibleLinks: (any AccessibleLinks)? {
    if let address = details.linkAddress { return OwnLink(address, self) }
    return view.flatMap { AccessibleTexts.links(of: $0, text) }
  }

  override var accessibleImageFrame: Rect? {
    accessibleRole == .image ? accessibleFrame : nil
  }
}
