public import Widgets
import WindowResponder

extension TabBarController {
  /// The modes of a tab bar controller. Follows `UITabBarController.Mode`.
  public enum Mode: Int, Sendable {
    /// The controller decides.
    case automatic = 0
    /// Tabs are in the tab bar.
    case tabBar = 1
    /// Tabs are in the tab bar or in a sidebar.
    case tabSidebar = 2
  }

  /// The mode of the controller. The default is `.automatic`. There is no sidebar, so that the value has no
  /// effect.
  public var mode: Mode {
    get { keeper?.mode ?? .automatic }
    set { makeTabs().mode = newValue }
  }

  /// The tabs, in the order of the tab bar, or none if `viewControllers` were set later. Tabs to search are
  /// last in the tab bar. The selected tab stays selected if it is among new ones. Follows
  /// `UITabBarController.tabs`.
  public var tabs: [UITab] {
    get { keeper.flatMap { $0.isCurrent ? $0.tabs : nil } ?? [] }
    set { makeTabs().setTabs(newValue) }
  }

  /// Sets the tabs. The change is not animated, even if `animated` is `true`.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The selected tab, which may be a tab of a group, or `nil` for none. A tab that is not in the controller
  /// and `nil` are ignored. A new value does not notify the delegate. Follows
  /// `UITabBarController.selectedTab`.
  public var selectedTab: UITab? {
    get { keeper?.selected }
    set {
      guard let newValue, newValue.tabBarController === self else { return }
      keeper?.select(newValue)
    }
  }

  /// Returns the tab with an identifier, which may be a tab of a group, or `nil` if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if let found = tab.find(identifier) { return found }
    }
    return nil
  }

  private var keeper: TabKeeper? { tabKeeper as? TabKeeper }

  private func makeTabs() -> TabKeeper {
    if let keeper { return keeper }
    let new = TabKeeper(self)
    tabKeeper = new
    return new
  }
}

extension TabBarController {
  /// Creates a controller with tabs. Follows `UITabBarController.init(tabs:)`.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
}

/// A delegate that controls and observes the selection of a tab bar controller, also of its tabs. Follows
/// `UITabBarControllerDelegate`.
///
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: TabBarControllerDelegate {
  /// Returns a Boolean value that indicates whether the user can select a tab. The default is `true`. For a
  /// group with a selected tab, the method is called with that.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  /// Called when the user has selected a tab, which can be the current one.
  func tabBarController(
    _ tabBarController: TabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Takes no action.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}
