import CGIO
import ResponderBus
import ResponderSystem

/// A single request to the settings portal while the program starts. With its answer, the first frame already
/// has the colors of the desktop.
///
/// A connection of GIO takes longer than the rest of the start. Therefore, ``DesktopSettings`` creates one
/// after the first frame. This request uses a plain socket: it sends the authentication, the greeting and the
/// call in one write, and the answer arrives together with the compositor's. The call does not start a portal
/// that is not running, as the answer would be too late.
@MainActor final class StartupSettings {
  /// The time that the first frame waits for an answer, in seconds: the duration of a frame.
  static let patience = 1.0 / 60
  /// The size of the largest answer that is read, in bytes.
  private static let largestAnswer = 1 << 20
  /// The serial number of the call.
  private static let questionNumber: UInt32 = 2

  private let socket: FileDescriptor
  private let answer: (SystemAppearance?) -> Void
  private var watch: DescriptorWatch?
  private var deadline: ClockTimer?
  private var received: [UInt8] = []
  private var isLetIn = false
  private var isOver = false

  /// Sends the request to the bus at an address in the notation of D-Bus. If the address has no socket, or no
  /// bus listens there, returns `nil`.
  ///
  /// The closure `answer` is called once, later. It receives `nil` if there is no answer.
  init?(
    address: String, in context: ProgramContext, answer: @escaping (SystemAppearance?) -> Void
  ) {
    guard let socket = Self.ask(at: address) else { return nil }
    self.socket = socket
    self.answer = answer
    watch = DescriptorWatch(socket.number, for: .reading, in: context) { [weak self] _ in
      self?.read()
    }
  }

  isolated deinit {
    watch?.cancel()
    deadline?.invalidate()
  }

  /// Returns a Boolean value that indicates whether a frame that is ready must wait. It never waits longer
  /// than ``patience`` after the first call.
  func holdsFrame() -> Bool {
    if isOver { return false }
    if deadline == nil {
      deadline = ClockTimer.scheduledTimer(withTimeInterval: Self.patience) { [weak self] _ in
        self?.finish(nil)
      }
    }
    return true
  }

  private func finish(_ appearance: SystemAppearance?) {
    guard !isOver else { return }
    isOver = true
    watch?.cancel()
    deadline?.invalidate()
    answer(appearance)
  }

  // MARK: Request

  /// Connects to the bus and sends the request. Returns the socket.
  private static func ask(at address: String) -> FileDescriptor? {
    guard let question = question(), let name = socketName(ofFirst: address),
      let socket = try? FileDescriptor(connectingTo: name)
    else { return nil }
    // An empty socket has room for all of it.
    let outcome = try? question.withUnsafeBytes { try SystemCall.write($0, to: socket.number) }
    return outcome == .done(question.count) ? socket : nil
  }

  /// Returns the bytes of the authentication, of `Hello`, and of the call.
  private static func question() -> [UInt8]? {
    let user = "\(CurrentProcess.user)".utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    let login = "\0AUTH EXTERNAL \(user.joined())\r\nBEGIN\r\n"
    let portal = BusMember(
      destination: DesktopSettings.portal, path: DesktopSettings.path,
      interface: DesktopSettings.interface, name: "ReadAll")
    guard let hello = message(.ofBus("Hello"), [], number: 1),
      let read = message(
        portal, [.strings(DesktopSettingValues.namespaces)], number: questionNumber)
    else { return nil }
    return Array(login.utf8) + hello + read
  }

  private static func message(
    _ member: BusMember, _ arguments: [DBusValue], number: UInt32
  ) -> [UInt8]? {
    guard
      let message = g_dbus_message_new_method_call(
        member.destination, member.path, member.interface, member.name)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    g_dbus_message_set_serial(message, number)
    g_dbus_message_set_flags(message, GDBusMessageFlags(rawValue: 1 << 1))
    if !arguments.isEmpty {
      guard let body = DBusValue.structure(arguments).makeVariant() else { return nil }
      g_dbus_message_set_body(message, body)
    }
    var size: gsize = 0
    guard let bytes = g_dbus_message_to_blob(message, &size, GDBusCapabilityFlags(rawValue: 0), nil)
    else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  /// Returns the name of the first socket in an address.
  private static func socketName(ofFirst address: String) -> [UInt8]? {
    address.split(separator: ";" as Character).first.flatMap { socketName(String($0)) }
  }

  /// Returns the bytes of a socket's name. The name of an abstract socket begins with a zero byte.
  private static func socketName(_ address: String) -> [UInt8]? {
    for (prefix, first) in [("unix:path=", []), ("unix:abstract=", [0])] as [(String, [UInt8])]
    where address.hasPrefix(prefix) {
      let value = address.dropFirst(prefix.count).prefix { $0 != "," }
      guard !value.isEmpty, let plain = g_uri_unescape_string(String(value), nil) else {
        return nil
      }
      defer { g_free(plain) }
      return first + String(cString: plain).utf8
    }
    return nil
  }

  // MARK: The answer

  private func read() {
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while !isOver {
      let outcome = try? chunk.withUnsafeMutableBytes {
        try SystemCall.read(socket.number, into: $0)
      }
      if outcome == .wouldBlock { return }
      guard case .done(let count)? = outcome, count > 0,
        received.count + count <= Self.largestAnswer
      else { return finish(nil) }
      received += chunk[..<count]
      understand()
    }
  }

  /// Handles all messages that are complete.
  private func understand() {
    if !isLetIn {
      guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return }
      guard received.starts(with: "OK ".utf8) else { return finish(nil) }
      received.removeFirst(end + 1)
      isLetIn = true
    }
    while !isOver, received.count >= 16 {
      let size = received.withUnsafeMutableBufferPointer {
        g_dbus_message_bytes_needed($0.baseAddress, 16, nil)
      }
      guard (16...Self.largestAnswer).contains(size) else { return finish(nil) }
      guard received.count >= size else { return }
      take(Array(received[..<size]))
      received.removeFirst(size)
    }
  }

  /// Handles a message. All messages except the answer to the call are ignored.
  private func take(_ bytes: [UInt8]) {
    var bytes = bytes
    let count = bytes.count
    let message = bytes.withUnsafeMutableBufferPointer {
      g_dbus_message_new_from_blob(
        $0.baseAddress, gsize(count), GDBusCapabilityFlags(rawValue: 0), nil)
    }
    guard let message else { return finish(nil) }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    guard g_dbus_message_get_reply_serial(message) == Self.questionNumber else { return }
    var values = DesktopSettingValues()
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_RETURN,
      let body = g_dbus_message_get_body(message), case .structure(let found)? = DBusValue(body),
      values.set(found)
    else { return finish(nil) }
    finish(values.appearance)
  }
}
