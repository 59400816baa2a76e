import ResponderTestKit
import Testing
import Widgets

/// Bars that the user hides and shows by a tap or a swipe.
@MainActor @Suite(.serialized) struct BarHidingTests {
  private let stage = Stage(size: Size(width: 320, height: 480))
  private let page = ViewController()
  private let scroller = ScrollView()
  private let navigation: NavigationController

  init() {
    page.view.addSubview(scroller)
    scroller.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    scroller.contentSize = Size(width: 320, height: 3_000)
    navigation = NavigationController(rootViewController: page)
    navigation.setToolbarHidden(false, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  private func tap() {
    stage.tap(at: Point(x: 160, y: 240))
    stage.advance(by: 1)
  }

  @Test("A tap hides both bars, and a second one shows both")
  func byTap() {
    navigation.hidesBarsOnTap = true
    tap()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test("A tap does not show a toolbar that the program has hidden")
  func hiddenToolbar() {
    navigation.setToolbarHidden(true, animated: false)
    navigation.hidesBarsOnTap = true
    tap()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap()
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
  }

  @Test("A tap hides the bars again that the program has shown after a tap")
  func shownByProgram() {
    navigation.hidesBarsOnTap = true
    tap()
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.setToolbarHidden(false, animated: false)
    tap()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test("A swipe up hides both bars, a swipe down shows them, and a tap does not")
  func bySwipe() {
    navigation.hidesBarsOnSwipe = true
    stage.drag(from: Point(x: 160, y: 400), to: Point(x: 160, y: 100), duration: 0.15)
    stage.advance(by: 3)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    stage.drag(from: Point(x: 160, y: 100), to: Point(x: 160, y: 400), duration: 0.15)
    stage.advance(by: 3)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }
}
