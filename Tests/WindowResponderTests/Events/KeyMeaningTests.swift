import ResponderTestKit
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct KeyMeaningTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  private let view = KeyRecorder(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  private let input = Typist(frame: Rect(x: 0, y: 60, width: 50, height: 50))

  init() {
    stage.window.addSubview(view)
    stage.window.addSubview(input)
    view.becomeFirstResponder()
  }

  /// Presses a key with a keysym that the stage has no name for, and returns the last key that the view
  /// received.
  private func press(_ code: UInt32, keysym: UInt32, _ characters: String = "") -> Key? {
    guard let surface = stage.window.surface else { return nil }
    for kind in [KeyFrame.Kind.down, .up] {
      stage.application.input(
        .key(
          KeyFrame(
            seat: 0, surface: surface, kind: kind, code: code,
            meaning: KeyMeaning(keysym: keysym, characters: characters), modifiers: [],
            timestamp: stage.now)))
    }
    stage.render()
    return view.keys.last
  }

  @Test("T1: a key with a function is that function, wherever it lies")
  func functions() {
    let positions: [KeyboardHIDUsage] = [
      .keyboardCapsLock, .keyboardE, .keyboardSpacebar, .keyboardDeleteOrBackspace, .keyboardF1,
      .keypad5, .keyboardLeftShift, .keyboardEscape,
    ]
    let functions: [KeyboardHIDUsage] = [
      .keyboardEscape, .keyboardReturnOrEnter, .keyboardDeleteOrBackspace, .keyboardTab,
      .keyboardDeleteForward, .keyboardInsert, .keyboardHome, .keyboardEnd, .keyboardPageUp,
      .keyboardPageDown, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow,
      .keyboardRightArrow, .keyboardSpacebar, .keypadEnter, .keypadPlus, .keyboardF1, .keyboardF12,
      .keyboardF20, .keyboardLeftControl, .keyboardRightShift, .keyboardCapsLock,
      .keyboardApplication, .keyboardLeftGUI, .keyboardPrintScreen,
    ]
    for position in positions {
      for function in functions where !(position == .keyboardTab && function == .keyboardTab) {
        view.becomeFirstResponder()
        stage.keyPress(position, as: function)
        #expect(view.keys.last?.keyCode == function)
        #expect(view.keys.last?.physicalKeyCode == position)
      }
    }
  }

  @Test("T1: a key that types is its position, where letters, digits and signs lie")
  func typing() {
    let keys: [(KeyboardHIDUsage, String)] = [
      (.keyboardQ, "a"), (.keyboard1, "&"), (.keyboardSemicolon, "o"), (.keyboardE, "é"),
      (.keyboardNonUSBackslash, "<"), (.keyboardR, "к"), (.keyboardSlash, "ß"),
    ]
    for (key, characters) in keys {
      stage.keyPress(key, characters: characters)
      #expect(view.keys.last?.keyCode == key && view.keys.last?.physicalKeyCode == key)
      #expect(view.keys.last?.characters == characters)
    }
  }

  @Test(
    "T1: a key that types on the position of a function is the key that types it on a US keyboard",
    arguments: [
      KeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardEscape, .keyboardTab,
      .keyboardReturnOrEnter, .keyboardLeftArrow, .keyboardF5, .keypadEnter, .keyboardSpacebar,
      .keyboardLeftControl, .keyboardDeleteForward, .keyboardApplication,
    ])
  func typingOnFunctions(position: KeyboardHIDUsage) {
    let keys: [(String, KeyboardHIDUsage)] = [
      ("n", .keyboardN), ("N", .keyboardN), ("7", .keyboard7), ("?", .keyboardSlash),
      (" ", .keyboardSpacebar),
    ]
    for (characters, usage) in keys {
      stage.keyPress(position, characters: characters)
      #expect(view.keys.last?.keyCode == usage && view.keys.last?.physicalKeyCode == position)
    }
    for characters in ["é", "ж", "中", "\u{A0}", "👍🏽"] {
      stage.keyPress(position, characters: characters)
      let code = view.keys.last?.keyCode.rawValue ?? 0
      #expect(code >= KeyboardHIDUsage.unnamedBase, "\(characters)")
      #expect(view.keys.last?.physicalKeyCode == position)
    }
  }

  @Test(
    "T1: a key whose keysym is no function of the HID table does nothing that its position would")
  func otherNames() {
    let backspace: UInt32 = 14
    // The keysyms are XF86Back, ISO_Next_Group, Multi_key, and that of a level without a keysym.
    for keysym: UInt32 in [0x1008_FF26, 0xFE08, 0xFF20, Keysym.void.rawValue] {
      let key = press(backspace, keysym: keysym)
      #expect(key?.keyCode.rawValue == KeyboardHIDUsage.unnamedBase + Int(backspace))
      #expect(key?.physicalKeyCode == .keyboardDeleteOrBackspace)
    }
    // Without a keymap, only the position of the key is known.
    #expect(press(backspace, keysym: 0)?.keyCode == .keyboardDeleteOrBackspace)
    // Keymaps assign the keysym XF86Tools to F13.
    #expect(press(183, keysym: 0x1008_FF81)?.keyCode == .keyboardF13)
    // A character on the key code of a headset's button is typed.
    #expect(press(226, keysym: 0x78, "x")?.characters == "x")
  }

  @Test("T1: the keypad has arrows without Num Lock and digits with it")
  func keypad() {
    stage.keyPress(.keypad8)
    #expect(view.keys.last?.keyCode == .keyboardUpArrow)
    #expect(view.keys.last?.physicalKeyCode == .keypad8)
    #expect(view.keys.last?.modifierFlags == .numericPad)
    stage.keyPress(.keypad8, characters: "8")
    #expect(view.keys.last?.keyCode == .keypad8 && view.keys.last?.characters == "8")
    #expect(press(72, keysym: 0xFFB8, "8")?.keyCode == .keypad8)
    #expect(press(83, keysym: 0x2C, ",")?.keyCode == .keypadPeriod)
    #expect(press(72, keysym: 0x61, "a")?.keyCode == .keyboardA)
  }

  @Test(
    "T1: a character on the position of Backspace, Return or Tab is typed, and such keys act elsewhere"
  )
  func text() {
    input.becomeFirstResponder()
    stage.keyPress(.keyboardDeleteOrBackspace, characters: "n")
    stage.keyPress(.keyboardReturnOrEnter, characters: "o")
    stage.keyPress(.keyboardTab, characters: "w")
    #expect(input.text == "now")
    stage.keyPress(.keyboardE, as: .keyboardDeleteOrBackspace)
    stage.keyPress(.keyboardN, as: .keyboardReturnOrEnter)
    #expect(input.text == "no\n")
    stage.keyDown(.keyboardE, as: .keyboardDeleteOrBackspace)
    stage.keyRepeat(.keyboardE, as: .keyboardDeleteOrBackspace)
    #expect(input.text == "n")
  }

  @Test("T1: a press ends as it began, whatever layout and level are then")
  func release() {
    stage.keyDown(.keyboardE, as: .keyboardLeftArrow)
    stage.keyUp(.keyboardE)
    #expect(view.keys.map(\.keyCode) == [.keyboardLeftArrow])
    #expect(view.ended.map(\.keyCode) == [.keyboardLeftArrow])
  }

  @Test("T1: an exchanged Escape ends alerts and menus, and what is now Caps Lock does not")
  func escape() {
    let root = ViewController()
    stage.window.rootViewController = root
    stage.render()
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    alert.addAction(AlertAction(title: "No", style: .cancel) { _ in answers.append("no") })
    root.present(alert, animated: false)
    stage.render()
    stage.keyPress(.keyboardEscape, as: .keyboardCapsLock)
    #expect(answers.isEmpty)
    stage.keyPress(.keyboardCapsLock, as: .keyboardEscape)
    stage.advance(by: 1)
    #expect(answers == ["no"])
  }

  @Test("H3: a key matches a shortcut as a command does")
  func matching() {
    let key = Key(keyCode: .keyboardQ, characters: "", charactersIgnoringModifiers: "a")
    var held = key
    held.modifierFlags = [.control, .alphaShift]
    #expect(
      held.matches("a", modifierFlags: .control) && held.matches("A", modifierFlags: .control))
    #expect(!held.matches("q", modifierFlags: .control) && !held.matches("a"))
    #expect(!held.matches("", modifierFlags: .control))
    #expect(key.matches("a") && Key(keyCode: .keyboardEscape).matches(KeyCommand.inputEscape))
    held.charactersIgnoringModifiers = "ф"
    #expect(held.matches("q", modifierFlags: .control))
  }
}

/// A view that records the keys of its presses.
private final class KeyRecorder: View {
  var keys: [Key] = []
  var ended: [Key] = []

  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    keys += presses.compactMap(\.key)
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    ended += presses.compactMap(\.key)
  }
}

/// A view that accepts text input.
private final class Typist: View, KeyInput {
  var text = ""

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}
