/// A stack of controllers, of which the last is seen, below a bar with its title and a button back.
/// Follows `UINavigationController`.
///
///     let navigation = NavigationController(rootViewController: list)
///     window.rootViewController = navigation
///     // later, in the list:
///     navigationController?.pushViewController(detail, animated: true)
///
/// The user goes back by the button, by a finger from the edge, by the mouse's button back, by Alt with the
/// left arrow and by Escape.
@preconcurrency @MainActor open class NavigationController: ViewController {
  /// What happens to a stack. The values are those of `UINavigationController.Operation`.
  public enum Operation: Int, Sendable {
    /// Nothing that is seen.
    case none = 0
    /// A controller comes.
    case push = 1
    /// One goes.
    case pop = 2
  }

  /// How long a bar takes to come and to go, in seconds.
  public static let hideShowBarDuration = 0.2

  /// Creates a controller with an empty stack.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.controller = self
  }

  /// Creates one without anything set. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    navigationBar.controller = self
  }

  /// Keeps the stack, as far as its controllers have identifiers. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeStack(coder)
  }

  /// Takes that back. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeStack(coder)
  }

  /// Creates a controller with one in its stack.
  public init(rootViewController: ViewController) {
    super.init()
    navigationBar.controller = self
    setStack([rootViewController], animated: false)
  }

  /// Who is asked and told about controllers that come and go.
  open weak var delegate: (any NavigationControllerDelegate)?

  // MARK: The stack

  /// The controllers, from the first to the one that is seen.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the stack. Where the last controller is another one and was in the stack, it is gone back to;
  /// else it is pushed.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }
  /// Shows a controller, from which the user can go back to the one that is seen now.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    if takeBackMove()?.old === viewController { return }
    precondition(!stack.contains(viewController), "The controller is in the stack already")
    setStack(stack + [viewController], animated: animated)
  }
  /// Goes back to the controller before; gives the one that goes. The first one stays.
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    if let move = takeBackMove(), move.isAdded { return move.new }
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(Array(stack.dropLast()), animated: animated)
    return last
  }
  /// Goes back to a controller in the stack; gives those that go, nil where it is not in the stack.
  @discardableResult open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    takeBackMove()
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let going = Array(stack[(index + 1)...])
    if !going.isEmpty { setStack(Array(stack[...index]), animated: animated) }
    return going
  }
  /// Goes back to the first controller; gives those that go.
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// The last controller of the stack.
  open var topViewController: ViewController? { stack.last }
  /// What is seen: the last controller, or what it presents.
  open var visibleViewController: ViewController? {
    var seen = topViewController
    while let next = seen?.presentedViewController, next !== seen { seen = next }
    return seen
  }
  /// Pushes a controller.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  // MARK: Bars

  /// The bar at the top. It belongs to the controller: only its looks may be changed.
  public final let navigationBar = NavigationBar()
  /// Whether there is no bar at the top.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    barsDidChange(animated: animated)
  }
  /// The bar at the bottom. What is in it is what the controller that is seen has as
  /// `toolbarItems`.
  public final lazy var toolbar: Toolbar! = Toolbar()
  /// Whether there is no bar at the bottom, as at the start.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    barsDidChange(animated: animated)
  }
  /// Whether bars go when content is swiped up, and come back when it is swiped down.
  open var hidesBarsOnSwipe = false
  /// Whether a tap beside what takes taps hides the bars, and shows them again.
  open var hidesBarsOnTap = false {
    didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap }
  }
  /// Whether bars go when the keyboard comes. Kept for code that sets it.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars go in a low window. Kept for code that sets it.
  open var hidesBarsWhenVerticallyCompact = false
  /// The recognizer of taps that hide and show the bars.
  public final lazy var barHideOnTapGestureRecognizer = TapGestureRecognizer(
    primaryAction: Action { [weak self] _ in self?.toggleBars() })

  /// The recognizer of fingers that come from the edge to go back.
  public final lazy var interactivePopGestureRecognizer: GestureRecognizer? = makeEdgePan()

  // MARK: View controller

  /// Its own tab, or that of the first controller.
  open override var tabBarItem: TabBarItem! {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// Makes the view with the bars.
  open override func loadView() {
    let view = ContainerView(frame: Rect(origin: .zero, size: loadingSize))
    view.backgroundColor = .systemGroupedBackground
    view.onLayout = { [weak self] in self?.layOutBars() }
    self.view = view
  }
  /// Adds the bars and what is on top. An override calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareView()
  }
  /// Tells the delegate what is shown. An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }
  /// Tells the delegate what is shown. An override calls `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
  /// The size of what is on top, with the bars. An override calls `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { takePreferredSize() }
  }
  /// The command that goes back, where there is something to go back to.
  open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + backCommands }

  // MARK: Parts

  final var stack: [ViewController] = []
  final var hidesBar = false
  final var hidesToolbar = true
  final let stage = View()
  /// What is under way; nil at rest.
  final var move: NavigationMove?
  /// How far each controller's bar is grown while its content is at its start, in points.
  final var growths: [ViewController: Double] = [:]
  /// How far it grew at most when that was looked at last, in points.
  final var greatestGrowths: [ViewController: Double] = [:]
  /// What the finger from the edge moves.
  final var edgeTransition: PercentDrivenInteractiveTransition?
  final var isLayingOut = false
  /// Who had the keys in the views of the stack when they went.
  final var keysOf: [ObjectIdentifier: KeyMemory] = [:]
  /// Whether only the search bar is shown, for a search controller.
  final var isSearching = false {
    didSet { if isSearching != oldValue { barsDidChange(animated: true) } }
  }
}

extension NavigationController: GoBackAction {
  /// Goes back by a key, where the user may.
  public func goBack(_ sender: Any?) { userGoesBack() }
}

/// Goes back to what was seen before.
@MainActor protocol GoBackAction: AnyObject {
  func goBack(_ sender: Any?)
}

extension Selector {
  static let goBack = Selector("goBack:", on: (any GoBackAction).self) { $0.goBack($1) }
}
