import TestScenes
import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct WindowTests {
  let stage = Stage(size: Size(width: 400, height: 300), hasTitleBar: true)
  let log = Log()

  /// The locations of the title bar's buttons: close at the right, then maximize, then minimize.
  private let close = Point(x: 376, y: 22)
  private let maximize = Point(x: 332, y: 22)
  private let minimize = Point(x: 288, y: 22)
  private let bar = Point(x: 100, y: 22)

  // MARK: Layout

  @Test("the root view lies below the bar, and the safe area tells its height")
  func belowTheBar() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    stage.render()
    #expect(stage.window.safeAreaInsets == EdgeInsets(top: 44))
    #expect(controller.view.frame == Rect(x: 0, y: 44, width: 400, height: 256))
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test("window coordinates start at the top left of the window, bar included")
  func windowCoordinates() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    let view = TouchView("a", Rect(x: 10, y: 10, width: 50, height: 50), log: log)
    controller.view.addSubview(view)
    var places: [Point] = []
    view.onBegan = { touches, _ in
      places = touches.flatMap { [$0.location(in: nil), $0.location(in: view)] }
    }
    stage.tap(at: Point(x: 20, y: 60))
    #expect(places == [Point(x: 20, y: 60), Point(x: 10, y: 6)])
  }

  @Test("in fullscreen the bar is gone, and comes back")
  func fullscreen() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    stage.window.setFullscreen(true)
    stage.render()
    #expect(stage.window.desktopState.contains(.fullscreen))
    #expect(stage.window.safeAreaInsets == .zero)
    #expect(controller.view.frame == stage.window.bounds)
    stage.window.setFullscreen(false)
    stage.render()
    #expect(stage.window.safeAreaInsets.top == 44)
    #expect(stage.window.bounds.size == Size(width: 400, height: 300))
  }

  @Test("a size that the program sets stays when the desktop leaves the choice")
  func programResizes() {
    stage.surface?.configuration.width = nil
    stage.surface?.configuration.height = nil
    stage.window.frame = Rect(x: 30, y: 40, width: 500, height: 350)
    stage.render()
    #expect(stage.window.frame == Rect(x: 0, y: 0, width: 500, height: 350))
    #expect(stage.surface?.geometry.size == Size(width: 500, height: 350))
    stage.setActivated(false)
    stage.render()
    #expect(stage.window.bounds.size == Size(width: 500, height: 350))
  }

  @Test("a size that the program sets waits while the window is maximised or on the whole screen")
  func programResizesLater() {
    stage.window.setMaximized(true)
    stage.render()
    let size = stage.window.bounds.size
    stage.window.frame.size = Size(width: 250, height: 150)
    stage.render()
    #expect(stage.window.bounds.size == size)
    #expect(stage.surface?.geometry.size == size)
    stage.window.setMaximized(false)
    stage.render()
    #expect(stage.window.bounds.size == Size(width: 250, height: 150))
  }

  @Test("a resize places bar and root view anew")
  func resizing() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    stage.resize(to: Size(width: 600, height: 500))
    stage.render()
    #expect(controller.view.frame == Rect(x: 0, y: 44, width: 600, height: 456))
    stage.tap(at: Point(x: 576, y: 22))
    #expect(stage.window.isHidden)
  }

  @Test("an absurd size neither traps nor hides the root view's controller")
  func tinySizes() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    stage.resize(to: Size(width: 1, height: 1))
    stage.render()
    #expect(controller.view.frame.height >= 0)
    stage.resize(to: Size(width: 400, height: 300))
    stage.render()
    #expect(controller.view.frame == Rect(x: 0, y: 44, width: 400, height: 256))
  }

  // MARK: Buttons

  @Test("the close button asks the delegate and closes the window")
  func closing() {
    let delegate = WindowDelegate()
    stage.application.delegate = delegate
    delegate.allowsClosing = false
    stage.tap(at: close)
    #expect(!stage.window.isHidden)
    #expect(delegate.asked == 1)
    delegate.allowsClosing = true
    stage.tap(at: close)
    #expect(stage.window.isHidden)
    #expect(!stage.application.windows.contains(stage.window))
  }

  @Test("the desktop's request to close does the same")
  func closeRequests() {
    let delegate = WindowDelegate()
    stage.application.delegate = delegate
    delegate.allowsClosing = false
    stage.requestClose()
    #expect(!stage.window.isHidden && delegate.asked == 1)
    delegate.allowsClosing = true
    stage.requestClose()
    #expect(stage.window.isHidden)
  }

  @Test("the maximise button maximises and restores, the minimise button minimises")
  func maximizing() {
    stage.tap(at: maximize)
    #expect(stage.windowManagerRequests == ["maximize"])
    #expect(stage.window.desktopState.contains(.maximized))
    stage.tap(at: maximize)
    #expect(stage.windowManagerRequests == ["maximize", "unmaximize"])
    stage.tap(at: minimize)
    #expect(stage.windowManagerRequests.last == "minimize")
  }

  @Test("a finger that leaves a title bar's button does nothing")
  func leavingAButton() {
    stage.drag(from: close, to: Point(x: 200, y: 200))
    #expect(!stage.window.isHidden)
    #expect(stage.windowManagerRequests.isEmpty)
  }

  @Test("buttons that the window manager cannot do are left out")
  func capabilities() {
    stage.surface?.configuration.capabilities = []
    stage.surface?.configure()
    stage.render()
    stage.tap(at: maximize)
    stage.tap(at: minimize)
    #expect(stage.windowManagerRequests.isEmpty)
    stage.tap(at: close)
    #expect(stage.window.isHidden)
  }

  // MARK: Title bar

  @Test("dragging the bar moves the window, with a finger and with the pointer")
  func dragging() {
    stage.touchDown(at: bar)
    stage.frame()
    stage.touchMove(to: Point(x: 103, y: 22))
    stage.frame()
    #expect(stage.windowManagerRequests.isEmpty)
    stage.touchMove(to: Point(x: 120, y: 22))
    stage.frame()
    #expect(stage.windowManagerRequests == ["move"])
    stage.touchMove(to: Point(x: 160, y: 22))
    stage.frame()
    stage.touchUp()
    stage.frame()
    #expect(stage.windowManagerRequests == ["move"])
    stage.advance(by: 1)
    stage.pointerMove(to: bar)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 150, y: 22))
    stage.pointerUp()
    #expect(stage.windowManagerRequests == ["move", "move"])
  }

  @Test("a double click on the bar maximises, and so does a double tap")
  func doubleClick() {
    stage.click(at: bar)
    #expect(stage.windowManagerRequests.isEmpty)
    stage.click(at: bar)
    #expect(stage.windowManagerRequests == ["maximize"])
    stage.advance(by: 1)
    stage.tap(at: bar)
    stage.tap(at: bar)
    #expect(stage.windowManagerRequests == ["maximize", "unmaximize"])
  }

  @Test("a right click on the bar opens the window manager's menu, a double one does not maximise")
  func rightClick() {
    stage.click(at: bar, button: .secondary)
    #expect(stage.windowManagerRequests == ["menu"])
    stage.click(at: bar, button: .secondary)
    #expect(stage.windowManagerRequests == ["menu", "menu"])
  }

  @Test("the bar is in front of everything, and its touches reach nothing below")
  func inFront() {
    let view = TouchView("a", stage.window.bounds, log: log)
    stage.window.addSubview(view)
    stage.render()
    stage.tap(at: bar)
    #expect(log.take().isEmpty)
    stage.tap(at: Point(x: 100, y: 100))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("Tab does not stop at the bar's buttons")
  func tabSkipsTheBar() {
    let button = Button(frame: Rect(x: 10, y: 100, width: 100, height: 44))
    stage.window.addSubview(button)
    stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
    stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
  }

  // MARK: Edges

  @Test("a press on the border outside resizes by that edge or corner")
  func edges() {
    let edges: [(Double, Double, String)] = [
      (200, -5, "top"), (200, 305, "bottom"), (-5, 150, "left"), (405, 150, "right"),
      (-5, -5, "topLeft"), (405, -5, "topRight"), (-5, 305, "bottomLeft"),
      (405, 305, "bottomRight"), (10, -5, "topLeft"), (395, 305, "bottomRight"),
    ]
    for (x, y, name) in edges {
      let before = stage.windowManagerRequests.count
      stage.pointerMove(to: Point(x: x, y: y))
      stage.pointerDown()
      stage.pointerUp()
      #expect(stage.windowManagerRequests.dropFirst(before) == ["resize \(name)"])
    }
    let before = stage.windowManagerRequests.count
    stage.tap(at: Point(x: 405, y: 150))
    #expect(stage.windowManagerRequests.dropFirst(before) == ["resize right"])
  }

  @Test("over the border the pointer shows the way it resizes")
  func edgeCursors() {
    let cursors = [
      (Point(x: 200, y: -5), "nsResize"), (Point(x: 405, y: 150), "ewResize"),
      (Point(x: -5, y: -5), "nwseResize"), (Point(x: 405, y: -5), "neswResize"),
      (Point(x: 200, y: 150), "default"),
    ]
    for (point, name) in cursors {
      stage.pointerMove(to: point)
      #expect(stage.cursorName == name)
    }
  }

  @Test("a maximised window has no borders")
  func noBordersWhenMaximized() {
    stage.window.setMaximized(true)
    stage.render()
    let before = stage.windowManagerRequests.count
    stage.click(at: Point(x: -3, y: 100))
    #expect(stage.windowManagerRequests.count == before)
    #expect(stage.surface?.geometry.origin == .zero)
  }

  @Test("the secondary button on a border does nothing, nor does a touch in the shadow beyond")
  func notABorder() {
    stage.pointerMove(to: Point(x: 405, y: 150))
    stage.pointerDown(.secondary)
    stage.pointerUp(.secondary)
    stage.tap(at: Point(x: 420, y: 150))
    #expect(stage.windowManagerRequests.isEmpty)
  }

  // MARK: Title

  @Test("the title is the window's, the root controller's, or the program's name")
  func titles() {
    stage.application.name = "Program"
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.title = "Controller"
    #expect(stage.surface?.title == "Controller")
    stage.window.title = "Window"
    #expect(stage.surface?.title == "Window")
    controller.title = "Other"
    #expect(stage.surface?.title == "Window")
    stage.window.title = nil
    #expect(stage.surface?.title == "Other")
    controller.title = nil
    #expect(stage.surface?.title == "Program")
  }
}

private final class WindowDelegate: ApplicationDelegate {
  var allowsClosing = true
  var asked = 0
  func windowShouldClose(_ window: Window) -> Bool {
    asked += 1
    return allowsClosing
  }
}
