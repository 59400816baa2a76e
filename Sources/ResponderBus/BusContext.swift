import CGIO

/// The queue through which a bus reaches the main actor: GIO reads and writes in a thread of its own and
/// puts what has come here.
///
/// ``descriptor`` becomes readable when ``dispatch()`` has something to do, and not otherwise: there is
/// nothing in it that waits for a time.
@MainActor package final class BusContext {
  /// A `GMainContext`.
  let context: OpaquePointer
  /// What to watch for reading.
  package let descriptor: Int32
  /// How many things are handled at once, so that a flood of messages leaves time to draw.
  private static let dispatchLimit = 200

  /// Has a closure run once after a time, in seconds, on the main actor; gives what calls it off.
  package typealias After =
    @MainActor (_ delay: Double, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// The clock that calls and connections wait by.
  let after: After

  package init(after: @escaping After) {
    self.after = after
    // Whoever adds something wakes the loop, whichever thread it is: we poll without owning the context.
    let context: OpaquePointer = g_main_context_new_with_flags(
      G_MAIN_CONTEXT_FLAGS_OWNERLESS_POLLING)
    self.context = context
    var poll = GPollFD()
    var timeout: gint = 0
    let count = g_main_context_query(context, gint.max, &timeout, &poll, 1)
    descriptor = count > 0 ? poll.fd : -1
  }

  isolated deinit { g_main_context_unref(context) }

  /// Handles what has come.
  package func dispatch() {
    for _ in 0..<Self.dispatchLimit {
      if g_main_context_iteration(context, 0) == 0 { return }
    }
    g_main_context_wakeup(context)
  }

  /// Runs what is to bring its answer here.
  func enter<Result>(_ body: () -> Result) -> Result {
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    return body()
  }
}
