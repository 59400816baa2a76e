/// The events for which a recognizer's targets are called. There is only one.
struct GestureEvents: OptionSet {
  let rawValue: UInt8

  /// The recognizer has recognized its gesture, or the gesture continues.
  static let recognition = GestureEvents(rawValue: 1)
}

extension GestureRecognizer {
  /// Sends the actions to all targets.
  ///
  /// A handler may change the list. Targets that it removes are not called any more, and targets that it adds
  /// are not called yet.
  func sendActions() {
    // Since there is only one event, a single target in the list is registered for it.
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
