import WindowResponder

/// An observer of all events of the gallery's window.
@MainActor protocol EventObserver: AnyObject {
  /// Called after the views have handled an event.
  func windowDidHandle(_ event: Event)
  /// Called when the window has become the key window.
  func windowDidBecomeKey()
}

extension EventObserver {
  func windowDidBecomeKey() {}
}
