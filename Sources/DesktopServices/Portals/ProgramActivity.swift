import ResponderBus

/// An activity that the desktop lets the program finish.
///
/// Create one with `Application.beginActivity(options:reason:)`. It ends with ``end()``, and when the last
/// reference to it is released. Follows the object that `ProcessInfo.beginActivity` returns.
@preconcurrency @MainActor public final class ProgramActivity {
  /// Options that say what the desktop should not do during the activity.
  ///
  /// The values are those of the portal. The names are those of Foundation (`ProcessInfo.ActivityOptions`)
  /// where it has one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The desktop does not end the session.
    public static let suddenTerminationDisabled = Options(rawValue: 1 << 0)
    /// The desktop does not switch to another user.
    public static let userSwitchingDisabled = Options(rawValue: 1 << 1)
    /// The desktop does not put the machine to sleep.
    public static let idleSystemSleepDisabled = Options(rawValue: 1 << 2)
    /// The desktop does not consider the session idle, so the screen stays on.
    public static let idleDisplaySleepDisabled = Options(rawValue: 1 << 3)
    /// Options for something that the user waits for: the machine does not sleep, and the session does not
    /// end.
    public static let userInitiated: Options = [
      .idleSystemSleepDisabled, .suddenTerminationDisabled,
    ]

    static let all = Options(rawValue: 0xF)
  }

  /// The options of the activity.
  public let options: Options
  /// The reason that the desktop may show to people.
  public let reason: String
  /// A Boolean value that indicates whether the desktop has agreed.
  ///
  /// It is `false` until the desktop agrees, if there is no portal, and after the end.
  public var isInEffect: Bool { request.isInEffect }
  /// Observers of changes of ``isInEffect``.
  public let effectObservers: ObserverList<Bool>

  private let bus: BusConnection?
  private let request: Request
  private var subscriptions: [BusSubscription] = []
  private var response: BusSubscription?
  private var hasEnded = false

  /// The time that the portal may take to answer, in seconds.
  private static let timeout = 10.0

  init(options: Options, reason: String, in context: ProgramContext) {
    self.options = options.intersection(.all)
    self.reason = reason
    bus = context.busAddress == nil ? nil : try? context.sessionBus.open()
    request = Request(bus)
    effectObservers = request.observers
    guard let bus, !self.options.isEmpty else { return }
    bus.whenOpen { [weak self] in self?.start() }
    bus.whenClosed { [weak self] _ in self?.wasLost() }
  }

  /// Ends the activity. If it has ended already, does nothing.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    subscriptions = []
    response = nil
    request.takeBack()
  }

  private func wasLost() {
    request.isInEffect = false
    request.handle = nil
    response = nil
  }

  /// The request to the desktop, which is withdrawn when the activity is released.
  ///
  /// It is a separate class because Swift 6.2.3 of Debian crashes at an `isolated deinit` in a class that is
  /// `@preconcurrency`.
  @MainActor private final class Request {
    let observers = ObserverList<Bool>()
    var handle: String?
    var isAsking = false
    /// A Boolean value that indicates whether a portal has appeared while a call was pending. That portal has
    /// not received the call.
    var missesPortal = false
    var isInEffect = false {
      didSet { if isInEffect != oldValue { observers.notify(isInEffect) } }
    }
    private let bus: BusConnection?

    init(_ bus: BusConnection?) { self.bus = bus }

    isolated deinit { takeBack() }

    func takeBack() {
      // If the call is still pending, its answer withdraws the request.
      if !isAsking, let handle { Self.close(handle, on: bus) }
      handle = nil
      isInEffect = false
    }

    static func close(_ handle: String, on bus: BusConnection?) {
      bus?.call(
        BusMember(
          destination: DesktopSettings.portal, path: handle,
          interface: "org.freedesktop.portal.Request", name: "Close"))
    }
  }

  // MARK: Asking

  private func start() {
    guard !hasEnded, let bus else { return }
    subscriptions = [
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: DesktopSettings.portal) {
        [weak self] signal in
        guard let self, signal.arguments.count == 3, let owner = signal.arguments[2].text else {
          return
        }
        // A new portal has no requests of the old one.
        if signal.arguments[1].text?.isEmpty == false { wasLost() }
        guard !owner.isEmpty else { return }
        if request.isAsking { request.missesPortal = true } else { ask() }
      }
    ]
    ask()
  }

  private func ask() {
    guard !hasEnded, let bus else { return }
    request.isAsking = true
    let token = PortalRequest.newToken()
    let expected = PortalRequest.handle(on: bus, token)
    request.handle = expected
    listen(at: expected)
    let details: [String: DBusValue] = [
      "handle_token": .string(token), "reason": .string(reason),
    ]
    let method = BusMember(
      destination: DesktopSettings.portal, path: DesktopSettings.path,
      interface: "org.freedesktop.portal.Inhibit", name: "Inhibit")
    let arguments: [DBusValue] = [
      .string(""), .uint32(options.rawValue), .dictionary(details),
    ]
    bus.call(method, arguments, timeout: Self.timeout) { [weak self, weak bus] result in
      let path = (try? result.get())?.first?.text ?? ""
      guard let self, !hasEnded else {
        if path.hasPrefix("/") { Request.close(path, on: bus) }
        return
      }
      request.isAsking = false
      let missesPortal = request.missesPortal
      request.missesPortal = false
      // The request may have been denied or lost before.
      guard path.hasPrefix("/"), request.handle != nil else {
        wasLost()
        if missesPortal, path.isEmpty { ask() }
        return
      }
      if path != request.handle {
        request.handle = path
        listen(at: path)
      }
      request.isInEffect = true
    }
  }

  /// Subscribes to the response: some portals ask the user, and report a refusal later.
  private func listen(at path: String) {
    response = bus?.subscribe(
      to: BusMember(
        destination: DesktopSettings.portal, path: path,
        interface: "org.freedesktop.portal.Request", name: "Response")
    ) { [weak self] signal in
      if signal.arguments.first?.integer != 0 { self?.wasLost() }
    }
  }
}
