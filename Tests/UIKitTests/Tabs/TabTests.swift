import ResponderTestKit
import Testing
import UIKit

/// A delegate that records the calls of the methods with tabs.
private final class TabRecorder: UITabBarControllerDelegate {
  var calls: [String] = []
  var refused: String?
  var controllers: [UIViewController] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    calls.append("should \(tab.identifier)")
    return tab.identifier != refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    controllers.append(viewController)
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// An object that a provider captures, and that holds the tab.
@MainActor private final class TabHolder {
  var tab: UITab?
  var calls = 0
}

@MainActor @Suite("Tabs", .serialized) struct TabTests {
  let stage = Stage(size: CGSize(width: 390, height: 700))
  let controller = UITabBarController()
  let home = UITab(title: "Home", image: nil, identifier: "home") { _ in TabTests.page("Home page")
  }
  let mail = UITab(title: "Mail", image: nil, identifier: "mail") { _ in TabTests.page("Mail page")
  }
  private let recorder = TabRecorder()

  init() {
    stage.window.rootViewController = controller
    controller.delegate = recorder
    controller.tabs = [home, mail]
    stage.advance(by: 0.1)
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = title
    page.view.addSubview(label)
    page.title = title
    return page
  }

  private func isShown(_ label: String) -> Bool { stage.view(labelled: label) != nil }

  private func tapTab(_ index: Int, of count: Int) {
    stage.tap(at: CGPoint(x: 390 * (Double(index) + 0.5) / Double(count), y: 675))
    stage.advance(by: 1)
  }

  @Test("The tab bar has the titles of tabs, and shows the controller of the first one")
  func first() {
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Mail"])
    #expect(controller.selectedTab == home && isShown("Home page"))
    #expect(controller.selectedViewController === home.viewController)
    #expect(controller.viewControllers?.count == 2)
    #expect(home.tabBarController === controller && home.parent == nil)
    #expect(home.viewController === home.viewController)
    // The user cannot move tabs.
    #expect(controller.customizableViewControllers == nil)
    #expect(controller.tab(forIdentifier: "mail") == mail)
    #expect(controller.tab(forIdentifier: "none") == nil)
  }

  @Test("The delegate is asked before the user selects a tab, and receives the previous one")
  func delegate() {
    tapTab(1, of: 2)
    #expect(recorder.take() == ["should mail", "did mail after home"])
    #expect(controller.selectedTab == mail && isShown("Mail page"))
    // The method with the controller is called too.
    #expect(recorder.controllers == [mail.viewController])
    recorder.refused = "home"
    tapTab(0, of: 2)
    #expect(recorder.take() == ["should home"])
    #expect(controller.selectedTab == mail)
    controller.selectedTab = home
    #expect(recorder.take().isEmpty && controller.selectedTab == home)
    controller.selectedTab = UITab(title: "Other", image: nil, identifier: "other")
    #expect(controller.selectedTab == home)
  }

  @Test("The tab bar follows changes of title, image and badge, and leaves hidden tabs out")
  func changes() {
    mail.title = "Letters"
    mail.badgeValue = "3"
    mail.image = UIImage(systemName: "star")
    let item = controller.tabBar.items?.last
    #expect(item?.title == "Letters" && item?.badgeValue == "3" && item?.image != nil)
    mail.isHidden = true
    stage.advance(by: 0.1)
    #expect(controller.tabBar.items?.map(\.title) == ["Home"])
    #expect(!mail.hasVisiblePlacement && home.hasVisiblePlacement)
    #expect(controller.tabs == [home, mail])
    mail.isHidden = false
    #expect(controller.tabBar.items?.count == 2)
  }

  @Test("New tabs keep the selected one, and controllers that are set later replace tabs")
  func replacing() {
    controller.selectedTab = mail
    let third = UITab(title: "Third", image: nil, identifier: "third") { _ in UIViewController() }
    controller.setTabs([third, mail], animated: false)
    #expect(controller.selectedTab == mail && home.tabBarController == nil)
    controller.viewControllers = [UIViewController()]
    #expect(controller.tabs.isEmpty && controller.selectedTab == nil)
    controller.tabs = [home]
    #expect(controller.selectedTab == home)
    #expect(UITabBarController(tabs: [third]).tabs == [third])
  }

  @Test("A tab to search is the last one, and may begin a search")
  func searchTab() {
    let page = UIViewController()
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let search = UISearchTab { _ in UINavigationController(rootViewController: page) }
    search.automaticallyActivatesSearch = true
    controller.tabs = [search, home, mail]
    stage.advance(by: 0.1)
    #expect(controller.tabBar.items?.last?.title == search.title && !search.title.isEmpty)
    #expect(search.image != nil)
    tapTab(2, of: 3)
    #expect(controller.selectedTab == search)
    #expect(page.navigationItem.searchController?.isActive == true)
  }

  @Test("A group shows a list of its tabs, and the selected one on it")
  func group() {
    let music = UITab(title: "Music", image: nil, identifier: "music") { _ in Self.page("Songs") }
    music.subtitle = "All songs"
    let films = UITab(title: "Films", image: nil, identifier: "films") { _ in
      UINavigationController(rootViewController: Self.page("Film list"))
    }
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [music, films])
    controller.tabs = [home, group]
    stage.advance(by: 0.1)
    #expect(music.parent == group && music.tabBarController === controller)
    tapTab(1, of: 2)
    #expect(recorder.take() == ["should library", "did library after home"])
    #expect(isShown("Music") && isShown("All songs") && controller.selectedTab == group)
    stage.tap("Music")
    stage.advance(by: 1)
    #expect(recorder.take() == ["should music", "did music after library"])
    #expect(isShown("Songs") && controller.selectedTab == music && group.selectedChild == music)
    recorder.refused = "library"
    // The delegate is asked for the selected tab of the group. A second tap returns to the list.
    tapTab(1, of: 2)
    #expect(recorder.take() == ["should music", "did library after music"])
    #expect(controller.selectedTab == group && group.selectedChild == nil)
    stage.tap("Films")
    stage.advance(by: 1)
    #expect(isShown("Film list") && controller.selectedTab == films)
  }

  @Test("Tabs of groups are found by their identifiers, and selected by the application")
  func nestedGroups() {
    let deep = UITab(title: "Deep", image: nil, identifier: "deep") { _ in Self.page("Deep page") }
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [deep])
    let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner])
    controller.tabs = [home, outer]
    #expect(controller.tab(forIdentifier: "deep") == deep)
    #expect(outer.tab(forIdentifier: "inner") == inner)
    controller.selectedTab = deep
    stage.advance(by: 1)
    #expect(controller.selectedTab == deep && isShown("Deep page"))
    #expect(outer.selectedChild == inner && inner.selectedChild == deep)
    let navigation = controller.selectedViewController as? UINavigationController
    #expect(navigation?.viewControllers.count == 3)
    inner.children = []
    #expect(deep.parent == nil && inner.selectedChild == nil)
    #expect(controller.selectedTab == inner)
  }

  @Test("A group begins with its default tab, and manages the application's navigation controller")
  func managedGroup() {
    let navigation = UINavigationController()
    let tabs = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in Self.page("Page \(name)") }
    }
    let root = Self.page("Root page")
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: tabs
    ) { _ in root }
    group.managingNavigationController = navigation
    group.defaultChildIdentifier = "b"
    controller.tabs = [home, group]
    controller.selectedTab = group
    stage.advance(by: 1)
    #expect(controller.selectedViewController === navigation)
    #expect(navigation.viewControllers == [root, tabs[1].viewController])
    #expect(controller.selectedTab == tabs[1])
    controller.selectedTab = tabs[0]
    #expect(navigation.viewControllers == [root, tabs[0].viewController])
    // The user, or the application, pops the controller of the selected tab.
    navigation.popViewController(animated: false)
    #expect(controller.selectedTab == group && group.selectedChild == nil)
    #expect(navigation.viewControllers == [root])
    group.selectedChild = tabs[1]
    #expect(navigation.viewControllers == [root, tabs[1].viewController])
    group.selectedChild = nil
    #expect(navigation.viewControllers == [root] && controller.selectedTab == group)
  }

  @Test("A group with a view controller of its own shows that")
  func groupWithController() {
    let root = Self.page("Root page")
    let child = UITab(title: "Child", image: nil, identifier: "child") { _ in UIViewController() }
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [child]
    ) { _ in root }
    controller.tabs = [home, group]
    controller.selectedTab = child
    #expect(controller.selectedViewController === root && controller.selectedTab == child)
  }

  @Test("A tab that its provider captures is released after its controller is made")
  func releasedProvider() {
    weak var released: UITab?
    let calls: Int
    do {
      let holder = TabHolder()
      let tab = UITab(title: "Own", image: nil, identifier: "own") { _ in
        holder.calls += 1
        return UIViewController()
      }
      holder.tab = tab
      released = tab
      #expect(tab.viewController != nil && tab.viewController === tab.viewController)
      calls = holder.calls
    }
    #expect(released == nil && calls == 1)
  }

  @Test("A tab stores its preferred placement and whether the user can hide it")
  func placement() {
    #expect(home.preferredPlacement == .automatic && !home.allowsHiding)
    (home.preferredPlacement, home.allowsHiding) = (.sidebarOnly, true)
    #expect(home.preferredPlacement.rawValue == 6 && home.allowsHiding)
    let placements = (0...5).map { UITab.Placement(rawValue: $0) }
    #expect(placements == [.automatic, .default, .optional, .movable, .pinned, .fixed])
  }

  @Test("A controller without tabs has none, and keeps the mode")
  func withoutTabs() {
    let other = UITabBarController()
    other.viewControllers = [UIViewController()]
    #expect(other.tabs.isEmpty && other.selectedTab == nil && other.mode == .automatic)
    other.mode = .tabSidebar
    #expect(other.mode == .tabSidebar && other.viewControllers?.count == 1)
  }
}
