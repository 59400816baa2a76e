/// The positions of views in the tree that assistive technologies read.
extension View {
  /// The object of the view, created on first access.
  package final var accessibleObject: AnyObject { accessibleNode }

  /// The object of the view.
  final var accessibleNode: AccessibleNode {
    if let (host, item) = shownAccessibleItem, !isOperableHeader,
      let node = (host.accessibleNode as? ItemsNode)?.node(of: item)
    {
      return node
    }
    let box = makeExtrasBox()
    if let known = box.accessibleObject as? AccessibleNode { return known }
    let made = makeAccessibleNode()
    box.accessibleObject = made
    return made
  }

  /// The object of the view, or `nil` if no client has requested it.
  final var knownAccessibleNode: AccessibleNode? {
    if let (host, item) = shownAccessibleItem, !isOperableHeader {
      return (host.extrasBox?.accessibleObject as? ItemsNode)?.knownNode(of: item)
    }
    return extrasBox?.accessibleObject as? AccessibleNode
  }

  /// The item that the view shows, and the view with the items.
  final var shownAccessibleItem: (host: any AccessibleItems, item: AnyHashable)? {
    if let cell = self as? any AccessibleItemCell, let shown = cell.accessibleItem { return shown }
    guard let scroller = superview as? ScrollView, let host = scroller as? any AccessibleItems,
      let item = host.accessibleItem(shownBy: self)
    else { return nil }
    return (host, item)
  }

  /// A Boolean value that indicates whether the view is a header or footer that is itself operated, such as a
  /// button. It is an object of its own in that of the header.
  private var isOperableHeader: Bool {
    !(self is any AccessibleItemCell)
      && AccessibleSearch.isOperable(self, accessibleDetails)
  }

  private func makeAccessibleNode() -> AccessibleNode {
    if let popup = self as? PopupWindow { return PopupNode(popup) }
    if let window = self as? Window { return WindowNode(window) }
    if self is any AccessibleItems { return ItemsNode(self) }
    return ViewNode(self)
  }

  /// The description of the view, in addition to its accessibility properties.
  final var accessibleDetails: AccessibleDetails {
    var details = AccessibleDetails()
    describeOwnKind(&details)
    (self as? any AccessibleView)?.describeAccessibility(&details)
    (self as? any AccessibleRefinement)?.refineAccessibility(&details)
    return details
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden from assistive technologies.
  final var isHiddenFromAccessibility: Bool { appearance.isHidden || appearance.alpha < 0.01 }

  /// A Boolean value that indicates whether the view is an object of the tree. Otherwise, its children are
  /// children of its superview's object.
  final var isInAccessibleTree: Bool {
    if isAccessibilityElement || self is Window || accessibilityNavigationStyle == .combined {
      return true
    }
    if accessibilityContainerType != .none || extrasBox?.extras.label != nil { return true }
    if self is any AccessibleItemCell || isPresentedRoot || shownAccessibleItem != nil {
      return true
    }
    let role = accessibleDetails.role
    return role != nil && role != .invalid
  }

  /// A Boolean value that indicates whether the view is that of a presented controller.
  final var isPresentedRoot: Bool {
    viewController?.links?.controller?.container != nil
  }

  /// Returns a Boolean value that indicates whether no subview is an object of the tree.
  final func hidesItsElements(_ details: AccessibleDetails) -> Bool {
    if accessibilityElementsHidden || accessibilityNavigationStyle == .combined { return true }
    guard let content = details.content else { return isAccessibilityElement }
    return content == .nothing
  }

  /// The nearest object for the view: its own, or that of the nearest superview in the tree.
  final var nearestAccessibleNode: AccessibleNode? {
    var chain: [View] = []
    var link: View? = self
    while let view = link {
      chain.append(view)
      link = view.superview
    }
    guard chain.last is Window else { return nil }
    var nearest: AccessibleNode?
    for view in chain.reversed() {
      if view.isHiddenFromAccessibility, !(view is Window) { return nearest }
      guard view.isInAccessibleTree else { continue }
      nearest = view.accessibleNode
      if view.hidesItsElements(view.accessibleDetails) { return nearest }
    }
    return nearest
  }

  /// The parent of the view's object.
  final var accessibleParentNode: AccessibleNode? {
    if let (host, item) = shownAccessibleItem, isOperableHeader,
      let node = (host.accessibleNode as? ItemsNode)?.node(of: item)
    {
      return node
    }
    return superview?.nearestAccessibleNode
  }
}

/// A search for the elements in a view, in the order of reading.
@MainActor struct AccessibleSearch {
  /// A group of elements that are read together.
  private struct Unit {
    var nodes: [AccessibleNode]
    /// The bounding box of the elements, in window coordinates.
    var box: Rect
  }

  /// A Boolean value that indicates whether only elements that can be operated are found.
  var controlsOnly = false
  /// The closure that returns whether a view is skipped.
  var skips: (View) -> Bool = { _ in false }

  /// Returns the elements in a view.
  func elements(in view: View) -> [AccessibleNode] {
    ordered(units(in: view), isMirrored: view.isRightToLeft)
  }

  /// Returns the element that a view is, or those in it if it is none.
  func elements(of view: View) -> [AccessibleNode] {
    if view.isHiddenFromAccessibility { return [] }
    return ordered(units(of: view), isMirrored: view.isRightToLeft)
  }

  /// Returns the elements in a view that shows an item, or the view itself if it is one of them: a header
  /// that is a button.
  func elements(inItem view: View) -> [AccessibleNode] {
    if !(view is any AccessibleItemCell), Self.isOperable(view, view.accessibleDetails) {
      return [view.accessibleNode]
    }
    return elements(in: view)
  }

  private func ordered(_ units: [Unit], isMirrored: Bool) -> [AccessibleNode] {
    if units.count < 2 { return units.first?.nodes ?? [] }
    let boxes = units.map { unit in
      isMirrored
        ? Rect(
          x: -unit.box.maxX, y: unit.box.minY, width: unit.box.width, height: unit.box.height)
        : unit.box
    }
    return ReadingOrder.indices(of: boxes).flatMap { units[$0].nodes }
  }

  private func units(in view: View) -> [Unit] {
    if view.accessibilityElementsHidden { return [] }
    if let elements = explicitElements(of: view) {
      let found = elements.flatMap { nodes(of: $0, in: view) }
      return found.isEmpty ? [] : [Unit(nodes: found, box: box(of: view))]
    }
    var subviews = view.subviews.filter { !$0.isHiddenFromAccessibility && !skips($0) }
    if let modal = subviews.last(where: \.accessibilityViewIsModal) { subviews = [modal] }
    return subviews.flatMap(units(of:))
  }

  /// Returns the groups of a view and its subviews.
  private func units(of view: View) -> [Unit] {
    if view.accessibilityElementsHidden, !view.isAccessibilityElement { return [] }
    guard view.isInAccessibleTree else {
      let inside = units(in: view)
      guard view.shouldGroupAccessibilityChildren, !inside.isEmpty else { return inside }
      return [
        Unit(nodes: ordered(inside, isMirrored: view.isRightToLeft), box: box(of: view))
      ]
    }
    let details = view.accessibleDetails
    if details.isLeftOut { return [] }
    if controlsOnly, !Self.isOperable(view, details) {
      return view.hidesItsElements(details) ? [] : units(in: view)
    }
    return [Unit(nodes: [view.accessibleNode], box: box(of: view))]
  }

  /// Returns a Boolean value that indicates whether the user can operate a view.
  static func isOperable(_ view: View, _ details: AccessibleDetails) -> Bool {
    if view is Control || view.canBecomeFocused || details.scale != nil { return true }
    let traits = view.accessibilityTraits
    return traits.contains(.adjustable) || AccessibleRoles.isPressable(traits)
  }

  private func explicitElements(of view: View) -> [Any]? {
    if let elements = view.accessibilityElements { return elements }
    let count = view.accessibilityElementCount()
    guard count > 0, count < Int.max else { return nil }
    return (0..<count).compactMap { view.accessibilityElement(at: $0) }
  }

  private func nodes(of element: Any, in view: View) -> [AccessibleNode] {
    if let view = element as? View {
      return view.isHiddenFromAccessibility ? [] : units(of: view).flatMap(\.nodes)
    }
    guard let element = element as? AccessibilityElement else { return [] }
    if element.isAccessibilityElement { return [element.accessibleNode] }
    return (element.accessibilityElements ?? []).flatMap { nodes(of: $0, in: view) }
  }

  private func box(of view: View) -> Rect { view.convert(view.bounds, to: nil) }
}
