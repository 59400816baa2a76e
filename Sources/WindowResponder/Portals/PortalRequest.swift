import ResponderBus
import ResponderSystem

/// A request to the desktop's portal (`org.freedesktop.portal.Request`). A signal reports the user's
/// response.
///
/// The request completes exactly once, and later, even if there is no portal, or if the portal stops or sends
/// an invalid answer. No value in an answer is trusted: the caller must check each one.
@MainActor package final class PortalRequest {
  /// The result of a request.
  package enum Outcome {
    /// The user has responded. The value has the results of the portal.
    case answered([String: DBusValue])
    /// The user cancelled the panel, or the program cancelled the request.
    case cancelled
    /// The portal could not do what was requested, or is not allowed to.
    case refused
    /// There is no such portal, or it has stopped. Use another method.
    case unavailable
  }

  private static var lastToken = 0
  private let bus: BusConnection
  private var completion: ((Outcome) -> Void)?
  private var subscriptions: [BusSubscription] = []
  private var handle: String?
  private var parent: PortalParent?
  private let context: ProgramContext
  /// The number of times that the user had left the program when the request was made.
  private let departures: Int
  /// A reference that keeps the request alive while it waits.
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

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - interface: The portal, such as `FileChooser`.
  ///   - method: Its method, such as `OpenFile`.
  ///   - parent: The window that the panel belongs to, or `nil` for none.
  ///   - arguments: The arguments between the window and the options.
  ///   - options: The options. A token for the response is added to them.
  ///   - descriptors: Open files to send with the request. They must stay open until it was sent.
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
    // The request may have been cancelled before the window had a name.
    guard completion != nil else { return }
    bus.call(
      member, arguments, descriptors: descriptors.map(\.number), timeout: Self.timeout
    ) { [weak self] in self?.wasTaken($0) }
  }

  /// The time that the portal may take to accept a request, in seconds. It may have to be started first. The
  /// user's response has no limit.
  package static let timeout = 10.0

  /// Cancels the request.
  package func cancel() {
    guard completion != nil else { return }
    close()
    finish(.cancelled)
  }

  /// Makes the portal close its panel.
  private func close() {
    guard let handle else { return }
    bus.call(
      BusMember(
        destination: DesktopSettings.portal, path: handle,
        interface: "org.freedesktop.portal.Request", name: "Close"))
  }

  /// Returns a token that other programs cannot guess. They could respond in the portal's place otherwise.
  package static func newToken() -> String {
    lastToken += 1
    return "wr\(lastToken)_\(UInt64.random(in: 0 ... .max))"
  }

  /// Returns the path of the portal's object for a request. The portal makes it from this program's unique
  /// name and the token.
  package static func handle(on bus: BusConnection, _ token: String) -> String {
    let name = (bus.uniqueName ?? "").dropFirst().map { $0 == "." ? "_" : $0 }
    return "\(DesktopSettings.path)/request/\(String(name))/\(token)"
  }

  /// Subscribes to the response before the request is sent, as it may arrive before the answer of the call.
  private func listen(_ token: String) {
    handle = Self.handle(on: bus, token)
    listen()
    subscriptions.append(
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: DesktopSettings.portal) {
        [weak self] signal in
        // The portal has stopped, and its panel has closed.
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
      // An old portal chooses a path of its own.
      if path != handle {
        handle = path
        listen()
      }
    case .failure(let error):
      // The portal may still show a panel later.
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
    // Code 1 means that the user cancelled. GTK's portal sends code 2 when the user closes its window, and
    // all portals send it when no window could be shown. If the user has left the program since, there was a
    // window.
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
