/// An object to which a delegate adds animations of a lift, a drop or a cancellation. Follows
/// `UIDragAnimating`.
@preconcurrency @MainActor public protocol DragAnimating: AnyObject {
  /// Adds changes that are animated.
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a closure that is called when the animation has ended, with its final position.
  @preconcurrency
  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void)
}

/// A collection of animations and completion handlers, which it runs.
@MainActor final class DragAnimator: DragAnimating {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (ViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animations, together with an optional change of the library.
  func run(
    duration: Double, _ own: (@MainActor () -> Void)? = nil,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let animations = animations
    self.animations = []
    guard own != nil || !animations.isEmpty else {
      end(.end)
      return completion()
    }
    View.animate(
      withDuration: duration,
      animations: {
        own?()
        for body in animations { body() }
      },
      completion: { [self] _ in
        end(.end)
        completion()
      })
  }

  /// Calls the completion handlers.
  func end(_ position: ViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for body in completions { body(position) }
  }
}
