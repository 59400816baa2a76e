internal import Glibc

extension SystemCall {
  /// Connects to the socket at a path.
  package static func connect(to path: String) throws(SystemError) -> Int32 {
    try connect(to: Array(path.utf8), type: Int32(SOCK_STREAM.rawValue))
  }

  fileprivate static func connect(
    to name: [UInt8], type: Int32
  ) throws(SystemError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard name.count < room else {
      throw SystemError(operation: "connect", code: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let descriptor = Glibc.socket(AF_UNIX, type | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw SystemError(operation: "socket", code: errno) }
    // An abstract name has no zero byte at its end.
    let size = MemoryLayout<sockaddr_un>.size - room + name.count + (name.first == 0 ? 0 : 1)
    do throws(SystemError) {
      let outcome = try run("connect") {
        withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            Glibc.connect(descriptor, $0, socklen_t(size))
          }
        }
      }
      guard case .done = outcome else { throw SystemError(operation: "connect", code: EAGAIN) }
    } catch {
      Glibc.close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Creates two connected sockets, which the caller must close.
  package static func socketPair(isNonblocking: Bool = false) throws(SystemError) -> (Int32, Int32)
  {
    var ends: [Int32] = [-1, -1]
    var type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    if isNonblocking { type |= Int32(SOCK_NONBLOCK.rawValue) }
    _ = try run("socketpair") { socketpair(AF_UNIX, type, 0, &ends) }
    return (ends[0], ends[1])
  }

  /// Creates a socket at a path to which programs can connect. The caller must close it.
  package static func listen(at path: String) throws(SystemError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SystemError(operation: "bind", code: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw SystemError(operation: "socket", code: errno) }
    do throws(SystemError) {
      _ = try run("bind") {
        withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
      }
      _ = try run("listen") { Glibc.listen(descriptor, 16) }
    } catch {
      Glibc.close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Ends a connection in both directions. The descriptor stays open.
  package static func shutDown(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Requests a size in bytes for the buffer of sent data that was not read yet, even beyond the system's
  /// limit if that is allowed.
  package static func enlargeSendBuffer(of descriptor: Int32, to byteCount: Int) {
    var size = Int32(clamping: byteCount)
    let length = socklen_t(MemoryLayout<Int32>.size)
    if setsockopt(descriptor, SOL_SOCKET, SO_SNDBUFFORCE, &size, length) != 0 {
      setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &size, length)
    }
  }
}

extension FileDescriptor {
  /// Connects to a socket, which does not wait after that. An abstract name begins with a zero byte.
  package convenience init(connectingTo name: [UInt8]) throws(SystemError) {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
    self.init(owning: try SystemCall.connect(to: name, type: type))
  }
}
