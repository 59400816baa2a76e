import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct MemoryTests {
  let stage = Stage(size: Size(width: 200, height: 200))

  @Test("a view removed from its superview is freed, with all in it")
  func views() {
    weak var view: View?
    weak var inner: View?
    do {
      let made = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      let madeInner = Button(type: .system)
      made.addSubview(madeInner)
      stage.window.addSubview(made)
      (view, inner) = (made, madeInner)
    }
    stage.render()
    #expect(view != nil && inner != nil)
    view?.removeFromSuperview()
    stage.advance(by: 1)
    #expect(view == nil && inner == nil)
  }

  @Test("a subview that outlives its superview has none")
  func orphans() {
    let inner = View()
    do {
      let outer = View()
      outer.addSubview(inner)
      #expect(inner.superview != nil)
    }
    #expect(inner.superview == nil && inner.window == nil)
    #expect(inner.next == nil)
    #expect(inner.convert(Point(x: 1, y: 2), to: nil) == Point(x: 1, y: 2))
    inner.setNeedsDisplay()
    inner.setNeedsLayout()
  }

  @Test("a view that outlives its window has none")
  func orphansOfWindows() {
    let outer = View()
    let inner = View()
    outer.addSubview(inner)
    do {
      let window = Window(size: Size(width: 10, height: 10))
      window.addSubview(outer)
      #expect(inner.window === window)
    }
    #expect(outer.superview == nil && outer.window == nil && inner.window == nil)
    inner.setNeedsDisplay()
    inner.becomeFirstResponder()
    stage.render()
  }

  @Test("a touched view that was removed is freed when the touch is over")
  func touchedViews() {
    weak var view: View?
    do {
      let made = Control(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      made.addGestureRecognizer(GestureRecognizer())
      stage.window.addSubview(made)
      view = made
    }
    stage.tap(at: Point(x: 10, y: 10))
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    view?.removeFromSuperview()
    stage.touchUp()
    stage.frame()
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.touchUp()
    stage.frame()
    #expect(view == nil)
  }

  @Test("a view under the pointer, focused and first responder, is freed")
  func viewsWithEverything() {
    weak var view: View?
    do {
      let made = BusyView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      stage.window.addSubview(made)
      view = made
      made.cursor = .text
    }
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.keyPress(.keyboardTab)
    #expect(stage.window.firstResponder === view)
    stage.keyDown(.keyboardA)
    stage.pointerDown()
    view?.removeFromSuperview()
    stage.pointerUp()
    stage.keyUp(.keyboardA)
    stage.render()
    stage.pointerMove(to: Point(x: 20, y: 20))
    #expect(view == nil)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("a window that is closed is freed, with its controller and views")
  func windows() {
    weak var window: Window?
    weak var controller: ViewController?
    weak var view: View?
    do {
      let made = Window(size: Size(width: 50, height: 50))
      let madeController = ViewController()
      made.rootViewController = madeController
      made.makeKeyAndVisible()
      (window, controller, view) = (made, madeController, madeController.view)
    }
    stage.advance(by: 1)
    #expect(window != nil && controller != nil)
    window?.close()
    stage.advance(by: 1)
    #expect(window == nil && controller == nil && view == nil)
    #expect(stage.window.isKeyWindow)
  }

  @Test("a window that is closed with a finger on it is freed at once")
  func touchedWindows() {
    weak var window: Window?
    weak var view: View?
    do {
      let made = Window(size: Size(width: 50, height: 50))
      let madeView = TouchView("a", made.bounds, log: Log())
      made.addSubview(madeView)
      made.makeKeyAndVisible()
      stage.render()
      let change = TouchChange(
        id: 0, kind: .down, surface: made.surface, location: Point(x: 10, y: 10),
        timestamp: stage.now)
      stage.application.input(
        .touch(TouchFrame(seat: 0, timestamp: stage.now, changes: [change])))
      stage.render()
      #expect(madeView.log.take() == ["a began"])
      (window, view) = (made, madeView)
    }
    window?.close()
    #expect(window == nil && view == nil)
  }

  @Test("a window that was never shown is freed")
  func hiddenWindows() {
    weak var window: Window?
    do {
      let made = Window(size: Size(width: 50, height: 50))
      made.rootViewController = ViewController()
      made.title = "t"
      window = made
    }
    #expect(window == nil)
  }

  @Test("a controller that is replaced is freed with its view")
  func controllers() {
    weak var controller: ViewController?
    weak var view: View?
    do {
      let made = ViewController()
      stage.window.rootViewController = made
      (controller, view) = (made, made.view)
    }
    stage.render()
    stage.window.rootViewController = ViewController()
    stage.render()
    #expect(controller == nil && view == nil)
  }

  @Test("a child controller is freed after it left its parent")
  func childControllers() {
    let parent = ViewController()
    weak var child: ViewController?
    do {
      let made = ViewController()
      parent.addChild(made)
      parent.view.addSubview(made.view)
      child = made
    }
    stage.window.rootViewController = parent
    stage.render()
    #expect(child != nil)
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    stage.render()
    #expect(child == nil)
  }

  @Test("a controller that is a target of its own view's button is freed")
  func targetsAndControllers() {
    weak var controller: ViewController?
    do {
      let made = TargetController()
      stage.window.rootViewController = made
      stage.tap(at: Point(x: 10, y: 10))
      #expect(made.taps == 1)
      controller = made
    }
    stage.window.rootViewController = nil
    stage.render()
    #expect(controller == nil)
  }

  @Test("a stack's views are freed")
  func stacks() {
    weak var view: View?
    let stack = StackView(frame: stage.window.bounds)
    stage.window.addSubview(stack)
    do {
      let made = Label(text: "a")
      stack.addArrangedSubview(made)
      stack.setCustomSpacing(5, after: made)
      view = made
    }
    stage.render()
    view?.removeFromSuperview()
    #expect(view == nil)
  }

  @Test("events and touches are freed when the fingers are up")
  func events() {
    weak var event: Event?
    weak var touch: Touch?
    let view = TouchView("a", stage.window.bounds, log: Log())
    view.onBegan = { touches, found in
      event = found
      touch = touches.first
    }
    stage.window.addSubview(view)
    stage.tap(at: Point(x: 10, y: 10))
    #expect(event == nil && touch == nil)
  }
}

private final class BusyView: View {
  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }
}

private final class TargetController: ViewController {
  var taps = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 44))
    button.addTarget(self, action: TargetController.tapped, for: .touchUpInside)
    view.addSubview(button)
  }
  func tapped() { taps += 1 }
}
