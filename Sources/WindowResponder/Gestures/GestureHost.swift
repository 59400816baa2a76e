import ResponderRuntime

/// An object that delivers a window's touches or presses, and takes them back for a gesture.
@MainActor protocol GestureHost: AnyObject {
  /// Delivers withheld contacts that no recognizer delays any more.
  func releaseWithheld()
  /// Gives the contacts of a recognized gesture to its recognizer.
  func gestureWasRecognized(_ recognizer: GestureRecognizer)
}

extension GestureRecognizer: ViewObserver {
  func withdraw() { coordinator?.withdraw(self) }
}

extension GestureHost {
  /// A reference to the object that does not retain it: see `BackLink`, which requires a class.
  var backLink: @MainActor () -> (any GestureHost)? {
    let link = BackLink(self)
    return { link.target }
  }
}
