extension View {
  /// Returns the hit view, as the base class's ``hitTest(_:with:)`` does.
  @_optimize(speed) final func findHitView(at point: Point, with event: Event?) -> View? {
    if appearance.isHidden || appearance.alpha < 0.01 || !takesInteraction { return nil }
    if let motion, motion.blocksInteraction { return nil }
    if isLayoutPending || isLayoutPendingBelow { layoutIfNeeded() }
    guard self.point(inside: point, with: event) else { return nil }
    // The subviews are read in each iteration, because an override may change them. A closure instead of a
    // loop would check in each iteration that it is on the main actor.
    var index = subviews.count
    while index > 0 {
      index = min(index, subviews.count) - 1
      if index < 0 { break }
      let candidate = subviews[index]
      if candidate.geometry.isCollapsed { continue }
      if let hit = candidate.hitTest(candidate.geometry.fromSuperview(point), with: event) {
        return hit
      }
    }
    return self
  }

  func setTakesInteraction(_ takes: Bool) {
    guard takesInteraction != takes else { return }
    takesInteraction = takes
    if !takes { endInteraction() }
  }

  func setHidden(_ hidden: Bool) {
    guard appearance.isHidden != hidden else { return }
    if hidden {
      endInteraction()
      host?.viewWasHidden(self)
    }
    updateAppearance(always: true) { $0.isHidden = hidden }
    superview?.subviewSizeDidChange()
    superview?.accessibilityDidChange(.children)
  }

  /// Adds a gesture recognizer. It receives touches of this view and its subviews that begin from now on.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard watcher(recognizer).owner !== self else { return }
    watcher(recognizer).owner?.removeGestureRecognizer(recognizer)
    // A handler of the removal may have added the recognizer to a view.
    guard watcher(recognizer).owner == nil else { return }
    watcher(recognizer).owner = self
    recognizers.append(recognizer)
  }

  /// Removes a gesture recognizer. If it is recognizing, it is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard watcher(recognizer).owner === self else { return }
    watcher(recognizer).withdraw()
    recognizers.removeAll { $0 === recognizer }
    if watcher(recognizer).owner === self { watcher(recognizer).owner = nil }
  }

  private func watcher(_ recognizer: GestureRecognizer) -> any ViewObserver { recognizer }

  func replaceRecognizers(_ new: [GestureRecognizer]) {
    for recognizer in recognizers where !new.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
    // Handlers may have added or removed others.
    var ordered: [GestureRecognizer] = []
    for recognizer in new + recognizers
    where recognizers.contains(recognizer) && !ordered.contains(recognizer) {
      ordered.append(recognizer)
    }
    recognizers = ordered
  }
}
