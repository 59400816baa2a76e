import Glibc
import ResponderBus
import ResponderSystem

/// Has a program run once: the first start takes a name on the session bus, and later ones hand over what
/// they were to open, and end.
///
/// It is freedesktop.org's `org.freedesktop.Application`, by which desktops too start programs.
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

  /// What became of a start.
  enum Start {
    /// It is the first, or cannot know: it goes on.
    case first
    /// Another one runs and has taken what was to be opened.
    case handedOver
  }

  /// How long the bus, and a program that runs already, may take to answer, in seconds. A start waits so
  /// long at most, and goes on by itself then.
  static let patience = 3.0

  private let patience: Double
  private let identifier: String
  private unowned let application: Application
  private let bus: BusConnection
  private var export: BusSubscription?

  /// Nil where there is no bus, or the identifier is no name for one.
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

  /// Where the object is that others call: `/org/example/Notes` for `org.example.Notes`.
  static func path(of identifier: String) -> String {
    "/" + identifier.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
  }

  // MARK: Starting

  /// Finds out whether another one runs, and hands files and other addresses over to it. It waits for the
  /// answer.
  func start(files: [Pathname], addresses: [String], token: String?) -> Start {
    var result: Start?
    bus.whenOpen { [self] in
      // Whoever finds the name has to find the object too.
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

  /// How many files are opened at once: whoever is on the bus may call.
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
    // As an event of the desktop's: not in the middle of another.
    application.programContext.later { [weak application] in
      application?.startedAgain(files: files, addresses: addresses, token: token)
    }
    return []
  }

  func property(_ name: String, of interface: String) -> DBusValue? { nil }
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
}
