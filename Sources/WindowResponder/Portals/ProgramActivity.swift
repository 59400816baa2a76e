import ResponderBus

/// Something that the desktop lets the program finish: see
/// ``Application/beginActivity(options:reason:)``. Follows what `ProcessInfo.beginActivity` gives.
///
/// It ends with ``end()``, and when nobody holds it any more.
@preconcurrency @MainActor public final class ProgramActivity {
  /// What the desktop is not to do meanwhile. The values are those of the portal; names are Foundation's
  /// (`ProcessInfo.ActivityOptions`), where it has one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It does not end the session.
    public static let suddenTerminationDisabled = Options(rawValue: 1 << 0)
    /// It does not change to another user.
    public static let userSwitchingDisabled = Options(rawValue: 1 << 1)
    /// It does not put the machine to sleep.
    public static let idleSystemSleepDisabled = Options(rawValue: 1 << 2)
    /// It does not take the session for one that nobody uses: the screen stays on.
    public static let idleDisplaySleepDisabled = Options(rawValue: 1 << 3)
    /// What the user waits for: the machine does not sleep, and the session does not end.
    public static let userInitiated: Options = [
      .idleSystemSleepDisabled, .suddenTerminationDisabled,
    ]

    static let all = Options(rawValue: 0xF)
  }

  /// What the desktop is not to do.
  public let options: Options
  /// What people read of it, where the desktop tells them.
  public let reason: String
  /// Whether the desktop has agreed: false until it has, without a portal, and after the end.
  public var isInEffect: Bool { request.isInEffect }
  /// Who wants to hear that ``isInEffect`` has changed.
  public let effectObservers: ObserverList<Bool>

  private let bus: BusConnection?
  private let request: Request
  private var subscriptions: [BusSubscription] = []
  private var response: BusSubscription?
  private var hasEnded = false

  /// How long the portal may take to answer, in seconds.
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

  /// Lets the desktop do all that again. Calling it twice is harmless.
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

  /// What the desktop is asked for, taken back when the activity goes. It is a class of its own, for
  /// Debian's Swift 6.2.3 ends at an `isolated deinit` where the class is `@preconcurrency`.
  @MainActor private final class Request {
    let observers = ObserverList<Bool>()
    var handle: String?
    var isAsking = false
    /// A portal has come while nobody answered the question: it was not asked.
    var missesPortal = false
    var isInEffect = false {
      didSet { if isInEffect != oldValue { observers.tell(isInEffect) } }
    }
    private let bus: BusConnection?

    init(_ bus: BusConnection?) { self.bus = bus }

    isolated deinit { takeBack() }

    func takeBack() {
      // What is being asked for is taken back when the portal has given it.
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
        // A new portal knows nothing of what the old one was asked.
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
      // It may have been denied, or lost, before this.
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

  /// Some portals ask the user, and tell later that he does not want it.
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
