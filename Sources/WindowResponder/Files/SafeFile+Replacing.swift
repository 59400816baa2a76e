import ResponderSystem

extension SafeFile {
  /// Returns the path after all links, even if there is no file.
  static func target(of path: Pathname) throws(FileError) -> Pathname {
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else {
      throw FileError(path: path, reason: .badName)
    }
    var current = path
    // The limit is that of the kernel.
    for _ in 0..<40 {
      guard let next = SystemCall.destination(ofLink: current) else { return current }
      current = next.isAbsolute ? next : current.folder.appending(next)
    }
    throw FileError(path: path, reason: .badName)
  }

  static func bytes(
    of descriptor: Int32, expected: Int, limit: Int, _ path: Pathname
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var part = [UInt8](repeating: 0, count: 256 << 10)
    do throws(SystemError) {
      while true {
        let outcome = try part.withUnsafeMutableBufferPointer { room throws(SystemError) in
          try SystemCall.read(descriptor, into: UnsafeMutableRawBufferPointer(room))
        }
        guard case .done(let count) = outcome, count > 0 else { return bytes }
        bytes += part[..<count]
        if bytes.count > limit { break }
      }
    } catch {
      throw FileError(path: path, code: error.code)
    }
    throw FileError(path: path, reason: .tooLarge)
  }

  /// Replaces the contents of a file. If it throws an error, the file has the old contents.
  ///
  /// A new file replaces the old one, which is the safest method. If that would lose data, such as other
  /// names of the file or its owner, or is impossible, for example in a read-only folder or on a disk without
  /// room for both files, the file itself is overwritten.
  static func replace(
    _ target: Pathname, with bytes: [UInt8], like old: FileIdentity?, called path: Pathname
  ) throws(FileError) -> FileIdentity? {
    guard let old else { return try exchange(target, with: bytes, like: nil, called: path) }
    if SystemCall.linkCount(of: target) == 1 {
      do throws(FileError) {
        let made = try exchange(target, with: bytes, like: old, called: path)
        // The backup of an interrupted write is obsolete.
        FileBackup.discard(for: old, target)
        return made
      } catch {
        guard error.reason.allowsOverwriting else { throw error }
      }
    }
    return try overwrite(target, with: bytes, like: old, called: path)
  }

  /// Writes a new file beside the old one to the disk, and then replaces the old one.
  private static func exchange(
    _ target: Pathname, with bytes: [UInt8], like old: FileIdentity?, called path: Pathname
  ) throws(FileError) -> FileIdentity? {
    let new: ReplacementFile
    do throws(SystemError) {
      // A file that replaces another one gets the permissions of that below.
      let permissions: UInt32 = old == nil ? 0o666 : 0o600
      new = try ReplacementFile(beside: target, in: target.folder, permissions: permissions)
    } catch {
      throw FileError(path: path, code: error.code)
    }
    if let old {
      SystemCall.copyAttributes(of: target, to: new.file.number)
      // Otherwise, the file would belong to another user, or other users could read it.
      guard old.giveOwnerAndMode(to: new.file.number) else {
        throw FileError(path: path, reason: .noPermission)
      }
    }
    do throws(SystemError) {
      try new.write(bytes)
    } catch {
      throw FileError(path: path, code: error.code)
    }
    // The check is as late as possible, since writing may have taken some time.
    guard FileIdentity(target) == old else {
      throw FileError(path: path, reason: .changedByOthers)
    }
    do throws(SystemError) {
      try new.replaceTarget()
    } catch {
      throw FileError(path: path, code: error.code)
    }
    return FileIdentity(new.file.number)
  }

  /// Overwrites the file itself. A backup of its contents exists until the new contents are on the disk.
  private static func overwrite(
    _ target: Pathname, with bytes: [UInt8], like old: FileIdentity, called path: Pathname
  ) throws(FileError) -> FileIdentity? {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try FileDescriptor(opening: target, for: .readingAndWriting)
    } catch {
      throw FileError(path: path, code: error.code)
    }
    guard FileIdentity(file.number) == old else {
      throw FileError(path: path, reason: .changedByOthers)
    }
    let before = try Self.bytes(of: file.number, expected: old.size, limit: .max, path)
    let backup = try FileBackup(of: before, old, target, called: path)
    do throws(SystemError) {
      try put(bytes, into: file, longerThan: before.count)
    } catch {
      // If that fails too, only the backup has the contents.
      if (try? put(before, into: file, longerThan: .max)) != nil { backup.remove() }
      throw FileError(path: path, code: error.code)
    }
    backup.remove()
    return FileIdentity(file.number)
  }

  private static func put(
    _ bytes: [UInt8], into file: FileDescriptor, longerThan count: Int
  ) throws(SystemError) {
    // The space is reserved before, so that the disk does not become full during the write.
    if bytes.count > count { try SystemCall.reserve(bytes.count, for: file.number) }
    try SystemCall.writeFully(bytes, to: file.number, at: 0)
    try SystemCall.setByteCount(bytes.count, of: file.number)
    try SystemCall.sync(file.number)
  }
}

extension FileError.Reason {
  /// A Boolean value that indicates whether a new file could not be put in the place of the old one, while
  /// the old one may be writable: the folder is read-only, belongs to others (sticky), the disk has no room
  /// for both files, or the file is a mount point.
  fileprivate var allowsOverwriting: Bool {
    switch self {
    case .noPermission, .readOnly, .noSpace: true
    case .system(let code): code == SystemError.busy || code == SystemError.crossDevice
    default: false
    }
  }
}
