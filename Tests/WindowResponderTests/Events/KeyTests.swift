import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct KeyTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  private func add(_ name: String, to superview: View? = nil) -> KeyView {
    let view = KeyView(name, log: log)
    (superview ?? stage.window).addSubview(view)
    return view
  }

  // MARK: H1

  @Test("H1: a key is a press, from began to ended, one object")
  func oneObjectForAKey() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    stage.advance(by: 1)
    stage.keyUp(.keyboardA)
    #expect(log.take() == ["a began a", "a ended a"])
    #expect(view.presses.count == 2 && view.presses.first === view.presses.last)
    #expect(view.presses.first?.phase == .ended)
    #expect(view.presses.first?.key?.keyCode == .keyboardA)
  }

  @Test("H1: a press tells its key's text and modifiers")
  func keysTellTheirText() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyPress(.keyboardA, modifiers: .shift)
    let key = view.presses.first?.key
    #expect(key?.characters == "A")
    #expect(key?.charactersIgnoringModifiers == "A")
    #expect(key?.modifierFlags == .shift)
    #expect(view.presses.first?.timestamp == stage.now)
  }

  @Test("H1: it goes to the first responder, else the window, then up the chain")
  func whereItGoes() {
    let window = KeyWindow(log: log)
    let view = KeyView("a", log: log)
    window.addSubview(view)
    window.makeKeyAndVisible()
    stage.render()
    func press() {
      for kind in [KeyFrame.Kind.down, .up] {
        guard let surface = window.surface else { return }
        stage.application.input(
          .key(
            KeyFrame(
              seat: 0, surface: surface, kind: kind, code: 30,
              meaning: KeyMeaning(characters: "a"), modifiers: [], timestamp: stage.now)))
      }
      stage.render()
    }
    press()
    #expect(log.take() == ["window began", "window ended"])
    view.becomeFirstResponder()
    press()
    #expect(log.take() == ["a began a", "a ended a"])
    view.forwards = true
    press()
    #expect(log.take() == ["a began a", "window began", "a ended a", "window ended"])
    window.close()
  }

  @Test("H1: a focused view comes before the first responder")
  func focusComesFirst() {
    let first = add("first")
    first.forwards = true
    first.becomeFirstResponder()
    let focused = add("focused")
    focused.takesFirst = false
    focused.takesFocus = true
    stage.keyPress(.keyboardTab)
    _ = log.take()
    #expect(focused.isFocused && first.isFirstResponder)
    stage.keyPress(.keyboardA)
    #expect(log.take() == ["focused began a", "focused ended a"])
  }

  @Test("H1: the end goes to the view of the beginning, also after the first responder changes")
  func theEndGoesWhereTheBeginningWent() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    b.becomeFirstResponder()
    stage.keyUp(.keyboardA)
    stage.keyPress(.keyboardB)
    #expect(log.take() == ["a began a", "a ended a", "b began b", "b ended b"])
  }

  @Test("H1: several keys are held at once, and each has its end")
  func severalKeys() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    stage.keyDown(.keyboardB)
    #expect(view.events.last?.allPresses.count == 2)
    stage.keyUp(.keyboardA)
    stage.keyUp(.keyboardB)
    #expect(log.take() == ["a began a", "a began b", "a ended a", "a ended b"])
  }

  @Test("H1: phases and types have UIKit's values")
  func phasesAndTypes() {
    #expect(Press.Phase.began.rawValue == 0)
    #expect(Press.Phase.changed.rawValue == 1)
    #expect(Press.Phase.stationary.rawValue == 2)
    #expect(Press.Phase.ended.rawValue == 3)
    #expect(Press.Phase.cancelled.rawValue == 4)
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyPress(.keyboardUpArrow)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.keyPress(.keyboardA)
    #expect(view.presses.map(\.type) == [.upArrow, .upArrow, .select, .select, .other, .other])
  }

  @Test("H1: a responder that leaves its window has its press cancelled, up the chain too")
  func leavingTheWindow() {
    let outer = add("outer")
    let inner = add("inner", to: outer)
    inner.forwards = true
    inner.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    inner.removeFromSuperview()
    #expect(
      log.take() == ["inner began a", "outer began a", "inner cancelled a", "outer cancelled a"])
    stage.keyUp(.keyboardA)
    #expect(log.take().isEmpty)
  }

  @Test("H1: a window that closes has its presses cancelled")
  func closingTheWindow() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    stage.window.close()
    #expect(log.take() == ["a began a", "a cancelled a"])
  }

  @Test("H1: a window closed in pressesBegan")
  func closingTheWindowInAHandler() {
    let view = add("a")
    view.becomeFirstResponder()
    view.onBegan = { [unowned stage] in stage.window.close() }
    stage.keyDown(.keyboardA)
    stage.keyUp(.keyboardA)
    #expect(log.take() == ["a began a", "a cancelled a"])
  }

  @Test("H1: a view dropped in pressesBegan is freed, without a crash")
  func droppedInAHandler() {
    weak var weakView: KeyView?
    do {
      let view = add("a")
      weakView = view
      view.becomeFirstResponder()
      view.onBegan = { [unowned view] in view.removeFromSuperview() }
    }
    stage.keyDown(.keyboardA)
    stage.keyUp(.keyboardA)
    #expect(log.take() == ["a began a", "a cancelled a"])
    #expect(weakView == nil)
  }

  // MARK: H3

  @Test("H3: a key that repeats makes no new press")
  func repeatsMakeNoPress() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    stage.keyRepeat(.keyboardA)
    stage.keyRepeat(.keyboardA)
    stage.keyUp(.keyboardA)
    #expect(log.take() == ["a began a", "a ended a"])
  }

  @Test("H3: losing the keyboard cancels what is held")
  func losingTheKeyboard() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    stage.keyDown(.keyboardB)
    _ = log.take()
    stage.keyboardFocus(false)
    #expect(Set(log.take()) == ["a cancelled a", "a cancelled b"])
    // Another application has the keyboard focus and receives this key.
    stage.keyPress(.keyboardC)
    #expect(log.take().isEmpty)
    stage.keyboardFocus(true)
    stage.keyUp(.keyboardA)
    stage.keyUp(.keyboardB)
    #expect(log.take().isEmpty)
  }

  @Test("H3: keys that are down already when the keyboard comes begin nothing")
  func keysHeldOnEntering() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.application.input(
      .keyboardFocus(seat: 0, surface: stage.window.surface, held: [30, 48]))
    stage.render()
    stage.keyUp(.keyboardA)
    #expect(log.take().isEmpty)
  }

  @Test("H3: a key that goes down twice ends its first press")
  func downTwice() {
    let view = add("a")
    view.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    stage.keyDown(.keyboardA)
    stage.keyUp(.keyboardA)
    stage.keyUp(.keyboardA)
    #expect(log.take() == ["a began a", "a cancelled a", "a began a", "a ended a"])
  }

  // MARK: Typing

  @Test("a first responder that takes text gets what keys type, and no press")
  func typing() {
    let input = InputView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.type("Hi!\n")
    #expect(input.text == "Hi!\n")
    #expect(log.take().isEmpty)
  }

  @Test("H3: repeats type again")
  func repeatsType() {
    let input = InputView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.keyDown(.keyboardA)
    stage.keyRepeat(.keyboardA)
    stage.keyRepeat(.keyboardA)
    stage.keyUp(.keyboardA)
    #expect(input.text == "aaa")
    stage.keyDown(.keyboardDeleteOrBackspace)
    stage.keyRepeat(.keyboardDeleteOrBackspace)
    #expect(input.text == "a")
  }

  @Test("keys with Control, Alt or the logo key are presses; Shift, Caps Lock and AltGr type")
  func modifiersAndText() {
    let input = InputView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    for modifier in [KeyModifierFlags.control, .alternate, .command] {
      stage.keyDown(.keyboardF, modifiers: modifier, characters: "f")
      stage.keyUp(.keyboardF)
      #expect(input.text.isEmpty)
      #expect(log.take() == ["began", "ended"])
    }
    stage.keyDown(.keyboardF, modifiers: [.shift, .alphaShift], characters: "f")
    // AltGr selects a level of the keymap, and is not among the modifier flags.
    stage.keyDown(.keyboardQ, characters: "@")
    #expect(input.text == "f@")
    #expect(log.take().isEmpty)
  }

  @Test("keys that type nothing, and those with Control, are presses")
  func otherKeysArePresses() {
    let input = InputView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.keyPress(.keyboardLeftArrow)
    stage.keyPress(.keyboardEscape)
    stage.keyPress(.keyboardA, modifiers: .control)
    #expect(input.text.isEmpty)
    #expect(log.take().count == 6)
  }

  @Test("what a dead key or compose sequence makes is typed")
  func composedText() {
    let input = InputView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.keyDown(.keyboardE, characters: "é")
    stage.keyUp(.keyboardE)
    #expect(input.text == "é")
  }

  @Test("a view without text does not get insertText while another is first responder")
  func onlyTheFirstResponderTypes() {
    let input = InputView(log: log)
    stage.window.addSubview(input)
    let view = add("a")
    view.becomeFirstResponder()
    stage.type("x")
    #expect(input.text.isEmpty)
    #expect(log.take() == ["a began x", "a ended x"])
  }

  @Test("text goes to a view that becomes first responder while a button is focused")
  func typingAfterFocusElsewhere() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(button)
    stage.keyPress(.keyboardTab)
    #expect(button.isFocused)
    let input = InputView(log: log)
    stage.window.addSubview(input)
    input.becomeFirstResponder()
    stage.type("ab")
    #expect(input.text == "ab")
  }
}

/// A view that logs the presses it receives.
private final class KeyView: View {
  let name: String
  let log: Log
  var takesFirst = true
  var takesFocus = false
  var forwards = false
  var presses: [Press] = []
  var events: [PressesEvent] = []
  var onBegan: (() -> Void)?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  }

  override var canBecomeFirstResponder: Bool { takesFirst }
  override var canBecomeFocused: Bool { takesFocus }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    note("began", presses, event)
    onBegan?()
    if forwards { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    note("ended", presses, event)
    if forwards { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    note("cancelled", presses, event)
    if forwards { super.pressesCancelled(presses, with: event) }
  }

  private func note(_ what: String, _ presses: Set<Press>, _ event: PressesEvent?) {
    if let event { events.append(event) }
    for press in presses {
      self.presses.append(press)
      log.add("\(name) \(what) \(press.key?.characters ?? "-")")
    }
  }
}

private final class KeyWindow: Window {
  let log: Log
  init(log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("window began")
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("window ended")
  }
}

/// A view that accepts text input.
private final class InputView: View, KeyInput {
  let log: Log
  var text = ""

  init(log: Log) {
    self.log = log
    super.init(frame: Rect(x: 100, y: 100, width: 100, height: 40))
  }

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if !text.isEmpty { text.removeLast() } }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("began")
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    log.add("ended")
  }
}
