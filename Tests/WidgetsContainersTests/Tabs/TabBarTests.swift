import ResponderTestKit
import Testing
import Widgets

@MainActor struct TabBarTests {
  let stage = Stage(size: Size(width: 390, height: 700))
  let list = CallList()
  let tabs = TabBarController()
  let controllers: [LoggedController]

  init() {
    let list = list
    controllers = ["A", "B", "C"].map { LoggedController($0, list) }
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
  }

  func place(_ index: Int, of count: Int = 3) -> Point {
    Point(x: 390 * (Double(index) + 0.5) / Double(count), y: 675)
  }

  @Test("The first tab is chosen, and the bar is in its safe area")
  func first() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === controllers[0])
    #expect(controllers[0].tabBarController === tabs)
    #expect(controllers[0].view.safeAreaInsets.bottom == 50)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    #expect(list.take() == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    #expect(!controllers[1].isViewLoaded)
  }

  @Test("N1: A tap on a tab shows it: the new one is told first, and last")
  func order() {
    _ = list.take()
    stage.tap(at: place(1))
    stage.advance(by: 0.1)
    #expect(tabs.selectedIndex == 1)
    #expect(
      list.take() == [
        "B load", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ])
    #expect(controllers[0].parent === tabs)
  }

  @Test("The delegate may refuse a tab, and is told of the user's choice only")
  func delegate() {
    let delegate = Delegate()
    tabs.delegate = delegate
    delegate.refused = controllers[1]
    stage.tap(at: place(1))
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    stage.tap(at: place(2))
    #expect(delegate.chosen == [controllers[2]])
    tabs.selectedIndex = 1
    #expect(delegate.chosen.count == 1)
    delegate.refused = nil
    stage.tap(at: place(1))
    #expect(delegate.chosen.last === controllers[1])
  }

  @Test("Ctrl with Tab goes to the next tab, and around")
  func keys() {
    for expected in [1, 2, 0] {
      stage.keyDown(.keyboardTab, modifiers: .control)
      stage.keyUp(.keyboardTab)
      #expect(tabs.selectedIndex == expected)
    }
    stage.keyDown(.keyboardTab, modifiers: [.control, .shift])
    #expect(tabs.selectedIndex == 2)
  }

  @Test("Arrow keys choose while a tab has the focus")
  func arrows() {
    stage.type("\t")
    stage.keyDown(.keyboardRightArrow)
    stage.keyUp(.keyboardRightArrow)
    #expect(tabs.selectedIndex == 1)
    stage.keyDown(.keyboardLeftArrow)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A tap on the chosen tab goes back to the start of its stack")
  func popsToRoot() {
    let navigation = NavigationController(rootViewController: LoggedController("N", list))
    tabs.viewControllers = [navigation, controllers[1]]
    stage.advance(by: 0.1)
    navigation.pushViewController(LoggedController("M", list), animated: false)
    stage.tap(at: place(0, of: 2))
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.tabBarItem === navigation.viewControllers[0].tabBarItem)
  }

  @Test("A controller that hides the bar when pushed has it go, and come back")
  func hidesBar() {
    let navigation = NavigationController(rootViewController: LoggedController("N", list))
    tabs.viewControllers = [navigation, controllers[1]]
    stage.advance(by: 0.1)
    let pushed = LoggedController("M", list)
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    stage.advance(by: 1)
    #expect(tabs.tabBar.frame.minY == 700)
    #expect(pushed.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(tabs.tabBar.frame.minY == 650)
  }

  @Test("The bar is hidden and shown at once without animation", arguments: [true, false])
  func hidesBarAtOnce(animatesPush: Bool) {
    let navigation = NavigationController(rootViewController: LoggedController("N", list))
    tabs.viewControllers = [navigation, controllers[1]]
    stage.advance(by: 0.1)
    let pushed = LoggedController("M", list)
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: animatesPush)
    stage.advance(by: 1)
    #expect(tabs.tabBar.frame.minY == 700)
    #expect(pushed.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    stage.render()
    #expect(tabs.tabBar.frame.minY == 650)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 50)
    navigation.setViewControllers(navigation.viewControllers + [pushed], animated: false)
    stage.render()
    #expect(tabs.tabBar.frame.minY == 700)
  }

  @Test("Where six are too many for the bar, the last tab is a list of the others")
  func more() {
    let six = (1...6).map { LoggedController("T\($0)", list) }
    tabs.viewControllers = six
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.items?.map(\.title) == ["T1", "T2", "T3", "T4", "More"])
    stage.tap(at: place(4, of: 5))
    stage.advance(by: 0.1)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    stage.tap(at: Point(x: 100, y: 44 + 66))
    stage.advance(by: 1)
    #expect(tabs.selectedViewController === six[5])
    #expect(tabs.tabBar.selectedItem?.title == "More")
    tabs.selectedIndex = 0
    #expect(tabs.selectedViewController === six[0])
  }

  @Test("N5: A wide bar has room for all")
  func wide() {
    tabs.viewControllers = (1...6).map { LoggedController("T\($0)", list) }
    tabs.view.frame.size.width = 1200
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.items?.count == 6)
  }

  @Test("N5: From 600 points on all tabs are shown, with titles beside the images")
  func wideLimit() {
    let red = ImageRenderer(size: Size(width: 20, height: 20), scale: 1).image {
      $0.fill(Rect(x: 0, y: 0, width: 20, height: 20), color: .red)
    }
    let six = (1...6).map { LoggedController("T\($0)", list) }
    for controller in six { controller.tabBarItem.image = red.withRenderingMode(.alwaysOriginal) }
    tabs.viewControllers = six
    for (width, count) in [(599.0, 5), (600.0, 6)] {
      stage.resize(to: Size(width: width, height: 700))
      stage.advance(by: 0.1)
      #expect(tabs.tabBar.items?.count == count)
      let picture = stage.snapshot()
      let bar = tabs.tabBar.frame
      let rows = (Int(bar.minY)..<Int(bar.maxY)).filter { y in
        (0..<Int(bar.width)).contains { picture.pixel(x: $0, y: y) == .red }
      }
      // A title below its image moves the image up from the bar's middle.
      let middle = Double(rows.reduce(0, +)) / Double(max(1, rows.count)) + 0.5
      #expect(rows.count == 20)
      #expect((abs(middle - bar.midY) < 2) == (width >= 600), "\(middle) in \(bar)")
    }
  }

  final class Delegate: TabBarControllerDelegate {
    var refused: ViewController?
    var chosen: [ViewController] = []
    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool { viewController !== refused }
    func tabBarController(
      _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) { chosen.append(viewController) }
  }

  @Test("A title is moved by the offset of its item, or else of the bar's appearance")
  func titleOffset() {
    let item = controllers[1].tabBarItem
    let button = tabs.tabBar.frame
    /// Returns the first row of the snapshot at which the title is drawn.
    func top() -> Int? {
      stage.render()
      let image = stage.snapshot()
      let empty = image.pixel(x: 195 - 50, y: Int(button.midY))
      return (Int(button.minY) + 2..<Int(button.maxY)).first { y in
        (185..<205).contains { image.pixel(x: $0, y: y) != empty }
      }
    }
    guard let usual = top() else {
      Issue.record("There is no title")
      return
    }
    item?.titlePositionAdjustment = Offset(horizontal: 0, vertical: 6)
    #expect(top() == usual + 6)
    item?.titlePositionAdjustment = .zero
    let appearance = TabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titlePositionAdjustment.vertical = -4
    tabs.tabBar.standardAppearance = appearance
    #expect(top() == usual - 4)
  }
}
