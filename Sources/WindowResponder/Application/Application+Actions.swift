extension Application: Program {
  /// Sends an action to a target, as the base class's ``sendAction(_:to:from:for:)`` does. If no object
  /// performs it, returns `false`.
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

  /// Returns the target of an action that was sent without one. The search begins at the first responder.
  private func findTarget(of action: Selector, sender: Any?) -> Any? {
    findTarget(of: action, from: keyWindow?.focus.firstResponder, sender: sender, origin: nil)
  }

  /// Returns the target of an action that was sent without one.
  ///
  /// The search begins at `first` and follows its responder chain, then that of `origin`, or of the sender if
  /// `origin` is `nil`. After that it follows the chain of the key window's frontmost controller. Last come
  /// the window, the application and its delegate.
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
    // A delegate that is no responder is not in the responder chain, and is a possible target all the same.
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

  /// The responder at which commands start: the key window's first responder, or the view with the keyboard
  /// focus, or the frontmost controller, or the window.
  package var commandResponder: Responder? { keyWindow?.commandResponder }
}
