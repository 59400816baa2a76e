internal import CWayland
internal import ResponderSystem

/// What the objects of one connection share: who is alive, and the way out.
///
/// libwayland buffers 4096 bytes of requests, and ends the connection when a full buffer meets a full
/// socket. So the bytes are counted here, and once the socket takes no more, requests wait in a
/// queue of ours, in order, until ``flush()`` gets them out. A compositor that stands still for a
/// while can do no harm.
@MainActor final class Wire {
  /// Bytes of requests that libwayland surely holds. Less than its 4096, since wayland-cursor sends
  /// requests that are not counted.
  static let bufferLimit = 3072
  /// File descriptors that libwayland surely holds, of its 28.
  static let descriptorLimit = 20
  /// The largest message that the wire allows, in bytes.
  static let messageLimit = 4096

  private let display: OpaquePointer
  private var live: [OpaquePointer: Proxy] = [:]
  private var bufferedBytes = 0
  private var bufferedDescriptors = 0
  private var waiting = DeferredRequests()
  private var isClosed = false
  /// Whether the other end is gone. What it said last is still to be read.
  private var isBroken = false

  init(display: OpaquePointer) { self.display = display }

  // MARK: Objects

  /// Takes an object into the connection, which keeps it alive.
  func adopt(_ proxy: Proxy, _ pointer: OpaquePointer) {
    live[pointer] = proxy
    wl_proxy_set_tag(pointer, objectTag)
    wl_proxy_add_dispatcher(
      pointer, eventDispatcher, nil, Unmanaged.passUnretained(proxy).toOpaque())
  }

  /// Stops keeping an object alive; events that are still under way go nowhere.
  func forget(_ proxy: Proxy, _ pointer: OpaquePointer) {
    wl_proxy_set_user_data(pointer, nil)
    live[pointer] = nil
  }

  /// Frees an object in libwayland, after its destructor request if it has one.
  func destroy(_ pointer: OpaquePointer, request opcode: UInt32?) {
    if isClosed { return }
    guard let opcode else {
      // A request that waits may still name it.
      if waiting.isEmpty { wl_proxy_destroy(pointer) } else { waiting.appendDestruction(pointer) }
      return
    }
    if canSend(bytes: 8, descriptors: 0) {
      let version = wl_proxy_get_version(pointer)
      let flags = UInt32(WL_MARSHAL_FLAG_DESTROY)
      wl_proxy_marshal_array_flags(pointer, opcode, nil, version, flags, nil)
      bufferedBytes += 8
    } else {
      waiting.appendDestruction(pointer, request: opcode)
    }
  }

  /// Ends every object without a word to the compositor, for the connection is about to close.
  func close() {
    for (pointer, proxy) in live {
      _ = proxy.detach()
      wl_proxy_destroy(pointer)
    }
    waiting.drop()
    isClosed = true
  }

  // MARK: Requests

  /// Sends a request, or queues it while the socket is full.
  ///
  /// - Parameters:
  ///   - made: The interface of the object that the request makes, if it makes one.
  ///   - extra: Bytes of strings and arrays beyond four for each argument.
  /// - Returns: The object that the request makes.
  @discardableResult func send(
    _ sender: OpaquePointer, _ opcode: UInt32, making made: ProtocolInterface?, version: UInt32,
    _ arguments: UnsafeMutableBufferPointer<wl_argument>, extra: Int, descriptors: Int
  ) -> OpaquePointer? {
    let bytes = 8 + 4 * arguments.count + extra
    guard !isClosed, bytes <= Self.messageLimit else { return nil }
    guard canSend(bytes: bytes, descriptors: descriptors) else {
      return waiting.append(sender, opcode, making: made, arguments)
    }
    bufferedBytes += bytes
    bufferedDescriptors += descriptors
    return wl_proxy_marshal_array_flags(
      sender, opcode, made?.table, version, 0, arguments.baseAddress)
  }

  /// Sends what is buffered, as far as the socket takes it without waiting.
  ///
  /// Gives true when something is left because the socket is full.
  func flush() -> Bool {
    guard flushBuffer() else { return !isBroken }
    while let size = waiting.nextSize {
      guard makeRoom(bytes: size.bytes, descriptors: size.descriptors) else { return !isBroken }
      bufferedBytes += size.bytes
      bufferedDescriptors += size.descriptors
      waiting.sendNext()
    }
    return !flushBuffer() && !isBroken
  }

  /// Whether a request may go to libwayland now, and not behind others that wait.
  private func canSend(bytes: Int, descriptors: Int) -> Bool {
    waiting.isEmpty && makeRoom(bytes: bytes, descriptors: descriptors)
  }

  private func makeRoom(bytes: Int, descriptors: Int) -> Bool {
    let fits =
      (bufferedBytes == 0 || bufferedBytes + bytes <= Self.bufferLimit)
      && bufferedDescriptors + descriptors <= Self.descriptorLimit
    return fits || flushBuffer()
  }

  /// Empties libwayland's buffer into the socket; false when something is left in it.
  private func flushBuffer() -> Bool {
    if wl_display_flush(display) >= 0 {
      bufferedBytes = 0
      bufferedDescriptors = 0
      return true
    }
    if !SystemError.last("write").wouldBlock { isBroken = true }
    return false
  }
}
