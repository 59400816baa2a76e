extension ProgramContext {
  /// Sends an action to a target; a nil target is found along the responder chain. Tells whether somebody
  /// implements the action.
  ///
  /// While there is no application a nil target is found from the sender up.
  @discardableResult func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool {
    if let program {
      return program.sendAction(action, to: target, from: sender, for: event)
    }
    if !isNothing(target) { return action.perform(on: target, sender: sender, event: event) }
    let first = sender.flatMap(asObject) as? Responder
    guard let found = first?.target(forAction: action, withSender: sender) else { return false }
    return action.perform(on: found, sender: sender, event: event)
  }
}
