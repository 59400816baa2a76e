import WindowResponder

/// A check that finds touch areas that are too small. An area is measured by hit-tests from its middle
/// outwards.
@MainActor struct HitRegionAudit {
  private let elements: [AuditedElement]
  private let window: Window

  init(_ elements: [AuditedElement], _ window: Window) {
    self.elements = elements
    self.window = window
  }

  /// The side of the smallest area for a touch, in points.
  private static let touchSide = 44.0
  /// The side of the smallest area for a pointer, in points. Follows WCAG 2.2, 2.5.8.
  private static let pointerSide = 24.0

  /// The roles that only a pointer needs, because touches have another way.
  private static let pointerRoles: Set<String> = [
    // Column dividers: the column's menu and the arrow keys also resize. Scroll bars: the content can be
    // scrolled.
    "separator", "scroll bar",
    // Rows and headers of tables with columns, which are dense on desktops.
    "table row", "table column header", "column header",
    // The menu bar, which the menu button of a narrow window replaces.
    "menu bar",
  ]
  /// The roles of elements whose area may have any size, which WCAG 2.2, 2.5.8 exempts.
  private static let exemptRoles: Set<String> = [
    // A link has the height of its line of text.
    "link",
    // A point of a chart has the position and size of its value. A touch selects the nearest one.
    "chart",
  ]
  /// The margin around the parts of a view such as a segmented control, in which it accepts touches, in
  /// points.
  private static let margin = 10.0

  var issues: [AccessibilityAuditIssue] {
    elements.compactMap { element in
      guard element.isInteractive, element.isShowing, let size = area(of: element) else {
        return nil
      }
      let role = element.node.role
      let roles = Set(element.outerRoles + [role])
      guard roles.isDisjoint(with: Self.exemptRoles) else { return nil }
      let isDense =
        !roles.isDisjoint(with: Self.pointerRoles) || element.owner is any ScrubbedParts
      let side = isDense ? Self.pointerSide : Self.touchSide
      // The area of a part that ends at a fraction of a point is measured to the next point.
      guard size.width < side - 0.5 || size.height < side - 0.5 else { return nil }
      let measured = "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
      return element.issue(
        .hitRegion, "the touch area is \(measured) points, not \(Int(side)) × \(Int(side))")
    }
  }

  /// Returns the size of the touch area, or `nil` for an element that is not completely visible.
  private func area(of element: AuditedElement) -> Size? {
    let frame = element.frame
    guard !frame.isEmpty, let owner = element.owner else { return nil }
    let seen = owner.seenRect
    guard seen.insetBy(dx: -0.5, dy: -0.5).contains(frame) else { return nil }
    let measured = extent(around: Point(x: frame.midX, y: frame.midY)) { hit in
      hit.isDescendant(of: owner)
    }
    guard element.view == nil, let measured else {
      return measured.map {
        Size(width: max($0.width, frame.width), height: max($0.height, frame.height))
      }
    }
    // If a part reaches the edges of its view, its area includes that beyond these edges.
    let whole = owner.rectInWindow
    return Size(
      width: frame.width >= whole.width - Self.margin
        ? max(measured.width, frame.width) : frame.width,
      height: frame.height >= whole.height - Self.margin
        ? max(measured.height, frame.height) : frame.height)
  }

  /// Returns the size of the area around a point in which hit-tests find a wanted view, up to 120 points. If
  /// the hit-test at the point does not find it, returns `nil`.
  private func extent(around middle: Point, _ isWanted: (View) -> Bool) -> Size? {
    func isHit(_ x: Double, _ y: Double) -> Bool {
      let point = Point(x: middle.x + x, y: middle.y + y)
      return window.hitTest(point, with: nil).map(isWanted) ?? false
    }
    guard isHit(0, 0) else { return nil }
    func reach(_ x: Double, _ y: Double) -> Double {
      var distance = 0.0
      while distance < 60, isHit(x * (distance + 0.5), y * (distance + 0.5)) { distance += 0.5 }
      return distance
    }
    return Size(width: reach(1, 0) + reach(-1, 0), height: reach(0, 1) + reach(0, -1))
  }
}
