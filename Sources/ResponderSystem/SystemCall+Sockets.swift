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
    // An abstract name has no closing zero.
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
}

extension FileDescriptor {
  /// Connects to a socket, which from then on doesn't wait; an abstract name begins with a zero.
  package convenience init(connectingTo name: [UInt8]) throws(SystemError) {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
    self.init(owning: try SystemCall.connect(to: name, type: type))
  }
}
