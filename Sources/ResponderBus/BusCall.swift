import CGIO

/// A call of a method that another program has sent and that waits for its reply.
@MainActor package final class BusCall {
  /// The path of the object that is called.
  package let path: String
  /// The interface, or an empty string if the caller names none.
  package let interface: String
  /// The method.
  package let method: String
  /// The signature of the arguments.
  package let signature: String
  /// The arguments. Empty if they have a type that is not in use here.
  package private(set) lazy var arguments: [DBusValue] = {
    guard let body = g_dbus_message_get_body(message),
      case .structure(let values)? = DBusValue(body)
    else { return [] }
    return values
  }()

  /// A `GDBusConnection`.
  private let connection: OpaquePointer
  /// A `GDBusMessage`.
  private let message: OpaquePointer
  private var isAnswered = false

  /// Creates a call from a message, whose reference it takes over.
  init(_ message: OpaquePointer, on connection: OpaquePointer) {
    self.message = message
    self.connection = connection
    g_object_ref(UnsafeMutableRawPointer(connection))
    path = Self.text(g_dbus_message_get_path(message))
    interface = Self.text(g_dbus_message_get_interface(message))
    method = Self.text(g_dbus_message_get_member(message))
    signature = Self.text(g_dbus_message_get_signature(message))
  }

  isolated deinit {
    fail("org.freedesktop.DBus.Error.NoReply", "no reply")
    g_object_unref(UnsafeMutableRawPointer(message))
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Sends the results of the method. Only the first reply or failure has an effect.
  package func reply(_ values: [DBusValue]) {
    guard !isAnswered else { return }
    guard let body = DBusValue.structure(values).makeVariant() else {
      return fail("org.freedesktop.DBus.Error.Failed", "the results of \(method) cannot be sent")
    }
    guard let reply = g_dbus_message_new_method_reply(message) else { return }
    g_dbus_message_set_body(reply, body)
    send(reply)
  }

  /// Sends an error. Only the first reply or failure has an effect.
  package func fail(_ name: String, _ description: String) {
    guard !isAnswered,
      let reply = g_dbus_message_new_method_error_literal(message, name, description)
    else { return }
    send(reply)
  }

  private func send(_ reply: OpaquePointer) {
    isAnswered = true
    Self.send(reply, to: message, on: connection)
  }

  /// Sends a reply unless the caller has requested none, and frees it.
  nonisolated static func send(
    _ reply: OpaquePointer, to call: OpaquePointer, on connection: OpaquePointer
  ) {
    defer { g_object_unref(UnsafeMutableRawPointer(reply)) }
    // G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.
    guard g_dbus_message_get_flags(call).rawValue & 1 == 0 else { return }
    g_dbus_connection_send_message(
      connection, reply, GDBusSendMessageFlags(rawValue: 0), nil, nil)
  }

  private static func text(_ pointer: UnsafePointer<gchar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
