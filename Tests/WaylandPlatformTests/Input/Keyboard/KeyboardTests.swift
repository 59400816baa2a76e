import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("The keyboard of a compositor") struct KeyboardTests {
  private enum Key {
    static let a: UInt32 = 30
    static let b: UInt32 = 48
    static let leftShift: UInt32 = 42
    static let keypad5: UInt32 = 76
  }

  private func makeRig(keymap: Server.Keymap? = nil) throws -> Rig {
    let rig = try Rig()
    if let keymap { try rig.compositor.perform { try $0.seat().keymap = keymap } }
    try rig.makeWindow()
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    return rig
  }

  private func type(_ rig: Rig, _ code: UInt32) throws {
    try rig.play { seat, _ in
      seat.key(code, isDown: true)
      seat.key(code, isDown: false)
    }
  }

  @Test("focus, modifiers and keys arrive")
  func keys() throws {
    let rig = try makeRig()
    #expect(rig.recorder.focuses.last?.surface != nil)
    try rig.play { seat, _ in
      seat.key(Key.leftShift, isDown: true)
      seat.modifiers(depressed: 1)
      seat.key(Key.a, isDown: true)
      seat.key(Key.a, isDown: false)
      seat.key(Key.leftShift, isDown: false)
      seat.modifiers()
      seat.key(Key.keypad5, isDown: true)
    }
    let keys = rig.recorder.keys
    #expect(keys.map(\.kind) == [.down, .down, .up, .up, .down])
    #expect(keys[1].meaning.characters == "A")
    #expect(keys[1].code == Key.a && keys[1].modifiers == .shift)
    #expect(keys[4].modifiers == .numericPad)
    #expect(rig.recorder.modifiers == [.shift, []])
    try rig.play { seat, _ in seat.keyboardLeave() }
    #expect(rig.recorder.focuses.last?.surface == nil)
    try rig.close()
  }

  @Test("modifiers that are still held when the focus returns are sent again")
  func modifiersAfterLeave() throws {
    let rig = try makeRig()
    try rig.play { seat, surface in
      seat.modifiers(depressed: 4)
      seat.keyboardLeave()
      seat.keyboardEnter(surface, depressed: 4)
    }
    #expect(rig.recorder.modifiers == [.control, .control])
    try rig.play { seat, _ in seat.key(Key.a, isDown: true) }
    #expect(rig.recorder.keys.last?.modifiers == .control)
    try rig.close()
  }

  @Test("keys that are held on entering begin none and end none")
  func heldKeys() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.keyboardEnter(surface, held: [Key.a, Key.b])
      seat.key(Key.a, isDown: false)
      seat.key(Key.a, isDown: true)
      seat.key(Key.a, isDown: true)
      seat.key(Key.a, isDown: false)
    }
    #expect(rig.recorder.focuses.last?.held == [Key.a, Key.b])
    #expect(rig.recorder.keys.map(\.kind) == [.down, .up])
    try rig.close()
  }

  @Test("a held key repeats by a timer of our own until it is let go of")
  func repeats() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.sendRepeatInfo(rate: 100, delay: 20)
      seat.key(Key.a, isDown: true)
    }
    let start = rig.display.now
    let deadline = try #require(rig.display.nextDeadline)
    #expect(deadline <= start + 0.02)
    try rig.waitHere(for: "repeats") { rig.recorder.keys.count >= 4 }
    #expect(rig.recorder.keys.dropFirst().allSatisfy { $0.kind == .repeat })
    #expect(rig.recorder.keys.allSatisfy { $0.meaning.characters == "a" })
    try rig.play { seat, _ in seat.key(Key.a, isDown: false) }
    #expect(rig.display.nextDeadline == nil)
    #expect(rig.recorder.keys.last?.kind == .up)
    try rig.close()
  }

  @Test("nothing repeats at rate zero, after a leave, or that the keymap says does not")
  func noRepeat() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in seat.key(Key.leftShift, isDown: true) }
    #expect(rig.display.nextDeadline == nil)
    try rig.play { seat, _ in seat.key(Key.a, isDown: true) }
    #expect(rig.display.nextDeadline != nil)
    try rig.play { seat, _ in seat.keyboardLeave() }
    #expect(rig.display.nextDeadline == nil)
    try rig.play { seat, surface in
      seat.sendRepeatInfo(rate: 0, delay: 20)
      seat.keyboardEnter(surface)
      seat.key(Key.a, isDown: true)
    }
    #expect(rig.display.nextDeadline == nil)
    try rig.close()
  }

  @Test("a keyboard that is pulled out loses the focus and stops repeating")
  func capabilityRemoved() throws {
    let rig = try makeRig()
    try rig.play { seat, _ in
      seat.key(Key.a, isDown: true)
      seat.capabilities = [.pointer]
    }
    #expect(rig.recorder.focuses.last?.surface == nil)
    #expect(rig.display.nextDeadline == nil)
    try rig.close()
  }

  @Test("the group chooses the layout")
  func groups() throws {
    let rig = try makeRig(keymap: .layout("us,ru"))
    try rig.play { seat, _ in seat.modifiers(group: 1) }
    try type(rig, Key.a)
    #expect(rig.recorder.keys.first?.meaning.characters == "ф")
    try rig.close()
  }

  @Test(
    "a hostile keymap keeps the one before and is logged once",
    arguments: [
      Server.Keymap.none, .text(""), .text("nonsense"), .bytes([], claimedSize: 0),
      .bytes([1, 2, 3], claimedSize: 1_000_000), .sparse(size: 2 << 30),
      .sparse(size: 1 << 20), .bytes([0xFF, 0xFE], claimedSize: 2),
    ])
  func hostileKeymaps(keymap: Server.Keymap) throws {
    let rig = try makeRig()
    try type(rig, Key.a)
    for _ in 0..<3 {
      try rig.compositor.perform { try $0.seat().keymap = keymap }
      try rig.settle()
      try type(rig, Key.a)
    }
    #expect(rig.recorder.keys.count == 8)
    #expect(rig.recorder.keys.allSatisfy { $0.meaning.characters == "a" })
    #expect(rig.log.count == 1)
    try rig.close()
  }

  @Test("with a hostile keymap alone, keys still have their codes")
  func onlyHostile() throws {
    let rig = try makeRig(keymap: Server.Keymap.none)
    try type(rig, Key.a)
    #expect(rig.recorder.keys.map(\.code) == [Key.a, Key.a])
    #expect(rig.recorder.keys.allSatisfy { $0.meaning.characters.isEmpty })
    try rig.close()
  }

  @Test("a keymap that can be read leaves no file descriptor open")
  func descriptors() throws {
    let rig = try makeRig()
    try type(rig, Key.a)
    let before = openDescriptorCount()
    for layout in ["de", "us", "fr", "us"] {
      try rig.compositor.perform { try $0.seat().keymap = .layout(layout) }
      try rig.settle()
      try type(rig, Key.a)
    }
    // The compositor's thread closes its copies of the descriptors at a later time.
    try rig.waitHere(for: "as few descriptors as before") { openDescriptorCount() <= before }
    try rig.close()
  }
}
