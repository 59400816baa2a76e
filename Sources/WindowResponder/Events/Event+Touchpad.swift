import ResponderPlatform

/// What a ``EventType/transform`` event tells: exactly one of the three.
extension Event {
  /// A pinch or a turn on a touchpad.
  var pinch: PinchChange? {
    if case .pinch(let pinch) = touchpad { pinch } else { nil }
  }

  /// A swipe of three fingers or more on a touchpad. Most desktops keep it for themselves, as for a
  /// change of workspace; where it arrives it goes the way of a pinch.
  var swipe: SwipeChange? {
    if case .swipe(let swipe) = touchpad { swipe } else { nil }
  }

  /// Fingers that rest on a touchpad: the moment to stop what glides on from the last scroll.
  var hold: HoldChange? {
    if case .hold(let hold) = touchpad { hold } else { nil }
  }
}
