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

  /// A name made of the numbers by which the system knows the file.
  var name: String { "\(String(device, radix: 16))-\(String(number, radix: 16))" }

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

  /// Gives owner, group and mode to another file. Returns false if the system does not allow that: only
  /// root can give a file to another owner, and other users only to a group of theirs.
  func giveOwnerAndMode(to descriptor: Int32) -> Bool {
    guard let made = FileIdentity(descriptor) else { return false }
    if owner != made.owner || group != made.group {
      guard fchown(descriptor, owner, group) == 0 else { return false }
    }
    return fchmod(descriptor, mode & 0o7777) == 0
  }
}
