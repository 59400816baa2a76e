internal import ResponderBus

/// A connection to the accessibility bus, which exists while a client listens.
@MainActor final class AtspiSession {
  static let registry = "org.a11y.atspi.Registry"

  let bus: BusConnection
  let context: BusContext
  let toolkit: AccessibilityToolkit
  let root: any AccessibleObject
  let objects: AtspiObjects
  var listeners = AtspiListeners()
  /// Changes that are sent at the end of the turn.
  var changes = AtspiChanges()
  /// The clients that listen to keys, with the number of their registrations.
  var keyListeners: [String: Int] = [:]
  /// The name of the connection, `:1.42`.
  private(set) var uniqueName = ""
  /// The parent of the root, or `nil` until the registry has replied.
  private(set) var desktop: DBusValue?
  /// The number that the registry has given the application.
  var applicationID: Int32 = 0
  private(set) var isOpen = false
  /// A Boolean value that indicates whether the registry has listed the listeners.
  private(set) var knowsListeners = false
  private var isEmbedding = false
  private var subscriptions: [BusSubscription] = []
  private let opened: () -> Void
  private let closed: (_ wasOpen: Bool) -> Void

  /// Begins to connect, or returns `nil` if there is no root or the address cannot be used.
  init?(
    address: String, context: BusContext, toolkit: AccessibilityToolkit,
    root: () -> (any AccessibleObject)?, opened: @escaping () -> Void,
    closed: @escaping (_ wasOpen: Bool) -> Void
  ) {
    guard let root = root() else { return nil }
    self.root = root
    self.context = context
    self.toolkit = toolkit
    self.opened = opened
    self.closed = closed
    objects = AtspiObjects(root: root)
    bus = BusConnection(address: address, context: context)
    guard !bus.isClosed else { return nil }
    bus.whenOpen { [weak self] in self?.begin() }
    bus.whenClosed { [weak self] _ in self?.end() }
  }

  /// Ends the connection.
  func close() { bus.close() }

  private func end() {
    let wasOpen = isOpen
    isOpen = false
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
    changes.removeAll()
    closed(wasOpen)
  }

  private func begin() {
    uniqueName = bus.uniqueName ?? ""
    isOpen = true
    opened()
    guard isOpen else { return }
    if let calls = bus.receiveCalls({ [weak self] call in self?.answer(call) }) {
      subscriptions.append(calls)
    }
    for name in ["EventListenerRegistered", "EventListenerDeregistered"] {
      let signal = BusMember(
        path: "/org/a11y/atspi/registry", interface: Self.registry, name: name)
      subscriptions.append(
        bus.subscribe(to: signal) { [weak self] in self?.listenerChanged($0) })
    }
    subscriptions.append(
      bus.subscribe(to: .ofBus("NameOwnerChanged")) { [weak self] in self?.ownerChanged($0) })
    subscriptions += observeKeyListeners()
    embed()
    readKeyListeners()
  }

  // MARK: Registry

  /// Adds the application to the desktop, and requests the events for which clients have registered.
  private func embed() {
    isEmbedding = true
    let method = BusMember(
      destination: Self.registry, path: AtspiObjects.rootPath, interface: "org.a11y.atspi.Socket",
      name: "Embed")
    bus.call(method, [reference(AtspiObjects.rootNumber)]) { [weak self] answer in
      self?.isEmbedding = false
      guard let parent = (try? answer.get())?.first?.parts, parent.count == 2,
        let name = parent[0].text, case .objectPath = parent[1]
      else { return }
      self?.desktop = .structure([.string(name), parent[1]])
    }
    let events = BusMember(
      destination: Self.registry, path: "/org/a11y/atspi/registry", interface: Self.registry,
      name: "GetRegisteredEvents")
    bus.call(events) { [weak self] answer in
      guard let self else { return }
      let pairs = (try? answer.get())?.first?.parts ?? []
      listeners.replace(
        by: pairs.compactMap { pair in
          guard let parts = pair.parts, parts.count == 2, let client = parts[0].text,
            let event = parts[1].text
          else { return nil }
          return (client, event)
        })
      knowsListeners = true
      // The first window and the focus, for example.
      sendChanges()
    }
  }

  private func listenerChanged(_ signal: BusSubscription.Signal) {
    guard signal.arguments.count >= 2, let client = signal.arguments[0].text,
      let event = signal.arguments[1].text
    else { return }
    if signal.name == "EventListenerRegistered" {
      listeners.add(event, for: client)
    } else {
      listeners.remove(event, for: client)
    }
  }

  private func ownerChanged(_ signal: BusSubscription.Signal) {
    guard signal.arguments.count == 3, let name = signal.arguments[0].text,
      let owner = signal.arguments[2].text
    else { return }
    if name == Self.registry {
      if !owner.isEmpty, !isEmbedding {
        embed()
        readKeyListeners()
      }
    } else if owner.isEmpty {
      listeners.remove(client: name)
      keyListeners[name] = nil
    }
  }

  // MARK: References

  /// Returns the name and the path of the object with a number.
  func reference(_ number: Int) -> DBusValue {
    .structure([.string(uniqueName), .objectPath(AtspiObjects.path(number))])
  }

  /// Returns the name and the path of an object, or the null reference.
  func reference(to object: (any AccessibleObject)?) -> DBusValue {
    guard let object else {
      return .structure([.string(""), .objectPath(AtspiObjects.nullPath)])
    }
    return reference(objects.number(of: object))
  }

  /// Returns the names and paths of objects.
  func references(to some: [any AccessibleObject]) -> DBusValue {
    .array(of: "(so)", some.map { reference(to: $0) })
  }

  /// Returns a Boolean value that indicates whether an object is that of the application.
  func isRoot(_ object: any AccessibleObject) -> Bool { object === root }

  /// Returns the full names of the interfaces of an object.
  func interfaces(of object: any AccessibleObject) -> [String] {
    let isRoot = isRoot(object)
    return AtspiInterface.ofObjects.filter { $0.isImplemented(by: object, root: isRoot) }
      .map(\.fullName)
  }
}
