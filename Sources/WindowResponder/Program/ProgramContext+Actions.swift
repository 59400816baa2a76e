extension ProgramContext {
  /// Sends an action to a target. If the target is `nil`, it is found along the responder chain. Returns
  /// whether a target implements the action.
  ///
  /// If there is no application, the search for a `nil` target begins at the sender.
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
