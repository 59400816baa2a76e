import Glibc
import ResponderBus
import ResponderRuntime
import ResponderSystem

/// An object that lets only one instance of a program run. The first instance owns a name on the session bus.
/// Later ones send it the files that they were to open, and exit.
///
/// Follows the interface `org.freedesktop.Application`, with which desktops start programs too.
@MainActor final class SingleInstance: BusObject {
  static let interface = "org.freedesktop.Application"
  static let description = """
    <node><interface name="org.freedesktop.Application">
      <method name="Activate"><arg type="a{sv}" direction="in"/></method>
      <method name="Open">
        <arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>
      </method>
      <method name="ActivateAction">
        <arg type="s" direction="in"/><arg type="av" direction="in"/>
        <arg type="a{sv}" direction="in"/>
      </method>
    </interface></node>
    """

  /// The result of a start.
  enum Start {
    /// This is the first instance, or the library cannot know. It continues.
    case first
    /// Another instance runs and has received the files.
    case handedOver
  }

  /// The time that the bus, and another instance, have to answer, in seconds. After it, this instance
  /// continues by itself.
  static let patience = 3.0

  private let patience: Double
  private let identifier: String
  private unowned let application: Application
  private let bus: BusConnection
  private var export: BusSubscription?

  /// Creates an instance. If there is no session bus, or the identifier is not a valid bus name, returns
  /// `nil`.
  init?(
    identifier: String, application: Application, patience: Double = SingleInstance.patience
  ) {
    guard application.programContext.busAddress != nil,
      let bus = try? application.programContext.sessionBus.open()
    else { return nil }
    self.patience = patience
    self.identifier = identifier
    self.application = application
    self.bus = bus
  }

  /// Returns the object path that other programs call: `/org/example/Notes` for `org.example.Notes`.
  static func path(of identifier: String) -> String {
    "/" + identifier.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
  }

  // MARK: Starting

  /// Requests the name, and sends files and other URLs to the instance that owns it. The call waits for
  /// the answer.
  func start(files: [Pathname], addresses: [String], token: String?) -> Start {
    var result: Start?
    bus.whenOpen { [self] in
      // The object is exported before the name is requested, so that a caller who finds the name finds the
      // object.
      export = try? bus.export(
        self, at: Self.path(of: identifier), description: Self.description)
      bus.requestName(identifier) { [self] answer in
        guard case .success(false) = answer else { return result = .first }
        export = nil
        handOver(files.map(\.address) + addresses, token) {
          result = $0 ? .handedOver : .first
        }
      }
    }
    let end = MonotonicClock.now + patience
    while result == nil, !bus.isClosed, MonotonicClock.now < end { wait() }
    return result ?? .first
  }

  private func wait() {
    let watched = application.programContext.watches
    var requests = watched.map(\.request)
    requests.withUnsafeMutableBufferPointer { _ = SystemCall.poll($0, milliseconds: 50) }
    application.programContext.tellWatches(watched, requests)
    application.programContext.timers.fire(at: application.now)
  }

  private func handOver(
    _ addresses: [String], _ token: String?, _ completion: @escaping (Bool) -> Void
  ) {
    let data: [String: DBusValue] = token.map { ["activation-token": .string($0)] } ?? [:]
    let method = BusMember(
      destination: identifier, path: Self.path(of: identifier), interface: Self.interface,
      name: addresses.isEmpty ? "Activate" : "Open")
    let arguments =
      addresses.isEmpty
      ? [.dictionary(data)] : [DBusValue.strings(addresses), .dictionary(data)]
    bus.call(method, arguments, timeout: patience) { answer in
      if case .success = answer { completion(true) } else { completion(false) }
    }
  }

  // MARK: Being called

  /// The largest number of files that are opened by one call. Any program on the bus may call.
  private static let fileLimit = 200

  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    guard method == "Activate" || method == "Open" else {
      throw .refused(
        name: "org.freedesktop.DBus.Error.NotSupported", message: "There is no such action.")
    }
    var files: [Pathname] = []
    var addresses: [String] = []
    if method == "Open" {
      let texts = (arguments.first?.parts ?? []).prefix(Self.fileLimit).compactMap(\.text)
      files = texts.compactMap { Pathname(address: $0) }
      addresses = texts.filter(Application.isAddress)
    }
    let token = arguments.last?.entries?["activation-token"]?.text
    // The start is queued, so that it is not handled during another event.
    application.programContext.later { [applicationLink = BackLink(application)] in
      applicationLink.target?.startedAgain(files: files, addresses: addresses, token: token)
    }
    return []
  }

  func property(_ name: String, of interface: String) -> DBusValue? { nil }
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
}
