public import Widgets
public import WindowResponder

/// A tab that contains other tabs. Follows `UITabGroup`.
///
/// The tab bar shows a group as one tab. There is no sidebar: a group without a view controller shows a list
/// of its tabs, and the selected one is pushed on it. A group with a view controller shows that, and
/// ``selectedChild`` has an effect only if there is a ``managingNavigationController`` too.
open class UITabGroup: UITab {
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title below the image.
  ///   - image: The image, or `nil` for none.
  ///   - identifier: The identifier, which differs from those of the other tabs.
  ///   - children: The tabs of the group.
  ///   - viewControllerProvider: A closure that returns the view controller of the group, or `nil` for a list
  ///     of its tabs.
  public init(
    title: String, image: Image?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> ViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs of the group, in their order. Setting it keeps the selected one if it is among them.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if let chosen, !children.contains(chosen) { selectedChild = nil }
      listDidChange()
    }
  }

  /// The tab of the group that is visible when the group is selected, or `nil` for none. A tab that is not in
  /// the group is ignored. A new value does not notify the delegate.
  open var selectedChild: UITab? {
    get {
      forgetPopped()
      return current
    }
    set {
      if let newValue, !children.contains(newValue) { return }
      forgetPopped()
      (chosen, usesDefault) = (newValue, false)
      updateStack(animated: false)
    }
  }

  /// The identifier of the tab that is selected until another one is, or `nil` for none.
  open var defaultChildIdentifier: String? {
    didSet { if usesDefault { updateStack(animated: false) } }
  }

  /// The navigation controller that shows the group's view controller, and the selected tab's on it, or `nil`
  /// for that of the library. Set it before the group is added to a tab bar controller. The groups in the
  /// group use that of the outermost one.
  open var managingNavigationController: NavigationController?

  /// Returns the tab with an identifier: the group, a tab of it, or of a group in it. If there is none,
  /// returns `nil`.
  open func tab(forIdentifier identifier: String) -> UITab? { find(identifier) }

  // MARK: Internal state

  private final var chosen: UITab?
  private final var usesDefault = true
  private final lazy var list = TabGroupList(self)
  private final var ownNavigation: NavigationController?
  /// A Boolean value that indicates whether the navigation controller has the controllers of the group.
  private final var hasStack = false

  /// The selected tab, even if the user has popped its controller.
  private final var current: UITab? { chosen ?? defaultChild }

  private final var defaultChild: UITab? {
    guard usesDefault, let defaultChildIdentifier else { return nil }
    return children.first { $0.identifier == defaultChildIdentifier }
  }

  override func makeHost() -> ViewController {
    guard let navigation else { return super.makeHost() }
    if !hasStack {
      hasStack = true
      updateStack(animated: false)
    }
    return navigation
  }

  /// The navigation controller of the group's tabs, which is that of the outermost group, or `nil` if the
  /// group shows its own view controller only.
  private final var navigation: NavigationController? {
    if let parent { return parent.navigation }
    if let managingNavigationController { return managingNavigationController }
    guard viewController == nil else { return nil }
    let made = ownNavigation ?? NavigationController(rootViewController: list)
    ownNavigation = made
    return made
  }

  override var selectedLeaf: UITab { selectedChild?.selectedLeaf ?? self }

  override func find(_ identifier: String) -> UITab? {
    if self.identifier == identifier { return self }
    for child in children {
      if let found = child.find(identifier) { return found }
    }
    return nil
  }

  /// The controllers of the group and its selected tab.
  private final var path: [ViewController] {
    let root = viewController ?? list
    guard let current else { return [root] }
    return [root] + Self.controllers(of: current)
  }

  private static func controllers(of child: UITab) -> [ViewController] {
    (child as? UITabGroup)?.path ?? [pushable(child)]
  }

  /// Deselects the tab whose controller the user has popped.
  private final func forgetPopped() {
    guard let current, let navigation else { return }
    var top = self
    while let next = top.parent {
      // The tabs of a group that is not selected are not in the stack.
      guard next.current === top else { return }
      top = next
    }
    (current as? UITabGroup)?.forgetPopped()
    guard top.hasStack, let first = Self.controllers(of: current).first,
      !navigation.viewControllers.contains(first)
    else { return }
    (chosen, usesDefault) = (nil, false)
  }

  /// Returns the controller that is pushed for a tab. A navigation controller is pushed in another
  /// controller.
  private static func pushable(_ tab: UITab) -> ViewController {
    let host = tab.makeHost()
    guard host is NavigationController else { return host }
    if let known = host.parent as? TabWrapper { return known }
    return TabWrapper(host, title: tab.title)
  }

  /// Shows the controllers of the selected tab.
  final func updateStack(animated: Bool) {
    var top = self
    while let next = top.parent { top = next }
    guard top.hasStack, let navigation = top.navigation else { return }
    let new = top.path
    if navigation.viewControllers != new { navigation.setViewControllers(new, animated: animated) }
  }

  /// Selects a tab for the user.
  final func userChooses(_ child: UITab) {
    guard let keeper = topKeeper, keeper.userMaySelect(child) else { return }
    forgetPopped()
    (chosen, usesDefault) = (child, false)
    updateStack(animated: true)
    keeper.userDidSelect(child.selectedLeaf)
  }

  private final var topKeeper: TabKeeper? { keeper ?? parent?.topKeeper }

  /// Updates the list of tabs.
  final func listDidChange() {
    if let table = list.viewIfLoaded as? TableView { table.reloadData() }
  }
}
