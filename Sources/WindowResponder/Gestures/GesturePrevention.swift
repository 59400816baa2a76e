/// The rules by which one recognizer prevents another.
///
/// One recognizer has recognized its gesture or continues. Another requests to recognize, or may still do so.
/// The first rule that applies decides.
@MainActor enum GesturePrevention {
  /// The effect of one recognizer on another.
  enum Verdict {
    /// The other recognizer fails.
    case prevents
    /// Both may recognize.
    case allows
  }

  /// Returns the effect of `one`, which has recognized its gesture, on `other`, which has not.
  static func decide(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Verdict {
    // A recognizer does not prevent itself.
    if one === other { return .allows }
    // The other waits for this one to fail, which will not happen.
    if other.isRequired(toWaitFor: one) { return .prevents }
    // They have no touch, press or scrolling in common.
    if !sharesInput(one, other) { return .allows }
    // The other was requested to wait for this one to fail.
    if other.requiresFailure(of: one) { return .prevents }
    // Both are asked: `canPrevent` of the one, and `canBePrevented` of the other.
    if !one.canPrevent(other) { return .allows }
    if !other.canBePrevented(by: one) { return .allows }
    // Either delegate may allow both.
    if one.delegateAllows(other) { return .allows }
    if other.delegateAllows(one) { return .allows }
    // The first one wins.
    return .prevents
  }

  /// Returns a Boolean value that indicates whether two recognizers track the same touch, press or scrolling,
  /// or did so in this attempt.
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
