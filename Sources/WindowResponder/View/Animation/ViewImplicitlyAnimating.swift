/// An animation of what closures change. Follows `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes to animate.
  @preconcurrency func addAnimations(_ animation: @escaping @MainActor () -> Void)
  /// Adds changes that begin when a part of the rest of the time, from 0 to 1, is over.
  @preconcurrency
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: Double)
  /// Has a closure called at the end, with where that is.
  @preconcurrency
  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void)
  /// Goes on, with another timing perhaps.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double)
}
