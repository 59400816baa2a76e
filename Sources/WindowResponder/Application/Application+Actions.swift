extension Application {
  /// What ``sendAction(_:to:from:for:)`` does in the base class.
  func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: Event?) -> Bool {
    if !isNothing(target) {
      let isDone = action.perform(on: target, sender: sender, event: event)
      if !isDone { parts.undelivered.tell(action, to: target, from: sender, in: self) }
      return isDone
    }
    guard let found = findTarget(of: action, sender: sender) else { return false }
    return action.perform(on: found, sender: sender, event: event)
  }

  /// Who performs an action that has no target; the search starts at the first responder.
  private func findTarget(of action: Selector, sender: Any?) -> Any? {
    findTarget(of: action, from: keyWindow?.focus.firstResponder, sender: sender)
  }

  /// Who performs an action that has no target.
  ///
  /// The search goes from `first` up, then from `origin` up, or from the sender where that is nil, then
  /// from the key window's frontmost controller up, and so to the window, the application and its
  /// delegate.
  func findTarget(
    of action: Selector, from first: Responder?, sender: Any?, origin: Responder? = nil
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

  /// Where commands start from: the key window's first responder, else what Tab stopped at, else its
  /// frontmost controller, else the window.
  var commandResponder: Responder? { keyWindow?.commandResponder }
}

extension Window {
  /// Where the window's commands start from: its first responder, else what Tab stopped at, else its
  /// frontmost controller, else itself.
  var commandResponder: Responder {
    focus.firstResponder ?? focus.focusedView ?? frontController ?? self
  }

  /// The controller in front: the topmost one that is presented, else the root controller.
  var frontController: ViewController? { rootViewController?.topmostPresented }
}
