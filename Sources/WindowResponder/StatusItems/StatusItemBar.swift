import ResponderBus

/// The part of the desktop in which programs have icons. Follows `NSStatusBar`; `StatusBar` is the line at
/// the foot of a window.
///
///     let item = StatusItemBar.system.statusItem()
///     item.iconName = "mail-unread"
///     item.menu = Menu(children: [Action(title: "Check now") { _ in item.iconName = "mail-read" }])
///
/// It is `org.kde.StatusNotifierWatcher`. A desktop may have none, and one may come and go: items wait for
/// it. The bus is asked for nothing before the first item.
@preconcurrency @MainActor public final class StatusItemBar {
  /// Whether something shows items, as far as is known: false until the desktop was asked, which the first
  /// item and ``checkAvailability()`` do.
  public private(set) var isAvailable = false {
    didSet { if isAvailable != oldValue { availabilityObservers.tell(isAvailable) } }
  }
  /// Who wants to hear that ``isAvailable`` has changed.
  public let availabilityObservers = ObserverList<Bool>()
  /// The items that were made and not been removed.
  public private(set) var items: [StatusItem] = []

  private weak var context: ProgramContext?
  private weak var bus: BusConnection?
  private var subscriptions: [BusSubscription] = []
  private var made = 0

  static let watcher = "org.kde.StatusNotifierWatcher"
  /// How long the watcher may take to answer, in seconds; it may have to be started first.
  static let timeout = 10.0

  init(context: ProgramContext) { self.context = context }

  /// The desktop's.
  public static var system: StatusItemBar { of(.current) }

  /// The one of a program.
  static func of(_ context: ProgramContext) -> StatusItemBar {
    context.part(StatusItemBar.self) { StatusItemBar(context: context) }
  }

  // MARK: Items

  /// Makes an item. It is shown from now on, until it is removed.
  ///
  /// - Parameter length: It is ignored: the desktop decides how wide items are.
  public func statusItem(withLength length: Double = StatusItem.variableLength) -> StatusItem {
    made += 1
    let item = StatusItem(bar: self, context: context, number: made)
    items.append(item)
    follow()
    item.enter()
    return item
  }

  /// Removes an item for good.
  public func removeStatusItem(_ item: StatusItem) {
    items.removeAll { $0 === item }
    item.leave()
  }

  /// Asks whether something shows items.
  public func checkAvailability() async -> Bool {
    await withCheckedContinuation { continuation in
      follow()
      guard let bus else { return continuation.resume(returning: false) }
      ask(bus) { continuation.resume(returning: $0) }
    }
  }

  // MARK: The watcher

  static func member(_ name: String) -> BusMember {
    BusMember(destination: watcher, path: "/StatusNotifierWatcher", interface: watcher, name: name)
  }

  /// Opens the bus and follows the watcher's coming and going.
  private func follow() {
    guard let context, context.busAddress != nil, let bus = try? context.sessionBus.open(),
      bus !== self.bus
    else { return }
    self.bus = bus
    subscriptions = [
      bus.subscribe(to: .ofBus("NameOwnerChanged"), firstArgument: Self.watcher) {
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
    // Those that were there before the last bus was lost.
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

  /// Asks whether something shows what the watcher knows.
  private func ask(_ bus: BusConnection, _ completion: @escaping (Bool) -> Void) {
    let member = BusMember(
      destination: Self.watcher, path: "/StatusNotifierWatcher",
      interface: "org.freedesktop.DBus.Properties", name: "Get")
    let arguments: [DBusValue] = [
      .string(Self.watcher), .string("IsStatusNotifierHostRegistered"),
    ]
    bus.call(member, arguments, timeout: Self.timeout) { [weak self] result in
      let isThere = (try? result.get())?.first?.truth ?? false
      self?.isAvailable = isThere
      completion(isThere)
    }
  }
}
