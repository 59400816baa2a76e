extension Touch {
  /// What a touch was like at a moment that its view has not heard of yet.
  struct Moment {
    let event: Event
    let phase: Phase
    let timestamp: Double
    let location: Point
    let previousLocation: Point
  }

  /// How many moments of one touch are kept; beyond that a further move takes the last one's place.
  private static let mostWithheldMoments = 1024

  /// Keeps what the touch did by an event, for its view to hear later.
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

  /// Shows the touch as it was at a moment while something is done.
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
