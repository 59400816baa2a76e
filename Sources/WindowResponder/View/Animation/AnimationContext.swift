/// The animation to which changes belong.
@MainActor struct AnimationContext {
  /// The context of the block that is being called, or `nil` if changes take effect at once.
  static var current: AnimationContext?
  /// The number of the block that is being called, which no other block has, or 0 outside of blocks.
  private(set) static var block = 0
  private static var lastBlock = 0
  /// A Boolean value that indicates whether animations are enabled.
  static var isEnabled = true

  let group: AnimationGroup
  /// The part of the group's time that a keyframe takes, from 0 to 1.
  var keyframe: (start: Double, end: Double)?
  var keyframeMode: KeyframeMode?
  /// The part of the group's time after which changes begin, from 0 to 1.
  var startPart = 0.0

  /// Calls a block whose changes belong to a context.
  static func with(_ context: AnimationContext?, _ body: () throws -> Void) rethrows {
    let outer = (current, block)
    lastBlock += 1
    (current, block) = (context, lastBlock)
    defer { (current, block) = outer }
    try body()
  }
}
