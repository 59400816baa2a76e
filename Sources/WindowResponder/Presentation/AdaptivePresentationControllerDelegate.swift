/// Who is asked and told when the user dismisses what is presented. Every method has a default.
///
/// A dismissal by ``ViewController/dismiss(animated:completion:)`` tells nothing here. Follows
/// `UIAdaptivePresentationControllerDelegate`.
@MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss it; where ``ViewController/isModalInPresentation`` is true nobody is
  /// asked. Yes, by default.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// The user dismisses it.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// The user tried to dismiss what may not be.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
