import ResponderBus
import ResponderSystem

/// One question to the desktop's portal (`org.freedesktop.portal.Request`), whose answer comes by a signal
/// when the user has given it.
///
/// It answers exactly once, later: also where there is no portal, where it dies or gives nonsense. Nothing
/// that comes is trusted: whoever asks looks at each value.
@MainActor package final class PortalRequest {
  /// What came of it.
  package enum Outcome {
    /// The user has answered: what the portal tells of it.
    case answered([String: DBusValue])
    /// The user has answered with nothing, or was asked no more.
    case cancelled
    /// The portal has not done it, or may not.
    case refused
    /// There is no such portal, or it has gone: ask in another way.
    case unavailable
  }

  private static var lastToken = 0
  private let bus: BusConnection
  private var completion: ((Outcome) -> Void)?
  private var subscriptions: [BusSubscription] = []
  private var handle: String?
  private var parent: PortalParent?
  private let context: ProgramContext
  /// How often the user had left the program when it was asked.
  private let departures: Int
  /// Keeps it alive while it waits.
  private var own: PortalRequest?

  private init(
    bus: BusConnection, _ context: ProgramContext, _ completion: @escaping (Outcome) -> Void
  ) {
    self.bus = bus
    self.context = context
    departures = context.departureCount
    self.completion = completion
    own = self
  }

  /// Asks.
  ///
  /// - Parameters:
  ///   - interface: The portal, `FileChooser`.
  ///   - method: Its method, `OpenFile`.
  ///   - parent: The window that the panel belongs to; nil for none.
  ///   - arguments: What comes between that window and the options.
  ///   - options: The options, which get a token for the answer.
  ///   - descriptors: Open files that go with it, and stay open until it has been asked.
  package static func ask(
    _ interface: String, _ method: String, parent: PortalParent?, _ arguments: [DBusValue],
    options: [String: DBusValue], descriptors: [FileDescriptor] = [], on bus: BusConnection,
    in context: ProgramContext, _ completion: @escaping (Outcome) -> Void
  ) -> PortalRequest {
    let request = PortalRequest(bus: bus, context, completion)
    request.parent = parent
    let token = newToken()
    var options = options
    options["handle_token"] = .string(token)
    bus.whenClosed { [weak request] _ in request?.finish(.unavailable) }
    bus.whenOpen { [weak request] in request?.listen(token) }
    let rest = arguments + [.dictionary(options)]
    let member = BusMember(
      destination: DesktopSettings.portal, path: DesktopSettings.path,
      interface: "org.freedesktop.portal.\(interface)", name: method)
    guard let parent else {
      request.call(member, [.string("")] + rest, descriptors)
      return request
    }
    parent.find { [weak request] name in
      request?.call(member, [.string(name)] + rest, descriptors)
    }
    return request
  }

  private func call(
    _ member: BusMember, _ arguments: [DBusValue], _ descriptors: [FileDescriptor]
  ) {
    // It may have been taken back before the window had a name.
    guard completion != nil else { return }
    bus.call(
      member, arguments, descriptors: descriptors.map(\.number), timeout: Self.timeout
    ) { [weak self] in self?.wasTaken($0) }
  }

  /// How long the portal may take to say that it asks, in seconds; the user may take as long as he likes. It
  /// may have to be started first.
  static let timeout = 10.0

  /// Takes the question back.
  package func cancel() {
    guard completion != nil else { return }
    close()
    finish(.cancelled)
  }

  /// Has the portal take away what it shows.
  private func close() {
    guard let handle else { return }
    bus.call(
      BusMember(
        destination: DesktopSettings.portal, path: handle,
        interface: "org.freedesktop.portal.Request", name: "Close"))
  }

  /// A word for a question that others cannot guess, who could answer in the portal's place.
  static func newToken() -> String {
    lastToken += 1
    return "wr\(lastToken)_\(UInt64.random(in: 0 ... .max))"
  }

  /// What the portal calls its object for a question: it makes that of our name and the token.
  static func handle(on bus: BusConnection, _ token: String) -> String {
    let name = (bus.uniqueName ?? "").dropFirst().map { $0 == "." ? "_" : $0 }
    return "\(DesktopSettings.path)/request/\(String(name))/\(token)"
  }

  /// Listens before it asks: the answer may come before the call's own.
  private func listen(_ token: String) {
    handle = Self.handle(on: bus, token)
    listen()
    subscriptions.append(
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: DesktopSettings.portal) {
        [weak self] signal in
        // It has gone with what it showed.
        if signal.arguments.count == 3, signal.arguments[2].text?.isEmpty == true,
          signal.arguments[1].text?.isEmpty == false
        {
          self?.finish(.unavailable)
        }
      })
  }

  private func listen() {
    guard let handle else { return }
    subscriptions.append(
      bus.subscribe(
        to: BusMember(
          destination: DesktopSettings.portal, path: handle,
          interface: "org.freedesktop.portal.Request", name: "Response")
      ) { [weak self] in self?.responseCame($0) })
  }

  private func wasTaken(_ answer: Result<[DBusValue], SessionBusError>) {
    switch answer {
    case .success(let values):
      guard let path = values.first?.text, path.hasPrefix("/") else {
        return finish(.unavailable)
      }
      // An old portal chooses a name of its own.
      if path != handle {
        handle = path
        listen()
      }
    case .failure(let error):
      // It may come to show something yet.
      if error == .timedOut { close() }
      if case .refused("org.freedesktop.portal.Error.NotAllowed", _) = error {
        return finish(.refused)
      }
      finish(.unavailable)
    }
  }

  private func responseCame(_ signal: BusSubscription.Signal) {
    guard signal.arguments.count == 2, let code = signal.arguments[0].integer else {
      return finish(.unavailable)
    }
    if code == 0, let values = signal.arguments[1].entries { return finish(.answered(values)) }
    // One is the user's no. Two is what GTK's portal says when he closes its window, and any portal when it
    // could not show one: where the program was left meanwhile there was a window.
    let wasShown = context.departureCount != departures
    finish(code == 1 || wasShown ? .cancelled : .refused)
  }

  private func finish(_ outcome: Outcome) {
    guard let completion else { return }
    self.completion = nil
    subscriptions = []
    parent?.release()
    let kept = own
    own = nil
    withExtendedLifetime(kept) { completion(outcome) }
  }
}
