internal import CWayland
internal import ResponderSystem

/// The channel of a connection: the live objects, and the buffer of requests.
///
/// Libwayland buffers 4096 bytes of requests, and ends the connection if the buffer and the socket are both
/// full. The channel therefore counts the bytes. If the socket is full, requests wait in a queue, in order,
/// until ``flush()`` sends them. A compositor that does not read for a while therefore causes no error.
@MainActor final class ProtocolChannel {
  /// The number of bytes of requests that certainly fit into libwayland's buffer. It is less than 4096, since
  /// wayland-cursor sends requests that are not counted.
  static let bufferLimit = 3072
  /// The number of file descriptors that certainly fit into libwayland's buffer, of its 28.
  static let descriptorLimit = 20
  /// The largest size of a message in the protocol, in bytes.
  static let messageLimit = 4096

  private let display: OpaquePointer
  private var live: [OpaquePointer: Proxy] = [:]
  private var bufferedBytes = 0
  private var bufferedDescriptors = 0
  private var waiting = DeferredRequests()
  private var isClosed = false
  /// A Boolean value that indicates whether the other end has closed the socket. Its last events can still be
  /// read.
  private var isBroken = false

  init(display: OpaquePointer) { self.display = display }

  // MARK: Objects

  /// Adds an object to the connection, which retains it.
  func adopt(_ proxy: Proxy, _ pointer: OpaquePointer) {
    live[pointer] = proxy
    wl_proxy_set_tag(pointer, objectTag)
    wl_proxy_add_dispatcher(
      pointer, eventDispatcher, nil, Unmanaged.passUnretained(proxy).toOpaque())
  }

  /// Releases an object. Events for it that arrive later are dropped.
  func forget(_ proxy: Proxy, _ pointer: OpaquePointer) {
    wl_proxy_set_user_data(pointer, nil)
    live[pointer] = nil
  }

  /// Frees an object of libwayland, after its destructor request if it has one.
  func destroy(_ pointer: OpaquePointer, request opcode: UInt32?) {
    if isClosed { return }
    guard let opcode else {
      // A queued request can still have it as an argument.
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

  /// Destroys every object without requests, since the connection is about to close.
  func close() {
    for (pointer, proxy) in live {
      _ = proxy.detach()
      wl_proxy_destroy(pointer)
    }
    waiting.drop()
    isClosed = true
  }

  // MARK: Requests

  /// Sends a request, or queues it if the socket is full.
  ///
  /// If no file descriptor is free, a request with a descriptor is not sent, since libwayland would end the
  /// connection when it cannot duplicate the descriptor.
  ///
  /// - Parameters:
  ///   - sender: The object of the request.
  ///   - opcode: The number of the request.
  ///   - made: The interface of the object that the request creates, or `nil` if it creates none.
  ///   - version: The version of the new object.
  ///   - arguments: The arguments.
  ///   - extra: The number of bytes of strings and arrays, in addition to four for each argument.
  ///   - descriptors: The number of file descriptors.
  /// - Returns: The object that the request creates, or `nil` if it creates none or is not sent.
  @discardableResult func send(
    _ sender: OpaquePointer, _ opcode: UInt32, making made: ProtocolInterface?, version: UInt32,
    _ arguments: UnsafeMutableBufferPointer<wl_argument>, extra: Int, descriptors: Int
  ) -> OpaquePointer? {
    let bytes = 8 + 4 * arguments.count + extra
    guard !isClosed, bytes <= Self.messageLimit, descriptors == 0 || canCopyDescriptor else {
      return nil
    }
    guard canSend(bytes: bytes, descriptors: descriptors) else {
      return waiting.append(sender, opcode, making: made, arguments)
    }
    bufferedBytes += bytes
    bufferedDescriptors += descriptors
    return wl_proxy_marshal_array_flags(
      sender, opcode, made?.table, version, 0, arguments.baseAddress)
  }

  /// Sends buffered requests, as far as the socket accepts them without waiting.
  ///
  /// If requests are left because the socket is full, returns `true`.
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

  /// Returns a Boolean value that indicates whether a request can be sent immediately, instead of after
  /// queued ones.
  private func canSend(bytes: Int, descriptors: Int) -> Bool {
    waiting.isEmpty && makeRoom(bytes: bytes, descriptors: descriptors)
  }

  /// A Boolean value that indicates whether the process can open another file descriptor.
  private var canCopyDescriptor: Bool {
    guard let copy = try? SystemCall.copy(wl_display_get_fd(display)) else { return false }
    SystemCall.close(copy)
    return true
  }

  private func makeRoom(bytes: Int, descriptors: Int) -> Bool {
    let fits =
      (bufferedBytes == 0 || bufferedBytes + bytes <= Self.bufferLimit)
      && bufferedDescriptors + descriptors <= Self.descriptorLimit
    return fits || flushBuffer()
  }

  /// Writes libwayland's buffer to the socket. If data is left in the buffer, returns `false`.
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
