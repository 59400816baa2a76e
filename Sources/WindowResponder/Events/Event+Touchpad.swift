import ResponderPlatform

/// The content of a ``EventType/transform`` event: exactly one of three gestures.
extension Event {
  /// A pinch or a rotation on a touchpad.
  var pinch: PinchChange? {
    if case .pinch(let pinch) = touchpad { pinch } else { nil }
  }

  /// A swipe of three or more fingers on a touchpad. Most desktops use it themselves, for example to change
  /// the workspace. Otherwise, it is delivered like a pinch.
  var swipe: SwipeChange? {
    if case .swipe(let swipe) = touchpad { swipe } else { nil }
  }

  /// Fingers that rest on a touchpad, which stops deceleration after scrolling.
  var hold: HoldChange? {
    if case .hold(let hold) = touchpad { hold } else { nil }
  }
}
