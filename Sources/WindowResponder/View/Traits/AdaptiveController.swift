/// A responder that adapts to its surroundings and to the device. It is the base class of ``ViewController``
/// with its traits, the focus, the state that is restored, and its preferences for the device.
///
/// UIKit declares these members in `UIViewController`.
///
/// It is an abstract base class: create a ``ViewController``.
@preconcurrency @MainActor open class AdaptiveController: Responder {
  /// The responder as a controller. Only ``ViewController`` inherits from the class, because other modules
  /// cannot call its initializer.
  final var asController: ViewController { unsafeDowncast(self, to: ViewController.self) }

  init(ofController: Void) { super.init() }

  // MARK: Traits

  /// The traits of the controller: those of its view's surroundings, with the overrides of its parent and
  /// itself.
  open var traitCollection: TraitCollection { asController.shownTraits }

  /// Called when the traits have changed, with the earlier ones. The base class does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The user interface style of the controller, its view and its children, or
  /// ``UserInterfaceStyle/unspecified`` for the inherited one.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { asController.traitState?.style ?? .unspecified }
    set { asController.changeTraits { asController.madeTraitState.style = newValue } }
  }

  /// Overrides the inherited traits of a child with those that a collection specifies, or removes the
  /// override if it is `nil`.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild child: ViewController
  ) {
    child.changeTraits { child.madeTraitState.fromParent = collection }
  }

  /// Returns the traits that override a child's inherited ones, or `nil` if there are none. The base class
  /// returns those of ``setOverrideTraitCollection(_:forChild:)``. An override in a subclass is called when
  /// the child or its view is added, and whenever traits are read.
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.parent === asController ? child.traitState?.fromParent : nil
  }

  // MARK: Focus

  /// Returns a Boolean value that indicates whether a focus update is permitted that concerns a view of the
  /// controller. The default is `true`.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after a focus update that concerns a view of the controller. The base class does nothing.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: State

  /// The identifier under which the controller's state is saved for the next run of the program. If it is
  /// `nil`, which is the default, neither its state nor that of its children and views is saved. It has to
  /// differ from those of its siblings. See <doc:RestoringState>. Follows
  /// `UIViewController.restorationIdentifier`.
  open var restorationIdentifier: String?

  /// The type that creates the controller again in the next run. If it is `nil`, which is the default, the
  /// application creates the controller itself, or its delegate does when it is asked. Follows
  /// `UIViewController.restorationClass`.
  open var restorationClass: (any ViewControllerRestoration.Type)?

  /// Encodes the state of the controller that is restored in the next run. An override calls `super`, with
  /// which a container encodes its children. Follows `UIViewController.encodeRestorableState(with:)`.
  open func encodeRestorableState(with coder: Coder) {}

  /// Decodes the state that ``encodeRestorableState(with:)`` has encoded. Parents are decoded before their
  /// children, and controllers before views. An override calls `super`.
  open func decodeRestorableState(with coder: Coder) {}

  /// Called when all controllers and views have their state again. The base class does nothing.
  open func applicationFinishedRestoringState() {}

  // MARK: Pointer lock

  /// A Boolean value that indicates whether the pointer is locked while the controller's window is active,
  /// for example for rotating a view or for a game. ``Window/pointerMotionHandler`` then receives the
  /// movements of its device. The default is `false`. Follows `UIViewController.prefersPointerLocked`.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines the pointer lock instead, or `nil` if there is none.
  open var childViewControllerForPointerLock: ViewController? { nil }
  /// Updates the pointer lock after a change of ``prefersPointerLocked``.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    asController.viewIfLoaded?.host?.pointerLockMayHaveChanged()
  }

  // MARK: Actions

  /// A Boolean value that indicates whether the controller performs actions and has key commands while it
  /// presents another controller. The default is `true`: actions that the presented controller does not
  /// perform are forwarded to the controller. If it is `false`, the search for a target continues with the
  /// next responder. Follows `UIViewController.performsActionsWhilePresentingModally`.
  open var performsActionsWhilePresentingModally: Bool { true }

  override final var skipsActions: Bool {
    asController.presentedViewController != nil && !performsActionsWhilePresentingModally
  }

  // MARK: Status bar

  /// The preferred style of a status bar over the controller. It has no effect, because a desktop has no
  /// status bar.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// A Boolean value that indicates whether the controller prefers a hidden status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred animation of a status bar.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child whose status bar style is used instead, or `nil` if there is none.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that determines instead whether the status bar is hidden, or `nil` if there is none.
  open var childForStatusBarHidden: ViewController? { nil }
  /// Performs no action, because there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// A Boolean value that indicates whether the controller determines the status bar in a presentation that
  /// does not cover the screen. The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Orientation

  /// The orientations that the controller supports. It has no effect, because a desktop gives windows any
  /// shape.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
  /// The preferred orientation in a presentation.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// A Boolean value that indicates whether the controller rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// Performs no action, because windows have any shape.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Edges of the screen

  /// A Boolean value that indicates whether the home indicator hides automatically. It has no effect, because
  /// a desktop has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines that instead, or `nil` if there is none.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// Performs no action, because there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the system's own gestures are deferred. It has no effect, because a desktop has no
  /// such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// Performs no action, because there are no such gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
}
