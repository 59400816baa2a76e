import ResponderBus
import ResponderRuntime

/// The area of the desktop in which programs show icons. Follows `NSStatusBar`. `StatusBar` is the bar at the
/// bottom of a window.
///
///     let item = StatusItemBar.system.statusItem()
///     item.iconName = "mail-unread"
///     item.menu = Menu(children: [Action(title: "Check now") { _ in item.iconName = "mail-read" }])
///
/// The bar is that of `org.kde.StatusNotifierWatcher`. A desktop may have no watcher, and a watcher may
/// appear or be removed at any time. Items wait for it. The bus is not opened before the first item is
/// created.
@preconcurrency @MainActor public final class StatusItemBar {
  /// A Boolean value that indicates whether the desktop shows items, as far as is known. It is `false` until
  /// the watcher has replied to the first item or to ``checkAvailability()``.
  public private(set) var isAvailable = false {
    didSet { if isAvailable != oldValue { availabilityObservers.notify(isAvailable) } }
  }
  /// The observers of ``isAvailable``.
  public let availabilityObservers = ObserverList<Bool>()
  /// The items that were created and not removed.
  public private(set) var items: [StatusItem] = []

  @BackLink private var context: ProgramContext?
  private weak var bus: BusConnection?
  private var subscriptions: [BusSubscription] = []
  private var made = 0

  static let serviceName = "org.kde.StatusNotifierWatcher"
  /// The timeout of calls to the watcher, in seconds. The bus may have to start the watcher first.
  static let timeout = 10.0

  init(context: ProgramContext) { self.context = context }

  /// The bar of the current program.
  public static var system: StatusItemBar { of(.current) }

  /// Returns the bar of a program.
  static func of(_ context: ProgramContext) -> StatusItemBar {
    context.part(StatusItemBar.self) { StatusItemBar(context: context) }
  }

  // MARK: Items

  /// Creates an item, and shows it until it is removed.
  ///
  /// - Parameter length: Ignored, because the desktop determines the width of items.
  public func statusItem(withLength length: Double = StatusItem.variableLength) -> StatusItem {
    made += 1
    let item = StatusItem(bar: self, context: context, number: made)
    items.append(item)
    follow()
    item.enter()
    return item
  }

  /// Removes an item permanently.
  public func removeStatusItem(_ item: StatusItem) {
    items.removeAll { $0 === item }
    item.leave()
  }

  /// Returns a Boolean value that indicates whether the desktop shows items, after a request to the watcher.
  public func checkAvailability() async -> Bool {
    await withCheckedContinuation { continuation in
      follow()
      guard let bus else { return continuation.resume(returning: false) }
      ask(bus) { continuation.resume(returning: $0) }
    }
  }

  // MARK: The watcher

  static func member(_ name: String) -> BusMember {
    BusMember(
      destination: serviceName, path: "/StatusNotifierWatcher", interface: serviceName, name: name)
  }

  /// Opens the bus, and observes whether the watcher is there.
  private func follow() {
    guard let context, context.busAddress != nil, let bus = try? context.sessionBus.open(),
      bus !== self.bus
    else { return }
    self.bus = bus
    subscriptions = [
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: Self.serviceName) {
        [weak self] in self?.ownerChanged($0)
      }
    ]
    for name in ["StatusNotifierHostRegistered", "StatusNotifierHostUnregistered"] {
      subscriptions.append(
        bus.subscribe(to: Self.member(name)) { [weak self] _ in self?.ask() })
    }
    bus.whenOpen { [weak self] in self?.ask() }
    bus.whenClosed { [weak self, weak bus] _ in
      guard let self, self.bus === bus else { return }
      self.bus = nil
      subscriptions = []
      isAvailable = false
    }
    // Items may exist from before the previous connection was closed.
    for item in items { item.enter() }
  }

  private func ownerChanged(_ signal: BusSubscription.Signal) {
    guard signal.arguments.count == 3, let owner = signal.arguments[2].text else { return }
    for item in items { item.isRegistered = false }
    isAvailable = false
    guard !owner.isEmpty else { return }
    for item in items { item.register() }
    ask()
  }

  private func ask() {
    if let bus { ask(bus) { _ in } }
  }

  /// Requests from the watcher whether a host shows its items (`IsStatusNotifierHostRegistered`).
  private func ask(_ bus: BusConnection, _ completion: @escaping (Bool) -> Void) {
    let member = BusMember(
      destination: Self.serviceName, path: "/StatusNotifierWatcher",
      interface: "org.freedesktop.DBus.Properties", name: "Get")
    let arguments: [DBusValue] = [
      .string(Self.serviceName), .string("IsStatusNotifierHostRegistered"),
    ]
    bus.call(member, arguments, timeout: Self.timeout) { [weak self] result in
      let isThere = (try? result.get())?.first?.truth ?? false
      self?.isAvailable = isThere
      completion(isThere)
    }
  }
}
