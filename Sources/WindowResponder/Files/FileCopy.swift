import ResponderSystem

/// Copies files and folders to names that nothing has.
///
/// A copy gets its name when all of it is on the disk. If the program is killed before, or something gets
/// that name meanwhile, there is nothing of the copy under it.
enum FileCopy {
  /// The most bytes that the files of a folder may have which is copied: 1 GiB.
  static let limit = 1 << 30

  /// Copies a file, for the user alone. The folders that the copy is in are made.
  static func copy(_ path: Pathname, to target: Pathname) throws(FileError) {
    var file = SafeFile(path: path)
    try write(try file.read(), to: target)
  }

  /// Writes a new file.
  ///
  /// - Parameter original: The path of the file whose owner, mode and attributes it gets; nil for one that is
  ///   for the user alone.
  static func write(
    _ bytes: [UInt8], to target: Pathname, like original: Pathname? = nil
  ) throws(FileError) {
    let folder = target.folder
    guard UserFolder.make(folder) else { throw FileError(path: folder, reason: .noPermission) }
    let beside = nameBeside(target)
    do throws(SystemError) {
      do throws(SystemError) {
        try write(bytes, toNew: beside, like: original)
        try SystemCall.rename(beside, toNew: target)
      } catch {
        SystemCall.remove(beside)
        throw error
      }
    } catch {
      throw FileError(path: target, code: error.code)
    }
    SystemCall.syncFolder(folder)
  }

  /// Copies a folder with all that is in it, for the user alone. Links stay links. What is neither a file, a
  /// folder nor a link is left out.
  ///
  /// - Parameter limit: The most bytes that the files may have together, else `tooLarge` is thrown.
  static func copyFolder(
    _ path: Pathname, to target: Pathname, limit: Int = limit
  ) throws(FileError) {
    let entries = try entries(of: path, limit: limit)
    let above = target.folder
    guard UserFolder.make(above) else { throw FileError(path: above, reason: .noPermission) }
    removeUnfinished(in: above, of: target)
    let beside = nameBeside(target)
    var current = beside
    do throws(SystemError) {
      do throws(SystemError) {
        try SystemCall.makeFolder(beside)
        // A folder that is not locked is left of a program that was killed.
        let lock = try FileDescriptor(opening: beside)
        _ = SystemCall.lock(lock.number)
        for entry in entries {
          current = path.appending(entry.name)
          try entry.copy(current, to: beside.appending(entry.name))
        }
        SystemCall.syncFolder(beside)
        current = target
        try SystemCall.rename(beside, toNew: target)
      } catch {
        SystemCall.removeAll(beside)
        throw error
      }
    } catch {
      throw FileError(path: current, code: error.code)
    }
    SystemCall.syncFolder(above)
  }

  /// What is in a folder that is copied, or in one of its folders.
  private struct Entry {
    enum Kind {
      case file
      case folder
      case link(to: Pathname)
    }

    /// The path from the folder that is copied on.
    let name: Pathname
    let kind: Kind

    func copy(_ path: Pathname, to target: Pathname) throws(SystemError) {
      switch kind {
      case .file:
        try FileCopy.write(try SystemCall.contents(ofFile: path, limit: .max), toNew: target)
      case .folder: try SystemCall.makeFolder(target)
      case .link(let destination): try SystemCall.makeLink(target, to: destination)
      }
    }
  }

  /// Returns all that is in a folder, each folder before what is in it.
  private static func entries(of folder: Pathname, limit: Int) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    var folders: [Pathname] = [""]
    var rest = limit
    while let inner = folders.popLast() {
      let path = inner == "" ? folder : folder.appending(inner)
      let names: [Pathname]
      do throws(SystemError) {
        names = try SystemCall.names(in: path)
      } catch {
        throw FileError(path: path, code: error.code)
      }
      for name in names {
        let (name, path) = (inner.appending(name), path.appending(name))
        if let destination = SystemCall.destination(ofLink: path) {
          entries.append(Entry(name: name, kind: .link(to: destination)))
        } else if let identity = FileIdentity(path), identity.isFolder {
          entries.append(Entry(name: name, kind: .folder))
          folders.append(name)
        } else if let identity = FileIdentity(path), identity.isPlainFile {
          entries.append(Entry(name: name, kind: .file))
          rest -= identity.size
        }
        guard rest >= 0 else { throw FileError(path: folder, reason: .tooLarge) }
      }
    }
    return entries
  }

  private static func nameBeside(_ target: Pathname) -> Pathname {
    let mark = String(UInt32.random(in: 0 ... .max), radix: 36)
    return target.folder.appending(Pathname(bytes: start(of: target)).adding("\(mark).new"))
  }

  /// The bytes that the names of unfinished copies begin with. A name has 255 bytes at most.
  private static func start(of target: Pathname) -> [UInt8] {
    let dot = UInt8(ascii: ".")
    return [dot] + target.lastComponent.bytes.prefix(200) + [dot]
  }

  private static func write(
    _ bytes: [UInt8], toNew path: Pathname, like original: Pathname? = nil
  ) throws(SystemError) {
    let file = try FileDescriptor(opening: path, for: .creating(permissions: 0o600), waits: true)
    if let original {
      SystemCall.copyAttributes(of: original, to: file.number)
      // Else it would belong to another user, or other people could read it.
      guard FileIdentity(original)?.giveOwnerAndMode(to: file.number) ?? false else {
        throw SystemError(operation: "fchown", code: SystemError.notPermitted)
      }
    }
    try SystemCall.writeFully(bytes, to: file.number)
    try SystemCall.sync(file.number)
  }

  /// Removes copies of a folder that were not finished.
  private static func removeUnfinished(in above: Pathname, of target: Pathname) {
    let start = start(of: target)
    for name in FolderListing.names(in: above)
    where name.bytes.starts(with: start) && name.suffix == "new" {
      let path = above.appending(name)
      if let folder = try? FileDescriptor(opening: path),
        FileIdentity(folder.number)?.isFolder == true,
        SystemCall.lock(folder.number)
      {
        SystemCall.removeAll(path)
      }
    }
  }
}
