extension Application {
  /// Ignores the touches that begin from now on, in all windows.
  ///
  /// The number of calls is counted: the touches are ignored until ``endIgnoringInteractionEvents()`` was
  /// called as often. A touch that has begun before continues. Follows
  /// `UIApplication.beginIgnoringInteractionEvents()`.
  public final func beginIgnoringInteractionEvents() { extras.ignoringDepth += 1 }

  /// Ends one call of ``beginIgnoringInteractionEvents()``. Without such a call, does nothing.
  public final func endIgnoringInteractionEvents() {
    extras.ignoringDepth = max(0, extras.ignoringDepth - 1)
  }

  /// A Boolean value that indicates whether touches that begin are ignored.
  public final var isIgnoringInteractionEvents: Bool { extras.ignoringDepth > 0 }
}
