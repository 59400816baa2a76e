internal import Glibc

extension SystemCall {
  /// The kernel's name, release and version; empty where it does not say.
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

  /// The number of this process.
  package static var processIdentifier: Int32 { getpid() }

  /// The name of the program at a local socket's other end, as the kernel knows it: of the one that listens
  /// there. Nil where there is none, or it can't be seen.
  package static func peerName(of socket: Int32) -> String? {
    // Three numbers: process, user and group.
    var peer: (process: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: peer))
    guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0, peer.process > 0,
      let bytes = try? contents(ofFile: "/proc/\(peer.process)/comm", limit: 64)
    else { return nil }
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}
