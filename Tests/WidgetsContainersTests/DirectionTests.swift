import ResponderTestKit
import Testing
import Widgets

@MainActor struct DirectionTests {
  let stage = Stage(size: Size(width: 390, height: 700))

  init() {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
  }

  @Test("From right to left the button back stands at the right, and the edge there goes back")
  func navigation() {
    let list = CallList()
    let navigation = NavigationController(rootViewController: LoggedController("A", list))
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    navigation.pushViewController(LoggedController("B", list), animated: false)
    stage.tap(at: Point(x: 366, y: 22))
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(LoggedController("C", list), animated: false)
    stage.drag(from: Point(x: 388, y: 300), to: Point(x: 60, y: 300), duration: 0.3)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("From right to left the first tab and the first column stand at the right")
  func tabsAndColumns() {
    let list = CallList()
    let tabs = TabBarController()
    tabs.viewControllers = [LoggedController("A", list), LoggedController("B", list)]
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    stage.tap(at: Point(x: 100, y: 675))
    #expect(tabs.selectedIndex == 1)
    let split = SplitViewController(style: .doubleColumn)
    let (first, second) = (LoggedController("P", list), LoggedController("S", list))
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    stage.window.rootViewController = split
    stage.window.frame = Rect(x: 0, y: 0, width: 1000, height: 700)
    stage.advance(by: 0.1)
    #expect(first.navigationController?.view.frame.maxX == 1000)
    #expect(second.navigationController?.view.frame.minX == 0)
  }

  @Test("From right to left the next page comes from the left")
  func pages() {
    let list = CallList()
    let all = (1...3).map { LoggedController("\($0)", list) }
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = PageTests.Source(all)
    pages.dataSource = source
    pages.setViewControllers([all[0]], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.advance(by: 0.1)
    stage.drag(from: Point(x: 40, y: 300), to: Point(x: 350, y: 300), duration: 0.3)
    stage.advance(by: 2)
    #expect(pages.viewControllers == [all[1]])
  }
}
