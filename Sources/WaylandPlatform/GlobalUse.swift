import Wayland

/// A row of ``WaylandGlobals/table``: a global and the versions of it that are used.
struct GlobalUse: Sendable {
  /// The interface's name, and the newest version in `protocols/`.
  let interface: ProtocolInterface
  /// The oldest version with which the program works, or `nil` if the global is optional.
  let required: UInt32?
  /// The newest version that is used.
  let preferred: UInt32
  /// A Boolean value that indicates whether ``LateGlobals`` binds the global, on first use.
  let isLate: Bool

  init(
    _ type: Proxy.Type, required: UInt32? = nil, preferred: UInt32, isLate: Bool = false
  ) {
    self.isLate = isLate
    interface = type.interface
    self.required = required
    self.preferred = preferred
  }
}

/// A binder of globals in the versions of the table. It remembers the bound objects in order.
@MainActor struct GlobalBinding {
  let connection: Connection
  private(set) var bound: [Proxy] = []

  init(_ connection: Connection) { self.connection = connection }

  /// Binds a required global. If it is missing or its version is too old, throws an error.
  mutating func need<Object: Proxy>(_ type: Object.Type) throws(ConnectionError) -> Object {
    let use = WaylandGlobals.use(of: type)
    let object = try connection.bind(
      type, required: use.required ?? 1, preferred: use.preferred)
    bound.append(object)
    return object
  }

  /// Binds an optional global.
  mutating func take<Object: Proxy>(_ type: Object.Type) -> Object? {
    let object = connection.bindIfPresent(type, preferred: WaylandGlobals.use(of: type).preferred)
    if let object { bound.append(object) }
    return object
  }
}
