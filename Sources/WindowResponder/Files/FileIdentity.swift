import ResponderSystem

/// What tells whether a file is still the same, with the same bytes.
struct FileIdentity: Equatable, Sendable {
  private let status: FileStatus
  /// How long it is, in bytes.
  var size: Int { status.byteCount }

  /// The file of a name, links followed; nil for none.
  init?(_ path: Pathname) {
    guard let status = try? FileStatus(of: path) else { return nil }
    self.status = status
  }

  /// An open file.
  init?(_ descriptor: Int32) {
    guard let status = try? FileStatus(of: descriptor) else { return nil }
    self.status = status
  }

  /// A name made of the numbers by which the system knows the file.
  var name: String { "\(String(status.device, radix: 16))-\(String(status.number, radix: 16))" }

  /// Whether it is a file, rather than a folder, a device or a pipe.
  var isPlainFile: Bool { status.kind == .file }
  /// Whether it is a folder.
  var isFolder: Bool { status.kind == .folder }
  /// Whether nobody may write it: the mark that people set against writing over something.
  var isMarkedReadOnly: Bool { status.permissions & 0o222 == 0 }

  /// Whether both are the same file with the same bytes. Owner and mode do not count.
  static func == (a: FileIdentity, b: FileIdentity) -> Bool {
    let (a, b) = (a.status, b.status)
    return a.device == b.device && a.number == b.number && a.byteCount == b.byteCount
      && a.modified == b.modified && a.modifiedNanoseconds == b.modifiedNanoseconds
  }

  /// Gives owner, group and mode to another file. Returns false if the system does not allow that: only
  /// root can give a file to another owner, and other users only to a group of theirs.
  func giveOwnerAndMode(to descriptor: Int32) -> Bool {
    guard let made = try? FileStatus(of: descriptor) else { return false }
    do throws(SystemError) {
      if status.owner != made.owner || status.group != made.group {
        try SystemCall.setOwner(status.owner, group: status.group, of: descriptor)
      }
      try SystemCall.setPermissions(status.permissions, of: descriptor)
      return true
    } catch {
      return false
    }
  }
}
