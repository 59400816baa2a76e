internal import CWaylandServer
internal import ResponderSystem

/// The globals that clients can bind.
extension Server {
  /// Adds a global with a version while the compositor runs, as `TestCompositor.init` does. A seat or an
  /// output is created with its global.
  public func addGlobal(_ interface: String, version: UInt32) {
    switch interface {
    case "wl_seat": addSeat(version: version)
    case "wl_output": addOutput(Output.Description(), version: version)
    default:
      precondition(
        addGlobal(named: interface, version: version),
        "The test compositor knows no global \(interface).")
    }
  }

  /// Serves a global without its own `serve(_:)`. Its requests are recorded, and the test sends the events of
  /// the objects that they create.
  func serve(_ resource: Resource) {}

  /// Removes all globals of an interface. Bound objects stay.
  public func removeGlobal(_ interface: String) {
    for global in globals where global.interface == interface { global.remove() }
    if interface == "wl_seat" { seats = [] }
    if interface == "wl_output" { outputs = [] }
  }

  /// Adds the globals of a new compositor in alphabetical order. Clients must not depend on another order.
  func addGlobals(_ versions: [String: UInt32]) {
    for (interface, version) in versions.sorted(by: { $0.key < $1.key }) {
      addGlobal(interface, version: version)
    }
  }

  /// Creates a global whose objects are given to `serve`.
  @discardableResult func add<Object: Resource>(
    _ type: Object.Type, _ version: UInt32, serve: @escaping (Server, Object) -> Void
  ) -> GlobalBinder {
    let binder = GlobalBinder(
      display: display, interface: type.interface, version: version
    ) { [unowned self] client, id, version in
      enlargeBuffer(of: client)
      serve(self, Object(client: client, id: id, version: version, server: self))
    }
    globals.append(binder)
    return binder
  }

  /// Enlarges the buffer of a client, as a test may send thousands of events before the client reads one.
  private func enlargeBuffer(of client: OpaquePointer) {
    SystemCall.enlargeSendBuffer(of: wl_client_get_fd(client), to: 16 << 20)
  }
}

/// A global with the closure that is called when it is bound.
final class GlobalBinder {
  let interface: String
  private var global: OpaquePointer?
  private let bind: (OpaquePointer, UInt32, UInt32) -> Void
  private var isRemoved = false

  init(
    display: OpaquePointer, interface: ResourceInterface, version: UInt32,
    bind: @escaping (OpaquePointer, UInt32, UInt32) -> Void
  ) {
    self.interface = interface.name
    self.bind = bind
    precondition(
      (1...interface.version).contains(version), "\(interface.name) has no version \(version).")
    let data = Unmanaged.passUnretained(self).toOpaque()
    global = wl_global_create(display, interface.table, Int32(version), data) {
      client, data, version, id in
      guard let client, let data else { return }
      Unmanaged<GlobalBinder>.fromOpaque(data).takeUnretainedValue().bind(client, id, version)
    }
  }

  /// Announces the removal to clients. Clients that have not received it yet can still bind the global.
  func remove() {
    guard let global, !isRemoved else { return }
    isRemoved = true
    wl_global_remove(global)
  }

  func destroy() {
    guard let global else { return }
    self.global = nil
    wl_global_destroy(global)
  }
}
