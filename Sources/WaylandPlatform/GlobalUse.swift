import Wayland

/// A global that is used: a row of ``WaylandGlobals/table``.
struct GlobalUse: Sendable {
  /// What it is called, and the newest version that `protocols/` has.
  let interface: ProtocolInterface
  /// The oldest version with which the program works; nil for a global that it can do without.
  let required: UInt32?
  /// The newest version that is of use.
  let preferred: UInt32
  /// Whether ``LateGlobals`` binds it, at its first use.
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

/// Binds globals in the versions of the table, and remembers them in that order.
@MainActor struct GlobalBinding {
  let connection: Connection
  private(set) var bound: [Proxy] = []

  init(_ connection: Connection) { self.connection = connection }

  /// Binds a global that the program needs; throws where there is none, or one that is too old.
  mutating func need<Object: Proxy>(_ type: Object.Type) throws(ConnectionError) -> Object {
    let use = WaylandGlobals.use(of: type)
    let object = try connection.bind(
      type, required: use.required ?? 1, preferred: use.preferred)
    bound.append(object)
    return object
  }

  /// Binds a global that the program can do without.
  mutating func take<Object: Proxy>(_ type: Object.Type) -> Object? {
    let object = connection.bindIfPresent(type, preferred: WaylandGlobals.use(of: type).preferred)
    if let object { bound.append(object) }
    return object
  }
}
