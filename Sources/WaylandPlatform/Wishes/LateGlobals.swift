import Wayland

/// Globals that few programs use, each bound when it is used for the first time: until then they cost
/// nothing.
@MainActor final class LateGlobals {
  private let connection: Connection
  private var bound: [String: Proxy] = [:]
  private var order: [Proxy] = []

  init(_ connection: Connection) { self.connection = connection }

  /// Whether the compositor has it.
  func has(_ type: Proxy.Type) -> Bool {
    connection.globals.contains { $0.interface == type.interface.name }
  }

  /// The global, bound; nil where the compositor has none.
  func take<Object: Proxy>(_ type: Object.Type) -> Object? {
    let name = type.interface.name
    if let known = bound[name] as? Object { return known }
    let use = WaylandGlobals.use(of: type)
    guard let object = connection.bindIfPresent(type, preferred: use.preferred) else { return nil }
    bound[name] = object
    order.append(object)
    return object
  }

  /// Ends them, after everything that was made by them.
  func destroy() {
    for object in order.reversed() { object.destroy() }
    order.removeAll()
    bound.removeAll()
  }
}
