/// The delegate's reply when the user requests the end of the program. Follows AppKit's
/// `NSApplication.TerminateReply`.
public enum TerminateReply: Hashable, Sendable {
  /// The program ends if every window may close.
  case terminateNow
  /// The program continues to run.
  case terminateCancel
  /// The delegate replies later with ``Application/reply(toShouldTerminate:)``, for example after an alert.
  case terminateLater
}

extension Application {
  /// Replies to a call of ``ApplicationDelegate/applicationShouldTerminate(_:)-(_)`` that returned
  /// ``TerminateReply/terminateLater``.
  ///
  /// If no reply is pending, the call has no effect.
  public func reply(toShouldTerminate shouldTerminate: Bool) {
    guard extras.waitsForTerminateReply else { return }
    extras.waitsForTerminateReply = false
    if shouldTerminate { closeAllAndTerminate() }
  }
}
