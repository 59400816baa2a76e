internal import CWayland

/// An object of the compositor, such as a surface, a seat or a callback.
///
/// The generated subclasses have a method for each request and a case of `Event` for each event. `onEvent`
/// receives the events, so a handler is an exhaustive `switch`.
///
/// **Ownership.** The connection retains an object until ``destroy()`` is called, the compositor destroys the
/// object (`wl_callback.done`), or the connection closes. Releasing a reference has no effect. Therefore
/// objects are destroyed in the order that the protocol requires, and a frame callback need not be stored.
///
/// **After destruction.** A second call of ``destroy()`` has no effect. Requests of a destroyed object,
/// requests with a destroyed object as an argument, and requests newer than ``version`` are not sent. If such
/// a request creates an object, it returns a destroyed one. After `destroy()`, no event arrives, and the
/// handler is released.
@MainActor public class Proxy {
  /// The object of libwayland, or `nil` after its destruction.
  private(set) final var pointer: OpaquePointer?
  /// The version of the interface: the version that was bound, or that of the object that created this one.
  public final let version: UInt32
  /// The channel of the connection.
  final let channel: ProtocolChannel
  /// A Boolean value that indicates whether another library owns the object and destroys it.
  private let isBorrowed: Bool

  /// The interface of the objects of this class.
  public nonisolated class var interface: ProtocolInterface {
    preconditionFailure("Proxy itself has no interface; use a generated class.")
  }

  /// A Boolean value that indicates whether the object is not destroyed.
  public final var isAlive: Bool { pointer != nil }

  /// The identifier of the object in the protocol, or zero after its destruction.
  public final var id: UInt32 { pointer.map { wl_proxy_get_id($0) } ?? 0 }

  /// The underlying `wl_proxy` for C libraries such as wayland-cursor, or `nil` after its destruction.
  public final var unsafePointer: OpaquePointer? { pointer }

  /// Creates an object for a new `wl_proxy`. If it is `nil`, the object is destroyed from the start.
  required init(pointer: OpaquePointer?, version: UInt32, channel: ProtocolChannel) {
    self.pointer = pointer
    self.version = version
    self.channel = channel
    isBorrowed = false
    guard let pointer else { return }
    channel.adopt(self, pointer)
  }

  /// Creates an object for a `wl_proxy` that a C library owns, such as the `wl_buffer` of a cursor theme.
  ///
  /// The object can be an argument of requests. It receives no events, and ``destroy()`` does not destroy the
  /// library's object. Do not use it after the library has released it.
  public required init(borrowing pointer: OpaquePointer, from connection: Connection) {
    self.pointer = pointer
    version = max(1, wl_proxy_get_version(pointer))
    channel = connection.channel
    isBorrowed = true
  }

  /// Destroys the object, with the destructor of the interface if this version has one.
  public final func destroy() { end(by: destructor) }

  /// Destroys the object with a destructor request, if this version has it.
  final func end(by destructor: Destructor?) {
    guard let pointer = detach() else { return }
    let known = destructor.flatMap { $0.since <= version ? $0 : nil }
    channel.destroy(pointer, request: known?.opcode)
  }

  /// Releases an object that the compositor has destroyed already.
  final func expire() {
    guard let pointer = detach() else { return }
    channel.destroy(pointer, request: nil)
  }

  /// Marks the object as destroyed, and returns the object of libwayland that remains to be destroyed.
  final func detach() -> OpaquePointer? {
    guard let pointer else { return nil }
    self.pointer = nil
    forgetHandler()
    if isBorrowed { return nil }
    channel.forget(self, pointer)
    return pointer
  }

  // MARK: Overrides of generated classes

  /// A request that destroys the object.
  struct Destructor {
    var opcode: UInt32
    var since: UInt32
  }

  /// The request that ``destroy()`` sends, or `nil` if the interface has none.
  var destructor: Destructor? { nil }

  /// Releases the event handler.
  func forgetHandler() {}

  /// Calls the handler with an event. If there is no handler, returns `false`.
  func receive(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) -> Bool { false }
}
