import ResponderBus

/// The program's one connection to the session bus, made when it is first needed.
@MainActor final class SessionBus {
  private unowned let application: Application
  /// Where the bus is; nil where there is none.
  let address: String?
  private let context = BusContext()
  private var connection: BusConnection?
  private var watch: DescriptorWatch?

  init(application: Application, address: String?) {
    self.application = application
    self.address = address
  }

  isolated deinit { watch?.cancel() }

  /// The connection, which may be on its way still; a new one where the last was lost.
  func open() throws(SessionBusError) -> BusConnection {
    if let connection, !connection.isClosed { return connection }
    guard let address else { throw .noAddress }
    if watch == nil {
      watch = DescriptorWatch(context.descriptor, for: .reading, in: application) { [context] _ in
        context.dispatch()
      }
    }
    let connection = BusConnection(address: address, context: context)
    if case .closed(let error) = connection.state { throw error }
    self.connection = connection
    return connection
  }

  /// Ends the connection.
  func close() {
    connection?.close()
    connection = nil
    watch?.cancel()
    watch = nil
  }
}

extension Application {
  /// The session bus, at the address that was given to ``useSessionBus(at:)``.
  var sessionBus: SessionBus {
    if let bus = parts.bus { return bus }
    let bus = SessionBus(application: self, address: parts.busAddress)
    parts.bus = bus
    return bus
  }

  /// Tells where the session bus is, in D-Bus's notation; nil for nowhere. Nothing is connected yet.
  package func useSessionBus(at address: String?) {
    parts.bus?.close()
    parts.bus = nil
    parts.busAddress = address
  }
}
