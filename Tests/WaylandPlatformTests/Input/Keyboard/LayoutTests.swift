import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of T1 and T13: keys from the compositor to the responder, with keymaps that xkbcommon compiles.
@MainActor @Suite("Layouts of a compositor in an application", .serialized)
struct LayoutTests {
  /// The evdev codes of key positions.
  nonisolated enum Code {
    static let escape: UInt32 = 1
    static let digit1: UInt32 = 2
    static let digit8: UInt32 = 9
    static let backspace: UInt32 = 14
    static let q: UInt32 = 16
    static let w: UInt32 = 17
    static let leftControl: UInt32 = 29
    static let a: UInt32 = 30
    static let s: UInt32 = 31
    static let c: UInt32 = 46
    static let capsLock: UInt32 = 58
    static let keypad8: UInt32 = 72
    static let keypad1: UInt32 = 79
    static let keypadEnter: UInt32 = 96
    static let rightAlt: UInt32 = 100
  }

  /// The modifier masks of xkb.
  nonisolated enum Mask {
    static let shift: UInt32 = 1
    static let control: UInt32 = 4
    static let alt: UInt32 = 8
    static let numLock: UInt32 = 16
    /// The modifier of the fourth layer of the layout Neo.
    static let levelFive: UInt32 = 32
    /// The modifier AltGr.
    static let levelThree: UInt32 = 128
  }

  private let view = LayoutView()
  private let typist = LayoutTypist()

  private func makeRig(
    _ keymap: Server.Keymap, takesText: Bool = false
  ) throws -> ApplicationRig {
    let rig = try ApplicationRig()
    try rig.compositor.perform { try $0.seat().keymap = keymap }
    let view = takesText ? typist : view
    rig.window.addSubview(view)
    view.becomeFirstResponder()
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    return rig
  }

  /// Presses and releases a key with modifiers, and with Num Lock on or off.
  private func strike(
    _ code: UInt32, holding mask: UInt32 = 0, locked: UInt32 = 0, group: UInt32 = 0,
    on rig: ApplicationRig
  ) throws {
    try rig.play { seat, _ in
      seat.modifiers(depressed: mask, locked: locked, group: group)
      seat.key(code, isDown: true)
      seat.key(code, isDown: false)
    }
  }

  // MARK: T1

  struct Meaning: Sendable, CustomTestStringConvertible {
    var layout: String
    var options = ""
    var code: UInt32
    var mask: UInt32 = 0
    var locked: UInt32 = 0
    var key: KeyboardHIDUsage
    var position: KeyboardHIDUsage
    var characters = ""

    var testDescription: String { "\(layout) \(options) \(code) \(mask)" }
  }

  private nonisolated static let exchanged = [
    Meaning(
      layout: "us", options: "caps:swapescape", code: Code.capsLock, key: .keyboardEscape,
      position: .keyboardCapsLock, characters: "\u{1B}"),
    Meaning(
      layout: "us", options: "caps:swapescape", code: Code.escape, key: .keyboardCapsLock,
      position: .keyboardEscape),
    Meaning(
      layout: "us", options: "ctrl:swapcaps", code: Code.capsLock, key: .keyboardLeftControl,
      position: .keyboardCapsLock),
    Meaning(
      layout: "us", options: "ctrl:swapcaps", code: Code.leftControl, key: .keyboardCapsLock,
      position: .keyboardLeftControl),
    Meaning(
      layout: "us", options: "altwin:swap_lalt_lwin", code: 125, key: .keyboardLeftAlt,
      position: .keyboardLeftGUI),
    Meaning(
      layout: "us(colemak)", code: Code.capsLock, key: .keyboardDeleteOrBackspace,
      position: .keyboardCapsLock, characters: "\u{8}"),
    Meaning(
      layout: "us", code: 15, mask: Mask.shift, key: .keyboardTab, position: .keyboardTab),
  ]

  private nonisolated static let letters = [
    Meaning(
      layout: "us(colemak)", code: Code.s, key: .keyboardS, position: .keyboardS, characters: "r"),
    Meaning(
      layout: "us(dvorak)", code: Code.s, key: .keyboardS, position: .keyboardS, characters: "o"),
    Meaning(layout: "fr", code: Code.q, key: .keyboardQ, position: .keyboardQ, characters: "a"),
    Meaning(
      layout: "fr", code: Code.digit1, key: .keyboard1, position: .keyboard1, characters: "&"),
    Meaning(layout: "ru", code: Code.c, key: .keyboardC, position: .keyboardC, characters: "с"),
    Meaning(
      layout: "de", code: Code.digit8, mask: Mask.levelThree, key: .keyboard8, position: .keyboard8,
      characters: "["),
  ]

  private nonisolated static func neo(
    _ code: UInt32, _ key: KeyboardHIDUsage, _ position: KeyboardHIDUsage, _ characters: String = ""
  ) -> Meaning {
    Meaning(
      layout: "de(neo)", code: code, mask: Mask.levelFive, key: key, position: position,
      characters: characters)
  }

  private nonisolated static let layers = [
    neo(16, .keyboardPageUp, .keyboardQ), neo(17, .keyboardDeleteOrBackspace, .keyboardW, "\u{8}"),
    neo(18, .keyboardUpArrow, .keyboardE), neo(19, .keyboardDeleteForward, .keyboardR, "\u{7F}"),
    neo(20, .keyboardPageDown, .keyboardT), neo(30, .keyboardHome, .keyboardA),
    neo(31, .keyboardLeftArrow, .keyboardS), neo(32, .keyboardDownArrow, .keyboardD),
    neo(33, .keyboardRightArrow, .keyboardF), neo(34, .keyboardEnd, .keyboardG),
    neo(44, .keyboardEscape, .keyboardZ, "\u{1B}"), neo(45, .keyboardTab, .keyboardX, "\t"),
    neo(46, .keyboardInsert, .keyboardC), neo(47, .keyboardReturnOrEnter, .keyboardV, "\r"),
    neo(48, .keyboardUndo, .keyboardB), neo(22, .keypad7, .keyboardU, "7"),
    Meaning(
      layout: "de(neo)", code: Code.capsLock, key: .keyboardRightAlt, position: .keyboardCapsLock),
    Meaning(
      layout: "de(neo)", code: Code.rightAlt, key: .keyboardRightAlt, position: .keyboardRightAlt),
    Meaning(
      layout: "de(neo)", code: 31, key: .keyboardS, position: .keyboardS, characters: "i"),
  ]

  private nonisolated static let keypad = [
    Meaning(
      layout: "us", code: Code.keypad8, key: .keyboardUpArrow, position: .keypad8),
    Meaning(
      layout: "us", code: Code.keypad8, locked: Mask.numLock, key: .keypad8, position: .keypad8,
      characters: "8"),
    Meaning(
      layout: "us", code: Code.keypad8, mask: Mask.shift, locked: Mask.numLock,
      key: .keyboardUpArrow, position: .keypad8),
    Meaning(
      layout: "us", code: Code.keypadEnter, key: .keypadEnter, position: .keypadEnter,
      characters: "\r"),
    Meaning(layout: "us", code: 83, key: .keyboardDeleteForward, position: .keypadPeriod),
    Meaning(
      layout: "de", code: 83, locked: Mask.numLock, key: .keypadPeriod, position: .keypadPeriod,
      characters: ","),
  ]

  @Test(
    "T1: the keysym says what a key means, and the position is known too",
    arguments: exchanged + letters + layers + keypad)
  func meanings(_ meaning: Meaning) throws {
    let rig = try makeRig(.layout(meaning.layout, options: meaning.options))
    try strike(meaning.code, holding: meaning.mask, locked: meaning.locked, on: rig)
    let key = try #require(view.began.last)
    #expect(key.keyCode == meaning.key && key.physicalKeyCode == meaning.position)
    #expect(
      key.characters.filter { $0 != "\u{7F}" } == meaning.characters.filter { $0 != "\u{7F}" })
    #expect(view.ended == [key])
    try rig.close()
  }

  @Test("T1: a keymap of nothing but characters types every one of them, wherever it lies")
  func keymapOfCharacters() throws {
    // Latin letters beyond ASCII are included, up to the highest key code that a keymap can have.
    let others = Array(0x20...0x7E) + Array(0x100...0x16B)
    let ascii = others.compactMap { Unicode.Scalar($0) }.map { Character($0) }
    let text = String(
      "the quick brown fox".uniqued + ascii + "абвгдежзийклмнопрстуфхцчшщъыьэюяαβγδε")
    let characters = text.uniqued
    // The fourteenth character is on the position of Backspace, and the 103rd on that of the up arrow.
    #expect(characters.count == 240)
    let rig = try makeRig(.characters(characters), takesText: true)
    try rig.play { seat, _ in
      for index in characters.indices {
        seat.key(UInt32(index) + 1, isDown: true)
        seat.key(UInt32(index) + 1, isDown: false)
      }
    }
    #expect(typist.text == String(characters))
    #expect(typist.deletions == 0 && typist.began.isEmpty)
    rig.window.addSubview(view)
    view.becomeFirstResponder()
    try strike(Code.backspace, on: rig)
    #expect(view.began.last?.physicalKeyCode == .keyboardDeleteOrBackspace)
    #expect(view.began.last?.keyCode == .keyboardN)
    try rig.close()
  }

  @Test("T1: a key on another position edits text as it does on its own")
  func editing() throws {
    let rig = try makeRig(.layout("de(neo)"), takesText: true)
    try strike(Code.s, on: rig)
    try strike(Code.s, on: rig)
    try strike(Code.w, holding: Mask.levelFive, on: rig)
    try strike(47, holding: Mask.levelFive, on: rig)
    #expect(typist.text == "i\n" && typist.deletions == 1)
    try rig.close()
  }

  @Test("T1: releases and repeats keep what the press meant, whatever layout and level are then")
  func keptMeaning() throws {
    let rig = try makeRig(.layout("de(neo)"))
    try rig.play { seat, _ in
      seat.modifiers(depressed: Mask.levelFive)
      seat.key(Code.s, isDown: true)
      seat.modifiers()
      seat.keymap = .layout("us")
      seat.key(Code.s, isDown: false)
    }
    #expect(view.began.map(\.keyCode) == [.keyboardLeftArrow])
    #expect(view.ended == view.began)
    rig.window.addSubview(typist)
    typist.becomeFirstResponder()
    try rig.play { seat, _ in
      seat.sendRepeatInfo(rate: 100, delay: 10)
      seat.key(Code.q, isDown: true)
      seat.keymap = .layout("fr")
      seat.modifiers(depressed: Mask.shift)
    }
    try rig.compositor.waitHere(for: "repeats", pumping: rig.turn) { typist.text.count >= 4 }
    try rig.play { seat, _ in
      seat.key(Code.q, isDown: false)
      seat.modifiers()
    }
    #expect(typist.text.allSatisfy { $0 == "q" })
    try strike(Code.q, on: rig)
    #expect(typist.text.last == "a")
    try rig.close()
  }

  @Test("T1: keyboards of two seats have a layout each")
  func twoSeats() throws {
    let rig = try makeRig(.layout("fr"), takesText: true)
    try rig.compositor.perform { server in
      server.addSeat(name: "second").keymap = .layout("us", options: "caps:swapescape")
    }
    try rig.settle()
    try rig.compositor.perform { try $0.seat(1).keyboardEnter(try $0.toplevel().surface) }
    try rig.settle()
    try rig.compositor.perform { server in
      for index in [0, 1, 0] {
        try server.seat(index).key(Code.q, isDown: true)
        try server.seat(index).key(Code.q, isDown: false)
      }
      for index in [0, 1] {
        try server.seat(index).key(Code.capsLock, isDown: true)
        try server.seat(index).key(Code.capsLock, isDown: false)
      }
    }
    try rig.settle()
    #expect(typist.text == "aqa")
    #expect(typist.began.map(\.keyCode) == [.keyboardCapsLock, .keyboardEscape])
    try rig.close()
  }

  // MARK: T13

  struct Shortcut: Sendable, CustomTestStringConvertible {
    var layout: String
    var code: UInt32
    var mask: UInt32
    var locked: UInt32 = 0
    var group: UInt32 = 0
    /// The ``candidates`` that the key matches, each with Control.
    var meant: Set<String>

    var testDescription: String { "\(layout) \(code) \(mask)" }
  }

  /// The shortcuts that are tested with each key. The sign ⇧ stands for Shift.
  private nonisolated static let candidates = [
    "8", "[", "{", "e", "€", "1", "⇧1", "&", "⇧&", "a", "u", "c", "⇧c", "с", "End", "Left", "4",
    "+", "/",
  ]

  private nonisolated static let shortcuts = [
    Shortcut(layout: "de", code: 9, mask: Mask.levelThree, meant: ["["]),
    Shortcut(layout: "de", code: 8, mask: Mask.levelThree, meant: ["{"]),
    Shortcut(layout: "de", code: 18, mask: Mask.levelThree, meant: ["€"]),
    Shortcut(layout: "de", code: 9, mask: 0, meant: ["8"]),
    Shortcut(layout: "de", code: 8, mask: Mask.shift, meant: ["/"]),
    Shortcut(layout: "us", code: 79, mask: 0, locked: Mask.numLock, meant: ["1"]),
    Shortcut(layout: "us", code: 75, mask: 0, locked: Mask.numLock, meant: ["4"]),
    Shortcut(layout: "us", code: 79, mask: 0, meant: ["End"]),
    Shortcut(layout: "us", code: 75, mask: 0, meant: ["Left"]),
    Shortcut(layout: "us", code: 78, mask: 0, meant: ["+"]),
    Shortcut(layout: "fr", code: 2, mask: 0, meant: ["&"]),
    Shortcut(layout: "fr", code: 2, mask: Mask.shift, meant: ["1", "⇧1", "⇧&"]),
    Shortcut(layout: "fr", code: 5, mask: Mask.levelThree, meant: ["{"]),
    Shortcut(layout: "fr", code: 16, mask: 0, meant: ["a"]),
    Shortcut(layout: "de(neo)", code: 30, mask: 0, meant: ["u"]),
    Shortcut(layout: "de(neo)", code: 31, mask: Mask.levelFive, meant: ["Left"]),
    Shortcut(layout: "de(neo)", code: 18, mask: Mask.levelThree, meant: ["["]),
    Shortcut(layout: "us(dvorak)", code: 23, mask: 0, meant: ["c"]),
    Shortcut(layout: "us(dvorak)", code: 46, mask: 0, meant: []),
    Shortcut(layout: "ru", code: 46, mask: 0, meant: ["c", "с"]),
    Shortcut(layout: "us,ru", code: 46, mask: 0, group: 1, meant: ["c", "с"]),
    Shortcut(layout: "us,ru", code: 46, mask: Mask.shift, group: 1, meant: ["⇧c"]),
  ]

  @Test(
    "T13: modifiers that choose the character are part of a shortcut: AltGr, Num Lock and layers",
    arguments: shortcuts)
  func chosenCharacters(_ shortcut: Shortcut) throws {
    let rig = try makeRig(.layout(shortcut.layout))
    let mask = shortcut.mask | Mask.control
    let (code, locked, group) = (shortcut.code, shortcut.locked, shortcut.group)
    try strike(code, holding: mask, locked: locked, group: group, on: rig)
    let key = try #require(view.began.last)
    var meant: Set<String> = []
    for candidate in Self.candidates {
      let input =
        switch candidate {
        case "End": KeyCommand.inputEnd
        case "Left": KeyCommand.inputLeftArrow
        default: candidate.replacing("⇧", with: "")
        }
      let flags: KeyModifierFlags = candidate.hasPrefix("⇧") ? [.control, .shift] : .control
      let isMeant = key.matches(input, modifierFlags: flags)
      if isMeant { meant.insert(candidate) }
      // A key command is matched in the same way.
      view.sent = 0
      view.commands = [KeyCommand(input: input, modifierFlags: flags, action: .layoutProbe)]
      try strike(code, holding: mask, locked: locked, group: group, on: rig)
      #expect((view.sent == 1) == isMeant, "\(candidate)")
    }
    #expect(meant == shortcut.meant)
    try rig.close()
  }
}

extension Sequence<Character> {
  /// The characters without duplicates, in the order of their first occurrences.
  fileprivate var uniqued: [Character] {
    var seen: Set<Character> = []
    return filter { seen.insert($0).inserted }
  }
}

@MainActor private protocol LayoutProbeAction { func probe() }

extension Selector {
  fileprivate static let layoutProbe = Selector("probe", on: LayoutProbeAction.self) { $0.probe() }
}

/// A view that records its presses, and counts its key commands.
private class LayoutView: View, LayoutProbeAction {
  var sent = 0
  var began: [Key] = []
  var ended: [Key] = []
  var commands: [KeyCommand] = []

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? { commands }
  func probe() { sent += 1 }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    began += presses.compactMap(\.key)
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    ended += presses.compactMap(\.key)
  }
}

/// A layout view that also accepts text input.
private final class LayoutTypist: LayoutView, KeyInput {
  var text = ""
  var deletions = 0

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() {
    deletions += 1
    text = String(text.dropLast())
  }
}
