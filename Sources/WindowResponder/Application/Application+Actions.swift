extension Application {
  /// What ``sendAction(_:to:from:for:)`` does in the base class.
  func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: Event?) -> Bool {
    if !isNothing(target) { return action.perform(on: target, sender: sender, event: event) }
    guard let found = findTarget(of: action, sender: sender) else { return false }
    return action.perform(on: found, sender: sender, event: event)
  }

  /// Who performs an action that has no target.
  private func findTarget(of action: Selector, sender: Any?) -> Any? {
    let starts: [Responder?] = [
      keyWindow?.focus.firstResponder,
      sender.flatMap(asObject) as? Responder,
      keyWindow?.rootViewController,
      keyWindow,
      self,
    ]
    for start in starts {
      if let start, let found = start.target(forAction: action, withSender: sender) {
        return found
      }
    }
    // A delegate that is no responder is not in the chain, and is asked all the same.
    return action.isImplemented(by: delegate) ? delegate : nil
  }
}
