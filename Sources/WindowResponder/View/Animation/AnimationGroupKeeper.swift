/// Keeps what a property animator moves, and ends it on the main actor where the animator has gone: the
/// views are where they were led to. See ``ViewRemains`` for why the animator does not do so itself.
@MainActor final class AnimationGroupKeeper {
  var group: AnimationGroup?

  isolated deinit {
    group?.end(at: .end)
  }
}
