/// An object that owns a property animator's group, and ends it on the main actor when the animator was
/// released. The views then have their final values. ``ViewCleanup`` explains why the animator does not do so
/// itself.
@MainActor final class AnimationGroupKeeper {
  var group: AnimationGroup?

  isolated deinit {
    group?.end(at: .end)
  }
}
