import ResponderTestKit
import Testing
import Widgets

/// Tabs that the user moves in the list behind "More".
@MainActor @Suite(.serialized) struct CustomizingTabsTests {
  private final class Log: TabBarControllerDelegate {
    var calls: [String] = []
    func tabBarController(
      _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
    ) { calls.append("begin \(viewControllers.count)") }
    func tabBarController(
      _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController],
      changed: Bool
    ) { calls.append("will end \(changed)") }
    func tabBarController(
      _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController],
      changed: Bool
    ) {
      calls.append(viewControllers.compactMap { $0.tabBarItem?.title }.joined() + " \(changed)")
    }
  }

  private let stage = Stage(size: Size(width: 390, height: 700))
  private let tabs = TabBarController()
  private let pages: [ViewController]
  private let log = Log()

  init() {
    pages = ["A", "B", "C", "D", "E", "F"].map {
      let page = ViewController()
      page.tabBarItem = TabBarItem(title: $0, image: nil, tag: 0)
      return page
    }
    tabs.viewControllers = pages
    tabs.delegate = log
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
  }

  private var more: TableViewController? {
    tabs.moreNavigationController.topViewController as? TableViewController
  }

  private func showMore() {
    stage.tap(at: Point(x: 351, y: 675))
    stage.advance(by: 0.5)
  }

  /// Drags a row by its control.
  private func move(_ row: Int, to target: Int) {
    func y(_ row: Int) -> Double { 44 + 44 * (Double(row) + 0.5) }
    stage.drag(
      from: Point(x: 368, y: y(row)), to: Point(x: 368, y: y(target) + (target > row ? 8 : -8)),
      duration: 0.6)
    stage.advance(by: 1)
  }

  @Test("The list of all tabs is edited, and the bar shows them in the new order")
  func moving() {
    #expect(tabs.customizableViewControllers == pages)
    showMore()
    #expect(more?.tableView.numberOfRows(inSection: 0) == 2)
    stage.tap("Edit")
    stage.advance(by: 0.5)
    #expect(more?.tableView.numberOfRows(inSection: 0) == 6)
    #expect(log.calls == ["begin 6"])
    move(5, to: 0)
    stage.tap("Done")
    stage.advance(by: 0.5)
    #expect(log.calls == ["begin 6", "will end true", "FABCDE true"])
    #expect(tabs.viewControllers?.first === pages[5])
    #expect(tabs.tabBar.items?.map(\.title) == ["F", "A", "B", "C", "More"])
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(more?.tableView.numberOfRows(inSection: 0) == 2)
    #expect(tabs.customizableViewControllers == pages)
  }

  @Test("Tabs that cannot be moved keep their positions, and nothing passes them")
  func fixed() {
    tabs.customizableViewControllers = [pages[1], pages[2], pages[4], pages[5]]
    showMore()
    stage.tap("Edit")
    stage.advance(by: 0.5)
    #expect(log.calls == ["begin 4"])
    move(5, to: 0)
    move(2, to: 1)
    stage.tap("Done")
    stage.advance(by: 0.5)
    #expect(log.calls.last == "ACBDFE true")
  }

  @Test("Nothing is edited where nothing may be moved, and another tab ends it")
  func ends() {
    tabs.customizableViewControllers = nil
    showMore()
    #expect(stage.view(labelled: "Edit") == nil)
    tabs.customizableViewControllers = pages
    stage.render()
    stage.tap("Edit")
    stage.advance(by: 0.5)
    tabs.selectedIndex = 0
    stage.advance(by: 0.5)
    #expect(log.calls == ["begin 6", "will end false", "ABCDEF false"])
    #expect(more?.isEditing == false)
  }
}
