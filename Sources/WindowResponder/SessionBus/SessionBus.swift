import ResponderBus

/// The program's one connection to the session bus, made when it is first needed.
@MainActor final class SessionBus {
  private unowned let context: ProgramContext
  /// Where the bus is; nil where there is none.
  let address: String?
  private let busContext = BusContext()
  private var connection: BusConnection?
  private var watch: DescriptorWatch?

  init(context: ProgramContext, address: String?) {
    self.context = context
    self.address = address
  }

  isolated deinit { watch?.cancel() }

  /// The connection, which may be on its way still; a new one where the last was lost.
  func open() throws(SessionBusError) -> BusConnection {
    if let connection, !connection.isClosed { return connection }
    guard let address else { throw .noAddress }
    if watch == nil {
      watch = DescriptorWatch(busContext.descriptor, for: .reading, in: context) { [busContext] _ in
        busContext.dispatch()
      }
    }
    let connection = BusConnection(address: address, context: busContext)
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

extension ProgramContext {
  /// The session bus; nothing is asked of it before somebody opens it.
  var sessionBus: SessionBus {
    part(SessionBus.self) { SessionBus(context: self, address: nil) }
  }

  /// Where the session bus is; nil for nowhere.
  var busAddress: String? { existing(SessionBus.self)?.address }

  /// Uses the session bus at an address, in D-Bus's notation; nil for none.
  func useSessionBus(at address: String?) {
    existing(SessionBus.self)?.close()
    set(SessionBus.self, address.map { SessionBus(context: self, address: $0) })
  }
}
