import ResponderRuntime

/// A responder that manages a view. It loads the view on first access and is notified when the view appears
/// and disappears. Follows `UIViewController`.
///
///     final class Counter: ViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(label)
///       }
///     }
///
/// ``AdaptiveController``, the base class, declares the traits, the focus, the restored state and the
/// preferences of a controller for the device.
@preconcurrency @MainActor
open class ViewController: AdaptiveController, ControllerCreating, ContentContainer {
  /// A title that the user sees, as in a tab or a title bar.
  open var title: String? { didSet { titleDidChange(from: oldValue) } }

  /// The view, or `nil` if it was not loaded.
  final var loadedView: View?
  /// A Boolean value that indicates whether ``loadView()`` is being performed.
  final var isLoadingView = false

  /// Creates a controller. Its view is loaded on first access.
  ///
  /// Views are created in code. Name and bundle are stored, and nothing is loaded from them. Follows
  /// `UIViewController.init(nibName:bundle:)`.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init(ofController: ())
  }

  /// Creates a controller. Archives are not supported. The coder is ignored. Follows
  /// `UIViewController.init(coder:)`.
  public init?(coder: AnyObject) {
    super.init(ofController: ())
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
    set { takeView(newValue) }
  }

  /// The controller's view, or `nil` if it was not loaded.
  open var viewIfLoaded: View? { loadedView }

  /// A Boolean value that indicates whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it was not loaded.
  open func loadViewIfNeeded() { if loadedView == nil, !isLoadingView { load() } }

  /// Creates the view and sets ``view``. The base class creates a plain view of the window's size, or of the
  /// screen's if there is no window. The final position and size are set later. An override that sets its own
  /// view does not call `super`.
  open func loadView() { view = makePlainView() }

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

  /// The insets that the controller adds to the safe area for its own bars, in points. The default is
  /// `.zero`.
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

  /// Called when the traits are about to change, for example because a window becomes narrow, before
  /// ``viewWillTransition(to:with:)``. An override calls `super`, which notifies the children and the
  /// presented controller.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  /// The overrides and observers of traits, or `nil` if there are none.
  final var traitState: TraitState?

  // MARK: Containment

  /// The child controllers, whose views are in this one's view.
  public internal(set) final var children: [ViewController] = []
  final var parentLink = BackLink<ViewController>()

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
  ) { exchange(old, new, duration, options, animations, completion) }

  // MARK: Presentation

  /// Presents a controller above this one, in the style of its ``modalPresentationStyle``.
  ///
  /// `completion` is called when the controller has appeared. If this controller presents another one
  /// already, or its view is in no window, nothing is presented, and one line on the standard error reports
  /// the reason.
  @preconcurrency open func present(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) { beginPresenting(controller, animated: animated, completion: completion) }

  /// Dismisses the controller that this one presents, with all that are presented above it. If this
  /// controller presents none, it is dismissed itself.
  ///
  /// Only the topmost controller is animated. `completion` is called when it has disappeared.
  @preconcurrency open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    beginDismissing(animated: animated, completion: completion)
  }

  /// Shows a controller with the `show(_:sender:)` of the nearest container that overrides it. If there is
  /// none, presents the controller. Follows `UIViewController.show(_:sender:)`.
  open func show(_ controller: ViewController, sender: Any?) { showByParent(controller, sender) }

  /// The controller that is presented by this one or by the nearest ancestor that presents one.
  open var presentedViewController: ViewController? { firstPresented }
  /// The controller that presented this one, or the nearest ancestor that was presented.
  open var presentingViewController: ViewController? { firstPresenter }

  /// The style in which the controller is presented. The default is `.automatic`.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The transition with which the controller appears and disappears. The default is `.coverVertical`.
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
    showDetailByParent(controller, sender)
  }

  /// The presentation controller of the controller, or the one that its ``modalPresentationStyle`` would use.
  /// After each dismissal it is a new one.
  open var presentationController: PresentationController? { currentPresentationController }
  /// The sheet that contains this controller, or the one that its ``modalPresentationStyle`` would use.
  open var sheetPresentationController: SheetPresentationController? {
    managingPresentationController(SheetPresentationController.self)
  }
  /// The popover that contains this controller, or the one that its ``modalPresentationStyle`` would use.
  open var popoverPresentationController: PopoverPresentationController? {
    managingPresentationController(PopoverPresentationController.self)
  }

  /// Creates the presentation controller of the controller's style.
  func makePresentationController() -> PresentationController { makeUsualPresentationController() }

  /// The links to the controllers above and below this one, or `nil` if there are none.
  final var links: PresentationLinks?

  /// The preferred size of the view in a presentation, in points. If it is zero, which is the default, there
  /// is no preferred size.
  open var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
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
  ) { forwardTransition(to: size, with: coordinator) }

  /// The coordinator of the current transition of this controller or an ancestor, or `nil` if there is none.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { currentCoordinator }

  // MARK: Bars

  /// The item that a navigation bar shows while the controller is the topmost one. Created on first access.
  open var navigationItem: NavigationItem { ownNavigationItem }

  /// The controller's tab bar item. Created on first access.
  open var tabBarItem: TabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue }
  }

  /// The items of a navigation controller's toolbar while the controller is the topmost one.
  open var toolbarItems: [BarButtonItem]? {
    get { barParts?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of a navigation controller's toolbar, without an animation.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    changeToolbarItems(to: toolbarItems)
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

  /// Begins or ends editing. The base class does not use `animated`. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }

  /// The button that begins and ends editing. Created on first access.
  open var editButtonItem: BarButtonItem { ownEditButtonItem }

  /// The controller's items of bars, or `nil` if there are none.
  final var barParts: ControllerBarParts?
  /// The distances by which the containers' bars extend into the view and its safe area, in points.
  final var barInsets = EdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

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
  open override var next: Responder? { nextResponder }

  override var firstResponderHost: (any FirstResponderHost)? { viewIfLoaded?.host?.focusHost }

  /// The window whose root controller this is.
  @BackLink final var rootWindow: Window?
  final var appearanceState = AppearanceState.disappeared
  /// A Boolean value that indicates whether the current or last transition is animated.
  final var isAppearanceAnimated = false
  final var hasToldIsAppearing = false
  /// The number of presentations and transitions of children that notify the controller themselves. While it
  /// is not 0, the view and the container send no notifications.
  final var appearanceHolds = 0
  final var transitionFlags: TransitionFlags = []
}
