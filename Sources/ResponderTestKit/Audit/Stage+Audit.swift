import ResponderAccessibility
import WindowResponder

extension Stage {
  /// Finds accessibility problems of the ``frontWindow``, and returns them.
  ///
  ///     #expect(stage.audit().isEmpty)
  ///     #expect(stage.audit(for: [.contrast, .hitRegion]) { issue in issue.view is ImageView }.isEmpty)
  ///
  /// The appearance, the text scale and reduced motion are changed during the audit and restored at its end.
  /// The audit of ``AccessibilityAuditType/motion`` takes a second of the stage's clock. Content that is
  /// scrolled out of view is audited only for names. Follows
  /// `XCUIApplication.performAccessibilityAudit(for:_:)`.
  ///
  /// - Parameters:
  ///   - auditTypes: The types of problems to find. The default is all types.
  ///   - isIgnored: A closure that returns `true` for each issue to omit. By default, no issue is omitted.
  public func audit(
    for auditTypes: AccessibilityAuditType = .all,
    ignoring isIgnored: (AccessibilityAuditIssue) -> Bool = { _ in false }
  ) -> [AccessibilityAuditIssue] {
    var issues: [AccessibilityAuditIssue] = []
    if !auditTypes.isDisjoint(with: [.sufficientElementDescription, .hitRegion, .trait, .keyboard])
    {
      let elements = AuditedElement.all(on: self)
      if auditTypes.contains(.sufficientElementDescription) {
        issues += NameAudit(elements).issues
      }
      if auditTypes.contains(.hitRegion) { issues += HitRegionAudit(elements, frontWindow).issues }
      if auditTypes.contains(.trait) { issues += TraitAudit(elements).issues }
      if auditTypes.contains(.keyboard) { issues += KeyboardAudit(elements).issues }
    }
    if auditTypes.contains(.contrast) { issues += contrastIssues() }
    if auditTypes.contains(.textClipped) { issues += clippedTextIssues() }
    if auditTypes.contains(.motion) { issues += motionIssues() }
    return issues.filter { !isIgnored($0) }
  }

  /// The views of the front window that are visible at least in part, each before its subviews.
  var seenViews: [View] {
    var result: [View] = []
    func visit(_ view: View) {
      if view.isHidden || view.alpha < 0.01 { return }
      result.append(view)
      for child in view.subviews { visit(child) }
    }
    render()
    visit(frontWindow)
    return result.filter { !$0.seenRect.isEmpty }
  }
}

extension View {
  /// The part of the view that its clipping superviews show, in window coordinates.
  final var seenRect: Rect {
    var rect = bounds
    var view: View = self
    while let parent = view.superview {
      rect = view.convert(rect, to: parent)
      if parent.clipsToBounds || parent is ScrollView || parent is Window {
        rect = rect.intersection(parent.bounds)
        if rect.isNull || rect.isEmpty { return .zero }
      }
      view = parent
    }
    return rect
  }

  /// The view's rectangle in window coordinates.
  final var rectInWindow: Rect { convert(bounds, to: nil) }

  /// A Boolean value that indicates whether the view is at an edge of a scroll view with more content beyond
  /// it. The view is cut off or fades there.
  final var isNearScrollingEdge: Bool {
    let margin = 44.0
    return selfAndSuperviews.dropFirst().contains { outer in
      guard let scroller = outer as? ScrollView else { return false }
      let frame = convert(bounds, to: scroller)
      let seen = scroller.bounds
      let content = Rect(origin: .zero, size: scroller.contentSize)
      return frame.maxY > seen.maxY - margin && content.maxY > seen.maxY + 1
        || frame.minY < seen.minY + margin && content.minY < seen.minY - 1
        || frame.maxX > seen.maxX - margin && content.maxX > seen.maxX + 1
        || frame.minX < seen.minX + margin && content.minX < seen.minX - 1
    }
  }

  /// The view and its superviews, the innermost first.
  final var selfAndSuperviews: UnfoldFirstSequence<View> {
    sequence(first: self, next: \.superview)
  }
}
