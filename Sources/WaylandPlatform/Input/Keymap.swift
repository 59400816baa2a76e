import CWayland

/// A compiled keymap with the state of its modifiers.
@MainActor final class Keymap {
  private let keymap: OpaquePointer
  private let state: OpaquePointer
  /// The same keymap with no modifier but Shift.
  private let plainState: OpaquePointer

  /// Compiles a keymap; nil where it is broken.
  init?(_ text: KeymapText, context: OpaquePointer) {
    let bytes = text.bytes.bindMemory(to: CChar.self)
    // The text ends at its first zero byte, however long the file is.
    let length = bytes.firstIndex(of: 0) ?? bytes.count
    let keymap = xkb_keymap_new_from_buffer(
      context, bytes.baseAddress, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    guard let keymap else { return nil }
    guard let state = xkb_state_new(keymap), let plainState = xkb_state_new(keymap) else {
      xkb_keymap_unref(keymap)
      return nil
    }
    self.keymap = keymap
    self.state = state
    self.plainState = plainState
  }

  isolated deinit {
    xkb_state_unref(plainState)
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
  }

  /// Sets the modifiers and the layout as `wl_keyboard.modifiers` tells them.
  func update(_ modifiers: ModifierMasks) {
    xkb_state_update_mask(
      state, modifiers.depressed, modifiers.latched, modifiers.locked, 0, 0, modifiers.group)
    let shift = modifiers.effective & ModifierMasks.shift
    xkb_state_update_mask(plainState, shift, 0, 0, 0, 0, modifiers.group)
  }

  /// The keysym of an evdev code under the current modifiers.
  func keysym(_ code: UInt32) -> UInt32 {
    xkb_state_key_get_one_sym(state, Self.keycode(code))
  }

  /// The text of an evdev code under the current modifiers.
  func characters(_ code: UInt32) -> String {
    String(filling: { xkb_state_key_get_utf8(self.state, Self.keycode(code), $0, $1) })
  }

  /// The text of an evdev code with no modifier but Shift.
  func charactersIgnoringModifiers(_ code: UInt32) -> String {
    String(filling: { xkb_state_key_get_utf8(self.plainState, Self.keycode(code), $0, $1) })
  }

  /// The text of an evdev code with no modifier at all, in the layout that is in use.
  func plainCharacters(_ code: UInt32) -> String {
    let key = Self.keycode(code)
    var keysyms: UnsafePointer<UInt32>?
    let layout = xkb_state_key_get_layout(state, key)
    guard xkb_keymap_key_get_syms_by_level(keymap, key, layout, 0, &keysyms) > 0,
      let keysym = keysyms?.pointee, let scalar = Unicode.Scalar(xkb_keysym_to_utf32(keysym)),
      scalar.value > 0
    else { return "" }
    return String(Character(scalar))
  }

  /// The first ASCII character that any of the key's layouts makes of it, with Shift as it is; nil
  /// for none.
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

  /// Whether the key repeats while it is held.
  func repeats(_ code: UInt32) -> Bool {
    xkb_keymap_key_repeats(keymap, Self.keycode(code)) != 0
  }

  /// xkb counts keycodes as X11 does, from 8.
  private static func keycode(_ code: UInt32) -> UInt32 {
    code &+ 8
  }
}

extension String {
  /// The text that a C function writes as `snprintf` does: it gives the length that it needs.
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
