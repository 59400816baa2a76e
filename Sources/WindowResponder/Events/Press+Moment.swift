extension Press {
  /// Something that its responder has not heard of yet.
  struct Moment {
    let event: PressesEvent
    let phase: Phase
  }

  /// Keeps what the key did by an event, for its responder to hear later.
  func withhold(_ event: PressesEvent) {
    withheld.append(Moment(event: event, phase: realPhase))
  }

  /// Shows the press as it was at a moment while something is done.
  func relive(_ moment: Moment, _ body: () -> Void) {
    shownPhase = moment.phase
    body()
    shownPhase = nil
  }
}
