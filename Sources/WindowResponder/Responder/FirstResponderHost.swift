/// What keeps one first responder: a window's focus controller.
@MainActor protocol FirstResponderHost: AnyObject {
  /// The responder that keys and actions go to first.
  var firstResponder: Responder? { get set }
  /// Whether one resigns at this moment for another to follow.
  var isHandingOver: Bool { get set }
  /// Whom it is a part of: to be held while responders are asked, any of which may let go of it.
  var owner: AnyObject { get }
  /// The current one would not resign for another.
  func firstResponderRefused()
  /// The first responder's input views are others.
  func reloadInputViews()
}

extension Responder {
  /// What ``becomeFirstResponder()`` does in the base class.
  ///
  /// The order is: the candidate can become, the current one can resign, it resigns (and may refuse),
  /// the candidate is first responder. A candidate that refuses never costs the current one its
  /// status.
  func acquireFirstResponder() -> Bool {
    guard let host = firstResponderHost else { return false }
    return withExtendedLifetime(host.owner) { acquire(from: host) }
  }

  private func acquire(from host: any FirstResponderHost) -> Bool {
    if host.firstResponder === self { return true }
    // Whoever is asked may take the candidate away.
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

  /// What ``resignFirstResponder()`` does in the base class.
  func releaseFirstResponder() -> Bool {
    guard let host = firstResponderHost, host.firstResponder === self else { return true }
    return withExtendedLifetime(host.owner) {
      guard canResignFirstResponder else { return false }
      if host.firstResponder === self { host.firstResponder = nil }
      return true
    }
  }
}
