import Foundation

/// A file of text that is never half written: what is saved is written beside it, and takes its place
/// once all of it is on the disk.
struct NoteFile {
  let path: String
  /// What the file was when it was read or written last; nil where there was none.
  private var known: Identity?

  init(path: String) {
    self.path = path
  }

  /// Reads the text; a file that is not there yet is empty.
  mutating func read() throws(NoteError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      if errno == ENOENT { return "" }
      throw .system("open", errno)
    }
    defer { close(descriptor) }
    guard let identity = Identity(descriptor), identity.isPlainFile else { throw .isNoFile }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count == 0 { break }
      if count > 0 {
        bytes += part[..<count]
      } else if errno != EINTR {
        throw .system("read", errno)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .isNoText }
    known = identity
    return text
  }

  /// Writes the text. Where it throws, the file is as it was.
  ///
  /// A file that another program has written since is left alone, unless `replacesOthers`.
  mutating func write(_ text: String, replacesOthers: Bool = false) throws(NoteError) {
    // A link stays one.
    let target = realpath(path, nil).map { name in
      defer { free(name) }
      return String(cString: name)
    }
    let old = Identity(target ?? path)
    if old != known, old != nil, !replacesOthers { throw .isChanged }
    known = try Self.replace(target ?? path, with: text, like: old)
  }

  private static func replace(
    _ path: String, with text: String, like old: Identity?
  ) throws(NoteError) -> Identity? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let name = ".\(url.lastPathComponent).\(getpid()).new"
    let beside = URL(fileURLWithPath: folder).appendingPathComponent(name).path
    // Of another process that had the same number and was ended in the middle.
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .system("write beside", errno) }
    do throws(NoteError) {
      defer { close(descriptor) }
      if let old { old.giveOwnerAndMode(to: descriptor) }
      try write(Array(text.utf8), to: descriptor)
      if fsync(descriptor) != 0 { throw NoteError.system("write", errno) }
      if rename(beside, path) != 0 { throw NoteError.system("replace", errno) }
      syncFolder(folder)
      return Identity(descriptor)
    } catch {
      unlink(beside)
      throw error
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(NoteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .system("write", errno)
      }
    }
  }

  /// Writes the folder to the disk, so that the new name is there too. Where that fails the old file
  /// or the new one is there, whole.
  private static func syncFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// What tells whether a file is still the same, with the same text.
private struct Identity: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let size: off_t
  private let seconds: Int
  private let nanoseconds: Int
  private let owner: uid_t
  private let group: gid_t
  private let mode: mode_t

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode)
  }

  var isPlainFile: Bool { mode & S_IFMT == S_IFREG }

  static func == (a: Identity, b: Identity) -> Bool {
    a.device == b.device && a.number == b.number && a.size == b.size && a.seconds == b.seconds
      && a.nanoseconds == b.nanoseconds
  }

  /// Only root can give a file to another owner; else it belongs to whoever runs this from now on.
  func giveOwnerAndMode(to descriptor: Int32) {
    if owner != geteuid() || group != getegid() { _ = fchown(descriptor, owner, group) }
    _ = fchmod(descriptor, mode & 0o777)
  }
}
