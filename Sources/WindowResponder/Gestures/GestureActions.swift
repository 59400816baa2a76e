/// What a recognizer's targets are told of: there is but one thing.
struct GestureEvents: OptionSet {
  let rawValue: UInt8

  /// The recognizer has recognised, or goes on.
  static let recognition = GestureEvents(rawValue: 1)
}

extension GestureRecognizer {
  /// Tells everybody. A handler may change the list: what it removes is not told any more, what it
  /// adds is not told yet.
  func sendActions() {
    // There is but one event: what is in the list is told of it.
    if let only = actions.only { return send(to: only) }
    for registration in actions.matching(.recognition)
    where actions.holds(registration, for: .recognition) {
      send(to: registration)
    }
  }

  @inline(__always)
  private func send(to registration: TargetActionList<Action, GestureEvents>.Registration) {
    switch registration.receiver {
    case .closure(let action):
      action.perform(from: self)
    case .target(let selector):
      guard let target = registration.target, !selector.perform(on: target, sender: self) else {
        return
      }
      programContext.program?.actionWasNotTaken(selector, by: target, from: self)
    case .nilTarget(let selector):
      programContext.sendAction(selector, to: nil, from: self, for: nil)
    }
  }
}
