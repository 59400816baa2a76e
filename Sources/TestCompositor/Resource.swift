internal import CWaylandServer
internal import ResponderSystem

/// An object of a client on the server's side. Generated subclasses add requests and events.
///
/// libwayland keeps the object alive until the client destroys it or disconnects. It belongs to the
/// compositor's thread.
public class Resource {
  /// The `wl_resource`, or `nil` after the object was destroyed.
  final var pointer: OpaquePointer?
  /// The version of the interface that the client has bound.
  public final let version: UInt32
  /// The identifier of the object in the protocol.
  public final let id: UInt32
  /// The server of the object.
  public final unowned let server: Server
  /// The `wl_client`, which is only used for comparisons.
  final let client: OpaquePointer

  private final var endCallbacks: [() -> Void] = []
  /// A Boolean value that indicates whether the client or the server has destroyed the object according to
  /// the protocol.
  private final var isEnded = false

  /// The interface of the objects of this class.
  public class var interface: ResourceInterface {
    preconditionFailure("Resource itself has no interface; use a generated class.")
  }

  /// The version since which clients can destroy such an object, or `nil` if they cannot.
  class var destructorSince: UInt32? { nil }

  /// A Boolean value that indicates whether the object still exists.
  public final var isAlive: Bool { pointer != nil }

  /// Creates an object. The value `id` is the client's identifier for it, or zero for an object that the
  /// server creates.
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

  /// Creates an object for the client of another one and with its version. An event must announce it.
  convenience init(for other: Resource) {
    self.init(client: other.client, id: 0, version: other.version, server: other.server)
  }

  /// Destroys the object on the server's initiative, or after the client's destructor request.
  public final func end() {
    guard let pointer else { return }
    isEnded = true
    wl_resource_destroy(pointer)
  }

  /// Adds a closure that is called when the object has been destroyed for any reason.
  final func whenGone(_ action: @escaping () -> Void) { endCallbacks.append(action) }

  /// Ends the client's connection with a protocol error on this object.
  public final func postError(_ code: UInt32, _ message: String) {
    guard let pointer else { return }
    server.errorPosted(PostedError(interface: Self.interface.name, code: code, message: message))
    wr_resource_post_error(pointer, code, message)
  }

  /// Ends the client's connection with an error of the interface on this object.
  final func postError(_ code: some RawRepresentable<UInt32>, _ message: String) {
    postError(code.rawValue, message)
  }

  /// Called when libwayland has destroyed the object.
  fileprivate final func gone() {
    pointer = nil
    let isAbandoned = !isEnded && (Self.destructorSince ?? .max) <= version
    server.resourceGone(self, isAbandoned: isAbandoned)
    let callbacks = endCallbacks
    endCallbacks = []
    for action in callbacks { action() }
    forgetHandler()
  }

  // MARK: Overrides of generated classes

  /// Releases the request handler and its captured values.
  func forgetHandler() {}

  /// Gives a request to the handler. If there is none, returns `false`.
  func receive(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) -> Bool { false }
}

/// The name of an interface and its newest supported version.
public struct ResourceInterface: @unchecked Sendable {
  /// The table for libwayland. It is never changed and never freed.
  let table: UnsafePointer<wl_interface>

  /// The name in the protocol, such as `wl_surface`.
  public var name: String { String(cString: table.pointee.name) }

  /// The newest supported version.
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
