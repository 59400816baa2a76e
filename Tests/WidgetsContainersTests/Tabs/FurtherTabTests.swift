import ResponderTestKit
import Testing
import Widgets

/// Controllers behind the tab "More", and the way back from them to the list.
@MainActor @Suite(.serialized) struct FurtherTabTests {
  private let stage = Stage(size: Size(width: 390, height: 700))
  private let list = CallList()
  private let tabs = TabBarController()
  private let pages: [LoggedController]
  private let navigation: NavigationController

  /// Makes seven tabs. The sixth is a navigation controller, all others are plain controllers.
  init() {
    let list = list
    pages = (1...7).map { LoggedController("T\($0)", list) }
    navigation = NavigationController(rootViewController: pages[5])
    var all: [ViewController] = pages
    all[5] = navigation
    tabs.viewControllers = all
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
  }

  private var more: NavigationController { tabs.moreNavigationController }

  private func tapTab(_ index: Int) {
    stage.tap(at: Point(x: 390 * (Double(index) + 0.5) / 5, y: 675))
    stage.advance(by: 1)
  }

  /// Taps a row of the list behind "More".
  private func tapRow(_ index: Int) {
    stage.tap(at: Point(x: 100, y: 44 + 44 * (Double(index) + 0.5)))
    stage.advance(by: 1)
  }

  /// Taps the back button of the visible navigation bar.
  private func goBack() {
    stage.tap(at: Point(x: 24, y: 22))
    stage.advance(by: 1)
  }

  @Test("The list pushes a plain controller, and the back button pops to the list")
  func plain() {
    tapTab(4)
    tapRow(2)
    #expect(tabs.selectedViewController === pages[6])
    #expect(tabs.selectedIndex == 6)
    #expect(pages[6].navigationController === more)
    #expect(pages[6].tabBarController === tabs)
    #expect(pages[6].view.window != nil)
    #expect(pages[6].view.safeAreaInsets.top == 44)
    #expect(pages[6].view.safeAreaInsets.bottom == 50)
    goBack()
    #expect(tabs.selectedViewController === more)
    #expect(more.viewControllers.count == 1)
    #expect(pages[6].parent === tabs)
    #expect(pages[6].view.window == nil)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    tapRow(0)
    #expect(tabs.selectedViewController === pages[4])
  }

  @Test("A navigation controller has a back button to the list beside its own first controller")
  func navigationBack() {
    tapTab(4)
    tapRow(1)
    #expect(tabs.selectedViewController === navigation)
    #expect(navigation.parent === tabs)
    #expect(navigation.view.window != nil)
    goBack()
    #expect(tabs.selectedViewController === more)
    #expect(navigation.viewControllers == [pages[5]])
  }

  @Test("A navigation controller pops its own controllers before it leads back to the list")
  func navigationDeep() {
    tapTab(4)
    tapRow(1)
    let detail = LoggedController("D", list)
    navigation.pushViewController(detail, animated: false)
    stage.advance(by: 0.1)
    goBack()
    #expect(tabs.selectedViewController === navigation)
    #expect(navigation.topViewController === pages[5])
    stage.keyDown(.keyboardLeftArrow, modifiers: .alternate)
    stage.keyUp(.keyboardLeftArrow)
    stage.advance(by: 1)
    #expect(tabs.selectedViewController === more)
  }

  @Test("A touch from the edge leads back to the list from both kinds of controllers")
  func edge() {
    for row in [1, 2] {
      tapTab(4)
      if tabs.selectedViewController !== more { tapTab(4) }
      tapRow(row)
      #expect(tabs.selectedViewController !== more)
      stage.drag(from: Point(x: 2, y: 350), to: Point(x: 360, y: 350), duration: 0.3)
      stage.advance(by: 1)
      #expect(tabs.selectedViewController === more)
    }
  }

  @Test("The tab \"More\" returns to the controller behind it, and a second tap to the list")
  func returning() {
    tapTab(4)
    tapRow(2)
    tapTab(0)
    #expect(tabs.selectedViewController === pages[0])
    tapTab(4)
    #expect(tabs.selectedViewController === pages[6])
    #expect(pages[6].view.window != nil)
    tapTab(4)
    #expect(tabs.selectedViewController === more)
    #expect(pages[6].view.window == nil)
  }

  @Test("A wide bar shows the controller itself, and a narrow one shows it behind the list again")
  func widths() {
    tapTab(4)
    tapRow(2)
    stage.resize(to: Size(width: 900, height: 700))
    stage.advance(by: 1)
    #expect(tabs.selectedViewController === pages[6])
    #expect(pages[6].parent === tabs)
    #expect(pages[6].view.window != nil)
    #expect(tabs.tabBar.selectedItem === pages[6].tabBarItem)
    #expect(pages[6].view.safeAreaInsets.top == 0)
    stage.resize(to: Size(width: 390, height: 700))
    stage.advance(by: 1)
    #expect(tabs.selectedViewController === pages[6])
    #expect(pages[6].navigationController === more)
    #expect(pages[6].view.window != nil)
    goBack()
    #expect(tabs.selectedViewController === more)
  }

  @Test("In a wide bar a navigation controller leads nowhere back")
  func wideNavigation() {
    tapTab(4)
    tapRow(1)
    stage.resize(to: Size(width: 900, height: 700))
    stage.advance(by: 1)
    goBack()
    #expect(tabs.selectedViewController === navigation)
  }

  @Test("The first tab behind the list follows where the list disappears in a wide bar")
  func listDisappears() {
    tapTab(4)
    #expect(tabs.selectedViewController === more)
    stage.resize(to: Size(width: 900, height: 700))
    stage.advance(by: 1)
    #expect(tabs.selectedViewController === pages[4])
    #expect(pages[4].view.window != nil)
  }

  @Test("The selection by the program pushes the controller, and notifies it once")
  func byProgram() {
    _ = list.take()
    tabs.selectedIndex = 6
    stage.advance(by: 1)
    #expect(
      list.take().filter { $0.hasPrefix("T7") } == [
        "T7 load", "T7 willAppear", "T7 isAppearing", "T7 didAppear",
      ])
    #expect(more.viewControllers.last === pages[6])
    tabs.selectedIndex = 4
    stage.advance(by: 1)
    #expect(tabs.selectedViewController === pages[4])
    #expect(pages[6].parent === tabs)
    #expect(
      list.take().filter { $0.hasPrefix("T7") } == ["T7 willDisappear", "T7 didDisappear"])
  }

  @Test("A controller behind the list that is selected before the view loads is below its bar")
  func beforeLoading() {
    let tabs = TabBarController()
    let pages = (1...7).map { LoggedController("P\($0)", list) }
    tabs.viewControllers = pages
    tabs.selectedIndex = 5
    stage.window.rootViewController = tabs
    stage.advance(by: 1)
    #expect(pages[5].navigationController === tabs.moreNavigationController)
    #expect(pages[5].view.isDescendant(of: tabs.moreNavigationController.view))
    #expect(pages[5].view.safeAreaInsets.top == 44)
  }

  @Test("Each controller keeps its tab bar controller while another tab is selected")
  func parents() {
    tabs.selectedIndex = 6
    stage.advance(by: 1)
    tabs.selectedIndex = 0
    stage.advance(by: 1)
    #expect(pages[6].tabBarController === tabs)
  }

  @Test("A navigation controller that is no tab any more leads nowhere back")
  func removedNavigation() {
    tabs.selectedIndex = 5
    stage.advance(by: 1)
    tabs.viewControllers = [pages[0]]
    stage.window.rootViewController = navigation
    stage.advance(by: 1)
    goBack()
    #expect(navigation.view.window != nil)
    #expect(stage.accessibilityNode(named: "More", role: "push button") == nil)
  }

  @Test("The list is shown for its tab while a navigation controller behind it is selected")
  func listAfterNavigation() {
    tabs.selectedIndex = 6
    stage.advance(by: 1)
    tabs.selectedIndex = 5
    stage.advance(by: 1)
    tapTab(4)
    #expect(tabs.selectedViewController === more)
    #expect(more.topViewController !== pages[6])
  }

  @Test("A controller that is no tab any more leaves the list's stack")
  func removed() {
    tabs.selectedIndex = 6
    stage.advance(by: 1)
    tabs.viewControllers = Array(pages[0..<3])
    stage.advance(by: 1)
    #expect(pages[6].parent == nil)
    #expect(pages[6].view.window == nil)
    #expect(tabs.selectedViewController === pages[0])
    #expect(pages[0].view.window != nil)
  }
}
