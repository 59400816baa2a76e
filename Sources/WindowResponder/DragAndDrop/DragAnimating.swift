/// What goes along when something is lifted, dropped or goes back. Follows `UIDragAnimating`.
@preconcurrency @MainActor public protocol DragAnimating: AnyObject {
  /// Adds changes to animate.
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Has a closure called at the end, with where that is.
  @preconcurrency
  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void)
}

/// Collects what goes along, and does it.
@MainActor final class DragAnimator: DragAnimating {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (ViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs all of it, with a change of our own perhaps.
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

  /// Tells that it is over.
  func end(_ position: ViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for body in completions { body(position) }
  }
}
