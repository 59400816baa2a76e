import ResponderBus

/// The program's connection to the session bus, which is created when it is first needed.
@MainActor package final class SessionBus {
  private unowned let context: ProgramContext
  /// The address of the bus, or `nil` if there is none.
  let address: String?
  private let busContext = BusContext()
  private var connection: BusConnection?
  private var watch: DescriptorWatch?

  package init(context: ProgramContext, address: String?) {
    self.context = context
    self.address = address
  }

  isolated deinit { watch?.cancel() }

  /// Returns the connection, which may not be established yet. If the last connection was lost, creates a new
  /// one.
  package func open() throws(SessionBusError) -> BusConnection {
    if let connection, !connection.isClosed { return connection }
    guard let address else { throw .noAddress }
    let busContext = dispatchedContext()
    let connection = BusConnection(address: address, context: busContext)
    if case .closed(let error) = connection.state { throw error }
    self.connection = connection
    return connection
  }

  /// Returns the queue of the bus, which is handled by the program's loop from now on.
  func dispatchedContext() -> BusContext {
    if watch == nil {
      watch = DescriptorWatch(busContext.descriptor, for: .reading, in: context) { [busContext] _ in
        busContext.dispatch()
      }
    }
    return busContext
  }

  /// Closes the connection.
  package func close() {
    connection?.close()
    connection = nil
    watch?.cancel()
    watch = nil
  }
}

extension ProgramContext {
  /// The session bus. No connection exists until it is opened.
  package var sessionBus: SessionBus {
    part(SessionBus.self) { SessionBus(context: self, address: nil) }
  }

  /// The address of the session bus, or `nil` if there is none.
  package var busAddress: String? { existing(SessionBus.self)?.address }

  /// Uses the session bus at an address in the notation of D-Bus, or none if the address is `nil`.
  func useSessionBus(at address: String?) {
    existing(SessionBus.self)?.close()
    set(SessionBus.self, address.map { SessionBus(context: self, address: $0) })
  }
}
