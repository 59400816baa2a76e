import ResponderRuntime

/// An object that manages the views and the transition of a presented view controller. Follows
/// `UIPresentationController`.
///
/// The base class gives the presented view the whole ``containerView``. A subclass for
/// ``ModalPresentationStyle/custom`` overrides ``frameOfPresentedViewInContainerView``, and adds its own
/// views in ``presentationTransitionWillBegin()``.
@preconcurrency @MainActor open class PresentationController: ContentContainer {
  @BackLink private var presented: ViewController?
  /// The controller that presents, or `nil` before the presentation.
  public internal(set) final weak var presentingViewController: ViewController!
  /// The delegate for dismissals by the user and for narrow windows.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller for a controller that will be presented.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController
    self.presentingViewController = presentingViewController
  }

  /// The presented controller.
  public final var presentedViewController: ViewController {
    guard let presented else {
      preconditionFailure("The controller is gone that this presentation belongs to")
    }
    return presented
  }

  /// The style of the presentation.
  open var presentationStyle: ModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The style in a window that is narrower than ``compactWidth``, or ``ModalPresentationStyle/none`` for no
  /// change. The base class has that for the present traits.
  open var adaptivePresentationStyle: ModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// Returns the style with traits, in a window that is narrower than ``compactWidth``, or
  /// ``ModalPresentationStyle/none`` for no change. The base class asks the ``delegate``.
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// The width below which a window is narrow, in points. A presentation may have another style in a narrow
  /// window. The style does not change while it is shown, even if the window is resized.
  public static var compactWidth = 500.0

  // MARK: Views

  /// The container of the presentation's views, or `nil` before the presentation. It covers the window below
  /// its title bar, or the view of a context.
  public final var containerView: View? { container }
  /// The view that is moved and positioned: the presented controller's view, or a view around it.
  open var presentedView: View? { presentedViewController.view }

  /// The frame of ``presentedView`` in ``containerView``, in points. The default is all of it.
  open var frameOfPresentedViewInContainerView: Rect { container?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presenting controller's view is removed from its window
  /// during the presentation. Only then are that controller's disappearance methods called.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// A Boolean value that indicates whether a presentation with ``ModalPresentationStyle/custom`` covers the
  /// window. If `false`, it covers the view of the nearest controller with
  /// ``ViewController/definesPresentationContext``, which presents. The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }

  // MARK: Traits

  /// The traits of the presentation.
  open var traitCollection: TraitCollection { shownTraits }

  /// Called when the traits have changed, with the previous traits. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The traits that override those of the surroundings for the presented controller, or `nil` for none.
  open var overrideTraitCollection: TraitCollection? {
    didSet {
      traitOverrides = TraitOverrides(values: overrideTraitCollection?.values ?? TraitValues())
    }
  }

  /// The trait overrides for the presented controller.
  public final var traitOverrides = TraitOverrides(values: TraitValues()) {
    didSet { overridesDidChange() }
  }

  // MARK: Transitions

  /// Called when the views have their positions and are about to be shown.
  open func presentationTransitionWillBegin() {}
  /// Called when the transition has ended. `completed` is `true` if the views are shown, and `false` if the
  /// presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the views are about to be removed.
  open func dismissalTransitionWillBegin() {}
  /// Called when the transition has ended. `completed` is `true` if the views were removed, and `false` if
  /// the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container positions ``presentedView``.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has positioned ``presentedView``.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the preferred size of the presented controller has changed. The base class lays out the
  /// container again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    self.container?.setNeedsLayout()
  }
  /// Called when the size of the presented controller from its constraints has changed. The library never
  /// calls this method. It exists for code that overrides it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: Size { presentedViewController.preferredContentSize }
  /// Returns the size of the presented controller's view in a container of a size, in points. The default is
  /// the size of the container.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }
  /// Called when the size of the presentation is about to change, in points, for example in a window that is
  /// resized. An override calls `super`, which notifies the presented controller.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let new = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: new, with: coordinator)
  }
  /// Called when the traits of the presentation are about to change. An override calls `super`, which
  /// notifies the presented controller.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Methods for the library's presentations

  /// The opacity of the dimming around the presented view, from 0 to 1.
  var dimming: Double { 0 }
  /// A Boolean value that indicates whether a tap outside the presented view dismisses it, if the user may
  /// dismiss it.
  var isDismissedByTapOutside: Bool { false }
  /// A Boolean value that indicates whether Escape dismisses the presentation, if the user may dismiss it.
  var isDismissedByEscape: Bool { true }

  /// Returns the view below the container that receives touches at a point outside the presented view, or
  /// `nil` if the container receives them.
  func passesThrough(_ point: Point, with event: Event?) -> View? { nil }

  /// Positions ``presentedView``.
  func placePresentedView() {
    guard let view = presentedView else { return }
    view.place(in: frameOfPresentedViewInContainerView)
    placed = (view.center, view.bounds.size)
  }

  /// Sets the appearance of the presented view before the presentation and after the dismissal. For the
  /// latter, this method is called within an animation.
  func applyHiddenLook(_ isMoving: Bool) { applyUsualHiddenLook(isMoving) }
  /// Sets the appearance of the presented view during the presentation.
  func applyShownLook() { applyUsualShownLook() }
  /// The durations of the transitions, in seconds.
  var presentationTiming: PresentationTiming { .cover }

  /// Handles a key that no responder in the presented view has handled. If it has no meaning for the
  /// presentation, returns `false`.
  func handleKey(_ press: Press) -> Bool { handleUsualKey(press) }
  /// Returns a Boolean value that indicates whether the presentation handles a key without modifiers before
  /// the key commands below it.
  func ownsKey(_ key: KeyboardHIDUsage) -> Bool { key == .keyboardEscape && isDismissedByEscape }

  /// Focuses the first view of the presentation. Called when a view below had the focus.
  func placeFirstFocus() { window?.focusHost.moveFocus(forward: true) }

  /// Dismisses the presentation for the user.
  func userDismisses() { dismissByUser() }

  // MARK: Storage

  /// The window of the presentation.
  final var window: (any PresentationHost)? {
    get { windowView?.presentationHost }
    set { windowView = newValue }
  }
  @BackLink private final var windowView: View?
  final var container: PresentationContainerView?
  final var dimmingView: DimmingView?
  /// The view that dims the window's own title bar.
  final var titleBarDimming: View?
  /// The context of the transition in progress, or `nil` if there is none.
  final var context: TransitionContext?
  /// The controller on which `present` was called.
  @BackLink final var source: ViewController?
  /// The transition in progress, or `nil` if there is none.
  final var transition: PresentationTransition?
  final var phase = Phase.idle
  /// A Boolean value that indicates whether an animator of the delegate performs the transition.
  final var isPlayedByAnimator = false
  /// The position and the size that ``placePresentedView()`` has set.
  final var placed: (center: Point, size: Size)?
  /// The style that was requested when it was created.
  final var madeFor = ModalPresentationStyle.automatic
  /// The position of the presenting controller's view before it was removed.
  final var presentersPosition: (superview: View, index: Int)?
  /// The style in a narrow window, which replaces the requested style.
  final var adaptedStyle: ModalPresentationStyle?
  /// The first responder and the focused view before the presentation, which are restored after it.
  final var earlierFocus = FocusMemory()

  /// The phases of a presentation.
  enum Phase {
    case idle, presenting, presented, dismissing
  }
}
