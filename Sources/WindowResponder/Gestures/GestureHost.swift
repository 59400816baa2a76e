/// What hands a window's touches or presses out, and takes them back for a gesture.
@MainActor protocol GestureHost: AnyObject {
  /// Nobody makes contacts wait any longer, perhaps: what was withheld from views is looked at again.
  func releaseWithheld()
  /// A gesture has the contacts that it follows.
  func gestureWasRecognized(_ recognizer: GestureRecognizer)
}

/// What decides about the recognizers of its views: a window.
@MainActor protocol GestureCoordinating: AnyObject {
  /// Who decides.
  var gestureCoordinator: GestureCoordinator { get }
}

extension GestureRecognizer: ViewWatcher {
  func withdraw() { coordinator?.withdraw(self) }
}
