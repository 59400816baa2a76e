import ResponderTestKit
import Testing
import Widgets

/// Tests of the modifier keys of the stage's keyboard.
@MainActor struct StageKeyTests {
  private let stage = Stage(size: Size(width: 300, height: 200))
  private let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 44))

  init() {
    stage.window.addSubview(field)
    field.text = "milk"
    stage.tap(at: field.center)
    stage.advance(by: 1)
  }

  @Test("A Control key that is down makes shortcuts of what follows, until it is up")
  func control() {
    stage.keyDown(.keyboardLeftControl)
    stage.keyPress(.keyboardA)
    stage.keyPress(.keyboardX)
    #expect(field.text == "")
    stage.keyPress(.keyboardV)
    stage.keyUp(.keyboardLeftControl)
    stage.keyPress(.keyboardV)
    #expect(field.text == "milkv")
  }

  @Test("A Shift key that is down types upper case, and one of two keys is enough")
  func shift() {
    stage.keyDown(.keyboardLeftShift)
    stage.keyDown(.keyboardRightShift)
    stage.keyPress(.keyboardA)
    stage.keyUp(.keyboardLeftShift)
    stage.keyPress(.keyboardB)
    stage.keyUp(.keyboardRightShift)
    stage.keyPress(.keyboardC)
    #expect(field.text == "milkABc")
  }

  @Test("A modifier key that is down is part of a click")
  func click() {
    let view = ModifierView(frame: Rect(x: 20, y: 100, width: 100, height: 50))
    stage.window.addSubview(view)
    stage.keyDown(.keyboardLeftControl)
    stage.click(at: view.center)
    stage.keyUp(.keyboardLeftControl)
    stage.click(at: view.center)
    #expect(view.modifiers == [.control, []])
  }
}

/// A view that records the modifiers of touches.
@MainActor private final class ModifierView: View {
  var modifiers: [KeyModifierFlags] = []
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    modifiers.append(event?.modifierFlags ?? .alternate)
  }
}
