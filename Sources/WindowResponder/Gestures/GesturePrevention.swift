/// Who prevents whom.
///
/// One recognizer has recognised, or goes on; another wants to, or still may. The table is read from
/// the top, and the first line that applies decides.
@MainActor enum GesturePrevention {
  /// What one recognizer does to another.
  enum Verdict {
    /// The other fails.
    case prevents
    /// Both may recognise.
    case allows
  }

  /// What `one`, which has recognised, does to `other`, which has not.
  static func decide(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Verdict {
    // A recognizer is not in its own way.
    if one === other { return .allows }
    // The other waits for this one to fail, and waits in vain.
    if other.isRequired(toWaitFor: one) { return .prevents }
    // They have no finger, key or scrolling in common.
    if !sharesInput(one, other) { return .allows }
    // The other was asked to wait for this one to fail.
    if other.requiresFailure(of: one) { return .prevents }
    // Each has a say in it: `canPrevent` of the one, `canBePrevented` of the other.
    if !one.canPrevent(other) { return .allows }
    if !other.canBePrevented(by: one) { return .allows }
    // Either delegate may want both.
    if one.delegateAllows(other) { return .allows }
    if other.delegateAllows(one) { return .allows }
    // First come, first served.
    return .prevents
  }

  /// Whether two recognizers follow the same finger, key or scrolling, or did so in this attempt.
  static func sharesInput(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    if let sequence = one.sequence, sequence === other.sequence { return true }
    for touch in one.tracked where other.hasFollowed(touch) { return true }
    for touch in one.past where other.hasFollowed(touch) { return true }
    for press in one.trackedPresses where other.hasFollowed(press) { return true }
    for press in one.pastPresses where other.hasFollowed(press) { return true }
    return false
  }
}

extension GestureRecognizer {
  fileprivate func isRequired(toWaitFor other: GestureRecognizer) -> Bool {
    for requirement in requirements where requirement.recognizer === other { return true }
    return false
  }

  fileprivate func delegateAllows(_ other: GestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
