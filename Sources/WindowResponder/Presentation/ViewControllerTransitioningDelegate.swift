/// Methods that provide the presentation controller and the animators of a presentation. Follows
/// `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Asks the delegate for the presentation controller, or `nil` for that of the library.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
  /// Asks the delegate for the animator of the presentation, or `nil` for the default animation.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the animator of the dismissal, or `nil` for the default animation.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the object that drives an interactive presentation, or `nil` for none.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Asks the delegate for the object that drives an interactive dismissal, or `nil` for none.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Returns `nil`, for the library's presentation controller.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }

  /// Returns `nil`, for the default animation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, for the default animation.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, for a transition that is not interactive.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, for a transition that is not interactive.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
