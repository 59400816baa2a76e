/// The animation that changes made now belong to.
@MainActor struct AnimationContext {
  /// What a block of changes is being called for; nil where changes take effect at once.
  static var current: AnimationContext?
  /// Whether animations are played at all.
  static var isEnabled = true

  let group: AnimationGroup
  /// The part of the group's time that a keyframe takes, from 0 to 1.
  var keyframe: (start: Double, end: Double)?
  var keyframeMode: KeyframeMode?
  /// The part of the group's time before changes begin to be seen, from 0 to 1.
  var startPart = 0.0

  /// Calls a block whose changes belong to a context.
  static func with(_ context: AnimationContext?, _ body: () throws -> Void) rethrows {
    let outer = current
    current = context
    defer { current = outer }
    try body()
  }
}
