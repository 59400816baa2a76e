internal import ResponderBus

/// The desktop's setting that indicates whether assistive technologies read programs: `org.a11y.Status`.
///
/// The costs are three messages on the session bus: one call that reads the setting without starting a
/// service, and two match rules, for its changes and for the owner of the name. There is no timer.
@MainActor final class AccessibilityStatus {
  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"

  private let bus: BusConnection
  private let changed: (Bool) -> Void
  private var subscriptions: [BusSubscription] = []
  private var lastRead = 0
  /// A Boolean value that indicates whether a client listens: `IsEnabled` or `ScreenReaderEnabled`.
  private(set) var isOn = false

  /// Begins to observe the setting.
  ///
  /// - Parameters:
  ///   - bus: The session bus.
  ///   - changed: The closure that is called with `true` when a client begins to listen and whenever the
  ///     setting is read again while a client listens, and with `false` when no client listens any more.
  init(bus: BusConnection, changed: @escaping (Bool) -> Void) {
    self.bus = bus
    self.changed = changed
    // The rule has no sender, because GIO would look up its owner. The signal only causes another read.
    let properties = BusMember(
      path: Self.path, interface: "org.freedesktop.DBus.Properties", name: "PropertiesChanged")
    subscriptions = [
      bus.subscribe(to: properties, firstArgument: Self.interface) { [weak self] _ in
        self?.read()
      },
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: Self.name) { [weak self] in
        self?.ownerChanged($0)
      },
    ]
    bus.whenClosed { [weak self] _ in self?.set(false) }
    read()
  }

  /// Ends the observation. `changed` is not called any more.
  func cancel() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
    lastRead += 1
  }

  private func ownerChanged(_ signal: BusSubscription.Signal) {
    guard signal.arguments.count == 3, signal.arguments[0].text == Self.name else { return }
    if signal.arguments[2].text == "" {
      lastRead += 1
      set(false)
    } else {
      read()
    }
  }

  /// Reads the setting.
  func read() {
    lastRead += 1
    let number = lastRead
    let method = BusMember(
      destination: Self.name, path: Self.path, interface: "org.freedesktop.DBus.Properties",
      name: "GetAll")
    bus.call(method, [.string(Self.interface)], startsService: false) { [weak self] answer in
      guard let self, number == lastRead else { return }
      let values = (try? answer.get())?.first?.entries ?? [:]
      set(values["IsEnabled"]?.truth == true || values["ScreenReaderEnabled"]?.truth == true)
    }
  }

  private func set(_ isOn: Bool) {
    guard isOn || self.isOn else { return }
    self.isOn = isOn
    changed(isOn)
  }

  /// Requests the address of the accessibility bus.
  func readAddress(_ answer: @escaping (String?) -> Void) {
    let method = BusMember(
      destination: Self.name, path: Self.path, interface: Self.name, name: "GetAddress")
    bus.call(method) { answer((try? $0.get())?.first?.text) }
  }
}
