import CGIO

/// The queue that connects a bus to the main actor. GIO reads and writes in its own thread, and adds the
/// results to the queue.
///
/// The ``descriptor`` becomes readable only when ``dispatch()`` has work to do. The queue has no timers.
@MainActor package final class BusContext {
  /// A `GMainContext`.
  let context: OpaquePointer
  /// The descriptor to watch for reading.
  package let descriptor: Int32
  /// The maximum number of results that are handled at once, so that many messages do not delay drawing.
  private static let dispatchLimit = 200

  /// A function that calls a closure once after a delay, in seconds, on the main actor. It returns a closure
  /// that cancels the call.
  package typealias After =
    @MainActor (_ delay: Double, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// The clock for the timeouts of calls and connections.
  package let after: After

  package init(after: @escaping After) {
    self.after = after
    // With this flag, each addition wakes the run loop, whichever thread it comes from, as the context is
    // polled without an owner.
    let context: OpaquePointer = g_main_context_new_with_flags(
      G_MAIN_CONTEXT_FLAGS_OWNERLESS_POLLING)
    self.context = context
    var poll = GPollFD()
    var timeout: gint = 0
    let count = g_main_context_query(context, gint.max, &timeout, &poll, 1)
    descriptor = count > 0 ? poll.fd : -1
  }

  isolated deinit { g_main_context_unref(context) }

  /// Handles the results in the queue.
  package func dispatch() {
    for _ in 0..<Self.dispatchLimit {
      if g_main_context_iteration(context, 0) == 0 { return }
    }
    g_main_context_wakeup(context)
  }

  /// Runs a closure whose GIO functions deliver their results to this queue.
  func enter<Result>(_ body: () -> Result) -> Result {
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    return body()
  }
}
