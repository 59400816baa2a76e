/// Controllers side by side, of which a bar of tabs shows one. Follows `UITabBarController`.
///
/// Where there are more than five the bar's last tab is "More", whose list leads to the others; a wide
/// window has room for all of them. The user changes tabs by the bar, and by Ctrl with Tab.
@preconcurrency @MainActor open class TabBarController: ViewController {
  /// Creates a controller without tabs.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: ResourceBundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Creates one without anything set. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    tabBar.delegate = self
  }

  /// Keeps which tab is chosen. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeTab(coder)
  }

  /// Takes that back, and tells no delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeTab(coder)
  }

  /// Who is asked and told which tab is chosen.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The controllers, in the order of their tabs.
  open var viewControllers: [ViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the controllers. What is chosen stays where it is among them.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
  }
  /// The controller that is chosen. Setting it tells no delegate.
  open var selectedViewController: ViewController? {
    get { chosen }
    set {
      guard let newValue else { return }
      precondition(tabs.contains(newValue), "The controller is none of the tabs'")
      choose(newValue)
    }
  }
  /// The index of the controller that is chosen; `Int.max` for none. Setting it tells no delegate.
  open var selectedIndex: Int {
    get { chosen.flatMap(tabs.firstIndex) ?? Int.max }
    set { if tabs.indices.contains(newValue) { choose(tabs[newValue]) } }
  }
  /// Shows the tab that the user chose; one that is shown already goes back to its start.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { choose(item) }
  /// The bar. It belongs to the controller: only its looks may be changed.
  public final let tabBar = TabBar()
  /// Whether the bar is away.
  open var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }
  /// The controllers that the user may put in another order. Kept for code that sets it.
  open var customizableViewControllers: [ViewController]?
  /// What shows the list behind the tab "More".
  public final lazy var moreNavigationController = NavigationController(
    rootViewController: MoreController(self))

  /// Makes the view with the bar.
  open override func loadView() {
    let view = ContainerView(frame: Rect(origin: .zero, size: loadingSize))
    view.backgroundColor = .systemGroupedBackground
    view.onLayout = { [weak self] in self?.layOutBar() }
    self.view = view
  }
  /// Adds the bar and what is chosen. An override calls `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareView()
  }
  /// The commands that go from tab to tab.
  open override var keyCommands: [KeyCommand]? { (super.keyCommands ?? []) + tabCommands }

  /// Where a bar is: where it is by itself, until overridden.
  open func position(for bar: any BarPositioning) -> BarPosition { bar.barPosition }

  // MARK: Parts

  final var tabs: [ViewController] = []
  final var chosen: ViewController?
  final var hidesBar = false
  final let stage = View()
  /// Who had the keys in each tab.
  final var keysOf: [ViewController: KeyMemory] = [:]
  final var move: TransitionContext?
}

/// Who is asked and told which tab is chosen. Follows `UITabBarControllerDelegate`.
@preconcurrency @MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Whether the user may choose a tab.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// The user chose a tab, perhaps the one that was chosen.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Who plays the exchange of two tabs; nil for none.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Who moves that as the user does; nil for nobody.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  /// The user may.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
  /// None.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

extension ViewController {
  /// The nearest tab bar controller that the controller is in.
  public var tabBarController: TabBarController? {
    var current = parent
    while let controller = current {
      if let tabs = controller as? TabBarController { return tabs }
      current = controller.parent
    }
    return nil
  }
}
