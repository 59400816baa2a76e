internal import ResponderAccessibility

/// The object of a window.
final class WindowNode: ViewNode {
  private var window: Window? { view as? Window }

  override var accessibleName: String {
    guard let window else { return "" }
    return window.accessibilityLabel ?? window.title ?? window.rootViewController?.title
      ?? window.programContext.name
  }

  override var accessibleStates: AccessibleStates {
    guard let window, window.isOnScreen else { return AccessibleStates(.defunct) }
    var states = AccessibleStates(.enabled, .sensitive, .visible, .showing, .resizable)
    states.set(.active, window.isKeyWindow)
    states.set(.modal, window.isModal)
    return states
  }

  override var accessibleFrame: Rect? { window?.bounds }

  override var parent: AccessibleNode? {
    guard let window, window.isOnScreen else { return nil }
    return window.application.map { ProgramNode.of($0) }
  }

  /// Returns the title bar, the elements of the topmost presentation or else of the content, and the popups.
  override func makeChildren() -> [AccessibleNode] {
    guard let window else { return [] }
    var nodes: [AccessibleNode] = []
    if let bar = window.titleBarView, !bar.isHidden { nodes.append(bar.accessibleNode) }
    if let top = window.topPresentation, let container = top.container {
      nodes += AccessibleSearch().elements(in: container)
    } else {
      let search = AccessibleSearch { $0 is TitleBar || $0 is PresentationContainerView }
      nodes += search.elements(in: window)
    }
    return nodes + popups(of: window)
  }

  override func contains(_ point: Point) -> Bool { window?.bounds.contains(point) ?? false }
}

/// The object of a menu, a tool tip or another popup.
final class PopupNode: ViewNode {
  private var popup: PopupWindow? { view as? PopupWindow }

  /// The level of the menu that the popup shows, or `nil`.
  private var level: (session: MenuSession, index: Int)? {
    guard let popup, let menu = popup.popupProgram?.screen.menu,
      let index = menu.levels.firstIndex(where: { $0.popup === popup })
    else { return nil }
    return (menu, index)
  }

  override var accessibleStates: AccessibleStates {
    guard let popup, popup.isOnScreen else { return AccessibleStates(.defunct) }
    return AccessibleStates(.enabled, .sensitive, .visible, .showing)
  }

  override var accessibleName: String {
    guard let (session, index) = level else { return super.accessibleName }
    return session.levels[index].menu.title
  }

  override var accessibleFrame: Rect? {
    popup.map { Rect(origin: $0.originInOwner, size: $0.bounds.size) }
  }

  /// The row of the menu, the view, or the window that owns the popup.
  override var parent: AccessibleNode? {
    guard let popup, popup.isOnScreen else { return nil }
    guard let (session, index) = level else { return popup.parent.accessibleNode }
    if index > 0 {
      let below = session.levels[index - 1]
      let node = below.popup.accessibleNode as? ViewNode
      return below.openRow.flatMap { node?.node(ofPart: $0) } ?? node
    }
    if let bar = session.owner.menuBarKeys as? MenuBar, let open = bar.openIndex {
      return (bar.accessibleNode as? ViewNode)?.node(ofPart: open)
    }
    let source = session.request.origin as? View
    return source?.nearestAccessibleNode ?? session.owner.accessibleNode
  }
}

extension Window {
  /// The position of the window in the geometry of the bottommost window.
  final var originInOwnerGeometry: Point { (self as? PopupWindow)?.originInOwner ?? .zero }

  /// Returns a rectangle of the window in the geometry of the bottommost window.
  final func inGeometryOfOwner(_ rect: Rect) -> Rect {
    let origin = originInOwnerGeometry
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }
}
