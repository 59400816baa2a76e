import WindowResponder

/// Is told of every event of the gallery's window, after the views were.
@MainActor protocol EventObserver: AnyObject {
  /// An event was handled.
  func windowDidHandle(_ event: Event)
  /// The window gets the keys from here on.
  func windowDidBecomeKey()
}

extension EventObserver {
  func windowDidBecomeKey() {}
}
