import CGIO

/// A call that waits for its answer.
@MainActor final class PendingCall {
  typealias Answer = Result<[DBusValue], SessionBusError>
  private var body: ((Answer) -> Void)?
  private let endWait: () -> Void

  /// Creates a pending call.
  ///
  /// - Parameter endWait: A closure that cancels the timeout of the call.
  init(endWait: @escaping () -> Void, _ body: @escaping (Answer) -> Void) {
    self.endWait = endWait
    self.body = body
  }

  /// Delivers the answer once.
  func answer(_ answer: Answer) {
    endWait()
    let body = body
    self.body = nil
    body?(answer)
  }
}

extension BusConnection {
  /// Calls a method, and gives its result or error to a closure exactly once, and later.
  ///
  /// - Parameters:
  ///   - descriptors: Open files to send with the call. They stay the caller's. See ``DBusValue/handle(_:)``.
  ///   - startsService: A Boolean value that indicates whether the bus starts the service if it does not run.
  ///   - timeout: The time that the answer may take, in seconds.
  package func call(
    _ method: BusMember, _ arguments: [DBusValue] = [], descriptors: [Int32] = [],
    startsService: Bool = true, timeout: Double = callTimeout,
    answer: @escaping (Result<[DBusValue], SessionBusError>) -> Void = { _ in }
  ) {
    lastCall += 1
    let number = lastCall
    let endWait = context.after(timeout) { [weak self] in
      self?.finish(number, .failure(.timedOut))
    }
    pending[number] = PendingCall(endWait: endWait, answer)
    if case .closed(let reason) = state { return finishLater(number, .failure(reason)) }
    let files = Self.list(of: descriptors)
    // GLib 2.90's flags have no names here.
    let flags = GDBusCallFlags(rawValue: startsService ? 0 : 1 << 0)
    whenOpen { [weak self] in self?.send(method, arguments, files, flags, number) }
  }

  /// Returns copies of descriptors, as the caller may close its own meanwhile.
  private static func list(of descriptors: [Int32]) -> FileList? {
    guard !descriptors.isEmpty, let list = g_unix_fd_list_new() else { return nil }
    for descriptor in descriptors { g_unix_fd_list_append(list, descriptor, nil) }
    return FileList(list)
  }

  private func send(
    _ method: BusMember, _ arguments: [DBusValue], _ files: FileList?, _ flags: GDBusCallFlags,
    _ number: Int
  ) {
    guard pending[number] != nil, let handle else { return }
    guard method.isValid else {
      return finishLater(number, .failure(.malformed("\(method.interface).\(method.name)")))
    }
    guard let parameters = DBusValue.structure(arguments).makeVariant() else {
      return finishLater(number, .failure(.malformed("the arguments of \(method.name)")))
    }
    let box = Unmanaged.passRetained(CallTicket(bus: self, number: number)).toOpaque()
    context.enter {
      // This class has its own timeout, as GIO's timeouts would wake the run loop in a different way.
      if let files {
        g_dbus_connection_call_with_unix_fd_list(
          handle, method.destination, method.path, method.interface, method.name, parameters, nil,
          flags, gint.max, files.list, nil, busDidAnswer, box)
      } else {
        g_dbus_connection_call(
          handle, method.destination, method.path, method.interface, method.name, parameters, nil,
          flags, gint.max, nil, busDidAnswer, box)
      }
    }
  }

  /// Delivers an answer, but never during the call, as the caller may not be ready for it.
  private func finishLater(_ number: Int, _ answer: PendingCall.Answer) {
    _ = context.after(0) { [weak self] in self?.finish(number, answer) }
  }

  fileprivate func finish(_ number: Int, _ answer: PendingCall.Answer) {
    pending.removeValue(forKey: number)?.answer(answer)
  }

  // MARK: Signals

  /// Calls a closure for each signal with the interface, name and path of a member that the owner of its
  /// destination sends. It is called as long as the subscription exists.
  package func subscribe(
    to signal: BusMember, firstArgument: String? = nil,
    _ body: @escaping (BusSubscription.Signal) -> Void
  ) -> BusSubscription {
    let taken = SubscriptionNumber()
    whenOpen { [weak self] in
      guard let self, let handle, signal.isValid, !taken.isCancelled else { return }
      let box = Unmanaged.passRetained(SignalBody(body)).toOpaque()
      taken.number = context.enter {
        g_dbus_connection_signal_subscribe(
          handle, signal.destination, signal.interface, signal.name, signal.path, firstArgument,
          GDBusSignalFlags(rawValue: 0), busDidSignal, box, releaseSignalBody)
      }
    }
    return BusSubscription { [weak self] in
      taken.isCancelled = true
      guard let number = taken.number, let handle = self?.handle else { return }
      g_dbus_connection_signal_unsubscribe(handle, number)
    }
  }

  /// Sends a signal to all subscribers.
  package func emit(_ signal: BusMember, _ arguments: [DBusValue]) {
    guard handle != nil, signal.isValid,
      let parameters = DBusValue.structure(arguments).makeVariant(),
      let message = g_dbus_message_new_signal(signal.path, signal.interface, signal.name)
    else { return }
    g_dbus_message_set_body(message, parameters)
    if let destination = signal.destination { g_dbus_message_set_destination(message, destination) }
    collected.append(message)
    if collectionDepth == 0 { sendCollected() }
  }

  /// Performs a closure, and then sends the signals that it has emitted one directly after the other. GIO's
  /// thread, which writes them, wakes up less often than for signals with pauses between them.
  package func emitTogether(_ body: () -> Void) {
    collectionDepth += 1
    body()
    collectionDepth -= 1
    if collectionDepth == 0 { sendCollected() }
  }

  private func sendCollected() {
    let messages = collected
    collected = []
    for message in messages {
      // A connection that is closed returns an error.
      if let handle {
        g_dbus_connection_send_message(
          handle, message, GDBusSendMessageFlags(rawValue: 0), nil, nil)
      }
      g_object_unref(UnsafeMutableRawPointer(message))
    }
  }

  // MARK: Names

  /// The unique name of the connection on the bus, such as `:1.42`. Before the connection is open, it is
  /// `nil`.
  package var uniqueName: String? {
    handle.flatMap { g_dbus_connection_get_unique_name($0) }.map { String(cString: $0) }
  }

  /// Requests a name on the bus, and reports whether it was free.
  package func requestName(
    _ name: String, answer: @escaping (Result<Bool, SessionBusError>) -> Void
  ) {
    // The flag for not waiting in the queue of the name (`DO_NOT_QUEUE`).
    let flags = UInt32(4)
    call(.ofBus("RequestName"), [.string(name), .uint32(flags)]) { result in
      answer(result.map { $0.first?.integer == 1 || $0.first?.integer == 4 })
    }
  }

  /// Releases a name.
  package func releaseName(_ name: String) { call(.ofBus("ReleaseName"), [.string(name)]) }
}

/// Open files that wait for the connection.
@MainActor private final class FileList {
  let list: UnsafeMutablePointer<GUnixFDList>
  init(_ list: UnsafeMutablePointer<GUnixFDList>) { self.list = list }
  isolated deinit { g_object_unref(list) }
}

/// The object that C code holds for a call.
@MainActor private final class CallTicket {
  weak var bus: BusConnection?
  let number: Int
  init(bus: BusConnection, number: Int) {
    self.bus = bus
    self.number = number
  }
}

/// The object that C code holds for a subscription.
@MainActor private final class SignalBody {
  let call: (BusSubscription.Signal) -> Void
  init(_ call: @escaping (BusSubscription.Signal) -> Void) { self.call = call }
}

@MainActor private final class SubscriptionNumber {
  var number: guint?
  var isCancelled = false
}

// MARK: Callbacks of C

private let busDidAnswer: GAsyncReadyCallback = {
  let callback:
    @MainActor @convention(c) (
      UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?
    ) -> Void = { source, result, data in
      guard let data else { return }
      let ticket = Unmanaged<CallTicket>.fromOpaque(data).takeRetainedValue()
      guard let source else { return }
      var error: UnsafeMutablePointer<GError>?
      let connection = OpaquePointer(source)
      guard let reply = g_dbus_connection_call_finish(connection, result, &error) else {
        ticket.bus?.finish(ticket.number, .failure(.take(error)))
        return
      }
      defer { g_variant_unref(reply) }
      guard case .structure(let values)? = DBusValue(reply) else {
        ticket.bus?.finish(ticket.number, .failure(.malformed("an answer")))
        return
      }
      ticket.bus?.finish(ticket.number, .success(values))
    }
  return unsafeBitCast(callback, to: GAsyncReadyCallback.self)
}()

private let busDidSignal: GDBusSignalCallback = {
  let callback:
    @MainActor @convention(c) (
      OpaquePointer?, UnsafePointer<gchar>?, UnsafePointer<gchar>?, UnsafePointer<gchar>?,
      UnsafePointer<gchar>?, OpaquePointer?, gpointer?
    ) -> Void = { _, sender, path, _, name, parameters, data in
      guard let data, let parameters, case .structure(let values)? = DBusValue(parameters) else {
        return
      }
      Unmanaged<SignalBody>.fromOpaque(data).takeUnretainedValue().call(
        BusSubscription.Signal(
          sender: sender.map { String(cString: $0) } ?? "",
          path: path.map { String(cString: $0) } ?? "",
          name: name.map { String(cString: $0) } ?? "", arguments: values))
    }
  return unsafeBitCast(callback, to: GDBusSignalCallback.self)
}()

private let releaseSignalBody: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<SignalBody>.fromOpaque(data).release()
}
