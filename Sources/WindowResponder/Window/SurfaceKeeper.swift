import ResponderPlatform

/// Keeps a window's surface, and destroys it on the main actor when the window has gone. See
/// ``ViewRemains`` for why the window does not do so itself.
@MainActor final class SurfaceKeeper {
  var surface: (any Surface)?

  isolated deinit {
    surface?.destroy()
  }
}
