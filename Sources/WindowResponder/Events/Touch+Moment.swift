extension Touch {
  /// The state of a touch in an event that was withheld from its view.
  struct Moment {
    let event: Event
    let phase: Phase
    let timestamp: Double
    let location: Point
    let previousLocation: Point
  }

  /// The largest number of withheld events of one touch. Beyond it, a further movement replaces the last one.
  private static let mostWithheldMoments = 1024

  /// Stores the state of the touch in an event, for later delivery to its view.
  func withhold(_ event: Event) {
    var moment = Moment(
      event: event, phase: realPhase, timestamp: timestamp, location: location,
      previousLocation: previousLocation)
    if withheld.count >= Self.mostWithheldMoments, let last = withheld.last, last.phase == .moved {
      withheld.removeLast()
      moment = Moment(
        event: event, phase: moment.phase, timestamp: timestamp, location: location,
        previousLocation: last.previousLocation)
    }
    withheld.append(moment)
  }

  /// Calls a closure while the touch has the state of an earlier event.
  func relive(_ moment: Moment, _ body: () -> Void) {
    let now = (timestamp, location, previousLocation, samples)
    timestamp = moment.timestamp
    location = moment.location
    previousLocation = moment.previousLocation
    samples = []
    shownPhase = moment.phase
    body()
    shownPhase = nil
    (timestamp, location, previousLocation, samples) = now
  }
}
