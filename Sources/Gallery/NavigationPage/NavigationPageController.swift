import Widgets

/// The page with a navigation controller, a split view controller and a page view controller, each with a
/// tab.
final class NavigationPageController: ViewController {
  private let tabs = TabBarController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tabs.viewControllers = [stack(), columns(), pages()]
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabs.view.frame = view.bounds
  }

  private func stack() -> ViewController {
    let navigation = NavigationController(rootViewController: LocationList())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = TabBarItem(
      title: "Stack", image: Image(systemName: "list.bullet"), tag: 0)
    return navigation
  }

  private func columns() -> ViewController {
    let split = SplitViewController(style: .doubleColumn)
    let list = LocationList()
    list.navigationItem.searchController = nil
    split.setViewController(list, for: .primary)
    split.setViewController(LocationController(Location.all[0]), for: .secondary)
    split.delegate = list
    split.tabBarItem = TabBarItem(
      title: "Columns", image: Image(systemName: "square.on.square"), tag: 1)
    split.tabBarItem.badgeValue = "2"
    return split
  }

  private func pages() -> ViewController {
    let pages = LocationPages()
    pages.tabBarItem = TabBarItem(title: "Pages", image: Image(systemName: "photo"), tag: 2)
    return pages
  }
}
