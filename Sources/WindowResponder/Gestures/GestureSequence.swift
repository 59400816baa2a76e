/// A scrolling, or a pinch on a touchpad, from its beginning to its end.
@MainActor final class GestureSequence {
  let kind: Event.EventType
  /// Those that follow it, in the order in which they are told.
  let recognizers: [GestureRecognizer]
  /// Whether it is a step of a wheel, and not a movement of fingers.
  let isWheel: Bool
  /// Whether one of them recognised.
  var isTaken = false

  init(kind: Event.EventType, recognizers: [GestureRecognizer], isWheel: Bool = false) {
    self.kind = kind
    self.recognizers = recognizers
    self.isWheel = isWheel
  }
}
