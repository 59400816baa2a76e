import ResponderPlatform

/// A scrolling, a gesture on a touchpad or a stay of the pointer, from its beginning to its end.
@MainActor final class GestureSequence {
  /// What kind of events it is made of.
  let kind: Event.EventType
  /// Those that follow it, in the order in which they are told.
  let recognizers: [GestureRecognizer]
  /// Whether it is a step of a wheel, complete in itself.
  let isWheelStep: Bool
  /// Whether one of them recognised.
  var isTaken = false

  init(kind: Event.EventType, recognizers: [GestureRecognizer], isWheelStep: Bool = false) {
    self.kind = kind
    self.recognizers = recognizers
    self.isWheelStep = isWheelStep
  }
}

extension Event {
  /// Whether this is a step of a wheel, complete in itself.
  var isWheelStep: Bool {
    switch scroll?.source {
    case .finger, .continuous: return false
    case .wheel, .wheelTilt, nil: return type == .scroll
    }
  }

  /// Whether a scrolling or a gesture on a touchpad begins with it, where none is under way.
  var beginsSequence: Bool {
    type == .scroll ? scrollDelta != .zero : touchpad?.phase == .began
  }

  /// Whether no more of the same scrolling, or of the same gesture on a touchpad, comes.
  var endsSequence: Bool {
    if type == .transform { return touchpad?.phase.isOver ?? true }
    guard let scroll, !isWheelStep else { return true }
    return scroll.stopsVertically || scroll.stopsHorizontally
  }
}
