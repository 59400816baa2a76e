extension Press {
  /// An event of the press that was withheld from its responder.
  struct Moment {
    let event: PressesEvent
    let phase: Phase
  }

  /// Stores the state of the press in an event, for later delivery to its responder.
  func withhold(_ event: PressesEvent) {
    withheld.append(Moment(event: event, phase: realPhase))
  }

  /// Calls a closure while the press has the phase of an earlier event.
  func relive(_ moment: Moment, _ body: () -> Void) {
    shownPhase = moment.phase
    body()
    shownPhase = nil
  }
}
