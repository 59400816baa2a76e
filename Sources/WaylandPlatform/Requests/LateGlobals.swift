import Wayland

/// Globals that few programs use. Each is bound on first use.
@MainActor final class LateGlobals {
  private let connection: Connection
  private var bound: [String: Proxy] = [:]
  private var order: [Proxy] = []

  init(_ connection: Connection) { self.connection = connection }

  /// Returns a Boolean value that indicates whether the compositor has a global.
  func has(_ type: Proxy.Type) -> Bool {
    connection.globals.contains { $0.interface == type.interface.name }
  }

  /// Binds a global on first use and returns it. If the compositor does not have it, returns `nil`.
  func take<Object: Proxy>(_ type: Object.Type) -> Object? {
    let name = type.interface.name
    if let known = bound[name] as? Object { return known }
    let use = WaylandGlobals.use(of: type)
    guard let object = connection.bindIfPresent(type, preferred: use.preferred) else { return nil }
    bound[name] = object
    order.append(object)
    return object
  }

  /// Destroys the globals, after all objects that they created.
  func destroy() {
    for object in order.reversed() { object.destroy() }
    order.removeAll()
    bound.removeAll()
  }
}
