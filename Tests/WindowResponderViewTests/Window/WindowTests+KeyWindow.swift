import TestScenes
import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of the key window, also while windows are shown and closed.
extension WindowTests {
  @Test("J4: the old key window resigns before the new one becomes key")
  func keyWindows() {
    let (a, b) = (KeyLogWindow("a", log: log), KeyLogWindow("b", log: log))
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    #expect(log.take() == ["a key", "a resigns", "b key"])
    #expect(b.isKeyWindow && !a.isKeyWindow)
    b.makeKey()
    #expect(log.take().isEmpty)
    b.close()
    #expect(log.take() == ["b resigns", "a key"])
    a.close()
    #expect(log.take() == ["a resigns"])
    #expect(stage.window.isKeyWindow)
  }

  @Test("a window closed while it becomes key, or shown while it resigns, does no harm")
  func keyWindowHandlers() {
    let (a, b) = (KeyLogWindow("a", log: log), KeyLogWindow("b", log: log))
    b.onBecome = { [unowned b] in b.close() }
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    #expect(!b.isKeyWindow)
    a.close()
    #expect(stage.window.isKeyWindow)
  }

  @Test("a window that cannot become key does not")
  func neverKey() {
    let window = KeylessWindow(size: Size(width: 10, height: 10))
    window.makeKeyAndVisible()
    stage.render()
    #expect(!window.isKeyWindow && !window.isHidden)
    #expect(stage.window.isKeyWindow)
    window.close()
  }

  @Test("closing the key window leaves keys to one that can become key, or to none")
  func keylessIsPassedBy() {
    let window = KeylessWindow(size: Size(width: 10, height: 10))
    let other = Window(size: Size(width: 10, height: 10))
    other.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(other.isKeyWindow)
    other.close()
    #expect(stage.window.isKeyWindow)
    stage.window.close()
    #expect(stage.application.keyWindow == nil)
    window.close()
  }

  @Test("a window that only the screen holds may close itself from a touch")
  func closesItselfInATouch() {
    weak var closed: Window?
    do {
      let window = Window(size: Size(width: 100, height: 100))
      closed = window
      let view = TouchView("a", Rect(x: 0, y: 44, width: 50, height: 50), log: log)
      view.onBegan = { [unowned window] _, _ in window.close() }
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    stage.render()
    guard let surface = closed?.surface as? HeadlessSurface else {
      Issue.record("The window has no surface")
      return
    }
    let place = Point(x: 20 + surface.geometry.minX, y: 60 + surface.geometry.minY)
    stage.application.input(
      .touch(
        TouchFrame(
          seat: 0, timestamp: stage.now,
          changes: [
            TouchChange(
              id: 0, kind: .down, surface: surface, location: place, timestamp: stage.now)
          ])))
    stage.application.settle()
    #expect(log.take().first?.hasPrefix("a began") ?? false)
    #expect(closed == nil)
  }

  @Test("showing twice and closing twice are once")
  func showingTwice() {
    let window = Window(size: Size(width: 10, height: 10))
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(stage.application.windows.filter { $0 === window }.count == 1)
    window.close()
    window.close()
    #expect(!stage.application.windows.contains(window))
  }
}

private final class KeylessWindow: Window {
  override var canBecomeKey: Bool { false }
}

private final class KeyLogWindow: Window {
  let name: String
  let log: Log
  var onBecome: (() -> Void)?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  }

  override func becomeKey() {
    super.becomeKey()
    log.add("\(name) key")
    onBecome?()
  }

  override func resignKey() {
    super.resignKey()
    log.add("\(name) resigns")
  }
}
