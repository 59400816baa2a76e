/// A responder that manages a view. It loads the view on first access and is notified when the view appears
/// and disappears. Follows `UIViewController`.
///
///     final class Counter: ViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(label)
///       }
///     }
@preconcurrency @MainActor
open class ViewController: Responder, ControllerCreating,
  ContentContainer
{
  /// A title that the user sees, as in a tab or a title bar.
  open var title: String? {
    didSet { items.titleDidChange(from: oldValue) }
  }

  private var loadedView: View?
  private var isLoading = false

  /// Creates a controller. Its view is loaded on first access.
  ///
  /// Views are created in code. Name and bundle are stored, and nothing is loaded from them. Follows
  /// `UIViewController.init(nibName:bundle:)`.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller. Archives are not supported. The coder is ignored. Follows
  /// `UIViewController.init(coder:)`.
  public init?(coder: AnyObject) {
    super.init()
  }

  /// The name with which the controller was created.
  public private(set) final var nibName: String?
  /// The bundle with which the controller was created.
  public private(set) final var nibBundle: ResourceBundle?

  // MARK: The view

  /// The controller's view. It is loaded on first access.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView === newValue { return }
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.updateTraitFlag()
      newValue?.updateSafeArea()
      if appearanceState != .disappeared { followAppearance() }
    }
  }

  /// The controller's view, or `nil` if it was not loaded.
  open var viewIfLoaded: View? { loadedView }

  /// A Boolean value that indicates whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it was not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loadedView != nil, "loadView() has to set the controller's view")
    loadedView?.markForConstraintUpdate()
    viewDidLoad()
  }

  /// Creates the view and sets ``view``. The base class creates a plain view of the window's size, or of the
  /// screen's if there is no window. The final position and size are set later. An override that sets its own
  /// view does not call `super`.
  open func loadView() {
    let plain = View(frame: Rect(origin: .zero, size: loadingSize))
    plain.backgroundColor = .systemGroupedBackground
    view = plain
  }

  /// Called when the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance and disappearance

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called between ``viewWillAppear(_:)`` and ``viewDidAppear(_:)``, when the view is in a window and has
  /// its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the controller's view. Called before layout, instead of the view's
  /// `updateConstraints()`, which the base class calls. An override calls `super` at its end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Updates the view that replaces unavailable content, such as that of a table without rows. An override
  /// sets `contentUnavailableConfiguration`. Called before the first layout, and before the next one after
  /// ``setNeedsUpdateContentUnavailableConfiguration()``. The base class does nothing.
  open func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {}
  /// Schedules a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
  final var needsContentUnavailableUpdate = true

  /// The layout guide of the area at the top of the view that bars cover. It is UIKit's older form of
  /// `view.safeAreaLayoutGuide`.
  open var topLayoutGuide: LayoutGuide { view.madeTopGuide }
  /// The layout guide of the area at the bottom of the view that bars cover. It is UIKit's older form of
  /// `view.safeAreaLayoutGuide`.
  open var bottomLayoutGuide: LayoutGuide { view.madeBottomGuide }

  /// A Boolean value that indicates whether the safe area adds to the insets of the controller's scroll views
  /// whose ``ScrollView/contentInsetAdjustmentBehavior`` is automatic. The default is `true`. It is UIKit's
  /// older form of that property. Set it before the view is loaded, or in ``viewDidLoad()``.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if !automaticallyAdjustsScrollViewInsets { Self.someDeclineScrollInsets = true } }
  }
  /// A Boolean value that indicates whether presentations over this controller as a context use its
  /// ``modalTransitionStyle`` and not the presented controller's. The default is `false`.
  open var providesPresentationContextTransitionStyle = false

  /// Called when the view's subviews are about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}

  /// A Boolean value that indicates whether the controller is being presented, from `viewWillAppear` to
  /// `viewDidAppear`.
  open var isBeingPresented: Bool { transitionFlags.contains(.presented) }
  /// A Boolean value that indicates whether the controller is being dismissed, from `viewWillDisappear` to
  /// `viewDidDisappear`.
  open var isBeingDismissed: Bool { transitionFlags.contains(.dismissed) }
  /// A Boolean value that indicates whether the view appears because the controller was added to a parent,
  /// from `viewWillAppear` to `viewDidAppear`.
  open var isMovingToParent: Bool { transitionFlags.contains(.movingToParent) }
  /// A Boolean value that indicates whether the view disappears because the controller is being removed from
  /// its parent, from `viewWillDisappear` to `viewDidDisappear`.
  open var isMovingFromParent: Bool { transitionFlags.contains(.movingFromParent) }

  /// A Boolean value that indicates whether the appearance methods of children are called automatically, when
  /// this controller's are or their views are added and removed. The default is `true`. If it is `false`,
  /// call ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when the view's ``View/safeAreaInsets`` have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's ``View/layoutMargins`` have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The insets that the controller adds to the safe area for its own bars, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// The minimum margins of the controller's view, in points, without the safe area. At the sides they are
  /// 16, or 20 in a wide window. Follows `UIViewController.systemMinimumLayoutMargins`.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets { leastMargins }

  /// A Boolean value that indicates whether the view's margins are at least ``systemMinimumLayoutMargins``.
  /// The default is `true`. Follows `UIViewController.viewRespectsSystemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        viewIfLoaded?.minimumMarginsDidChange()
      }
    }
  }

  /// Called when memory is low and the view is loaded. Release objects that can be created again.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits

  /// The traits of the controller: those of its view's surroundings, with the overrides of its parent and
  /// itself.
  open var traitCollection: TraitCollection { shownTraits }

  /// Called when the traits have changed, with the earlier ones. The base class does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called when the traits are about to change, for example because a window becomes narrow, before
  /// ``viewWillTransition(to:with:)``. An override calls `super`, which notifies the children and the
  /// presented controller.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The overrides of traits for the controller and its view.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set { changeTraits { madeTraitState.overrides = newValue.values } }
  }

  /// The user interface style of the controller, its view and its children, or
  /// ``UserInterfaceStyle/unspecified`` for the inherited one.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { madeTraitState.style = newValue } }
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
    child.parent === self ? child.traitState?.fromParent : nil
  }

  final var traitState: TraitState?

  // MARK: Containment

  /// The child controllers, whose views are in this one's view.
  public internal(set) final var children: [ViewController] = []
  /// The controller that contains this one as a child.
  public internal(set) final weak var parent: ViewController?

  /// Adds a controller as a child. After it, add its view to the own view, and then call the child's
  /// ``didMove(toParent:)``.
  open func addChild(_ child: ViewController) { adopt(child) }
  /// Removes the controller from its parent. Before it, call ``willMove(toParent:)`` with `nil` and remove
  /// its view from the parent's view.
  open func removeFromParent() { leaveParent() }
  /// Called when the controller is about to move to another parent, or to none. An override calls `super`.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { transitionFlags.insert(.movingFromParent) }
  }
  /// Called when the controller has moved to another parent, or to none. An override calls `super`.
  open func didMove(toParent parent: ViewController?) {
    if parent == nil { transitionFlags.remove(.movingFromParent) }
  }

  /// Replaces the view of one child by that of another, and removes the old view from its superview at the
  /// end.
  ///
  /// Both have to be children already. Their `viewWillDisappear`, `viewWillAppear` and similar methods are
  /// called. Follows `UIViewController.transition(from:to:duration:options:animations:completion:)`.
  @preconcurrency open func transition(
    from old: ViewController, to new: ViewController, duration: Double,
    options: View.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    exchange(old, new, duration, options, animations, completion)
  }

  // MARK: Presentation

  /// Presents a controller above this one, in the way of its ``modalPresentationStyle``.
  ///
  /// `completion` is called when the controller has appeared. If this controller presents another one
  /// already, or its view is in no window, nothing is presented, and one line on the standard error reports
  /// the reason.
  @preconcurrency open func present(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    presenting.beginPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all that are presented above it. If this
  /// controller presents none, it is dismissed itself.
  ///
  /// Only the topmost controller is animated. `completion` is called when it has disappeared.
  @preconcurrency open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    presenting.beginDismissing(animated: animated, completion: completion)
  }

  /// Shows a controller with the `show(_:sender:)` of the nearest container that overrides it. If there is
  /// none, presents the controller. Follows `UIViewController.show(_:sender:)`.
  open func show(_ controller: ViewController, sender: Any?) {
    presenting.showByParent(controller, sender)
  }

  /// The controller that is presented by this one or by the nearest ancestor that presents one.
  open var presentedViewController: ViewController? { presenting.firstPresented }
  /// The controller that presented this one, or the nearest ancestor that was presented.
  open var presentingViewController: ViewController? { presenting.firstPresenter }

  /// The style in which the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The transition with which the controller appears and disappears.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// The delegate that provides the presentation controller if the style is
  /// ``ModalPresentationStyle/custom``.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether the user cannot dismiss the controller with a tap outside, Escape
  /// or a drag. The default is `false`.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether controllers that are presented over the current context cover
  /// only this controller's view. The default is `false`.
  open var definesPresentationContext = false

  /// Shows a controller next to this one if there is space, for example in a second column. Otherwise it is
  /// presented. Follows `UIViewController.showDetailViewController(_:sender:)`.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    presenting.showDetailByParent(controller, sender)
  }

  /// The preferred size of the view in a presentation, in points, or zero for none.
  open var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { presenting.announcePreferredSize() } }
  }
  /// Called when the preferred size of a child or the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// Called by UIKit when a child's size by its constraints has changed. It exists for code that overrides
  /// it, and is not called. Containers use the child's view instead.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Returns the size of a child's view for another size of this one's, in points. The default is the size of
  /// this one's.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }

  /// Called when the view's size is about to change, in points, as in a window that is resized. An override
  /// calls `super`, which notifies the children and the presented controller.
  ///
  /// Animations that are added to the coordinator take effect at once when the view has its size, because a
  /// window that is resized follows the pointer.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    items.forwardTransition(to: size, with: coordinator)
  }

  /// The coordinator of the current transition of this controller or an ancestor, or `nil` if there is none.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    items.currentCoordinator
  }

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

  // MARK: Bars

  /// The item that a navigation bar shows while the controller is the topmost one. Created on first access.
  open var navigationItem: NavigationItem { items.ownNavigationItem }

  /// The controller's tab bar item. Created on first access.
  open var tabBarItem: TabBarItem! {
    get { items.ownTabBarItem }
    set { items.ownTabBarItem = newValue }
  }

  /// The items of a navigation controller's toolbar while the controller is the topmost one.
  open var toolbarItems: [BarButtonItem]? {
    get { barParts?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of a navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    items.changeToolbarItems(to: toolbarItems)
  }

  /// A Boolean value that indicates whether the bottom bar is hidden while the controller, or one above it,
  /// is in a navigation stack. The default is `false`.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view extends under bars. The default is all edges.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the view also extends under opaque bars. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether the controller's content is being edited.
  open var isEditing: Bool {
    get { barParts?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { items.changeEditing(to: editing) }

  /// The button that begins and ends editing. Created on first access.
  open var editButtonItem: BarButtonItem { items.ownEditButtonItem }

  /// The controller's items of bars, or `nil` if there are none.
  final var barParts: ControllerBarParts?
  /// The distances by which the bars of the containers extend into the view, in points. They are a part of
  /// its safe area.
  final var barInsets = EdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  final var items: any ControllerItems { self }

  /// The presentation controller of the controller, or the one that its ``modalPresentationStyle`` would use.
  /// After each dismissal it is a new one.
  open var presentationController: PresentationController? {
    presenting.currentPresentationController
  }
  /// The presentation controller, if it is that of a sheet.
  open var sheetPresentationController: SheetPresentationController? {
    presenting.currentPresentationController as? SheetPresentationController
  }
  /// The presentation controller, if it is that of a popover.
  open var popoverPresentationController: PopoverPresentationController? {
    presenting.currentPresentationController as? PopoverPresentationController
  }

  /// Creates the presentation controller of the controller's style.
  func makePresentationController() -> PresentationController {
    presenting.makeUsualPresentationController()
  }

  /// The part of the controller that concerns presentations.
  private var presenting: any ControllerPresenting { self }

  /// The links to the controllers above and below this one, or `nil` if there are none.
  final var links: PresentationLinks?

  // MARK: Preferences for devices

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
  /// does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The orientations that the controller supports. It has no effect, because a desktop gives windows any
  /// shape.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
  /// The preferred orientation in a presentation.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// A Boolean value that indicates whether the controller rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// Performs no action, because windows have any shape.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// A Boolean value that indicates whether the home indicator hides automatically. It has no effect, because
  /// a desktop has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines that instead, or `nil` if there is none.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// Performs no action, because there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// A Boolean value that indicates whether the pointer is locked while the controller's window is active,
  /// for example for rotating a view or for a game. ``Window/pointerMotionHandler`` then receives the
  /// movements of its device. The default is `false`. Follows `UIViewController.prefersPointerLocked`.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines the pointer lock instead, or `nil` if there is none.
  open var childViewControllerForPointerLock: ViewController? { nil }
  /// Updates the pointer lock after a change of ``prefersPointerLocked``.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    viewIfLoaded?.host?.pointerLockMayHaveChanged()
  }
  /// The edges at which the system's own gestures are deferred. It has no effect, because a desktop has no
  /// such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// Performs no action, because there are no such gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Focus

  /// Returns a Boolean value that indicates whether a focus update is permitted that concerns a view of the
  /// controller. The default is `true`.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after a focus update that concerns a view of the controller. The base class does nothing.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Responder

  /// The keyboard shortcuts of the controller: those that were added with ``addKeyCommand(_:)``.
  open override var keyCommands: [KeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []

  /// Adds a keyboard shortcut to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: KeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a keyboard shortcut from ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The next responder: the presenting controller for a presented one, the window for its root controller,
  /// otherwise the view's superview.
  open override var next: Responder? { presenting.nextResponder }

  override var firstResponderHost: (any FirstResponderHost)? { viewIfLoaded?.host?.focusHost }

  /// The window whose root controller this is.
  final weak var rootWindow: Window?
  final var appearanceState = AppearanceState.disappeared
  /// A Boolean value that indicates whether the current or last transition is animated.
  final var isAppearanceAnimated = false
  final var hasToldIsAppearing = false
  /// The number of presentations and transitions of children that notify the controller themselves. While it
  /// is not 0, the view and the container send no notifications.
  final var appearanceHolds = 0
  final var transitionFlags: TransitionFlags = []
  /// The appearance states of a view.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  /// The reasons for an appearance or disappearance.
  struct TransitionFlags: OptionSet {
    let rawValue: UInt8
    static let presented = TransitionFlags(rawValue: 1)
    static let dismissed = TransitionFlags(rawValue: 2)
    static let movingToParent = TransitionFlags(rawValue: 4)
    static let movingFromParent = TransitionFlags(rawValue: 8)
  }
}
