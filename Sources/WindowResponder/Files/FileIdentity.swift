import ResponderSystem

/// The identity of a file with its present contents.
struct FileIdentity: Equatable, Sendable {
  private let status: FileStatus
  /// The size of the file, in bytes.
  var size: Int { status.byteCount }

  /// Creates the identity of a path, with links followed. If there is no file, returns `nil`.
  init?(_ path: Pathname) {
    guard let status = try? FileStatus(of: path) else { return nil }
    self.status = status
  }

  /// Creates the identity of an open file. If the descriptor is invalid, returns `nil`.
  init?(_ descriptor: Int32) {
    guard let status = try? FileStatus(of: descriptor) else { return nil }
    self.status = status
  }

  /// A name made from the device and inode numbers of the file.
  var name: String { "\(String(status.device, radix: 16))-\(String(status.number, radix: 16))" }

  /// A text by which a later process checks whether the file is the same. It does not contain the number of
  /// the device, which may change when the machine is restarted.
  var mark: String {
    [status.number.description, String(status.byteCount), String(status.modified)]
      .joined(separator: " ") + ".\(status.modifiedNanoseconds)"
  }

  /// A Boolean value that indicates whether it is a file, and not a folder, a device or a pipe.
  var isPlainFile: Bool { status.kind == .file }
  /// A Boolean value that indicates whether it is a folder.
  var isFolder: Bool { status.kind == .folder }
  /// A Boolean value that indicates whether no user has write permission, which protects a file against
  /// overwriting.
  var isMarkedReadOnly: Bool { status.permissions & 0o222 == 0 }

  /// Returns a Boolean value that indicates whether two identities are of the same file with the same
  /// contents. The owner and the mode are not compared.
  static func == (a: FileIdentity, b: FileIdentity) -> Bool {
    let (a, b) = (a.status, b.status)
    return a.device == b.device && a.number == b.number && a.byteCount == b.byteCount
      && a.modified == b.modified && a.modifiedNanoseconds == b.modifiedNanoseconds
  }

  /// Sets the owner, group and mode of another file to those of this one.
  ///
  /// If the system does not permit it, returns `false`. Only root can set another owner, and other users can
  /// set only a group to which they belong.
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
