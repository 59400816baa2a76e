import ResponderTestKit
import Testing
import Widgets

@MainActor struct NavigationBackTests {
  let stage = Stage(size: Size(width: 390, height: 700))
  let list = CallList()
  let first: LoggedController
  let second: LoggedController
  let navigation: NavigationController

  init() {
    first = LoggedController("A", list)
    second = LoggedController("B", list)
    navigation = NavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0.1)
    _ = list.take()
  }

  @Test("N3: The button back goes back")
  func backButton() {
    stage.tap(at: Point(x: 24, y: 22))
    stage.advance(by: 1)
    #expect(navigation.topViewController === first)
  }

  @Test("N3: Without the button nothing goes back: no tap, key, mouse or finger from the edge")
  func hiddenBack() {
    second.navigationItem.hidesBackButton = true
    stage.tap(at: Point(x: 24, y: 22))
    stage.keyPress(.keyboardLeftArrow, modifiers: .alternate)
    stage.keyPress(.keyboardEscape)
    stage.pointerMove(to: Point(x: 200, y: 300))
    stage.pointerDown(.button(4))
    stage.pointerUp(.button(4))
    stage.drag(from: Point(x: 2, y: 300), to: Point(x: 350, y: 300), duration: 0.3)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("N1, N3: A finger from the edge moves the views, and goes back if let go beyond the middle")
  func edgeSwipe() {
    stage.touchDown(0, at: Point(x: 2, y: 300))
    stage.frame()
    for x in stride(from: 20.0, through: 260, by: 20) {
      stage.advance(by: 1 / 60)
      stage.touchMove(0, to: Point(x: x, y: 300))
      stage.frame()
    }
    stage.render()
    #expect(list.take() == ["B willDisappear", "A willAppear", "A isAppearing"])
    #expect(second.transitionCoordinator?.isInteractive == true)
    let x = second.view.presentation.frame.minX
    #expect(x > 150 && x < 260)
    stage.advance(by: 0.5)
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first])
    #expect(list.take() == ["B didDisappear", "A didAppear"])
  }

  @Test("N1: A finger that is let go before the middle leaves all as it was, and tells it")
  func cancelledSwipe() {
    var wasCancelled: Bool?
    stage.touchDown(0, at: Point(x: 2, y: 300))
    stage.frame()
    for x in stride(from: 20.0, through: 100, by: 20) {
      stage.advance(by: 1 / 60)
      stage.touchMove(0, to: Point(x: x, y: 300))
      stage.frame()
    }
    #expect(navigation.viewControllers == [first])
    second.transitionCoordinator?.notifyWhenInteractionChanges { wasCancelled = $0.isCancelled }
    _ = list.take()
    stage.advance(by: 0.5)
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 1)
    #expect(wasCancelled == true)
    #expect(navigation.viewControllers == [first, second])
    #expect(
      list.take() == [
        "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
      ])
    #expect(second.parent === navigation)
    #expect(!second.isMovingFromParent)
    #expect(second.view.frame == navigation.view.bounds)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(first.view.window == nil)
  }

  @Test("N3: Alt with the left arrow, Escape and the mouse's button back go back")
  func keysAndMouse() {
    stage.keyDown(.keyboardLeftArrow, modifiers: .alternate)
    stage.keyUp(.keyboardLeftArrow)
    stage.advance(by: 1)
    #expect(navigation.topViewController === first)
    navigation.pushViewController(second, animated: false)
    stage.keyDown(.keyboardEscape)
    stage.keyUp(.keyboardEscape)
    stage.advance(by: 1)
    #expect(navigation.topViewController === first)
    navigation.pushViewController(second, animated: false)
    stage.pointerMove(to: Point(x: 200, y: 300))
    stage.pointerDown(.button(4))
    stage.pointerUp(.button(4))
    stage.advance(by: 1)
    #expect(navigation.topViewController === first)
  }

  /// Moves a touch from the edge, and with it the views, a quarter of the way.
  private func beginSwipe() {
    stage.touchDown(0, at: Point(x: 2, y: 300))
    stage.frame()
    for x in stride(from: 20.0, through: 100, by: 20) {
      stage.advance(by: 1 / 60)
      stage.touchMove(0, to: Point(x: x, y: 300))
      stage.frame()
    }
  }

  private func endSwipe() {
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 1)
  }

  @Test("N2: A push during a finger's pop takes the pop back", arguments: [false, true])
  func pushDuringSwipe(slidesBack: Bool) {
    beginSwipe()
    #expect(navigation.viewControllers == [first])
    if slidesBack {
      stage.advance(by: 0.5)
      stage.touchUp(0)
      stage.frame()
    }
    let third = LoggedController("C", list)
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers == [first, second, third])
    if !slidesBack { stage.touchUp(0) }
    stage.frame()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first, second, third])
    #expect(second.parent === navigation)
    #expect(third.view.window === stage.window)
    #expect(second.view.window == nil)
  }

  @Test("N2: A pop during a finger's pop goes back by one controller")
  func popDuringSwipe() {
    beginSwipe()
    #expect(navigation.popViewController(animated: false) === second)
    endSwipe()
    #expect(navigation.viewControllers == [first])
    #expect(first.view.window === stage.window)
    let third = LoggedController("C", list)
    navigation.setViewControllers([first, second, third], animated: false)
    beginSwipe()
    #expect(navigation.popViewController(animated: false) === third)
    endSwipe()
    #expect(navigation.viewControllers == [first, second])
  }

  @Test("N2: Pushing or going back to the controller that a finger moves away leaves it on top")
  func returnDuringSwipe() {
    beginSwipe()
    navigation.pushViewController(second, animated: true)
    endSwipe()
    #expect(navigation.viewControllers == [first, second])
    beginSwipe()
    #expect(navigation.popToViewController(second, animated: true) == [])
    endSwipe()
    #expect(navigation.viewControllers == [first, second])
    beginSwipe()
    #expect(navigation.popToRootViewController(animated: true) == [second])
    endSwipe()
    #expect(navigation.viewControllers == [first])
  }

  @Test("N3: Escape does not go back while somebody types")
  func typing() {
    let field = TextField(frame: Rect(x: 20, y: 200, width: 200, height: 44))
    second.view.addSubview(field)
    stage.tap(at: field.center)
    #expect(field.isFirstResponder)
    stage.keyDown(.keyboardEscape)
    stage.keyUp(.keyboardEscape)
    stage.advance(by: 1)
    #expect(navigation.topViewController === second)
  }

  @Test("An action in place of going back is performed instead")
  func backAction() {
    var count = 0
    second.navigationItem.backAction = Action { _ in count += 1 }
    stage.tap(at: Point(x: 24, y: 22))
    stage.keyDown(.keyboardLeftArrow, modifiers: .alternate)
    stage.advance(by: 1)
    #expect(count == 2)
    #expect(navigation.topViewController === second)
  }

  @Test("The focus comes back to what had it before the push")
  func focus() {
    let button = Button(configuration: .filled())
    button.frame = Rect(x: 20, y: 200, width: 100, height: 44)
    let other = Button(configuration: .filled())
    other.frame = Rect(x: 20, y: 300, width: 100, height: 44)
    navigation.popViewController(animated: false)
    first.view.addSubview(button)
    second.view.addSubview(other)
    for _ in 0..<6 where !button.isFocused { stage.type("\t") }
    #expect(button.isFocused)
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    #expect(other.isFocused)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(button.isFocused)
  }

  @Test("A page that a click pushes shows no focus ring, and one that a key pushes does")
  func focusAfterClick() {
    let button = Button(configuration: .filled())
    button.frame = Rect(x: 20, y: 200, width: 100, height: 44)
    let other = Button(configuration: .filled())
    other.frame = Rect(x: 20, y: 300, width: 100, height: 44)
    navigation.popViewController(animated: false)
    first.view.addSubview(button)
    second.view.addSubview(other)
    button.addAction(
      Action { [navigation, second] _ in navigation.pushViewController(second, animated: true) },
      for: .primaryActionTriggered)
    for _ in 0..<6 where !button.isFocused { stage.type("\t") }
    #expect(button.isFocused)
    stage.click(at: button.convert(button.bounds.center, to: nil))
    stage.advance(by: 1)
    #expect(navigation.topViewController === second)
    #expect(!other.isFocused)
    navigation.popViewController(animated: false)
    for _ in 0..<6 where !button.isFocused { stage.type("\t") }
    #expect(button.isFocused)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(navigation.topViewController === second)
    #expect(other.isFocused)
  }
}
