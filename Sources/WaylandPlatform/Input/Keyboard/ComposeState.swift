import CWayland

/// A state machine for sequences of keys that produce one character, such as `´` and `e`, or Compose, `o` and
/// `c`.
@MainActor final class ComposeState {
  /// The effect of a key on the sequence.
  enum Outcome: Equatable {
    /// The key belongs to no sequence.
    case nothing
    /// The key begins or continues a sequence.
    case composing
    /// The key completes a sequence.
    case composed(keysym: UInt32, characters: String)
    /// The key does not fit the sequence, which is dropped.
    case cancelled
  }

  private let table: OpaquePointer
  private let state: OpaquePointer

  /// Reads the compose table of a locale, such as `de_DE.UTF-8`, or else that of the locale `C`. If there is
  /// neither, returns `nil`.
  init?(locale: String, context: OpaquePointer) {
    let table =
      xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
      ?? xkb_compose_table_new_from_locale(context, "C", XKB_COMPOSE_COMPILE_NO_FLAGS)
    guard let table else { return nil }
    guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      xkb_compose_table_unref(table)
      return nil
    }
    self.table = table
    self.state = state
  }

  isolated deinit {
    xkb_compose_state_unref(state)
    xkb_compose_table_unref(table)
  }

  /// Processes the keysym of a key that was pressed.
  func feed(_ keysym: UInt32) -> Outcome {
    guard xkb_compose_state_feed(state, keysym) == XKB_COMPOSE_FEED_ACCEPTED else {
      // Modifiers such as Shift do not change a sequence.
      return .nothing
    }
    switch xkb_compose_state_get_status(state) {
    case XKB_COMPOSE_COMPOSING: return .composing
    case XKB_COMPOSE_CANCELLED:
      xkb_compose_state_reset(state)
      return .cancelled
    case XKB_COMPOSE_COMPOSED:
      defer { xkb_compose_state_reset(state) }
      return .composed(
        keysym: xkb_compose_state_get_one_sym(state),
        characters: String(filling: { xkb_compose_state_get_utf8(self.state, $0, $1) }))
    default: return .nothing
    }
  }

  /// Drops the keys of an incomplete sequence.
  func reset() {
    xkb_compose_state_reset(state)
  }
}
