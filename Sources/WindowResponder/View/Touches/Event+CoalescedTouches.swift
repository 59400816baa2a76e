import ResponderPlatform

extension Event {
  /// Every place that a touch went through since the last event, oldest first, each as a touch of
  /// its own; the last one is where the touch is now.
  ///
  /// A screen may tell of a finger more often than the window is drawn: there is one event a frame, and
  /// here are all places of that time (see ``InteractionSettings/coalescesMoves``). Nil for a touch
  /// that is not in this event. Follows `UIEvent.coalescedTouches(for:)`.
  public func coalescedTouches(for touch: Touch) -> [Touch]? {
    guard touches.contains(touch) else { return nil }
    guard touch.samples.count > 1 else { return [touch] }
    return touch.copies(
      at: touch.samples, after: touch.previousLocation, held: touch.pencilSamples)
  }

  /// Where a touch is likely to be until the next frame, soonest first, each as a touch of its own with
  /// ``Touch/isPredicted``.
  ///
  /// What is drawn for them has to be drawn anew when the next event comes. It is empty for a touch
  /// that rests, that is over, or that is too young; nil for one that is not in this event. Follows
  /// `UIEvent.predictedTouches(for:)`.
  public func predictedTouches(for touch: Touch) -> [Touch]? {
    guard touches.contains(touch) else { return nil }
    guard touch.phase == .moved, let window = touch.window else { return [] }
    let settings = ProgramContext.of(window).interactionSettings
    let samples = TouchPredictor.predict(
      touch.history, interval: settings.touchPredictionInterval)
    let copies = touch.copies(at: samples, after: touch.location)
    for copy in copies { copy.isPredicted = true }
    return copies
  }
}

extension Touch {
  /// A touch like this one at each of some places.
  ///
  /// - Parameter held: How a pen was held at each of them; where it is empty, as it is now.
  fileprivate func copies(
    at samples: [Sample], after start: Point, held: [PenState] = []
  ) -> [Touch] {
    var previous = start
    return samples.enumerated().map { index, sample in
      let copy = Touch(
        type: type, identifier: identifier, location: sample.location,
        timestamp: sample.timestamp, window: window)
      copy.previousLocation = previous
      copy.phase = phase
      copy.view = view
      copy.tapCount = tapCount
      copy.majorRadius = majorRadius
      copy.minorRadius = minorRadius
      copy.orientation = orientation
      copy.pencilTool = pencilTool
      copy.pencil = held.indices.contains(index) ? held[index] : pencil
      previous = sample.location
      return copy
    }
  }
}
