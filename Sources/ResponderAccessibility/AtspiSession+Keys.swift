internal import ResponderBus

extension AtspiSession {
  private static let controllerPath = "/org/a11y/atspi/registry/deviceeventcontroller"
  private static let controller = "org.a11y.atspi.DeviceEventController"
  /// The time that a screen reader may take to answer, in seconds.
  private static let keyTimeout = 0.25

  /// Reads which clients listen to keys.
  func readKeyListeners() {
    let method = BusMember(
      destination: Self.registry, path: Self.controllerPath, interface: Self.controller,
      name: "GetKeystrokeListeners")
    bus.call(method) { [weak self] answer in
      let listeners = (try? answer.get())?.first?.parts ?? []
      self?.keyListeners = [:]
      for listener in listeners { self?.count(listener, by: 1) }
    }
  }

  /// Subscribes to clients that begin or end to listen to keys, and returns the subscriptions.
  func observeKeyListeners() -> [BusSubscription] {
    [("KeystrokeListenerRegistered", 1), ("KeystrokeListenerDeregistered", -1)].map {
      (name: String, step: Int) in
      let signal = BusMember(
        path: Self.controllerPath, interface: "org.a11y.atspi.DeviceEventListener", name: name)
      return bus.subscribe(to: signal) { [weak self] in
        if let listener = $0.arguments.first { self?.count(listener, by: step) }
      }
    }
  }

  /// Adds a registration of a client, which can have hundreds of them, or removes one.
  private func count(_ listener: DBusValue, by step: Int) {
    guard let client = listener.parts?.first?.text else { return }
    let count = keyListeners[client, default: 0] + step
    keyListeners[client] = count > 0 ? count : nil
  }

  /// Sends a key to the clients that listen to keys.
  ///
  /// If `mayBeTaken` is `true`, the clients decide whether the key is a command of theirs. Otherwise, the
  /// answer comes from the registry, after it has forwarded the key, so that clients receive the key before
  /// the changes that it causes. The answer is `nil` if none came in time.
  func send(_ key: AccessibleKey, mayBeTaken: Bool, answer: @escaping (_ isTaken: Bool?) -> Void) {
    let method = BusMember(
      destination: Self.registry, path: Self.controllerPath, interface: Self.controller,
      name: mayBeTaken ? "NotifyListenersSync" : "NotifyListenersAsync")
    let event: DBusValue = .structure([
      .uint32(key.isDown ? 0 : 1), .int32(Int32(bitPattern: key.keysym)),
      .int32(Int32(bitPattern: key.code)), .int32(Int32(bitPattern: key.modifiers)),
      .int32(Int32(bitPattern: key.time & 0x7FFF_FFFF)), .text(key.text),
      .bool(!key.text.isEmpty),
    ])
    bus.call(method, [event], timeout: Self.keyTimeout) { result in
      guard let values = try? result.get() else { return answer(nil) }
      answer(mayBeTaken && values.first?.truth == true)
    }
  }
}
