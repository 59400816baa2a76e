/// Who is asked before a recognizer gets something, begins, or stops others. Every method has a default.
///
/// Follows `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may leave ``GestureRecognizer/State/possible``; with false it fails. Yes, by
  /// default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

  /// Whether two may recognise at the same time. One yes, of either's delegate, is enough. No, by
  /// default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Whether the first has to wait until the other has failed. Asked once for each attempt. No, by
  /// default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Whether the other has to wait until the first has failed. Asked once for each attempt. No, by
  /// default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool

  /// Whether a recognizer gets a finger that came down. Yes, by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool

  /// Whether a recognizer gets a key that went down. Yes, by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool

  /// Whether a recognizer gets an event at all; asked before the finger or the key. Yes, by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool { true }

  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: Event
  ) -> Bool { true }
}
