import Foundation

/// A small program that connects to sockets on behalf of this program, which is large.
///
/// If KWin's permission checks are off, it hashes the program file of each client before it answers the
/// client. For a test program of hundreds of megabytes, this takes seconds.
final class SocketOpener {
  /// The connection, which the caller closes.
  let connection: Int32
  private let process: ChildProcess
  private let end: Int32

  /// A Boolean value that indicates whether the program has been built.
  static var isThere: Bool { (try? Executables.product("SocketOpener")) != nil }

  /// Connects to the socket at `path`. For the other side, the small program is the client while this object
  /// exists.
  init(path: String) throws {
    let program = try Executables.product("SocketOpener")
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw CompositorError.socketFailed(path, errno: errno) }
    defer { close(ends[1]) }
    do {
      process = try ChildProcess(
        program, [path], environment: [:], output: "/dev/null", errors: "/dev/null", stdin: ends[1])
      connection = try Self.receiveDescriptor(from: ends[0], path: path)
      end = ends[0]
    } catch {
      close(ends[0])
      throw error
    }
  }

  deinit {
    close(end)
    _ = process.waitForExit(seconds: 2)
  }

  private static func receiveDescriptor(from end: Int32, path: String) throws -> Int32 {
    var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(Deadline(seconds: 20).remaining * 1000)
    guard poll(&waiting, 1, milliseconds) > 0 else { throw CompositorError.timedOut(path) }
    var code: UInt8 = 0
    var control = [UInt8](repeating: 0, count: 24)
    let (count, controlLength) = withUnsafeMutableBytes(of: &code) { data in
      control.withUnsafeMutableBytes { extra in
        var vector = iovec(iov_base: data.baseAddress, iov_len: 1)
        return withUnsafeMutablePointer(to: &vector) { vector in
          var message = msghdr()
          message.msg_iov = vector
          message.msg_iovlen = 1
          message.msg_control = extra.baseAddress
          message.msg_controllen = extra.count
          let count = recvmsg(end, &message, Int32(MSG_CMSG_CLOEXEC))
          return (count, message.msg_controllen)
        }
      }
    }
    guard count == 1 else { throw CompositorError.socketFailed(path, errno: ECONNRESET) }
    // `CMSG_LEN(4)` of a 64-bit system: a header of 16 bytes and the descriptor.
    guard code == 0, controlLength >= 20 else {
      throw CompositorError.socketFailed(path, errno: Int32(code))
    }
    return control.withUnsafeBytes { $0.load(fromByteOffset: 16, as: Int32.self) }
  }
}
