extension Control {
  /// Returns a Boolean value that indicates whether a standard control permits a gesture recognizer. It does
  /// not permit a recognizer of an ancestor that waits for a single tap with one touch, which is the
  /// control's own gesture.
  ///
  /// A disabled control permits every recognizer.
  package final func leavesTap(to recognizer: GestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? TapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Returns a Boolean value that indicates whether a standard control with a knob permits a gesture
  /// recognizer. It does not permit a pan or a swipe of an ancestor if a touch on the knob moves
  /// horizontally, as the knob does.
  ///
  /// - Parameter isOnKnob: A closure that returns whether a touch that began at a point, in the control's
  ///   coordinates, is on the knob.
  package final func leavesDrag(
    to recognizer: GestureRecognizer, isOnKnob: (Point) -> Bool
  ) -> Bool {
    guard isEnabled, recognizer.view !== self,
      recognizer is PanGestureRecognizer || recognizer is SwipeGestureRecognizer
    else { return true }
    for touch in recognizer.tracked where touch.view === self {
      let way = touch.location - touch.initialLocation
      if way.dx.magnitude >= way.dy.magnitude, isOnKnob(convertFromWindow(touch.initialLocation)) {
        return false
      }
    }
    return true
  }
}
