internal import CWaylandServer
internal import ResponderSystem

/// An object of a client, as the server sees it. Generated subclasses add requests and events.
///
/// libwayland keeps it alive until the client ends it or goes away. It belongs to the compositor's
/// thread.
public class Resource {
  /// The `wl_resource`; nil once the object is gone.
  final var pointer: OpaquePointer?
  /// The version of the interface that the client has bound.
  public final let version: UInt32
  /// The object's number on the wire.
  public final let id: UInt32
  /// The server that it belongs to.
  public final unowned let server: Server
  /// The `wl_client`, only to be compared.
  final let client: OpaquePointer

  private final var endCallbacks: [() -> Void] = []
  /// Whether the client or the server has ended it, as the protocol has it.
  private final var isEnded = false

  /// The interface that objects of this class have.
  public class var interface: ResourceInterface {
    preconditionFailure("Resource itself has no interface; use a generated class.")
  }

  /// The version from which on clients can end such an object; nil where they can't.
  class var destructorSince: UInt32? { nil }

  /// Whether the object is still there.
  public final var isAlive: Bool { pointer != nil }

  /// Makes an object; `id` is the client's number for it, or zero for one that the server makes.
  required init(client: OpaquePointer, id: UInt32, version: UInt32, server: Server) {
    self.client = client
    self.version = version
    self.server = server
    let table = Self.interface.table
    pointer = wl_resource_create(client, table, Int32(version), id)
    self.id = pointer.map { wl_resource_get_id($0) } ?? id
    guard let pointer else { return }
    wl_resource_set_dispatcher(
      pointer, dispatchRequest, nil, Unmanaged.passRetained(self).toOpaque(), resourceDestroyed)
    server.resourceCreated(self)
  }

  /// Makes an object for the client of another one and in its version, which an event tells of.
  convenience init(for other: Resource) {
    self.init(client: other.client, id: 0, version: other.version, server: other.server)
  }

  /// Ends the object on the server's own account, or after the client's destructor request.
  public final func end() {
    guard let pointer else { return }
    isEnded = true
    wl_resource_destroy(pointer)
  }

  /// Calls back when the object is gone, for whatever reason.
  final func whenGone(_ action: @escaping () -> Void) { endCallbacks.append(action) }

  /// Ends the client's connection with a protocol error on this object.
  public final func postError(_ code: UInt32, _ message: String) {
    guard let pointer else { return }
    server.errorPosted(PostedError(interface: Self.interface.name, code: code, message: message))
    wr_resource_post_error(pointer, code, message)
  }

  /// Ends the client's connection with one of the interface's own errors on this object.
  final func postError(_ code: some RawRepresentable<UInt32>, _ message: String) {
    postError(code.rawValue, message)
  }

  /// libwayland has let go of the object.
  fileprivate final func gone() {
    pointer = nil
    let isAbandoned = !isEnded && (Self.destructorSince ?? .max) <= version
    server.resourceGone(self, isAbandoned: isAbandoned)
    let callbacks = endCallbacks
    endCallbacks = []
    for action in callbacks { action() }
    forgetHandler()
  }

  // MARK: What generated classes override

  /// Lets go of the request handler and of what it holds.
  func forgetHandler() {}

  /// Hands a request to the handler; false when there is none.
  func receive(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) -> Bool { false }
}

/// What an interface is called, and the newest version of it that is known here.
public struct ResourceInterface: @unchecked Sendable {
  /// The table that libwayland reads; never changed, never freed.
  let table: UnsafePointer<wl_interface>

  /// The name on the wire, `wl_surface`.
  public var name: String { String(cString: table.pointee.name) }

  /// The newest version that is known here.
  public var version: UInt32 { UInt32(table.pointee.version) }
}

private func resourceDestroyed(_ pointer: OpaquePointer?) {
  guard let pointer, let address = wl_resource_get_user_data(pointer) else { return }
  Unmanaged<Resource>.fromOpaque(address).takeRetainedValue().gone()
}

private func dispatchRequest(
  _: UnsafeRawPointer?, target: UnsafeMutableRawPointer?, opcode: UInt32,
  message: UnsafePointer<wl_message>?, arguments: UnsafeMutablePointer<wl_argument>?
) -> Int32 {
  guard let target, let message, let arguments,
    let address = wl_resource_get_user_data(OpaquePointer(target))
  else { return 0 }
  let resource = Unmanaged<Resource>.fromOpaque(address).takeUnretainedValue()
  let server = resource.server
  server.record(resource, message, arguments)
  if !resource.receive(opcode, arguments) {
    for (letter, argument) in RequestArguments(message, arguments) where letter == .descriptor {
      SystemCall.close(argument.h)
    }
  }
  return 0
}
