internal import CWaylandServer
internal import ResponderSystem

/// What clients can bind.
extension Server {
  /// Adds a global while running, as `TestCompositor.init` does: in that version, with one seat or
  /// output behind it where it is one.
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

  /// Serves a global that has no `serve(_:)` of its own: its requests are recorded, and the objects that
  /// they make are there for the test, which sends their events.
  func serve(_ resource: Resource) {}

  /// Removes every global of an interface; what was bound to them stays.
  public func removeGlobal(_ interface: String) {
    for global in globals where global.interface == interface { global.remove() }
    if interface == "wl_seat" { seats = [] }
    if interface == "wl_output" { outputs = [] }
  }

  /// Adds the globals of a new compositor. Outputs come last, so that a client that looks for the
  /// others first is put to the test.
  func addGlobals(_ versions: [String: UInt32]) {
    for (interface, version) in versions.sorted(by: { $0.key < $1.key }) {
      addGlobal(interface, version: version)
    }
  }

  /// Makes a global whose objects are given to `serve`.
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

  /// A test may send thousands of events before its client reads one.
  private func enlargeBuffer(of client: OpaquePointer) {
    SystemCall.enlargeSendBuffer(of: wl_client_get_fd(client), to: 16 << 20)
  }
}

/// One global, and what happens when it is bound.
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

  /// Tells clients that it is gone. It can still be bound by whoever has not heard of that.
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
