extension TouchDispatcher {
  /// Keeps back what a view is not to hear yet. Tells whether it did, or nothing is to be delivered.
  func withholds(_ touch: Touch, _ event: Event) -> Bool {
    let isWaiting = !touch.withheld.isEmpty
    switch touch.realPhase {
    case .began:
      if gestures.hasTaken(touch) {
        touch.delivery = .none
        return true
      }
      guard gestures.delaysBegan(touch) else { return false }
    case .moved:
      guard isWaiting else { return false }
    case .ended:
      guard isWaiting || gestures.delaysEnded(touch) else { return false }
    case .cancelled, .stationary:
      return false
    }
    if !isWaiting { withheldTouches.append(touch) }
    touch.withhold(event)
    return true
  }

  /// Delivers, in order, what nobody wants to be withheld any more.
  func releaseWithheld() {
    guard !withheldTouches.isEmpty else { return }
    for touch in withheldTouches { release(touch) }
    withheldTouches.removeAll { $0.withheld.isEmpty }
  }

  private func release(_ touch: Touch) {
    if touch.delivery == .admitted, gestures.delaysBegan(touch) { return }
    let waiting = touch.withheld
    touch.withheld = []
    for moment in waiting {
      guard touch.delivery != .none, let view = touch.view else { return }
      if moment.phase == .ended, gestures.delaysEnded(touch) {
        touch.withheld = [moment]
        return
      }
      touch.relive(moment) { deliver(moment.phase, of: [touch], to: view, moment.event) }
    }
  }

  /// A gesture was recognised: views lose its touches, or never hear of them.
  func gestureWasRecognized(_ recognizer: GestureRecognizer) {
    if recognizer.cancelsTouchesInView {
      takeBack(recognizer.tracked + recognizer.past)
    } else if recognizer.delaysTouchesBegan {
      takeBack((recognizer.tracked + recognizer.past).filter { $0.delivery == .admitted })
    }
  }
}

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

  /// The touch is cancelled: nobody is told the end of what he was not told the beginning of.
  func forgetBeginning() {
    withheld = []
    if delivery == .admitted { delivery = .none }
  }

  fileprivate func withhold(_ event: Event) {
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
  fileprivate func relive(_ moment: Moment, _ body: () -> Void) {
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
