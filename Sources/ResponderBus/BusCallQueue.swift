import CGIO
import Synchronization

/// The calls that a connection has received and the main actor has not handled.
///
/// GIO's thread adds to it. The main actor takes a few at a time: a flood of calls leaves time to draw.
final class BusCallQueue: Sendable {
  /// The number of calls that may wait. Further ones are answered with an error.
  static let limit = 32_768
  /// The number of calls that are handled in one iteration of the main context.
  private static let batch = 4

  private struct State {
    /// The addresses of `GDBusMessage`s, of each of which the queue holds a reference.
    var messages: [UInt] = []
    var next = 0
    /// A Boolean value that indicates whether a source of the main context will take messages.
    var isScheduled = false
    var isClosed = false
  }

  private let state = Mutex(State())
  /// The addresses of the `GDBusConnection` and the `GMainContext`, of which the queue holds references.
  private let connection: UInt
  private let context: UInt
  private let receiver: @MainActor (BusCall) -> Void

  init(
    _ connection: OpaquePointer, _ context: OpaquePointer,
    _ receiver: @escaping @MainActor (BusCall) -> Void
  ) {
    self.connection = UInt(bitPattern: connection)
    self.context = UInt(bitPattern: context)
    self.receiver = receiver
    g_object_ref(UnsafeMutableRawPointer(connection))
    g_main_context_ref(context)
  }

  deinit {
    close()
    g_object_unref(UnsafeMutableRawPointer(bitPattern: connection))
    g_main_context_unref(OpaquePointer(bitPattern: context))
  }

  /// The `GDBusConnection`.
  var connectionHandle: OpaquePointer? { OpaquePointer(bitPattern: connection) }

  /// Drops the calls that wait, and those that are added later.
  func close() {
    let dropped = state.withLock { state in
      defer { state = State(isClosed: true) }
      return state.messages[state.next...]
    }
    for message in dropped { g_object_unref(UnsafeMutableRawPointer(bitPattern: message)) }
  }

  /// Adds a message, whose reference it takes over. Called in GIO's thread.
  func add(_ message: OpaquePointer) {
    let address = UInt(bitPattern: message)
    let (isAdded, schedules) = state.withLock { state -> (Bool, Bool) in
      guard !state.isClosed, state.messages.count - state.next < Self.limit else {
        return (false, false)
      }
      state.messages.append(address)
      defer { state.isScheduled = true }
      return (true, !state.isScheduled)
    }
    if !isAdded { refuse(message) }
    if schedules { schedule() }
  }

  private func refuse(_ message: OpaquePointer) {
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    let reply = g_dbus_message_new_method_error_literal(
      message, "org.freedesktop.DBus.Error.LimitsExceeded", "too many calls wait for a reply")
    guard let reply, let connection = OpaquePointer(bitPattern: connection) else { return }
    BusCall.send(reply, to: message, on: connection)
  }

  private func schedule() {
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source, takeCalls, Unmanaged.passRetained(self).toOpaque(), releaseCallQueue)
    g_source_attach(source, OpaquePointer(bitPattern: context))
    g_source_unref(source)
  }

  /// Hands out some calls. Returns a Boolean value that indicates whether there are more.
  @MainActor func handle() -> Bool {
    guard let connection = OpaquePointer(bitPattern: connection) else { return false }
    for _ in 0..<Self.batch {
      let address = state.withLock { state -> UInt? in
        guard state.next < state.messages.count else {
          state.messages.removeAll(keepingCapacity: state.messages.count < 64)
          state.next = 0
          state.isScheduled = false
          return nil
        }
        defer { state.next += 1 }
        return state.messages[state.next]
      }
      guard let address, let message = OpaquePointer(bitPattern: address) else { return false }
      receiver(BusCall(message, on: connection))
    }
    return true
  }
}

extension BusConnection {
  /// Calls a closure for each method call that others send, except of `org.freedesktop.DBus.Peer`, as long as
  /// the subscription lives.
  ///
  /// The connection must be open. Objects that are exported on it receive no calls meanwhile.
  package func receiveCalls(
    _ body: @escaping @MainActor (BusCall) -> Void
  ) -> BusSubscription? {
    guard let handle else { return nil }
    let queue = BusCallQueue(handle, context.context, body)
    let number = context.enter {
      g_dbus_connection_add_filter(
        handle, filterCalls, Unmanaged.passRetained(queue).toOpaque(), releaseCallQueue)
    }
    return BusSubscription {
      // The queue refers to the connection, and the connection's filter to the queue.
      queue.close()
      g_dbus_connection_remove_filter(queue.connectionHandle, number)
    }
  }
}

// MARK: From C

/// Called in GIO's thread.
private let filterCalls: GDBusMessageFilterFunction = { _, message, isIncoming, data in
  guard isIncoming != 0, let message, let data,
    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
  else { return message }
  if let interface = g_dbus_message_get_interface(message),
    g_strcmp0(interface, "org.freedesktop.DBus.Peer") == 0
  {
    return message
  }
  Unmanaged<BusCallQueue>.fromOpaque(data).takeUnretainedValue().add(message)
  return nil
}

private let takeCalls: GSourceFunc = {
  let callback: @MainActor @convention(c) (gpointer?) -> gboolean = { data in
    guard let data else { return 0 }
    let queue = Unmanaged<BusCallQueue>.fromOpaque(data).takeUnretainedValue()
    return queue.handle() ? 1 : 0
  }
  return unsafeBitCast(callback, to: GSourceFunc.self)
}()

private let releaseCallQueue: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<BusCallQueue>.fromOpaque(data).release()
}
