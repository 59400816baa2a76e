internal import ResponderAccessibility

/// The object of an accessibility element that is not a view.
final class ElementNode: AccessibleNode {
  private weak var element: AccessibilityElement?

  init(_ element: AccessibilityElement) { self.element = element }

  /// The view that contains the element.
  private var view: View? {
    var container = element?.accessibilityContainer
    while let outer = container as? AccessibilityElement {
      container = outer.accessibilityContainer
    }
    return container as? View
  }

  override var context: ProgramContext { .of(view) }

  override var accessibleRole: AccessibleRole {
    guard let element else { return .invalid }
    return AccessibleRoles.role(of: element.accessibilityTraits)
      ?? AccessibleRoles.role(of: element.accessibilityContainerType) ?? .label
  }

  override var accessibleName: String { element?.accessibilityLabel ?? "" }
  override var accessibleDescription: String { element?.accessibilityHint ?? "" }
  override var accessibleValueText: String { element?.accessibilityValue ?? "" }
  override var accessibleIdentifier: String { element?.accessibilityIdentifier ?? "" }
  override var accessibleAttributes: [String: String] {
    element?.accessibleElementAttributes ?? [:]
  }

  override var accessibleStates: AccessibleStates {
    guard let element, let view, view.ownWindow != nil else { return AccessibleStates(.defunct) }
    var states = AccessibleStates()
    AccessibleRoles.addStates(of: element.accessibilityTraits, to: &states)
    if view.isShownInWindow {
      states.set(.visible)
      states.set(.showing, view.isSeen(view.convert(element.accessibilityFrame, from: nil)))
    }
    return states
  }

  override var accessibleFrame: Rect? {
    guard let element, let window = view?.ownWindow else { return nil }
    return window.inGeometryOfOwner(element.accessibilityPath?.bounds ?? element.accessibilityFrame)
  }

  override var parent: AccessibleNode? {
    if let outer = element?.accessibilityContainer as? AccessibilityElement,
      outer.isAccessibilityElement
    {
      return outer.accessibleNode
    }
    return view?.nearestAccessibleNode
  }

  override func makeChildren() -> [AccessibleNode] {
    (element?.accessibilityElements ?? []).compactMap {
      ($0 as? View)?.accessibleNode ?? ($0 as? AccessibilityElement)?.accessibleNode
    }
  }

  override var deeds: [AccessibleDeed] {
    guard let element, !element.accessibilityTraits.contains(.notEnabled) else { return [] }
    var deeds: [AccessibleDeed] = []
    if AccessibleRoles.isPressable(element.accessibilityTraits) {
      deeds.append(AccessibleDeed(.click) { [weak self] in self?.activate() })
    }
    if element.accessibilityTraits.contains(.adjustable) {
      deeds.append(
        AccessibleDeed(.increment) { [weak element] in element?.accessibilityIncrement() })
      deeds.append(
        AccessibleDeed(.decrement) { [weak element] in element?.accessibilityDecrement() })
    }
    return deeds
      + (element.accessibilityCustomActions ?? []).map { custom in
        AccessibleDeed(custom.name) { custom.perform() }
      }
  }

  private func activate() {
    guard let element, let window = view?.ownWindow, !element.accessibilityActivate() else {
      return
    }
    window.popupProgram?.tap(at: element.accessibilityActivationPoint, in: window)
  }

  override func scrollAccessibleToVisible() -> Bool {
    guard let element, let view else { return false }
    view.revealInScrollViews(view.convert(element.accessibilityFrame, from: nil), animated: false)
    return accessibleStates.has(.showing)
  }
}

extension AccessibilityElement {
  /// The object of the element, created on first access.
  final var accessibleNode: AccessibleNode {
    let box = makeExtrasBox()
    if let known = box.accessibleObject as? AccessibleNode { return known }
    let made = ElementNode(self)
    box.accessibleObject = made
    return made
  }

  fileprivate var accessibleElementAttributes: [String: String] {
    var attributes = ["toolkit": "WindowResponder"]
    if let identifier = accessibilityIdentifier { attributes["id"] = identifier }
    if let value = accessibilityValue { attributes["valuetext"] = value }
    return attributes
  }
}
