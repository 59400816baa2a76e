internal import CWayland

/// An object that lives at the compositor and is spoken to from here: a surface, a seat, a callback.
///
/// The generated subclasses have one method for each request, and one case of their `Event` for each
/// event, handed to `onEvent`, so that a handler is an exhaustive `switch`.
///
/// **Ownership.** The connection keeps an object alive until ``destroy()`` is called, the compositor
/// ends it (`wl_callback.done`), or the connection closes; letting go of a reference does nothing.
/// So objects end in the order that the protocol asks for, and a frame callback need not be stored.
///
/// **After the end.** ``destroy()`` may be called twice. Requests on a destroyed object, requests
/// that name one, and requests newer than ``version`` are not sent; those that make an object
/// then give one that is destroyed already. No event arrives after `destroy()`, and the handler is
/// let go of.
@MainActor public class Proxy {
  /// The object in libwayland; nil once it is destroyed.
  private(set) final var pointer: OpaquePointer?
  /// The version of the interface that it was bound with, or made by an object of.
  public final let version: UInt32
  /// What the objects of a connection share.
  final let wire: Wire
  /// Whether the object belongs to somebody else, who destroys it.
  private let isBorrowed: Bool

  /// The interface that objects of this class have.
  public nonisolated class var interface: ProtocolInterface {
    preconditionFailure("Proxy itself has no interface; use a generated class.")
  }

  /// Whether requests are still sent and events still arrive.
  public final var isAlive: Bool { pointer != nil }

  /// The object's number on the wire; zero once it is destroyed.
  public final var id: UInt32 { pointer.map { wl_proxy_get_id($0) } ?? 0 }

  /// The `wl_proxy` beneath, for C libraries such as wayland-cursor; nil once it is destroyed.
  public final var unsafePointer: OpaquePointer? { pointer }

  /// Wraps a `wl_proxy` that was just made; nil makes an object that is destroyed from the start.
  required init(pointer: OpaquePointer?, version: UInt32, wire: Wire) {
    self.pointer = pointer
    self.version = version
    self.wire = wire
    isBorrowed = false
    guard let pointer else { return }
    wire.adopt(self, pointer)
  }

  /// Wraps a `wl_proxy` that a C library owns, such as a cursor theme's `wl_buffer`.
  ///
  /// It can be named in requests. It gets no events, and destroying it does nothing to the
  /// library's object; stop using it when the library releases it.
  public required init(borrowing pointer: OpaquePointer, from connection: Connection) {
    self.pointer = pointer
    version = max(1, wl_proxy_get_version(pointer))
    wire = connection.wire
    isBorrowed = true
  }

  /// Ends the object, with the interface's own destructor if this version has one.
  public final func destroy() { end(by: destructor) }

  /// Ends the object by one of the requests that do, where this version has it.
  final func end(by destructor: Destructor?) {
    guard let pointer = detach() else { return }
    let known = destructor.flatMap { $0.since <= version ? $0 : nil }
    wire.destroy(pointer, request: known?.opcode)
  }

  /// Lets go of an object that the compositor has ended already.
  final func expire() {
    guard let pointer = detach() else { return }
    wire.destroy(pointer, request: nil)
  }

  /// Makes the object dead on our side; gives what is left to destroy in libwayland.
  final func detach() -> OpaquePointer? {
    guard let pointer else { return nil }
    self.pointer = nil
    forgetHandler()
    if isBorrowed { return nil }
    wire.forget(self, pointer)
    return pointer
  }

  // MARK: What generated classes override

  /// The request that ends the object, where the interface has one.
  struct Destructor {
    var opcode: UInt32
    var since: UInt32
  }

  /// The request that ``destroy()`` sends.
  var destructor: Destructor? { nil }

  /// Lets go of the event handler and of what it holds.
  func forgetHandler() {}

  /// Hands an event to the handler; false when there is none.
  func receive(_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) -> Bool { false }
}
