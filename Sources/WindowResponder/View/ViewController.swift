/// A responder that keeps a view, loads it when it is first asked for, and hears when it comes and
/// goes. Follows `UIViewController`.
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
  /// A name for people, as for a tab or a title bar.
  open var title: String? {
    didSet { items.titleDidChange(from: oldValue) }
  }

  private var loadedView: View?
  private var isLoading = false

  /// Creates a controller; its view is made when it is first asked for.
  ///
  /// Views come from code: name and bundle are remembered, and nothing is loaded from there. Follows
  /// `UIViewController.init(nibName:bundle:)`.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller. No archives are read: the coder is not asked for anything. Follows
  /// `UIViewController.init(coder:)`.
  public init?(coder: AnyObject) {
    super.init()
  }

  /// The name that the controller was created with.
  public private(set) final var nibName: String?
  /// The bundle that the controller was created with.
  public private(set) final var nibBundle: ResourceBundle?

  // MARK: The view

  /// The controller's view. Asking for it the first time loads it.
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

  /// The controller's view; nil while it has not been loaded.
  open var viewIfLoaded: View? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view where that has not happened.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loadedView != nil, "loadView() has to set the controller's view")
    loadedView?.markForConstraintUpdate()
    viewDidLoad()
  }

  /// Makes the view and sets ``view``. The base class makes a plain one, as large as the window, or as
  /// the screen where there is none yet: it gets its own place and size later. Do not call `super` from an
  /// override that sets its own.
  open func loadView() {
    let plain = View(frame: Rect(origin: .zero, size: loadingSize))
    plain.backgroundColor = .systemGroupedBackground
    view = plain
  }

  /// The view has been made.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in a window and has its size; between ``viewWillAppear(_:)`` and
  /// ``viewDidAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be shown no longer.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is shown no longer.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Makes the constraints of the controller's view what they have to be; called before layout, in place
  /// of the view's `updateConstraints()`, which the base class calls. An override calls `super` at its
  /// end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Says what is shown in place of content, as a table's where it has no rows: an override sets
  /// `contentUnavailableConfiguration`. Asked before the first layout, and before the next one after
  /// ``setNeedsUpdateContentUnavailableConfiguration()``. Does nothing unless overridden.
  open func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {}
  /// Asks ``updateContentUnavailableConfiguration(using:)`` again, before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }
  final var needsContentUnavailableUpdate = true

  /// What bars and the like cover at the top of the view, for constraints. UIKit's older way to say
  /// `view.safeAreaLayoutGuide`.
  open var topLayoutGuide: LayoutGuide { view.madeTopGuide }
  /// What bars and the like cover at the bottom of the view, for constraints. UIKit's older way to say
  /// `view.safeAreaLayoutGuide`.
  open var bottomLayoutGuide: LayoutGuide { view.madeBottomGuide }

  /// UIKit's older word for a scroll view's ``ScrollView/contentInsetAdjustmentBehavior``, which counts here.
  /// Kept, and changes nothing.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether what is presented over this context may say how itself. Kept, and changes nothing: what is
  /// presented always says it.
  open var providesPresentationContextTransitionStyle = false

  /// The view's subviews are about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// The view's subviews have been laid out.
  open func viewDidLayoutSubviews() {}

  /// Whether the controller is about to be presented, or just was: true from `viewWillAppear` to
  /// `viewDidAppear`.
  open var isBeingPresented: Bool { transitionFlags.contains(.presented) }
  /// Whether the controller is about to be dismissed, or just was: true from `viewWillDisappear` to
  /// `viewDidDisappear`.
  open var isBeingDismissed: Bool { transitionFlags.contains(.dismissed) }
  /// Whether the view appears because the controller was added to a parent: true from
  /// `viewWillAppear` to `viewDidAppear`.
  open var isMovingToParent: Bool { transitionFlags.contains(.movingToParent) }
  /// Whether the view disappears because the controller is about to leave its parent: true from
  /// `viewWillDisappear` to `viewDidDisappear`.
  open var isMovingFromParent: Bool { transitionFlags.contains(.movingFromParent) }

  /// Whether children hear of appearing and disappearing when this controller does, or when their
  /// views come and go; true until overridden. With false, call
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its view is about to appear or to disappear. To be called by a container that
  /// does not forward by itself.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that its view has appeared or disappeared.
  public final func endAppearanceTransition() { endAppearance() }

  /// The view's ``View/safeAreaInsets`` changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's ``View/layoutMargins`` changed.
  open func viewLayoutMarginsDidChange() {}

  /// Unsafe distances that the controller adds for its own bars, in points.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  /// What the controller's view keeps free at least, in points: 16 at the sides, or 20 where the window is
  /// wide; without the safe area. Follows `UIViewController.systemMinimumLayoutMargins`.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = traitCollection.horizontalSizeClass == .regular ? 20.0 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are ``systemMinimumLayoutMargins`` at least. Follows
  /// `UIViewController.viewRespectsSystemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        viewIfLoaded?.minimumMarginsDidChange()
      }
    }
  }

  /// Memory is short: let go of what can be made again. Called where the view is loaded.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits

  /// What the controller's place is like: that of what its view is in, or would be in, with what its parent
  /// and itself say otherwise.
  open var traitCollection: TraitCollection { shownTraits }

  /// The traits changed; they were these before. The base class does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The traits are about to change, as when a window becomes narrow; before
  /// ``viewWillTransition(to:with:)``. An override calls `super`, which tells the children and what is
  /// presented.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The traits that the controller and its view have otherwise than what is around.
  public final var traitOverrides: TraitOverrides {
    get { TraitOverrides(values: traitState?.overrides ?? TraitValues()) }
    set { changeTraits { madeTraitState.overrides = newValue.values } }
  }

  /// Light or dark for the controller, its view and its children; ``UserInterfaceStyle/unspecified`` for
  /// what is around.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { madeTraitState.style = newValue } }
  }

  /// Has a child be told these traits rather than those around, as far as they say anything; nil for those
  /// around.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild child: ViewController
  ) {
    child.changeTraits { child.madeTraitState.fromParent = collection }
  }

  /// What a child is told rather than the traits around; nil for nothing. The base class gives what
  /// ``setOverrideTraitCollection(_:forChild:)`` set. A subclass that gives something else is asked when
  /// the child or its view comes, and whenever traits are read.
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.parent === self ? child.traitState?.fromParent : nil
  }

  final var traitState: TraitState?

  // MARK: Controllers in controllers

  /// The controllers whose views are shown in this one's.
  public internal(set) final var children: [ViewController] = []
  /// The controller that this one was added to.
  public internal(set) final weak var parent: ViewController?

  /// Makes a controller a child; add its view to the own view afterwards, and call
  /// ``didMove(toParent:)`` of the child then.
  open func addChild(_ child: ViewController) { adopt(child) }
  /// Takes the controller from its parent; call ``willMove(toParent:)`` with nil and remove its view
  /// from the parent's view before.
  open func removeFromParent() { leaveParent() }
  /// The controller is about to get another parent, or none. An override calls `super`.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { transitionFlags.insert(.movingFromParent) }
  }
  /// The controller has another parent, or none. An override calls `super`.
  open func didMove(toParent parent: ViewController?) {
    if parent == nil { transitionFlags.remove(.movingFromParent) }
  }

  /// Puts the view of one child in the place of another's, which leaves its superview at the end.
  ///
  /// Both have to be children already. The children hear `viewWillDisappear`, `viewWillAppear` and so
  /// on. Follows `UIViewController.transition(from:to:duration:options:animations:completion:)`.
  @preconcurrency open func transition(
    from old: ViewController, to new: ViewController, duration: Double,
    options: View.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    exchange(old, new, duration, options, animations, completion)
  }

  // MARK: Presenting

  /// Presents a controller above this one, as its ``modalPresentationStyle`` says.
  ///
  /// `completion` is called when the controller has appeared. A controller that presents one already,
  /// or whose view is in no window, presents nothing: one line on the standard error tells why.
  @preconcurrency open func present(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    presenting.beginPresenting(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all that is presented above it; where it
  /// presents none, itself.
  ///
  /// Only the topmost is seen leaving. `completion` is called when it has disappeared.
  @preconcurrency open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    presenting.beginDismissing(animated: animated, completion: completion)
  }

  /// Shows a controller as suits the place: presents it. A container may do something else. Follows
  /// `UIViewController.show(_:sender:)`.
  open func show(_ controller: ViewController, sender: Any?) {
    presenting.showByParent(controller, sender)
  }

  /// The controller that this one, or the nearest parent that does, presents.
  open var presentedViewController: ViewController? { presenting.firstPresented }
  /// The controller that presented this one, or the nearest parent that was presented.
  open var presentingViewController: ViewController? { presenting.firstPresenter }

  /// How the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// How it comes and goes.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Who makes what presents the controller, where its style is ``ModalPresentationStyle/custom``.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// Whether the user may not dismiss the controller: no tap beside it, no Escape, no drag does.
  open var isModalInPresentation = false
  /// Whether controllers that are presented over the current context cover this controller's view and
  /// no more.
  open var definesPresentationContext = false

  /// Shows a controller beside this one where there is room, as a second column does; else presents it.
  /// Follows `UIViewController.showDetailViewController(_:sender:)`.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    presenting.showDetailByParent(controller, sender)
  }

  /// The size that the view would like to have where it is presented, in points; zero for none.
  open var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { presenting.announcePreferredSize() } }
  }
  /// A child, or a controller that this one presents, would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// A child's size by its constraints is another one. Kept for code that overrides it: it is not told, and
  /// containers that want to know ask the child's view.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// The size that a child's view is to have while this one's has another size, in points; the same for
  /// all of them, until overridden.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }

  /// The view is about to get another size, in points, as that of a window that is resized. An override
  /// calls `super`, which tells the children and what is presented.
  ///
  /// What the coordinator is told to animate is done when the view has its size, at once: a window that
  /// is resized follows the pointer.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    items.forwardTransition(to: size, with: coordinator)
  }

  /// The transition under way, of this controller or of one around it; nil at rest.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    items.currentCoordinator
  }

  // MARK: State

  /// The name by which the controller's state is kept, from one run of the program to the next; nil, as at
  /// first, for not at all: then nothing of its children is kept either, nor of its views. It has to be
  /// another one than those of its siblings. See <doc:RestoringState>. Follows
  /// `UIViewController.restorationIdentifier`.
  open var restorationIdentifier: String?

  /// The type that makes the controller again when the program comes back; nil, as at first, for a
  /// controller that the program makes by itself, or its delegate when it is asked. Follows
  /// `UIViewController.restorationClass`.
  open var restorationClass: (any ViewControllerRestoration.Type)?

  /// Writes down what the controller is to have when the program comes back. An override calls `super`, by
  /// which a container keeps its children. Follows `UIViewController.encodeRestorableState(with:)`.
  open func encodeRestorableState(with coder: Coder) {}

  /// Takes back what ``encodeRestorableState(with:)`` wrote. Parents come before their children, and
  /// controllers before views. An override calls `super`.
  open func decodeRestorableState(with coder: Coder) {}

  /// All controllers and views have their state again. The base class does nothing.
  open func applicationFinishedRestoringState() {}

  // MARK: Bars

  /// What a navigation bar shows while the controller is on top of it. It is made when it is first asked
  /// for.
  open var navigationItem: NavigationItem { items.ownNavigationItem }

  /// The controller's tab. It is made when it is first asked for.
  open var tabBarItem: TabBarItem! {
    get { items.ownTabBarItem }
    set { items.ownTabBarItem = newValue }
  }

  /// What a navigation controller's toolbar shows while the controller is on top of it.
  open var toolbarItems: [BarButtonItem]? {
    get { barParts?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a navigation controller's toolbar shows.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    items.changeToolbarItems(to: toolbarItems)
  }

  /// Whether the bar at the bottom goes while the controller is in a stack, and what is above it.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view goes on under bars; all of them at the start.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether it goes on under bars that let nothing through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether what the controller shows is being changed.
  open var isEditing: Bool {
    get { barParts?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends that. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { items.changeEditing(to: editing) }

  /// A button that begins and ends that. It is made when it is first asked for.
  open var editButtonItem: BarButtonItem { items.ownEditButtonItem }

  /// What items of bars the controller has; nil while it has none.
  final var barParts: ControllerBarParts?
  /// How far the bars of the containers reach into the view, in points: a part of its safe area.
  final var barInsets = EdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  final var items: any ControllerItems { self }

  /// What presents the controller, or would by its ``modalPresentationStyle``. It is another one after
  /// each dismissal.
  open var presentationController: PresentationController? {
    presenting.currentPresentationController
  }
  /// The same, where it is a sheet.
  open var sheetPresentationController: SheetPresentationController? {
    presenting.currentPresentationController as? SheetPresentationController
  }
  /// The same, where it is a popover.
  open var popoverPresentationController: PopoverPresentationController? {
    presenting.currentPresentationController as? PopoverPresentationController
  }

  /// Makes what presents the controller in its style.
  func makePresentationController() -> PresentationController {
    presenting.makeUsualPresentationController()
  }

  /// What presents and is presented.
  private var presenting: any ControllerPresenting { self }

  /// The links to what this controller presents, and to what presents it; nil while there is none.
  final var links: PresentationLinks?

  // MARK: What a telephone asks

  /// How a status bar over the controller would look; a desktop has none and does not ask.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Whether a status bar would be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How a status bar would come and go.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that is asked about the status bar's style instead; nil for none.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that is asked whether the status bar is hidden instead; nil for none.
  open var childForStatusBarHidden: ViewController? { nil }
  /// Nothing is asked again: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether a controller that is presented and does not cover everything would be asked too.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Which ways up the controller can be shown; a desktop gives windows any shape and does not ask.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
  /// Which way up the controller is shown best.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Nothing is asked again: windows have any shape.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether a line at the bottom of the screen would hide by itself; a desktop has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that is asked about that instead; nil for none.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// Nothing is asked again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether the pointer is to stay where it is while the controller's window is in front: for what turns a
  /// view or plays. ``Window/pointerMotionHandler`` tells how its device moves then. False until
  /// overridden. Follows `UIViewController.prefersPointerLocked`.
  open var prefersPointerLocked: Bool { false }
  /// The child that is asked about that instead; nil for none.
  open var childViewControllerForPointerLock: ViewController? { nil }
  /// ``prefersPointerLocked`` is asked again.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    viewIfLoaded?.host?.pointerLockMayHaveChanged()
  }
  /// At which edges the system's own swipes would wait; a desktop has none.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// Nothing is asked again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Focus

  /// Whether the focus may go where the context says, from or to a view in the controller's; true until
  /// overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// The focus went from or to a view in the controller's. The base class does nothing.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Responder

  /// The shortcuts of the controller: those added with ``addKeyCommand(_:)``.
  open override var keyCommands: [KeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  private var addedKeyCommands: [KeyCommand] = []

  /// Adds a shortcut to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: KeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes back a shortcut that was added.
  open func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The presenting controller, for a presented one; else the view's superview; the window, for its root
  /// controller.
  open override var next: Responder? { presenting.nextResponder }

  override var firstResponderHost: (any FirstResponderHost)? { viewIfLoaded?.host?.focusHost }

  /// The window whose root controller this is.
  final weak var rootWindow: Window?
  final var appearanceState = AppearanceState.disappeared
  /// Whether the transition under way, or the last one, is seen.
  final var isAppearanceAnimated = false
  final var hasToldIsAppearing = false
  /// While above zero neither the view nor the container tells anything: a presentation does, or an
  /// exchange of two children.
  final var appearanceHolds = 0
  final var transitionFlags: TransitionFlags = []

  /// Where the view is on its way into and out of windows.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  /// Why a view comes or goes.
  struct TransitionFlags: OptionSet {
    let rawValue: UInt8
    static let presented = TransitionFlags(rawValue: 1)
    static let dismissed = TransitionFlags(rawValue: 2)
    static let movingToParent = TransitionFlags(rawValue: 4)
    static let movingFromParent = TransitionFlags(rawValue: 8)
  }
}
