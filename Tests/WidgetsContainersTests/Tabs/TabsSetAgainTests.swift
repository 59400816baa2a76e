import ResponderTestKit
import Testing
import Widgets

/// The selected tab of a tab bar controller that gets other view controllers.
@MainActor struct TabsSetAgainTests {
  let stage = Stage(size: Size(width: 390, height: 700))
  let tabs = TabBarController()
  let controllers = (0..<4).map { _ in ViewController() }

  init() {
    tabs.viewControllers = Array(controllers[0...2])
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
  }

  @Test("The selected view controller stays selected at another index")
  func stays() {
    tabs.selectedIndex = 2
    tabs.viewControllers = [controllers[2], controllers[3]]
    #expect(tabs.selectedViewController === controllers[2])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("In place of a removed view controller, that at the same index is selected")
  func sameIndex() {
    tabs.selectedIndex = 1
    tabs.viewControllers = [controllers[0], controllers[3], controllers[2]]
    #expect(tabs.selectedViewController === controllers[3])
  }

  @Test("If the index is gone too, the first view controller is selected")
  func first() {
    tabs.selectedIndex = 2
    tabs.viewControllers = [controllers[0], controllers[1]]
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === controllers[0])
  }
}
