import Testing

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of a window that appears under the pointer.
@MainActor @Suite(.serialized) struct PointerEntryTests {
  private let stage = Stage(size: Size(width: 200, height: 100))
  private let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 44))

  init() {
    button.cursor = .pointingHand
    stage.window.addSubview(button)
    stage.render()
  }

  @Test("A view under a pointer that has not moved shows no hover, but the cursor is the view's")
  func enters() {
    stage.pointerLocation = button.center
    stage.send([.entered])
    stage.render()
    #expect(!button.isPointerInside)
    #expect(stage.cursorName == "pointer")
    stage.send([.moved])
    #expect(button.isPointerInside)
  }

  @Test("A click without a motion presses the view under the pointer")
  func click() {
    var presses = 0
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    stage.pointerLocation = button.center
    stage.send([.entered])
    stage.pointerDown()
    stage.pointerUp()
    #expect(presses == 1)
  }

  @Test("A pointer that has moved in the window shows the hover as soon as it enters again")
  func entersAgain() {
    stage.pointerMove(to: Point(x: 180, y: 90))
    stage.pointerLeave()
    stage.pointerLocation = button.center
    stage.send([.entered])
    #expect(button.isPointerInside)
  }
}
