/// What a delegate answers when the user wants to end the program. Follows AppKit's
/// `NSApplication.TerminateReply`.
public enum TerminateReply: Hashable, Sendable {
  /// It ends, as far as each window lets itself be closed.
  case terminateNow
  /// It goes on.
  case terminateCancel
  /// The delegate has something to ask first, and answers by ``Application/reply(toShouldTerminate:)``.
  case terminateLater
}

extension Application {
  /// Answers what ``ApplicationDelegate/applicationShouldTerminate(_:)-(_)`` has put off.
  ///
  /// Does nothing where nothing is put off.
  public func reply(toShouldTerminate shouldTerminate: Bool) {
    guard extras.waitsForTerminateReply else { return }
    extras.waitsForTerminateReply = false
    if shouldTerminate { closeAllAndTerminate() }
  }
}
