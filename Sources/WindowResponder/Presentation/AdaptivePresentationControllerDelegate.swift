/// Who is asked how something is presented in a narrow window, and is asked and told when the user
/// dismisses it. Every method has a default.
///
/// A dismissal by ``ViewController/dismiss(animated:completion:)`` tells nothing here. Follows
/// `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// How it is presented in a window that is narrower than ``PresentationController/compactWidth``; asked
  /// when it is about to be. ``ModalPresentationStyle/none``, by default, for the style that it has.
  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle
  /// The controller that is presented instead, where
  /// ``adaptivePresentationStyle(for:)-(PresentationController)`` gave a style; nil, by default, for the
  /// same.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Another presentation takes its place in a narrow window, and can be set up now. Does nothing by
  /// default.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)

  /// Whether the user may dismiss it; not called while ``ViewController/isModalInPresentation`` is
  /// true. True by default.
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
  /// The style that it has.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
  /// The same.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}
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
