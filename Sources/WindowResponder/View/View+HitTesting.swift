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
      window?.viewWasHidden(self)
    }
    updateAppearance(always: true) { $0.isHidden = hidden }
    superview?.subviewSizeDidChange()
  }

  /// Adds a recognizer, which sees this view's and its subviews' touches from their next beginning.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    // A handler of the removal may have added it somewhere.
    guard recognizer.view == nil else { return }
    recognizer.owner = self
    recognizers.append(recognizer)
  }

  /// Takes a recognizer away. One that recognises is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.coordinator?.withdraw(recognizer)
    recognizers.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.owner = nil }
  }

  func replaceRecognizers(_ new: [GestureRecognizer]) {
    for recognizer in recognizers where !new.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  /// Makes the first responder resign where it is this view or lies in it.
  ///
  /// With `force` it resigns even when it would refuse. Tells whether the view holds no first
  /// responder any more. Follows `UIView.endEditing(_:)`.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let focus = window?.focus, let view = focus.firstResponder as? View,
      view.isDescendant(of: self)
    else { return true }
    return force ? focus.forceResign() : view.resignFirstResponder()
  }
}
