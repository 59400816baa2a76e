import ResponderSystem

/// A backup of a file's contents, which exists while the file is being overwritten.
///
/// The backup is in the user's state folder (`windowresponder/unfinished`), or beside the file if that folder
/// is not writable. Its name is the number of the file in the file system, so all names of the file lead to
/// it. The backup is locked while the file is being written. A backup without a lock remains from a program
/// that was killed.
struct FileBackup {
  private let path: Pathname
  private let file: FileDescriptor

  /// The first line of a backup.
  private static let mark = "WindowResponder backup 1"

  /// Writes a backup to the disk.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - identity: The identity of the file.
  ///   - target: The path of the file, which is not a link.
  ///   - path: The path for errors.
  init(
    of bytes: [UInt8], _ identity: FileIdentity, _ target: Pathname, called path: Pathname
  ) throws(FileError) {
    var failure = FileError(path: path, reason: .noPermission)
    for place in Self.places(identity, target) {
      if place.isShared || UserFolder.make(place.folder) {
        do throws(SystemError) {
          file = try Self.write(Self.head(target) + bytes, to: place.path)
          self.path = place.path
          return
        } catch {
          failure = FileError(path: path, code: error.code)
        }
      }
    }
    throw failure
  }

  /// Removes the backup after the file was written completely.
  func remove() {
    SystemCall.remove(path)
    SystemCall.syncFolder(path.folder)
  }

  /// Returns the contents of a file before an interrupted write, or `nil` if there was none.
  static func contents(for identity: FileIdentity, _ target: Pathname) -> [UInt8]? {
    for place in places(identity, target) {
      guard let file = try? FileDescriptor(opening: place.path), SystemCall.lock(file.number),
        FileIdentity(file.number)?.isPlainFile == true,
        let bytes = try? SafeFile.bytes(of: file.number, expected: 0, limit: .max, place.path)
      else { continue }
      let lines = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
      guard lines.count == 3, lines[0].elementsEqual(mark.utf8) else { continue }
      // The file system may have reused the number for another file since, unless the file has several names.
      let isSame = lines[1].elementsEqual(name(target))
      if isSame || SystemCall.linkCount(of: target) ?? 0 > 1 { return Array(lines[2]) }
    }
    return nil
  }

  /// Removes the backups of a file that remain from interrupted writes.
  static func discard(for identity: FileIdentity, _ target: Pathname) {
    for place in places(identity, target) {
      guard let file = try? FileDescriptor(opening: place.path), SystemCall.lock(file.number)
      else { continue }
      SystemCall.remove(place.path)
    }
  }

  /// Returns the possible locations of a backup.
  private static func places(
    _ identity: FileIdentity, _ target: Pathname
  ) -> [(path: Pathname, folder: Pathname, isShared: Bool)] {
    let state = UserFolder.state.appending("windowresponder/unfinished")
    let beside = target.folder
    return [
      (state.appending(identity.name), state, false),
      (beside.appending(".\(identity.name).unfinished"), beside, true),
    ]
  }

  private static func head(_ target: Pathname) -> [UInt8] {
    Array("\(mark)\n".utf8) + name(target) + [10]
  }

  /// Returns the name of a file in a line of a backup, which is its path without links.
  private static func name(_ target: Pathname) -> [UInt8] {
    (PathWalk(target).steps.last?.path ?? target).bytes.map { $0 == 10 ? UInt8(ascii: "?") : $0 }
  }

  /// Writes a file completely or not at all, and locks it.
  private static func write(
    _ bytes: [UInt8], to path: Pathname
  ) throws(SystemError) -> FileDescriptor {
    let new = try ReplacementFile(beside: path, in: path.folder, permissions: 0o600)
    _ = SystemCall.lock(new.file.number)
    try new.write(bytes)
    try new.replaceTarget()
    return new.file
  }
}
