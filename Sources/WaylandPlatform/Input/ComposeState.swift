import CWayland

/// A sequence of keys that makes one character: `´` and `e`, or Compose, `o` and `c`.
@MainActor final class ComposeState {
  /// What a key did to the sequence.
  enum Outcome: Equatable {
    /// It belongs to none.
    case nothing
    /// It begins or continues one.
    case composing
    /// It completes one.
    case composed(keysym: UInt32, characters: String)
    /// It fits none, and the keys so far are dropped.
    case cancelled
  }

  private let table: OpaquePointer
  private let state: OpaquePointer

  /// Reads the table of a locale such as `de_DE.UTF-8`, else that of the locale `C`; nil where there
  /// is neither.
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

  /// Takes a keysym that was pressed.
  func feed(_ keysym: UInt32) -> Outcome {
    guard xkb_compose_state_feed(state, keysym) == XKB_COMPOSE_FEED_ACCEPTED else {
      // Shift and its like leave a sequence as it is.
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

  /// Drops the keys so far.
  func reset() {
    xkb_compose_state_reset(state)
  }
}
