import ResponderPlatform

/// An object that owns a window's surface, and destroys it on the main actor when the window was released.
/// ``ViewCleanup`` explains why the window does not do so itself.
@MainActor final class SurfaceKeeper {
  var surface: (any Surface)?

  isolated deinit {
    surface?.destroy()
  }
}
