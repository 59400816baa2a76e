extension Control {
  /// Whether a standard control leaves its finger to a recognizer: it does unless that is one further
  /// up which waits for what the control is for, a single tap of one finger.
  ///
  /// A disabled control prevents no recognizer.
  package final func leavesTap(to recognizer: GestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? TapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Whether a standard control with a knob leaves its finger to a recognizer: it does unless that is a
  /// pan or a swipe further up, the finger is on the knob, and it goes the way that the knob does, from
  /// side to side.
  ///
  /// - Parameter isOnKnob: Whether a touch that began at a place, in the control's coordinates, has the
  ///   knob.
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
