import CGIO

/// A connection to a message bus.
///
/// Connecting and every call happen while the program goes on; answers and signals come out of
/// ``BusContext/dispatch()``. What goes wrong is a ``SessionBusError`` in an answer, or in
/// ``whenClosed(_:)``. Nothing that comes from the bus can trap or hang the program.
///
///     let bus = BusConnection(address: address, context: context)
///     bus.call(.ofBus("ListNames"), timeout: 5) { answer in print(answer) }
@MainActor package final class BusConnection {
  /// How far it has come.
  package enum State: Equatable {
    case connecting, open
    case closed(SessionBusError)
  }

  /// How long connecting may take, in seconds: a bus that refuses may never answer.
  static let connectTimeout = 10.0
  /// How long an answer may take, in seconds.
  static let callTimeout = 25.0

  package private(set) var state = State.connecting
  /// Whether it has ended, or never began.
  package var isClosed: Bool {
    if case .closed = state { return true }
    return false
  }

  let context: BusContext
  /// The `GDBusConnection`, once open.
  private(set) var handle: OpaquePointer?
  private let cancellable: UnsafeMutablePointer<GCancellable>?
  private var closedHandler: gulong = 0
  /// Calls off the end of the wait for a connection.
  private var endWait: (() -> Void)?
  /// What is asked for before the connection is open.
  private var waiting: [() -> Void] = []
  private var farewells: [(SessionBusError) -> Void] = []
  /// The calls that have no answer yet.
  var pending: [Int: PendingCall] = [:]
  var lastCall = 0

  /// Has a thread in which GIO has connected end when it is idle, and not fifteen seconds later: that
  /// would be a wake-up of a program at rest, and until then the memory of its stack.
  private static let endsIdleThreads: Void = g_thread_pool_set_max_unused_threads(0)
  /// Whether threads of GIO's that have nothing to do stay for a while.
  static var keepsIdleThreads: Bool { g_thread_pool_get_max_unused_threads() != 0 }

  /// Begins to connect to the bus at an address in D-Bus's notation, `unix:path=/run/user/1000/bus`.
  package init(address: String, context: BusContext) {
    self.context = context
    cancellable = g_cancellable_new()
    // Such an address starts programs.
    let isHarmless = address.split(separator: ";" as Character).allSatisfy {
      $0.hasPrefix("unix:path=") || $0.hasPrefix("unix:abstract=") || $0.hasPrefix("unix:dir=")
        || $0.hasPrefix("unix:runtime=") || $0.hasPrefix("tcp:")
    }
    guard isHarmless, !address.isEmpty, g_dbus_is_supported_address(address, nil) != 0 else {
      state = .closed(.unreachable("no address that can be used: \(address)"))
      return
    }
    Self.endsIdleThreads
    // A client that authenticates, to a bus. GLib 2.90's flags have no names here: they are an option set.
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

  /// A socket's address in D-Bus's notation.
  package nonisolated static func address(ofSocket path: String) -> String {
    guard let escaped = g_dbus_address_escape_value(path) else { return "" }
    defer { g_free(escaped) }
    return "unix:path=" + String(cString: escaped)
  }

  /// Does something as soon as the connection is open, at once where it is; never where it is closed.
  package func whenOpen(_ body: @escaping () -> Void) {
    switch state {
    case .open: body()
    case .connecting: waiting.append(body)
    case .closed: break
    }
  }

  /// Does something when the connection has ended, with the reason.
  package func whenClosed(_ body: @escaping (SessionBusError) -> Void) { farewells.append(body) }

  /// Ends the connection. Every call that waits is answered with the reason.
  package func close(_ reason: SessionBusError = .lost) {
    guard !isClosed else { return }
    state = .closed(reason)
    endWait?()
    waiting = []
    g_cancellable_cancel(cancellable)
    letGo()
    let unanswered = pending.sorted { $0.key < $1.key }
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

/// What C keeps of a connection.
@MainActor final class WeakBus {
  weak var bus: BusConnection?
  init(_ bus: BusConnection) { self.bus = bus }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> BusConnection? {
    guard let pointer else { return nil }
    return Unmanaged<WeakBus>.fromOpaque(pointer).takeUnretainedValue().bus
  }
}

extension SessionBusError {
  /// What GIO says went wrong; the error is freed.
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

// MARK: From C

/// Everything here is called out of ``BusContext/dispatch()``, which is on the main actor; C has no word
/// for that, hence the casts.
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
