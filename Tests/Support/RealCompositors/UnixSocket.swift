import Foundation

/// A connected Unix stream socket that can pass a file descriptor.
package final class UnixSocket {
  private let descriptor: Int32
  private let path: String
  private let opener: SocketOpener?

  /// Connects to the socket at `path`. A small program connects if the other side reads the client's program
  /// file, as KWin does.
  package init(path: String, openedBySmallProgram: Bool = false) throws {
    self.path = path
    if openedBySmallProgram, SocketOpener.isThere {
      let opener = try SocketOpener(path: path)
      descriptor = opener.connection
      self.opener = opener
      return
    }
    opener = nil
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw CompositorError.socketFailed(path, errno: errno) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw CompositorError.socketFailed(path, errno: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw CompositorError.socketFailed(path, errno: errno) }
  }

  deinit { close(descriptor) }

  /// Sends all of `bytes`, and a descriptor with the first of them. The caller keeps and closes the
  /// descriptor.
  package func send(_ bytes: [UInt8], passing passed: Int32? = nil) throws {
    var sent = 0
    var toPass = passed
    while sent < bytes.count {
      let count = try sendOnce(bytes[sent...], passing: toPass)
      toPass = nil
      sent += count
    }
  }

  /// Receives what has arrived, waiting for the first byte.
  package func receive(atMost limit: Int = 65_536, before deadline: Deadline) throws -> [UInt8] {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&waiting, 1, Int32(deadline.remaining * 1000) + 1)
    guard ready > 0 else { throw CompositorError.timedOut(path) }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &bytes, limit, 0)
    guard count > 0 else {
      throw CompositorError.socketFailed(path, errno: count == 0 ? ECONNRESET : errno)
    }
    return Array(bytes[..<count])
  }

  private func sendOnce(_ bytes: ArraySlice<UInt8>, passing passed: Int32?) throws -> Int {
    // `CMSG_SPACE(4)` and `CMSG_LEN(4)` of a 64-bit system. The macros are not available in Swift.
    let controlSize = 24
    let controlLength = 20
    var control = [UInt8](repeating: 0, count: controlSize)
    if let passed {
      control.withUnsafeMutableBytes { raw in
        raw.storeBytes(of: controlLength, toByteOffset: 0, as: Int.self)
        raw.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
        raw.storeBytes(of: Int32(SCM_RIGHTS), toByteOffset: 12, as: Int32.self)
        raw.storeBytes(of: passed, toByteOffset: 16, as: Int32.self)
      }
    }
    let count = bytes.withUnsafeBytes { data in
      control.withUnsafeMutableBytes { extra in
        var vector = iovec(
          iov_base: UnsafeMutableRawPointer(mutating: data.baseAddress), iov_len: data.count)
        return withUnsafeMutablePointer(to: &vector) { vector in
          var message = msghdr()
          message.msg_iov = vector
          message.msg_iovlen = 1
          if passed != nil {
            message.msg_control = extra.baseAddress
            message.msg_controllen = controlSize
          }
          return sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL))
        }
      }
    }
    guard count > 0 else { throw CompositorError.socketFailed(path, errno: errno) }
    return count
  }
}
