import Glibc

/// What tells whether a file is still the same, with the same bytes.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt
  private let number: UInt
  /// How long it is, in bytes.
  let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let owner: uid_t
  private let group: gid_t
  private let mode: mode_t

  /// The file of a name, links followed; nil for none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// An open file.
  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (device, number, size) = (UInt(status.st_dev), UInt(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode)
  }

  /// Whether it is a file, rather than a folder, a device or a pipe.
  var isPlainFile: Bool { mode & S_IFMT == S_IFREG }
  /// Whether it is a folder.
  var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  /// Whether nobody may write it: the mark that people set against writing over something.
  var isMarkedReadOnly: Bool { mode & 0o222 == 0 }

  /// Whether both are the same file with the same bytes. Owner and mode do not count.
  static func == (a: FileIdentity, b: FileIdentity) -> Bool {
    a.device == b.device && a.number == b.number && a.size == b.size && a.seconds == b.seconds
      && a.nanoseconds == b.nanoseconds
  }

  /// Gives owner, group and mode to another file. Only root can give a file to another owner; else it
  /// belongs to whoever runs this from now on, and nobody gets a right that he had not.
  func giveOwnerAndMode(to descriptor: Int32) {
    var kept = mode & 0o7777
    if owner != geteuid() || group != getegid() {
      let isGiven =
        fchown(descriptor, owner, group) == 0 || fchown(descriptor, uid_t.max, group) == 0
      // Without its group the group's rights would be another's.
      if !isGiven { kept &= ~0o6070 | ((kept & 0o007) << 3) }
    }
    _ = fchmod(descriptor, kept & 0o777)
  }
}
