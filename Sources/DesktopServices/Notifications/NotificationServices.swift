import ResponderBus
import ResponderSystem

/// An object that finds the notification service on first use: the desktop's server, or the portal if the
/// application is in a sandbox or there is no server.
@MainActor final class NotificationServices {
  typealias Found = Result<any NotificationService, NotificationError>

  private unowned let context: ProgramContext
  private let answer: (_ identifier: String, NotificationAnswer) -> Void
  private let gone: () -> Void
  /// The current service. It is `nil` before it was found and after it has stopped.
  private(set) var service: (any NotificationService)?
  private weak var bus: BusConnection?
  private var owners: [BusSubscription] = []
  private var waiting: [(Found) -> Void] = []
  /// A Boolean value that indicates whether the application runs in a sandbox, such as Flatpak.
  var isSandboxed = NotificationServices.isInSandbox

  /// The time within which a service has to reply, in seconds. The bus may have to start it first.
  static let timeout = 10.0

  /// Creates an object without a service.
  ///
  /// - Parameters:
  ///   - answer: The closure that is called with the events of notifications.
  ///   - gone: The closure that is called when the service has stopped, with all its notifications.
  init(
    context: ProgramContext, answer: @escaping (String, NotificationAnswer) -> Void,
    gone: @escaping () -> Void
  ) {
    self.context = context
    self.answer = answer
    self.gone = gone
  }

  private static var isInSandbox: Bool {
    SystemCall.allows(.existing, to: "/.flatpak-info")
      || ProcessEnvironment.value(of: "SNAP") != nil
  }

  /// Passes the service to a closure, at once if it is known.
  func find(_ completion: @escaping (Found) -> Void) {
    if let service { return completion(.success(service)) }
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    guard context.busAddress != nil, let bus = try? context.sessionBus.open() else {
      return context.later { [weak self] in self?.finish(nil) }
    }
    if self.bus !== bus { follow(bus) }
    if isSandboxed { askPortal(bus) } else { askServer(bus) }
  }

  private func finish(_ service: (any NotificationService)?) {
    self.service = service
    let waiting = waiting
    self.waiting = []
    for completion in waiting {
      completion(service.map { .success($0) } ?? .failure(.noService))
    }
  }

  // MARK: Finding the service

  private func askServer(_ bus: BusConnection) {
    bus.call(NotificationServer.member("GetCapabilities"), timeout: Self.timeout) {
      [weak self, weak bus] result in
      guard let self else { return }
      guard let bus else { return finish(nil) }
      guard case .success(let values) = result, let words = values.first?.parts else {
        return bus.isClosed ? finish(nil) : askPortal(bus)
      }
      let server = NotificationServer(
        bus: bus, words: words.prefix(100).compactMap(\.text), context: context, answer)
      finish(server)
    }
  }

  private func askPortal(_ bus: BusConnection) {
    let version = BusMember(
      destination: DesktopSettings.portal, path: DesktopSettings.path,
      interface: "org.freedesktop.DBus.Properties", name: "Get")
    let arguments: [DBusValue] = [.string(NotificationPortal.interface), .string("version")]
    bus.call(version, arguments, timeout: Self.timeout) { [weak self, weak bus] result in
      guard let self else { return }
      guard let bus, case .success(let values) = result, let version = values.first?.integer,
        version >= 1
      else { return finish(nil) }
      finish(NotificationPortal(bus: bus, version: version, answer))
    }
  }

  // MARK: The end of a service

  private func follow(_ bus: BusConnection) {
    self.bus = bus
    owners = [NotificationServer.name, DesktopSettings.portal].map { name in
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: name) {
        [weak self] signal in
        // A new service may have more capabilities than the current one. If a service stops, its
        // notifications are gone.
        guard let self, signal.arguments.count == 3, let service else { return }
        let isServer = name == NotificationServer.name
        guard isServer == (service is NotificationServer) else { return }
        forget()
      }
    }
    bus.whenClosed { [weak self, weak bus] _ in
      guard let self, self.bus === bus else { return }
      self.bus = nil
      owners = []
      forget()
    }
  }

  private func forget() {
    guard service != nil else { return }
    service = nil
    gone()
  }
}
