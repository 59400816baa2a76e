/// What shows a controller above another one: the views around the presented one, its place, and how it
/// comes and goes. Follows `UIPresentationController`.
///
/// The base class gives the presented view the whole ``containerView``. A subclass for
/// ``ModalPresentationStyle/custom`` overrides ``frameOfPresentedViewInContainerView`` and adds views
/// of its own in ``presentationTransitionWillBegin()``.
@preconcurrency @MainActor open class PresentationController: ContentContainer {
  private weak var presented: ViewController?
  /// The controller above which it is presented; nil before that.
  public internal(set) final weak var presentingViewController: ViewController?
  /// Who is asked and told when the user dismisses it.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Creates one for a controller that is to be presented.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController
    self.presentingViewController = presentingViewController
  }

  /// The controller that is presented.
  public final var presentedViewController: ViewController {
    guard let presented else {
      preconditionFailure("The controller is gone that this presentation belongs to")
    }
    return presented
  }

  /// The style that it was made for.
  open var presentationStyle: ModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// How it is presented in a window narrower than ``compactWidth``; ``ModalPresentationStyle/none`` for
  /// its own style. The base class asks the ``delegate``.
  open var adaptivePresentationStyle: ModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .none
  }

  /// Windows narrower than this, in points, are narrow: what is presented in one may have another style
  /// there. Nothing changes while it is shown, whatever becomes of the window.
  public static var compactWidth = 500.0

  // MARK: Views

  /// What holds all the views of the presentation; nil while there is none. It covers the window below
  /// its title bar, or the view of a context.
  public final var containerView: View? { container }
  /// What is moved and placed: the presented controller's view, or a view around it.
  open var presentedView: View? { presentedViewController.view }

  /// Where ``presentedView`` is in ``containerView``, in points; the base class gives it all of it.
  open var frameOfPresentedViewInContainerView: Rect { container?.bounds ?? .zero }

  /// Whether the presenting controller's view leaves its window while the presented one is shown. Only
  /// then is that controller told that its view disappears.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  // MARK: Traits

  /// What the presentation's place is like.
  open var traitCollection: TraitCollection { shownTraits }

  /// The traits changed; they were these before. The base class does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Traits that the presented controller has rather than those around; nil for those around.
  open var overrideTraitCollection: TraitCollection? {
    didSet {
      traitOverrides = TraitOverrides(values: overrideTraitCollection?.values ?? TraitValues())
    }
  }

  /// The traits that the presented controller has otherwise than what is around.
  public final var traitOverrides = TraitOverrides(values: TraitValues()) {
    didSet { overridesDidChange() }
  }

  // MARK: Coming and going

  /// The views are in their places and about to be shown.
  open func presentationTransitionWillBegin() {}
  /// The views are shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The views are about to go.
  open func dismissalTransitionWillBegin() {}
  /// The views are gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to place ``presentedView``.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed ``presentedView``.
  open func containerViewDidLayoutSubviews() {}

  /// The presented controller would like to have another size. The base class has the container laid
  /// out.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    self.container?.setNeedsLayout()
  }
  /// The presented controller's size by its constraints is another one. Kept for code that overrides it: it
  /// is not told.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// The size that the presented controller would like to have, in points.
  open var preferredContentSize: Size { presentedViewController.preferredContentSize }
  /// The size that the presented controller's view is to have in a container of a size, in points; all of it,
  /// until overridden.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }
  /// The place is about to get another size, in points, as in a window that is resized. An override calls
  /// `super`, which tells the presented controller.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let new = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: new, with: coordinator)
  }
  /// The place's traits are about to change. An override calls `super`, which tells the presented controller.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: For the library's own kinds

  /// How dark it is around the presented view, from 0 to 1.
  var dimming: Double { 0 }
  /// Whether a tap beside the presented view dismisses it where the user may.
  var isDismissedByTapOutside: Bool { false }
  /// Whether Escape dismisses it where the user may.
  var isDismissedByEscape: Bool { true }

  /// Whether a place beside the presented view, in the container, belongs to what is below.
  func passesThrough(_ point: Point, with event: Event?) -> View? { nil }

  /// Puts ``presentedView`` in its place.
  func placePresentedView() { presentedView?.place(in: frameOfPresentedViewInContainerView) }

  /// What the presented view looks like before it comes and after it went; called within an animation
  /// for the latter.
  func applyHiddenLook(_ isMoving: Bool) { applyUsualHiddenLook(isMoving) }
  /// What it looks like while it is there.
  func applyShownLook() { applyUsualShownLook() }
  /// How it comes and goes, in seconds.
  var presentationTiming: PresentationTiming { .cover }

  /// Handles a key that no responder in the presented view used; returns whether it was handled.
  func handleKey(_ press: Press) -> Bool { handleUsualKey(press) }
  /// Whether a key without modifiers means this presentation, whatever commands there are below.
  func ownsKey(_ key: KeyboardHIDUsage) -> Bool { key == .keyboardEscape && isDismissedByEscape }

  /// Focuses the view that keys go to first; called where a view below had the focus.
  func placeFirstFocus() { window?.focusHost.moveFocus(forward: true) }

  /// The user wants it gone.
  func userDismisses() { dismissByUser() }

  // MARK: Parts

  /// The window that it is presented in.
  final weak var window: (any PresentationHost)?
  final var container: PresentationContainerView?
  final var dimmingView: DimmingView?
  /// The view that darkens the window's own title bar.
  final var titleBarDimming: View?
  /// What animators and those who move along know of what is under way; nil at rest.
  final var context: TransitionContext?
  /// The controller that was told to present it.
  final weak var source: ViewController?
  /// What is under way; nil at rest.
  final var transition: PresentationTransition?
  final var phase = Phase.idle
  /// The style that was asked for when it was made.
  final var madeFor = ModalPresentationStyle.automatic
  /// Where the presenting controller's view was before it was removed.
  final var presentersPlace: (superview: View, index: Int)?
  /// The style that a narrow window gave it, in place of the one that was asked for.
  final var adaptedStyle: ModalPresentationStyle?
  /// Who had keys and actions before, and gets them back.
  final var earlierFocus = FocusMemory()

  /// What a presentation is at.
  enum Phase {
    case idle, presenting, presented, dismissing
  }
}
