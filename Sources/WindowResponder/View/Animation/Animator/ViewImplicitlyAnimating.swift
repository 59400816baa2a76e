/// The interface of an animation of the changes that closures make. Follows `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes to animate.
  @preconcurrency func addAnimations(_ animation: @escaping @MainActor () -> Void)
  /// Adds changes that begin after a part of the remaining time, from 0 to 1.
  @preconcurrency
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: Double)
  /// Adds a closure that is called at the end with the final position.
  @preconcurrency
  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void)
  /// Continues the animation. The timing can be changed.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
