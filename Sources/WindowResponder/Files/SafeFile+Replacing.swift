import ResponderSystem

extension SafeFile {
  /// The path of what a path leads to: of what is behind links, also if that does not exist yet.
  static func target(of path: Pathname) throws(FileError) -> Pathname {
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else {
      throw FileError(path: path, reason: .badName)
    }
    var current = path
    // As many as the kernel follows.
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

  /// Gives a file other contents. Where this throws, it has the old ones.
  ///
  /// A new file takes its place, which is safest. If that would lose something, as the file's other names
  /// or its owner, or is not allowed, as in a folder that is read-only, the file itself is overwritten.
  static func replace(
    _ target: Pathname, with bytes: [UInt8], like old: FileIdentity?, called path: Pathname
  ) throws(FileError) -> FileIdentity? {
    guard let old else { return try exchange(target, with: bytes, like: nil, called: path) }
    if SystemCall.linkCount(of: target) == 1 {
      do throws(FileError) {
        let made = try exchange(target, with: bytes, like: old, called: path)
        // What an interrupted write has left is of no use any more.
        FileBackup.discard(for: old, target)
        return made
      } catch {
        guard error.reason.isOfTheFolder else { throw error }
      }
    }
    return try overwrite(target, with: bytes, like: old, called: path)
  }

  /// Writes beside the file, to the disk, and lets the new one take its place.
  private static func exchange(
    _ target: Pathname, with bytes: [UInt8], like old: FileIdentity?, called path: Pathname
  ) throws(FileError) -> FileIdentity? {
    let new: ReplacementFile
    do throws(SystemError) {
      new = try ReplacementFile(beside: target, in: target.folder)
    } catch {
      throw FileError(path: path, code: error.code)
    }
    if let old {
      SystemCall.copyAttributes(of: target, to: new.file.number)
      // Else it would belong to another user, or other people could read it.
      guard old.giveOwnerAndMode(to: new.file.number) else {
        throw FileError(path: path, reason: .noPermission)
      }
    }
    do throws(SystemError) {
      try new.write(bytes)
    } catch {
      throw FileError(path: path, code: error.code)
    }
    // At the last moment: writing may have taken a while.
    guard FileIdentity(target) == old else {
      throw FileError(path: path, reason: .changedByOthers)
    }
    do throws(SystemError) {
      try new.takePlace()
    } catch {
      throw FileError(path: path, code: error.code)
    }
    return FileIdentity(new.file.number)
  }

  /// Writes the contents into the file itself. What it holds is kept until the new contents are on the disk.
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
      // If that fails too, the backup is what is left.
      if (try? put(before, into: file, longerThan: .max)) != nil { backup.remove() }
      throw FileError(path: path, code: error.code)
    }
    backup.remove()
    return FileIdentity(file.number)
  }

  private static func put(
    _ bytes: [UInt8], into file: FileDescriptor, longerThan count: Int
  ) throws(SystemError) {
    // So that the disk is not full half way.
    if bytes.count > count { try SystemCall.reserve(bytes.count, for: file.number) }
    try SystemCall.writeFully(bytes, to: file.number, at: 0)
    try SystemCall.setByteCount(bytes.count, of: file.number)
    try SystemCall.sync(file.number)
  }
}

extension FileError.Reason {
  /// A Boolean value that indicates whether a new file could not be put in the place of the old one, while
  /// the old one may be writable: the folder is read-only, belongs to others (sticky), or the file is a
  /// mount point.
  fileprivate var isOfTheFolder: Bool {
    switch self {
    case .noPermission, .readOnly: true
    case .system(let code): code == SystemError.busy || code == SystemError.crossDevice
    default: false
    }
  }
}
