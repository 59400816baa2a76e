extension Application: Program {
  /// What ``sendAction(_:to:from:for:)`` does in the base class.
  func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: Event?) -> Bool {
    if !isNothing(target) {
      if let inspector = Inspection.observer {
        inspector.willSend(action, to: target, from: sender)
      }
      let isDone = action.perform(on: target, sender: sender, event: event)
      if !isDone { actionWasNotTaken(action, by: target, from: sender) }
      return isDone
    }
    let found = findTarget(of: action, sender: sender)
    if let inspector = Inspection.observer { inspector.willSend(action, to: found, from: sender) }
    guard let found else { return false }
    return action.perform(on: found, sender: sender, event: event)
  }

  /// Who performs an action that has no target; the search starts at the first responder.
  private func findTarget(of action: Selector, sender: Any?) -> Any? {
    findTarget(of: action, from: keyWindow?.focus.firstResponder, sender: sender, origin: nil)
  }

  /// Who performs an action that has no target.
  ///
  /// The search goes from `first` up, then from `origin` up, or from the sender where that is nil, then
  /// from the key window's frontmost controller up, and so to the window, the application and its
  /// delegate.
  package func findTarget(
    of action: Selector, from first: Responder?, sender: Any?, origin: Responder?
  ) -> Any? {
    if let found = first?.target(forAction: action, withSender: sender) { return found }
    if let origin = origin ?? sender.flatMap(asObject) as? Responder, origin !== self,
      origin !== first,
      let found = origin.target(forAction: action, withSender: sender)
    {
      return found
    }
    if let window = keyWindow {
      if let found = window.frontController?.target(forAction: action, withSender: sender) {
        return found
      }
      if let found = window.target(forAction: action, withSender: sender) { return found }
    }
    if let found = target(forAction: action, withSender: sender) { return found }
    // A delegate that is no responder is not in the chain, and is asked all the same.
    return action.isImplemented(by: delegate) ? delegate : nil
  }

  package var frontWindow: Responder? {
    if let keyWindow, keyWindow.isOnScreen { return keyWindow }
    return windows.first { !$0.desktopState.contains(.suspended) }
  }

  package var expectedWindow: Responder? { keyWindow ?? windows.last(where: \.canBecomeKey) }

  package func actionWasNotTaken(_ action: Selector, by target: Any?, from sender: Any?) {
    extras.undelivered.tell(action, to: target, from: sender, in: self)
  }

  /// Where commands start from: the key window's first responder, else what Tab stopped at, else its
  /// frontmost controller, else the window.
  package var commandResponder: Responder? { keyWindow?.commandResponder }
}
