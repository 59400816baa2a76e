import TestScenes
import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of several pointer buttons that are pressed at the same time.
@MainActor @Suite(.serialized) struct PointerButtonTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()
  let view: TouchView

  init() {
    view = TouchView("a", Rect(x: 0, y: 0, width: 200, height: 200), log: log)
    stage.window.addSubview(view)
    stage.pointerMove(to: Point(x: 10, y: 10))
  }

  nonisolated private static let pairs: [(Event.ButtonMask, Event.ButtonMask)] = [
    (.primary, .secondary), (.primary, .button(3)), (.secondary, .primary),
    (.button(3), .primary), (.secondary, .button(4)),
  ]

  @Test("T3: a touch ends with the button that began it, whatever else is held", arguments: pairs)
  func endsWithItsButton(pair: (first: Event.ButtonMask, second: Event.ButtonMask)) {
    stage.pointerDown(pair.first)
    stage.pointerMove(to: Point(x: 20, y: 10))
    stage.pointerDown(pair.second)
    stage.pointerMove(to: Point(x: 30, y: 10))
    #expect(log.take() == ["a began", "a moved", "a moved"])
    stage.pointerUp(pair.first)
    #expect(log.take() == ["a ended"])
    stage.pointerMove(to: Point(x: 40, y: 10))
    stage.pointerUp(pair.second)
    #expect(log.take() == [])
    stage.click(at: Point(x: 50, y: 50), button: pair.first)
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("T3: another button that comes and goes does not end the touch", arguments: pairs)
  func otherButtons(pair: (first: Event.ButtonMask, second: Event.ButtonMask)) {
    stage.pointerDown(pair.first)
    stage.pointerDown(pair.second)
    stage.pointerUp(pair.second)
    stage.pointerDown(pair.second)
    stage.pointerUp(pair.second)
    #expect(log.take() == ["a began"])
    stage.pointerUp(pair.first)
    #expect(log.take() == ["a ended"])
  }

  @Test("T3: a button that is held on begins nothing with the next press, nor counts as pressed")
  func heldOn() {
    var masks: [Event.ButtonMask] = []
    view.onBegan = { _, event in masks.append(event?.buttonMask ?? []) }
    stage.pointerDown(.primary)
    stage.pointerDown(.secondary)
    stage.pointerUp(.primary)
    stage.pointerDown(.button(3))
    stage.pointerUp(.secondary)
    #expect(log.take() == ["a began", "a ended", "a began"])
    stage.pointerUp(.button(3))
    #expect(log.take() == ["a ended"])
    #expect(masks == [.primary, .button(3)])
  }

  @Test("T3: a button that went down before the surface was entered ends no touch of another one")
  func pressedBefore() {
    stage.send([.button(code: 0x110, isDown: true)])
    stage.send([.left])
    stage.send([.entered])
    #expect(log.take() == ["a began", "a cancelled"])
    stage.send([.button(code: 0x111, isDown: true)])
    stage.send([.button(code: 0x110, isDown: false)])
    #expect(log.take() == ["a began"])
    stage.send([.button(code: 0x111, isDown: false)])
    #expect(log.take() == ["a ended"])
  }

  @Test("T3: a pan ends with the button that began it, and what moves afterwards moves nothing")
  func recognizers() {
    let pan = PanGestureRecognizer()
    var states: [GestureRecognizer.State] = []
    pan.addAction(Action { [unowned pan] _ in states.append(pan.state) })
    view.addGestureRecognizer(pan)
    stage.pointerDown(.primary)
    stage.pointerMove(to: Point(x: 40, y: 10))
    stage.pointerDown(.secondary)
    stage.pointerMove(to: Point(x: 60, y: 10))
    stage.pointerUp(.primary)
    #expect(states == [.began, .changed, .ended])
    stage.pointerMove(to: Point(x: 90, y: 10))
    stage.pointerUp(.secondary)
    #expect(states.count == 3)
  }

  @Test(
    "T3: a press that opened a menu chooses with its own button, and not with another one's end")
  func menus() throws {
    let button = Button(configuration: .gray())
    button.frame = Rect(x: 50, y: 210, width: 120, height: 44)
    var chosen: [String] = []
    button.menu = Menu(
      children: ["One", "Two"].map { title in Action(title: title) { _ in chosen.append(title) } })
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.screenSize = Size(width: 400, height: 600)
    stage.render()
    stage.pointerMove(to: button.center)
    stage.pointerDown(.primary)
    stage.pointerDown(.secondary)
    let item = try #require(stage.popups.first?.items.last)
    stage.pointerMove(to: item.center)
    stage.pointerUp(.secondary)
    #expect(chosen == [])
    stage.pointerUp(.primary)
    #expect(chosen == ["Two"])
  }
}
