/// A view controller with several controllers, of which a tab bar shows one. Follows `UITabBarController`.
///
/// If there are more than five, the last tab of the bar is "More", whose list leads to the others. A wide
/// window has space for all of them. The user changes tabs with the bar, and with Ctrl and Tab.
@preconcurrency @MainActor open class TabBarController: ViewController {
  /// Creates a controller without tabs.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Creates a controller without tabs. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    tabBar.delegate = self
  }

  /// Saves the selected tab. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeTab(coder)
  }

  /// Restores the selected tab, without notifying a delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeTab(coder)
  }

  /// The delegate that controls and observes the selection. The reference is weak.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The controllers, in the order of their tabs.
  open var viewControllers: [ViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the controllers. The selected controller stays selected if it is among them. The change is not
  /// animated, even if `animated` is `true`.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
    customizableViewControllers = viewControllers
  }
  /// The selected controller. It must be the controller of a tab. If you set `nil`, nothing changes. A new
  /// value does not notify the delegate.
  open var selectedViewController: ViewController? {
    get { chosen }
    set {
      guard let newValue else { return }
      precondition(tabs.contains(newValue), "The controller is none of the tabs'")
      choose(newValue)
    }
  }
  /// The index of the selected controller, or `Int.max` for none. A new value does not notify the delegate.
  /// An index out of range is ignored.
  open var selectedIndex: Int {
    get { chosen.flatMap(tabs.firstIndex) ?? Int.max }
    set { if tabs.indices.contains(newValue) { choose(tabs[newValue]) } }
  }
  /// Shows the tab that the user has selected. If it is visible already, it returns to its start.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { choose(item) }
  /// The tab bar. The controller manages it: an application changes only its appearance.
  public final let tabBar = TabBar()
  /// A Boolean value that indicates whether the tab bar is hidden. The default is `false`.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the tab bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }
  /// The controllers whose tabs the user can move, in the list behind the tab "More". New ``viewControllers``
  /// make all of them movable. With `nil` or an empty array, the list has no Edit button.
  ///
  /// The other tabs keep their positions. The delegate observes the change, for example to save the order.
  open var customizableViewControllers: [ViewController]? {
    didSet { customizingMayHaveChanged() }
  }
  /// The navigation controller with the list behind the tab "More".
  ///
  /// A tab behind "More" that is no navigation controller itself is in its stack while it is visible.
  public final lazy var moreNavigationController = makeMoreNavigation()
  final lazy var more = MoreController(self)

  /// Creates the view with the bar.
  open override func loadView() {
    let view = ContainerView(frame: Rect(origin: .zero, size: loadingSize))
    view.backgroundColor = .systemGroupedBackground
    view.onLayout = { [weak self] in self?.layOutBar() }
    self.view = view
  }
  /// Adds the bar and the selected controller's view. An override calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareView()
  }
  /// The key commands, with those that select another tab.
  open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + tabCommands }

  /// Returns the position of a bar. The base class returns the bar's own position.
  open func position(for bar: any BarPositioning) -> BarPosition { bar.barPosition }

  // MARK: Internal state

  final var tabs: [ViewController] = []
  final var chosen: ViewController?
  /// The child whose view is visible: the selected controller, or ``moreNavigationController`` around it.
  final var host: ViewController?
  final var hasCreatedMore = false
  final var hidesBar = false
  final let stage = View()
  /// The first responder in each tab.
  final var keysOf: [ViewController: KeyMemory] = [:]
  final var move: TransitionContext?
  /// The object that manages tabs with other properties than a controller, or `nil` for none.
  package final var tabKeeper: (any TabKeeping)?
}

/// An object of another module of the package that manages the tabs of a tab bar controller.
@MainActor package protocol TabKeeping: AnyObject {
  /// Returns a Boolean value that indicates whether the user can select the tab of a controller.
  func userMayChoose(_ controller: ViewController) -> Bool
  /// Called when the user has selected the tab of a controller, which can be the current one.
  func userDidChoose(_ controller: ViewController)
}

/// A delegate that controls and observes the selection of a tab bar controller. Follows
/// `UITabBarControllerDelegate`.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether the user can select a tab.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when the user has selected a tab, which can be the current one.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Called before the user moves tabs. The array has the ``TabBarController/customizableViewControllers``.
  func tabBarController(
    _ tabBarController: TabBarController,
    willBeginCustomizing viewControllers: [ViewController])
  /// Called when the user is about to end moving tabs. The array has all tabs in their new order.
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool)
  /// Called when the user has ended moving tabs. The array has all tabs in their new order.
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool)
  /// Returns the animator of a change of tabs, or `nil` for none.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactive transition for an animator, or `nil` for none.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Takes no action.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
  /// Takes no action.
  public func tabBarController(
    _ tabBarController: TabBarController,
    willBeginCustomizing viewControllers: [ViewController]
  ) {}
  /// Takes no action.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
  /// Takes no action.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
    changed: Bool
  ) {}
  /// Returns `nil`: the change is not animated.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`: the change is not interactive.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

extension ViewController {
  /// The nearest tab bar controller that contains the controller.
  public var tabBarController: TabBarController? {
    var current = parent
    while let controller = current {
      if let tabs = controller as? TabBarController { return tabs }
      current = controller.parent
    }
    return nil
  }
}
