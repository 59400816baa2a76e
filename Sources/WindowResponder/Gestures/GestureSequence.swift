import ResponderPlatform

/// Scrolling, a touchpad gesture or a stay of the pointer over views, from its beginning to its end.
@MainActor final class GestureSequence {
  /// The type of its events.
  let kind: Event.EventType
  /// The recognizers that receive it, in order.
  let recognizers: [GestureRecognizer]
  /// A Boolean value that indicates whether the sequence is a single step of a wheel.
  let isWheelStep: Bool
  /// A Boolean value that indicates whether one of the recognizers has recognized it.
  var isTaken = false

  init(kind: Event.EventType, recognizers: [GestureRecognizer], isWheelStep: Bool = false) {
    self.kind = kind
    self.recognizers = recognizers
    self.isWheelStep = isWheelStep
  }
}

extension Event {
  /// A Boolean value that indicates whether the event is a step of a wheel, which is complete in itself.
  var isWheelStep: Bool {
    switch scroll?.source {
    case .finger, .continuous: return false
    case .wheel, .wheelTilt, nil: return type == .scroll
    }
  }

  /// A Boolean value that indicates whether the event begins scrolling or a touchpad gesture if none is in
  /// progress.
  var beginsSequence: Bool {
    type == .scroll ? scrollDelta != .zero : touchpad?.phase == .began
  }

  /// A Boolean value that indicates whether the event is the last of scrolling or of a touchpad gesture.
  var endsSequence: Bool {
    if type == .transform { return touchpad?.phase.isOver ?? true }
    guard let scroll, !isWheelStep else { return true }
    return scroll.stopsVertically || scroll.stopsHorizontally
  }
}
