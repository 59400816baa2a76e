import CWayland
import ResponderPlatform

/// A compiled keymap with the state of its modifiers.
@MainActor final class Keymap {
  private let keymap: OpaquePointer
  private let state: OpaquePointer
  /// The state with only the modifiers that choose a character, and without Caps Lock.
  private let choosingState: OpaquePointer
  /// The same as ``choosingState``, without Shift.
  private let unshiftedState: OpaquePointer
  /// The modifiers of ``unshiftedState``.
  private var choosers: UInt32 = 0

  /// Compiles a keymap. If the keymap is invalid, returns `nil`.
  init?(_ text: KeymapText, context: OpaquePointer) {
    let bytes = text.bytes.bindMemory(to: CChar.self)
    // The text ends at its first zero byte, which may be before the end of the file.
    let length = bytes.firstIndex(of: 0) ?? bytes.count
    let keymap = xkb_keymap_new_from_buffer(
      context, bytes.baseAddress, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    guard let keymap else { return nil }
    let states = (0..<3).map { _ in xkb_state_new(keymap) }
    guard let state = states[0], let choosing = states[1], let unshifted = states[2] else {
      for state in states { xkb_state_unref(state) }
      xkb_keymap_unref(keymap)
      return nil
    }
    self.keymap = keymap
    self.state = state
    choosingState = choosing
    unshiftedState = unshifted
  }

  isolated deinit {
    xkb_state_unref(unshiftedState)
    xkb_state_unref(choosingState)
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
  }

  /// Sets the modifiers and the layout. `wl_keyboard.modifiers`
  func update(_ modifiers: ModifierMasks) {
    xkb_state_update_mask(
      state, modifiers.depressed, modifiers.latched, modifiers.locked, 0, 0, modifiers.group)
    let choosing = modifiers.effective & ~ModifierMasks.commands
    choosers = choosing & ~ModifierMasks.shift
    xkb_state_update_mask(choosingState, choosing, 0, 0, 0, 0, modifiers.group)
    xkb_state_update_mask(unshiftedState, choosers, 0, 0, 0, 0, modifiers.group)
  }

  /// Returns the keysym of an evdev code under the current modifiers, or ``Keysym/void`` if the key has none.
  func keysym(_ code: UInt32) -> UInt32 {
    let keysym = xkb_state_key_get_one_sym(state, Self.keycode(code))
    return keysym == Keysym.none.rawValue ? Keysym.void.rawValue : keysym
  }

  /// Returns the text of an evdev code under the current modifiers.
  func characters(_ code: UInt32) -> String {
    String(filling: { xkb_state_key_get_utf8(self.state, Self.keycode(code), $0, $1) })
  }

  /// Returns the text of an evdev code without Caps Lock and without the modifiers of shortcuts.
  func charactersIgnoringModifiers(_ code: UInt32) -> String {
    String(filling: { xkb_state_key_get_utf8(self.choosingState, Self.keycode(code), $0, $1) })
  }

  /// Returns the text of an evdev code without Shift, without Caps Lock and without the modifiers of
  /// shortcuts.
  func unshiftedCharacters(_ code: UInt32) -> String {
    String(filling: { xkb_state_key_get_utf8(self.unshiftedState, Self.keycode(code), $0, $1) })
  }

  /// Returns a Boolean value that indicates whether a modifier other than Shift, held or locked, selects a
  /// level of the key.
  func isLevelChosen(_ code: UInt32) -> Bool {
    guard choosers != 0 else { return false }
    let key = Self.keycode(code)
    let levels = xkb_state_key_get_consumed_mods2(unshiftedState, key, XKB_CONSUMED_MODE_XKB)
    return levels & choosers != 0
  }

  /// Returns the first ASCII character that a layout of the keymap has for the key, with or without Shift. If
  /// there is none, returns `nil`.
  func latinCharacter(_ code: UInt32, isShifted: Bool) -> String? {
    let key = Self.keycode(code)
    for layout in 0..<xkb_keymap_num_layouts_for_key(keymap, key) {
      var keysyms: UnsafePointer<UInt32>?
      let level: UInt32 = isShifted ? 1 : 0
      guard xkb_keymap_key_get_syms_by_level(keymap, key, layout, level, &keysyms) > 0,
        let keysym = keysyms?.pointee, let scalar = Unicode.Scalar(xkb_keysym_to_utf32(keysym)),
        scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F
      else { continue }
      return String(Character(scalar))
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the key repeats while it is held.
  func repeats(_ code: UInt32) -> Bool {
    xkb_keymap_key_repeats(keymap, Self.keycode(code)) != 0
  }

  /// Returns the xkb keycode of an evdev code. As in X11, xkb keycodes start at 8.
  private static func keycode(_ code: UInt32) -> UInt32 {
    code &+ 8
  }
}

extension String {
  /// Creates a string with the output of a C function that writes as `snprintf` does and returns the length
  /// it needs.
  init(filling write: (UnsafeMutablePointer<CChar>, Int) -> Int32) {
    var text = ""
    var capacity = 64
    for _ in 0..<2 {
      let needed = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        base.pointee = 0
        let needed = Int(write(base, capacity))
        if needed < capacity { text = String(cString: base) }
        return needed
      }
      if needed < capacity { break }
      capacity = needed + 1
    }
    self = text
  }
}
