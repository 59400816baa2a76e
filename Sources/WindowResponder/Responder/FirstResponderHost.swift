/// An object that keeps one first responder: a window's focus controller.
@MainActor protocol FirstResponderHost: AnyObject {
  /// The responder that receives keys and actions first.
  var firstResponder: Responder? { get set }
  /// A Boolean value that indicates whether one responder is resigning so that another can become first
  /// responder.
  var isHandingOver: Bool { get set }
  /// The object that the host is a part of. It is retained while responders are asked, because any of them
  /// may release it.
  var owner: AnyObject { get }
  /// Called when the current first responder does not resign for another.
  func firstResponderRefused()
  /// Called when the input views of the first responder have changed.
  func reloadInputViews()
}

/// A responder that can become first responder later, when it is in a window: a view.
@MainActor protocol DeferringResponder: AnyObject {
  /// Notes that the responder is to become first responder as soon as it is in a window, or that it is not
  /// any more.
  func deferFirstResponder(_ isDeferred: Bool)
}

extension Responder {
  /// Performs ``becomeFirstResponder()`` of the base class. Returns a Boolean value that indicates whether
  /// the responder is the first responder.
  ///
  /// The order is: the candidate can become first responder, the current one can resign, it resigns (and may
  /// refuse), the candidate is first responder. The current one stays first responder if the candidate
  /// refuses.
  func acquireFirstResponder() -> Bool {
    guard let host = firstResponderHost else {
      if canBecomeFirstResponder {
        (self as? any DeferringResponder)?.deferFirstResponder(true)
      }
      return false
    }
    return withExtendedLifetime(host.owner) { acquire(from: host) }
  }

  private func acquire(from host: any FirstResponderHost) -> Bool {
    if host.firstResponder === self { return true }
    // The responder that is asked may remove the candidate.
    guard canBecomeFirstResponder, firstResponderHost === host else { return false }
    let isOutermost = !host.isHandingOver
    host.isHandingOver = true
    defer { if isOutermost { host.isHandingOver = false } }
    if let current = host.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else {
        host.firstResponderRefused()
        return false
      }
      // The old one may have moved this one, or made a third the first responder.
      if let chosen = host.firstResponder, chosen !== current { return chosen === self }
      guard firstResponderHost === host else { return false }
    }
    host.firstResponder = self
    return true
  }

  /// Performs ``resignFirstResponder()`` of the base class. If the responder refuses, returns `false`.
  func releaseFirstResponder() -> Bool {
    guard let host = firstResponderHost else {
      (self as? any DeferringResponder)?.deferFirstResponder(false)
      return true
    }
    guard host.firstResponder === self else { return true }
    return withExtendedLifetime(host.owner) {
      guard canResignFirstResponder else { return false }
      if host.firstResponder === self { host.firstResponder = nil }
      return true
    }
  }
}
