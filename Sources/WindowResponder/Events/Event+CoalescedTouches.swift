extension Event {
  /// Every place that a touch went through since the last event, oldest first, each as a touch of
  /// its own; the last one is where the touch is now.
  ///
  /// A screen may tell of a finger more often than the window is drawn. Nil for a touch that is not
  /// in this event. Follows `UIEvent.coalescedTouches(for:)`.
  public func coalescedTouches(for touch: Touch) -> [Touch]? {
    guard touches.contains(touch) else { return nil }
    guard touch.samples.count > 1 else { return [touch] }
    var previous = touch.previousLocation
    return touch.samples.map { sample in
      let copy = Touch(
        type: touch.type, identifier: touch.identifier, location: sample.location,
        timestamp: sample.timestamp, window: touch.window)
      copy.previousLocation = previous
      copy.phase = touch.phase
      copy.view = touch.view
      copy.tapCount = touch.tapCount
      copy.majorRadius = touch.majorRadius
      copy.minorRadius = touch.minorRadius
      copy.orientation = touch.orientation
      previous = sample.location
      return copy
    }
  }
}
