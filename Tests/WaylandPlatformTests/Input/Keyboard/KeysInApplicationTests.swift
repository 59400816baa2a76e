import TestCompositor
import Testing

@testable import WindowResponder

@MainActor @Suite("Keys of a compositor in an application", .serialized)
struct KeysInApplicationTests {
  private enum Code {
    static let escape: UInt32 = 1
    static let e: UInt32 = 18
    static let r: UInt32 = 19
    static let a: UInt32 = 30
    static let apostrophe: UInt32 = 40
    static let z: UInt32 = 44
    static let c: UInt32 = 46
    static let up: UInt32 = 103
  }
  private nonisolated static let control: UInt32 = 4
  private nonisolated static let shift: UInt32 = 1

  private let view = Typist()

  private func makeRig(layout: String = "us") throws -> ApplicationRig {
    let rig = try ApplicationRig()
    try rig.compositor.perform { try $0.seat().keymap = .layout(layout) }
    rig.window.addSubview(view)
    view.becomeFirstResponder()
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    return rig
  }

  @Test("H3: a held key types again and again, and a held command is sent again and again")
  func repeats() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.sendRepeatInfo(rate: 100, delay: 20)
      seat.key(Code.a, isDown: true)
    }
    try rig.compositor.waitHere(for: "repeats", pumping: rig.turn) { view.text.count >= 3 }
    try rig.play { seat, _ in
      seat.key(Code.a, isDown: false)
      seat.modifiers(depressed: Self.control)
      seat.key(Code.c, isDown: true)
    }
    try rig.compositor.waitHere(for: "repeats", pumping: rig.turn) { view.copies >= 3 }
    #expect(view.text.allSatisfy { $0 == "a" } && view.presses.isEmpty)
    try rig.close()
  }

  @Test("H3: a held press stays one press, and losing the keyboard cancels it")
  func pressesDoNotRepeat() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.sendRepeatInfo(rate: 200, delay: 1)
      seat.key(Code.up, isDown: true)
    }
    // Several repeats are due in this time, and none has an effect.
    let end = rig.application.now + 0.05
    try rig.compositor.waitHere(for: "some repeats", pumping: rig.turn) {
      rig.application.now >= end
    }
    #expect(view.presses == ["began"])
    try rig.play { seat, _ in seat.keyboardLeave() }
    #expect(view.presses == ["began", "cancelled"])
    try rig.close()
  }

  @Test("H3: a command repeats no more when the keyboard is lost")
  func lostKeyboardEndsRepeats() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.sendRepeatInfo(rate: 100, delay: 20)
      seat.modifiers(depressed: Self.control)
      seat.key(Code.c, isDown: true)
    }
    try rig.play { seat, _ in seat.keyboardLeave() }
    let copies = view.copies
    let end = rig.application.now + 0.06
    try rig.compositor.waitHere(for: "the time of some repeats", pumping: rig.turn) {
      rig.application.now >= end
    }
    #expect(copies >= 1 && view.copies == copies)
    try rig.close()
  }

  @Test("H3: keys that are down on entering begin no press, and type nothing")
  func heldOnEntering() throws {
    let rig = try makeRig()
    try rig.play { seat, surface in
      seat.keyboardLeave()
      seat.keyboardEnter(surface, held: [Code.a, Code.up])
      seat.key(Code.a, isDown: false)
      seat.key(Code.up, isDown: false)
    }
    #expect(view.text.isEmpty && view.presses.isEmpty)
    try rig.close()
  }

  @Test("H2: a dead key and a letter type one character, and make no press and no command")
  func composing() throws {
    let rig = try makeRig(layout: "us(intl)")
    try rig.play { seat, _ in
      for code in [Code.apostrophe, Code.e] {
        seat.key(code, isDown: true)
        seat.key(code, isDown: false)
      }
    }
    #expect(view.text == "é" && view.presses.isEmpty)
    try rig.close()
  }

  @Test(
    "H3: shortcuts work with a Cyrillic layout, beside a Latin one and alone",
    arguments: [
      ("us,ru", 1), ("ru", 0),
    ] as [(String, UInt32)])
  func cyrillic(layout: String, group: UInt32) throws {
    let rig = try makeRig(layout: layout)
    try rig.play { seat, _ in
      seat.modifiers(group: group)
      seat.key(Code.c, isDown: true)
      seat.key(Code.c, isDown: false)
      seat.modifiers(depressed: Self.control, group: group)
      seat.key(Code.c, isDown: true)
      seat.key(Code.c, isDown: false)
      seat.modifiers(depressed: Self.control | Self.shift, group: group)
      seat.key(Code.z, isDown: true)
      seat.key(Code.z, isDown: false)
    }
    #expect(view.text == "с")
    #expect(view.copies == 1 && view.redos == 1)
    try rig.close()
  }

  @Test("H3: in a layout with other places for letters a shortcut is where its letter is")
  func otherLatinLayouts() throws {
    let rig = try makeRig(layout: "de")
    try rig.play { seat, _ in
      seat.modifiers(depressed: Self.control)
      // The German Z is on the position of Y in the US layout.
      seat.key(21, isDown: true)
      seat.key(21, isDown: false)
    }
    #expect(view.undos == 1 && view.redos == 0)
    try rig.close()
  }

  @Test("H3: keys without a character are found by what the keymap calls them")
  func namedKeys() throws {
    let rig = try makeRig()
    view.commands = [KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: .copy)]
    try rig.play { seat, _ in
      seat.key(Code.escape, isDown: true)
      seat.key(Code.escape, isDown: false)
    }
    #expect(view.copies == 1 && view.presses.isEmpty)
    try rig.close()
  }
}

/// A view that accepts text input and a few commands, and counts them.
private final class Typist: View, KeyInput, CopyAction, UndoAction, RedoAction {
  var text = ""
  var copies = 0
  var undos = 0
  var redos = 0
  var presses: [String] = []
  var commands: [KeyCommand] = []

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? { commands }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() {}
  func copy(_ sender: Any?) { copies += 1 }
  func undo(_ sender: Any?) { undos += 1 }
  func redo(_ sender: Any?) { redos += 1 }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    self.presses.append("began")
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    self.presses.append("ended")
  }
  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    self.presses.append("cancelled")
  }
}
