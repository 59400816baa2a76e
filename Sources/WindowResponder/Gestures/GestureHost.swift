/// An object that delivers a window's touches or presses, and takes them back for a gesture.
@MainActor protocol GestureHost: AnyObject {
  /// Delivers withheld contacts that no recognizer delays any more.
  func releaseWithheld()
  /// Gives the contacts of a recognized gesture to its recognizer.
  func gestureWasRecognized(_ recognizer: GestureRecognizer)
}

/// An object with a coordinator for the recognizers of its views: a window.
@MainActor protocol GestureCoordinating: AnyObject {
  /// The coordinator.
  var gestureCoordinator: GestureCoordinator { get }
}

extension GestureRecognizer: ViewObserver {
  func withdraw() { coordinator?.withdraw(self) }
}
