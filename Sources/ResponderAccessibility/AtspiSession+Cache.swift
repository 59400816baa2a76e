internal import ResponderBus

extension AtspiSession {
  static let cachePath = "/org/a11y/atspi/cache"
  /// The number of objects in a reply of `GetItems`.
  private static let cacheLimit = 2_000
  /// The number of children up to which clients keep a list of them.
  static let listedChildLimit = 1_000

  func performOnCache(_ call: BusCall) throws(AtspiError) -> [DBusValue] {
    if call.interface == "org.freedesktop.DBus.Properties" {
      guard call.method == "Get", call.signature == "ss" else {
        throw .unknownMethod(call.method)
      }
      guard AtspiArguments(call.arguments).string(1) == "version" else {
        throw .unknownProperty(AtspiArguments(call.arguments).string(1))
      }
      return [.variant(.uint32(1))]
    }
    guard call.interface.isEmpty || call.interface == AtspiInterface.cache.fullName else {
      throw .unknownInterface(call.interface)
    }
    _ = try Self.arguments(of: call, .cache)
    return [.array(of: AtspiInterface.item, items())]
  }

  /// Returns the objects that clients have seen, and the windows.
  private func items() -> [DBusValue] {
    for index in 0..<min(root.accessibleChildCount, 100) {
      if let window = root.accessibleChild(at: index) { _ = objects.number(of: window) }
    }
    var items: [DBusValue] = []
    for (number, object) in objects.all.prefix(Self.cacheLimit) where !(object is AtspiLinkObject) {
      items.append(item(number, object))
    }
    return items
  }

  private func item(
    _ number: Int, _ object: any AccessibleObject, withoutChildren: Bool = false
  ) -> DBusValue {
    let container = object.accessibleParent
    let siblings = container?.accessibleChildCount ?? 0
    // Clients reserve memory up to the index, and for the announced number of children.
    let index =
      isRoot(object) || siblings > Self.listedChildLimit ? -1 : object.accessibleIndexInParent
    let count = withoutChildren ? 0 : object.accessibleChildCount
    objects.note(
      number, parent: container.map { objects.number(of: $0) }, index: index, childCount: count)
    return .structure([
      reference(number), reference(AtspiObjects.rootNumber), parent(of: object), .int(index),
      .int(count > Self.listedChildLimit ? -1 : count), .strings(interfaces(of: object)),
      .text(object.accessibleName), .uint32(object.accessibleRole.rawValue),
      .text(object.accessibleDescription), .states(object.accessibleStates),
    ])
  }

  /// Sends the cache items of objects that clients see for the first time, and the removal of objects that no
  /// longer exist.
  func announceObjects() {
    // An item contains the parent, which may be new as well.
    while !objects.unannounced.isEmpty {
      let numbers = objects.unannounced
      objects.unannounced = []
      for number in numbers { announce(number) }
    }
    for number in objects.gone { announceEnd(of: number) }
    objects.gone = []
  }

  /// Sends the cache item of an object.
  func announce(_ number: Int, withoutChildren: Bool = false) {
    guard let object = objects.object(number) else { return }
    emitCache("AddAccessible", [item(number, object, withoutChildren: withoutChildren)])
  }

  /// Sends the removal of an object.
  func announceEnd(of number: Int) { emitCache("RemoveAccessible", [reference(number)]) }

  private func emitCache(_ name: String, _ arguments: [DBusValue]) {
    bus.emit(
      BusMember(path: Self.cachePath, interface: AtspiInterface.cache.fullName, name: name),
      arguments)
  }
}
