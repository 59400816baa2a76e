import ResponderPlatform

extension Event {
  /// Returns all locations of a touch since the last event, the oldest first, each as a touch object. The
  /// last one has the touch's current location.
  ///
  /// A touch screen may send more moves than the window draws frames. There is one event a frame, and this
  /// method returns all locations since the event before (see ``InteractionSettings/coalescesMoves``). If the
  /// touch is not in this event, returns `nil`. Follows `UIEvent.coalescedTouches(for:)`.
  public func coalescedTouches(for touch: Touch) -> [Touch]? {
    guard touches.contains(touch) else { return nil }
    guard touch.samples.count > 1 else { return [touch] }
    return touch.copies(
      at: touch.samples, after: touch.previousLocation, held: touch.pencilSamples)
  }

  /// Returns the predicted locations of a touch until the next frame, the earliest first, each as a touch
  /// object with ``Touch/isPredicted`` set.
  ///
  /// Drawing for them has to be replaced when the next event arrives. The array is empty for a touch that is
  /// stationary, over, or too new. If the touch is not in this event, returns `nil`. Follows
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
  /// Returns a copy of the touch for each sample.
  ///
  /// - Parameter held: The state of a pen at each of them. If it is empty, the current state is used.
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
      copy.contact = contact
      copy.pencilTool = pencilTool
      copy.pencil = held.indices.contains(index) ? held[index] : pencil
      previous = sample.location
      return copy
    }
  }
}
