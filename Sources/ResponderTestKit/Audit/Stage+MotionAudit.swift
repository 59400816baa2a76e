import WindowResponder

extension Stage {
  /// Returns the views that change their position, size or transform repeatedly within a second, although
  /// reduced motion is on and there are no touches.
  func motionIssues() -> [AccessibilityAuditIssue] {
    let wasReduced = application.prefersReducedMotion
    setReducedMotion(true)
    defer { setReducedMotion(wasReduced) }
    // Changes due to the setting end first.
    advance(by: 0.5)
    var last: [ObjectIdentifier: (frame: Rect, transform: Transform)] = [:]
    var changes: [ObjectIdentifier: (view: View, count: Int)] = [:]
    for _ in 0..<Self.motionFrames {
      for view in seenViews {
        let presentation = view.presentation
        let now = (presentation.frame, presentation.transform)
        let id = ObjectIdentifier(view)
        if let before = last[id], before != now {
          changes[id] = (view, (changes[id]?.count ?? 0) + 1)
        }
        last[id] = now
      }
      advance(by: 1.0 / Double(Self.motionFrames))
    }
    return changes.values.filter { $0.count >= Self.motionFrames / 4 }.map { view, _ in
      AccessibilityAuditIssue(
        auditType: .motion, view: view, elementName: view.accessibilityLabel ?? "",
        detailedDescription: "it moves although reduced motion is on", frame: view.rectInWindow)
    }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// The number of comparisons of positions in a second.
  private static let motionFrames = 30
}
