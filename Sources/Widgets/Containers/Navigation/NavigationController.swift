/// A view controller with a stack of controllers, of which the last one is visible below a bar with its title
/// and a back button. Follows `UINavigationController`.
///
///     let navigation = NavigationController(rootViewController: list)
///     window.rootViewController = navigation
///     // later, in the list:
///     navigationController?.pushViewController(detail, animated: true)
///
/// The user goes back with the back button, a touch from the edge, the back button of the mouse, Alt and the
/// left arrow key, or Escape.
@preconcurrency @MainActor open class NavigationController: ViewController {
  /// A change of the stack. Follows `UINavigationController.Operation`, with its values.
  public enum Operation: Int, Sendable {
    /// No visible change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// A controller is popped.
    case pop = 2
  }

  /// The duration in which bars appear or disappear, in seconds.
  public static let hideShowBarDuration = 0.2

  /// Creates a controller with an empty stack.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil
  ) {
    navigationBar = NavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.controller = self
  }

  /// Creates a controller with an empty stack. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    navigationBar = NavigationBar()
    super.init(coder: coder)
    navigationBar.controller = self
  }

  /// Saves the stack up to the first controller without a restoration identifier. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeStack(coder)
  }

  /// Restores the stack. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeStack(coder)
  }

  /// Creates a controller with a root view controller.
  public init(rootViewController: ViewController) {
    navigationBar = NavigationBar()
    super.init()
    navigationBar.controller = self
    setStack([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack and with bars of subclasses.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of ``NavigationBar``, or `nil` for that class.
  ///   - toolbarClass: A subclass of ``Toolbar``, or `nil` for that class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? NavigationBar.Type ?? NavigationBar.self
    navigationBar = Creation.view(barClass)
    self.toolbarClass = toolbarClass as? Toolbar.Type ?? Toolbar.self
    super.init()
    navigationBar.controller = self
  }

  /// The delegate that observes the stack and provides transitions. The reference is weak.
  open weak var delegate: (any NavigationControllerDelegate)?

  // MARK: The stack

  /// The controllers, from the first to the visible one.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the stack. If the new last controller was in the stack, the change is animated as a pop, otherwise
  /// as a push.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }
  /// Pushes a controller. The user can go back from it to the current one.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    if takeBackMove()?.old === viewController { return }
    precondition(!stack.contains(viewController), "The controller is in the stack already")
    setStack(stack + [viewController], animated: animated)
  }
  /// Pops the top controller, and returns it. The first controller stays.
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    if let move = takeBackMove(), move.isAdded { return move.new }
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(Array(stack.dropLast()), animated: animated)
    return last
  }
  /// Pops to a controller in the stack, and returns the removed ones, or `nil` if it is not in the stack.
  @discardableResult open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    takeBackMove()
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let going = Array(stack[(index + 1)...])
    if !going.isEmpty { setStack(Array(stack[...index]), animated: animated) }
    return going
  }
  /// Pops to the first controller, and returns the removed ones.
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// The last controller of the stack.
  open var topViewController: ViewController? { stack.last }
  /// The visible controller: the last one, or the one that it presents.
  open var visibleViewController: ViewController? {
    var seen = topViewController
    while let next = seen?.presentedViewController, next !== seen { seen = next }
    return seen
  }
  /// Pushes a controller with animation.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  // MARK: Bars

  /// The bar at the top. The controller manages it: an application changes only its appearance.
  public final let navigationBar: NavigationBar
  /// A Boolean value that indicates whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    barsDidChange(animated: animated)
  }
  /// The bar at the bottom, with the `toolbarItems` of the visible controller.
  public final lazy var toolbar: Toolbar! = Creation.view(toolbarClass)
  private final var toolbarClass = Toolbar.self
  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    barsDidChange(animated: animated)
  }
  /// A Boolean value that indicates whether both bars disappear when the user swipes up, and appear when the
  /// user swipes down. The default is `false`.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether a tap outside of controls hides or shows both bars. The default
  /// is `false`.
  open var hidesBarsOnTap = false {
    didSet { barHideOnTapGestureRecognizer.isEnabled = isTapEnabled }
  }
  /// A Boolean value that indicates whether the bars are hidden while the input view of a text in the
  /// controller is visible. A tap outside of controls shows them, too. The default is `false`.
  ///
  /// The bars do not follow a desktop's on-screen keyboard, because the compositor does not report it to
  /// applications. It only reduces the height of the window.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean value that indicates whether the bars are hidden while the window is vertically compact. A tap
  /// outside of controls shows them, too. The default is `false`.
  open var hidesBarsWhenVerticallyCompact = false { didSet { heightMayHaveChanged() } }
  /// The recognizer of taps that hide and show the bars.
  public final lazy var barHideOnTapGestureRecognizer = TapGestureRecognizer(
    primaryAction: Action { [weak self] _ in self?.toggleBars() })

  /// The recognizer of touches from the edge that go back.
  public final lazy var interactivePopGestureRecognizer: GestureRecognizer? = makeEdgePan()

  // MARK: View controller

  /// The controller's own tab bar item, or that of the first controller.
  open override var tabBarItem: TabBarItem! {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// Creates the view with the bars.
  open override func loadView() {
    let view = ContainerView(frame: Rect(origin: .zero, size: loadingSize))
    view.backgroundColor = .systemGroupedBackground
    view.onLayout = { [weak self] in self?.layOutBars() }
    self.view = view
  }
  /// Adds the bars and the top controller's view. An override calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareView()
  }
  /// Notifies the delegate of the visible controller. An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }
  /// Notifies the delegate of the visible controller. An override calls `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
  /// Sets the preferred size to that of the top controller with the bars. An override calls `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { takePreferredSize() }
  }
  /// The key commands, with those that go back if the user can.
  open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + backCommands }

  // MARK: Internal state

  final var stack: [ViewController] = []
  final var hidesBar = false
  final var hidesToolbar = true
  /// The bars that are hidden for a reason that may pass, or `nil` for none.
  final var hiddenBars: HiddenBars?
  final let stage = View()
  /// The current push or pop, or `nil` for none.
  final var move: NavigationMove?
  /// The additional height of each controller's bar, in points.
  final var growths: [ViewController: Double] = [:]
  /// The maximum additional height of each controller's bar at the last layout, in points.
  final var greatestGrowths: [ViewController: Double] = [:]
  /// The interactive transition of a touch from the edge.
  final var edgeTransition: PercentDrivenInteractiveTransition?
  final var isLayingOut = false
  /// The list outside of the stack to which the first controller leads back, or `nil` for none.
  final var outer: OuterPage?
  /// Called when a controller has left the stack.
  final var didRemove: ((ViewController) -> Void)?
  /// The first responders in the views of the stack when these were removed.
  final var keysOf: [ObjectIdentifier: KeyMemory] = [:]
  /// A Boolean value that indicates whether only the search bar of a search controller is visible.
  final var isSearching = false {
    didSet { if isSearching != oldValue { barsDidChange(animated: true) } }
  }
}

extension NavigationController: GoBackAction {
  /// Goes back for a key, if the user can.
  public func goBack(_ sender: Any?) { userGoesBack() }
}

/// The action that goes back.
@MainActor protocol GoBackAction: AnyObject {
  func goBack(_ sender: Any?)
}

extension Selector {
  static let goBack = Selector("goBack:", on: (any GoBackAction).self) { $0.goBack($1) }
}
