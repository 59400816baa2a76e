internal import Glibc

extension SystemCall {
  /// The name, release and version of the kernel, or an empty string if they are not known.
  package static var kernel: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    func text<Field>(_ field: Field) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return [text(names.sysname), text(names.release), text(names.version)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the name of the group that a file belongs to, or `nil` if it is not known.
  package static func groupName(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    var entry = group()
    var found: UnsafeMutablePointer<group>?
    var buffer = [CChar](repeating: 0, count: 4_096)
    return buffer.withUnsafeMutableBufferPointer { buffer in
      guard getgrgid_r(status.st_gid, &entry, buffer.baseAddress, buffer.count, &found) == 0,
        found != nil, let name = entry.gr_name
      else { return nil }
      return String(cString: name)
    }
  }

  /// The number of processors that are online, at least 1.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The identifier of this process.
  package static var processIdentifier: Int32 { getpid() }

  /// Returns the kernel's name for the program that listens at the other end of a local socket. If there is
  /// none, or it is not visible, returns `nil`.
  package static func peerName(of socket: Int32) -> String? {
    // The credentials of the peer: process, user and group.
    var peer: (process: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: peer))
    guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0, peer.process > 0,
      let bytes = try? contents(ofFile: "/proc/\(peer.process)/comm", limit: 64)
    else { return nil }
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}
