/// The delegate of a dynamic animator. Follows `UIDynamicAnimatorDelegate`.
///
/// All methods have default implementations that do nothing.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the animator starts or resumes.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after the animator has paused, because all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Returns without effect.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Returns without effect.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
