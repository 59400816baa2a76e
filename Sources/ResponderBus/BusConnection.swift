import CGIO
import ResponderSystem

/// A connection to a message bus.
///
/// Connecting and all calls are asynchronous, and answers and signals are delivered by
/// ``BusContext/dispatch()``. Errors are reported as a ``SessionBusError`` in an answer, or in
/// ``whenClosed(_:)``. No data from the bus can trap or block the program.
///
///     let bus = BusConnection(address: address, context: context)
///     bus.call(.ofBus("ListNames"), timeout: 5) { answer in print(answer) }
@MainActor package final class BusConnection {
  /// The states of a connection.
  package enum State: Equatable {
    case connecting, open
    case closed(SessionBusError)
  }

  /// The time that connecting may take, in seconds. A bus that refuses a connection may never answer.
  static let connectTimeout = 10.0
  /// The default time that an answer may take, in seconds.
  static let callTimeout = 25.0

  package private(set) var state = State.connecting
  /// A Boolean value that indicates whether the connection has ended, or was never established.
  package var isClosed: Bool {
    if case .closed = state { return true }
    return false
  }

  let context: BusContext
  /// The `GDBusConnection` of an open connection.
  private(set) var handle: OpaquePointer?
  private let cancellable: UnsafeMutablePointer<GCancellable>?
  private var closedHandler: gulong = 0
  /// A closure that cancels the timeout of connecting.
  private var endWait: (() -> Void)?
  /// The requests that wait until the connection is open.
  private var waiting: [() -> Void] = []
  private var farewells: [(SessionBusError) -> Void] = []
  /// The calls that have no answer yet.
  var pending: [Int: PendingCall] = [:]
  var lastCall = 0
  /// The signals that ``emitTogether(_:)`` sends at its end.
  var collected: [OpaquePointer] = []
  var collectionDepth = 0

  /// A one-time setting with which the thread in which GIO connects ends when it is idle, not fifteen seconds
  /// later. The later end would wake an idle program, and until then the thread's stack would use memory.
  private static let endsIdleThreads: Void = g_thread_pool_set_max_unused_threads(0)
  /// A Boolean value that indicates whether idle threads of GIO stay for a while.
  static var keepsIdleThreads: Bool { g_thread_pool_get_max_unused_threads() != 0 }

  /// Begins to connect to the bus at an address in D-Bus's notation, such as `unix:path=/run/user/1000/bus`.
  package init(address: String, context: BusContext) {
    self.context = context
    cancellable = g_cancellable_new()
    // Other kinds of addresses may start programs.
    let isHarmless = address.split(separator: ";" as Character).allSatisfy {
      $0.hasPrefix("unix:path=") || $0.hasPrefix("unix:abstract=") || $0.hasPrefix("unix:dir=")
        || $0.hasPrefix("unix:runtime=") || $0.hasPrefix("tcp:")
    }
    guard isHarmless, !address.isEmpty, g_dbus_is_supported_address(address, nil) != 0 else {
      state = .closed(.unreachable("no address that can be used: \(address)"))
      return
    }
    Self.endsIdleThreads
    // The flags for a client that authenticates to a message bus. With GLib 2.90, their names are not
    // available here, as they are an option set.
    let flags = GDBusConnectionFlags(rawValue: 1 << 0 | 1 << 3)
    let box = Unmanaged.passRetained(WeakBus(self)).toOpaque()
    context.enter {
      g_dbus_connection_new_for_address(address, flags, nil, cancellable, busDidConnect, box)
    }
    endWait = context.after(Self.connectTimeout) { [weak self] in self?.close(.timedOut) }
  }

  isolated deinit {
    endWait?()
    letGo()
    if let cancellable {
      g_cancellable_cancel(cancellable)
      g_object_unref(cancellable)
    }
  }

  /// Returns the address of a socket in D-Bus's notation.
  package nonisolated static func address(ofSocket path: String) -> String {
    guard let escaped = g_dbus_address_escape_value(path) else { return "" }
    defer { g_free(escaped) }
    return "unix:path=" + String(cString: escaped)
  }

  /// Performs a closure when the connection is open. If it is open already, performs it immediately, and if
  /// it is closed, never.
  package func whenOpen(_ body: @escaping () -> Void) {
    switch state {
    case .open: body()
    case .connecting: waiting.append(body)
    case .closed: break
    }
  }

  /// Performs a closure with the reason when the connection has ended.
  package func whenClosed(_ body: @escaping (SessionBusError) -> Void) { farewells.append(body) }

  /// Closes the connection. All pending calls receive the reason.
  package func close(_ reason: SessionBusError = .lost) {
    guard !isClosed else { return }
    state = .closed(reason)
    endWait?()
    waiting = []
    g_cancellable_cancel(cancellable)
    letGo()
    let unanswered = pending.ordered { $0.key < $1.key }
    pending = [:]
    for (_, call) in unanswered { call.answer(.failure(reason)) }
    let farewells = farewells
    self.farewells = []
    for farewell in farewells { farewell(reason) }
  }

  private func letGo() {
    guard let handle else { return }
    self.handle = nil
    g_signal_handler_disconnect(UnsafeMutableRawPointer(handle), closedHandler)
    g_dbus_connection_close(handle, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  fileprivate func didConnect(_ result: Result<OpaquePointer, SessionBusError>) {
    endWait?()
    switch result {
    case .failure(let error): close(error)
    case .success(let connection):
      guard state == .connecting else {
        g_dbus_connection_close(connection, nil, nil, nil)
        return g_object_unref(UnsafeMutableRawPointer(connection))
      }
      handle = connection
      g_dbus_connection_set_exit_on_close(connection, 0)
      closedHandler = g_signal_connect_data(
        UnsafeMutableRawPointer(connection), "closed", busClosedCallback,
        Unmanaged.passRetained(WeakBus(self)).toOpaque(), releaseWeakBus, GConnectFlags(rawValue: 0)
      )
      state = .open
      let tasks = waiting
      waiting = []
      for task in tasks where state == .open { task() }
    }
  }
}

/// The object that C code holds for a connection.
@MainActor final class WeakBus {
  weak var bus: BusConnection?
  init(_ bus: BusConnection) { self.bus = bus }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> BusConnection? {
    guard let pointer else { return nil }
    return Unmanaged<WeakBus>.fromOpaque(pointer).takeUnretainedValue().bus
  }
}

extension SessionBusError {
  /// Converts an error of GIO, and frees it.
  static func take(_ error: UnsafeMutablePointer<GError>?) -> SessionBusError {
    guard let error else { return .lost }
    defer { g_error_free(error) }
    if let name = g_dbus_error_get_remote_error(error) {
      defer { g_free(name) }
      g_dbus_error_strip_remote_error(error)
      return .refused(name: String(cString: name), message: words(of: error))
    }
    if error.pointee.domain == g_io_error_quark() {
      switch UInt32(bitPattern: error.pointee.code) {
      case G_IO_ERROR_TIMED_OUT.rawValue: return .timedOut
      case G_IO_ERROR_CLOSED.rawValue: return .lost
      default: break
      }
    }
    return .unreachable(words(of: error))
  }

  private static func words(of error: UnsafeMutablePointer<GError>) -> String {
    error.pointee.message.map { String(cString: $0) } ?? ""
  }
}

// MARK: Callbacks of C

/// All callbacks are called by ``BusContext/dispatch()``, which is on the main actor. C cannot express that,
/// hence the casts.
private let busDidConnect: GAsyncReadyCallback = {
  let callback:
    @MainActor @convention(c) (
      UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?
    ) -> Void = { _, result, data in
      guard let data else { return }
      let bus = Unmanaged<WeakBus>.fromOpaque(data).takeRetainedValue().bus
      var error: UnsafeMutablePointer<GError>?
      guard let connection = g_dbus_connection_new_for_address_finish(result, &error) else {
        bus?.didConnect(.failure(.take(error)))
        return
      }
      if let bus {
        bus.didConnect(.success(connection))
      } else {
        g_object_unref(UnsafeMutableRawPointer(connection))
      }
    }
  return unsafeBitCast(callback, to: GAsyncReadyCallback.self)
}()

private let busClosedCallback: GCallback = {
  let callback:
    @MainActor @convention(c) (
      UnsafeMutableRawPointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?
    ) -> Void = { _, _, _, data in WeakBus.of(data)?.close(.lost) }
  return unsafeBitCast(callback, to: GCallback.self)
}()

let releaseWeakBus: GClosureNotify = { data, _ in
  guard let data else { return }
  Unmanaged<WeakBus>.fromOpaque(data).release()
}
