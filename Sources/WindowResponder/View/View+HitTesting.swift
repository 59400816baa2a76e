extension View {
  /// What ``hitTest(_:with:)`` does in the base class.
  final func findHitView(at point: Point, with event: Event?) -> View? {
    if appearance.isHidden || appearance.alpha < 0.01 || !takesInteraction { return nil }
    if let motion, motion.blocksInteraction { return nil }
    if isLayoutPending || isLayoutPendingBelow { layoutIfNeeded() }
    guard self.point(inside: point, with: event) else { return nil }
    // Read anew at each turn, since an override may change the subviews. A loop and no closure: a
    // closure would check at each turn that it is on the main actor.
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
  }

  /// Adds a recognizer, which sees this view's and its subviews' touches from their next beginning.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard watcher(recognizer).owner !== self else { return }
    watcher(recognizer).owner?.removeGestureRecognizer(recognizer)
    // A handler of the removal may have added it somewhere.
    guard watcher(recognizer).owner == nil else { return }
    watcher(recognizer).owner = self
    recognizers.append(recognizer)
  }

  /// Takes a recognizer away. One that recognises is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard watcher(recognizer).owner === self else { return }
    watcher(recognizer).withdraw()
    recognizers.removeAll { $0 === recognizer }
    if watcher(recognizer).owner === self { watcher(recognizer).owner = nil }
  }

  private func watcher(_ recognizer: GestureRecognizer) -> any ViewWatcher { recognizer }

  func replaceRecognizers(_ new: [GestureRecognizer]) {
    for recognizer in recognizers where !new.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
