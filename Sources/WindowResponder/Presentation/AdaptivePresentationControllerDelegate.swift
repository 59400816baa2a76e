/// Methods with which a delegate controls a presentation in narrow windows and its dismissal by the user. All
/// of them have default implementations.
///
/// ``ViewController/dismiss(animated:completion:)`` calls none of these methods. Follows
/// `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Asks the delegate for the presentation style in a window that is narrower than
  /// ``PresentationController/compactWidth``. Called before the presentation.
  ///
  /// The default is ``ModalPresentationStyle/none``, with which the style does not change.
  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle
  /// Asks the delegate for the presentation style with the traits of the presentation, in a window that is
  /// narrower than ``PresentationController/compactWidth``. Called before the presentation, instead of
  /// ``adaptivePresentationStyle(for:)-(PresentationController)``, whose result is the default.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Tells the delegate that a presentation is about to begin, with its style in a narrow window, or
  /// ``ModalPresentationStyle/none`` for the original style. The coordinator is `nil` if the presentation is
  /// not animated.
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?)
  /// Asks the delegate for another controller to present, if
  /// ``adaptivePresentationStyle(for:)-(PresentationController)`` has returned a style. The default is `nil`,
  /// with which the same controller is presented.
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  /// Tells the delegate that another presentation controller is used in a narrow window, and can be
  /// configured now. The default implementation does nothing.
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController)

  /// Asks the delegate whether the user may dismiss the presentation. The default is `true`. Not called if
  /// ``ViewController/isModalInPresentation`` is `true`.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Tells the delegate that the user dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Tells the delegate that the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Tells the delegate that the user has attempted to dismiss a presentation that cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns ``ModalPresentationStyle/none``.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
  /// Returns the result of the method without traits.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Ignores the presentation.
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `nil`, for the same controller.
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  /// Ignores the presentation controller.
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Ignores the dismissal.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Ignores the dismissal.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Ignores the attempt.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
