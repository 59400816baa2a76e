import Widgets
import WindowResponder

/// The tabs of a tab bar controller.
@MainActor final class TabKeeper: TabKeeping {
  private(set) weak var controller: TabBarController?
  private(set) var tabs: [UITab] = []
  var mode = TabBarController.Mode.automatic
  /// The tab that was selected when the user was about to select another one.
  private var previous: UITab?

  init(_ controller: TabBarController) { self.controller = controller }

  /// Replaces the tabs.
  func setTabs(_ new: [UITab]) {
    for tab in tabs where tab.keeper === self { tab.keeper = nil }
    tabs = new
    for tab in new {
      tab.keeper = self
      tab.parent = nil
    }
    showTabs()
  }

  /// The tabs in the tab bar: all that are not hidden, with tabs to search at the end.
  private var shown: [UITab] {
    let visible = tabs.filter { !$0.isHidden }
    return visible.filter { !($0 is UISearchTab) } + visible.filter { $0 is UISearchTab }
  }

  /// Shows the tabs in the tab bar.
  func showTabs() {
    guard let controller else { return }
    controller.viewControllers = shown.map { tab in
      let host = tab.makeHost()
      if host.tabBarItem !== tab.item { host.tabBarItem = tab.item }
      return host
    }
    // The user moves tabs with identifiers in a sidebar, which does not exist.
    controller.customizableViewControllers = nil
  }

  /// A Boolean value that indicates whether the controller shows these tabs, and no controllers that the
  /// application has set later.
  var isCurrent: Bool {
    let present = Set((controller?.viewControllers ?? []).map { ObjectIdentifier($0) })
    return present == Set(shown.map { ObjectIdentifier($0.makeHost()) })
  }

  /// The selected tab: a tab of the tab bar, or the selected one in a group.
  var selected: UITab? {
    guard let chosen = controller?.selectedViewController else { return nil }
    return tab(of: chosen)?.selectedLeaf
  }

  /// Selects a tab of the tab bar or of a group.
  func select(_ tab: UITab) {
    var top = tab
    while let parent = top.parent {
      parent.selectedChild = top
      top = parent
    }
    let host = top.makeHost()
    guard controller?.viewControllers?.contains(host) ?? false else { return }
    controller?.selectedViewController = host
  }

  private func tab(of host: ViewController) -> UITab? {
    tabs.first { !$0.isHidden && $0.makeHost() === host }
  }

  // MARK: Selection of the user

  private var delegate: (any UITabBarControllerDelegate)? {
    controller?.delegate as? any UITabBarControllerDelegate
  }

  func userMayChoose(_ controller: ViewController) -> Bool {
    tab(of: controller).map { userMaySelect($0.selectedLeaf) } ?? true
  }

  func userDidChoose(_ controller: ViewController) {
    guard let tab = tab(of: controller)?.selectedLeaf else { return }
    userDidSelect(tab)
  }

  /// Returns a Boolean value that indicates whether the user can select a tab. The delegate decides.
  func userMaySelect(_ tab: UITab) -> Bool {
    guard let controller else { return false }
    previous = selected
    return delegate?.tabBarController(controller, shouldSelectTab: tab) ?? true
  }

  /// Notifies the delegate that the user has selected a tab.
  func userDidSelect(_ tab: UITab) {
    guard let controller else { return }
    if let search = tab as? UISearchTab, search.automaticallyActivatesSearch {
      search.activateSearch()
    }
    let before = previous
    previous = nil
    delegate?.tabBarController(controller, didSelectTab: tab, previousTab: before)
  }
}
