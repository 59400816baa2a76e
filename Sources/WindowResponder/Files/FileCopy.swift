import ResponderSystem

/// Copying of files and folders to names that are not in use.
///
/// A copy receives its name after all of it was written to the disk. If the program is killed before, or
/// another file receives the name in the meantime, no part of the copy has the name.
enum FileCopy {
  /// The largest total size of the files in a folder that is copied: 1 GiB.
  static let limit = 1 << 30

  /// Copies a file, with permissions only for the user. Creates the parent folders of the copy.
  static func copy(_ path: Pathname, to target: Pathname) throws(FileError) {
    var file = SafeFile(path: path)
    try write(try file.read(), to: target)
  }

  /// Writes a new file.
  ///
  /// - Parameter original: The path of the file whose owner, mode and attributes the new file receives, or
  ///   `nil` for permissions only for the user.
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

  /// Copies a folder with its contents, with permissions only for the user. Links are copied as links.
  /// Entries that are not files, folders or links are skipped.
  ///
  /// - Parameter limit: The largest total size of the files. If they are larger, `tooLarge` is thrown.
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
        // A folder without a lock remains from a program that was killed.
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

  /// An entry of a folder that is copied, or of one of its subfolders.
  private struct Entry {
    enum Kind {
      case file
      case folder
      case link(to: Pathname)
    }

    /// The path relative to the folder that is copied.
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

  /// Returns the entries of a folder, each folder before its contents.
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

  /// Returns the prefix of the names of unfinished copies. A name has at most 255 bytes.
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
      // Otherwise, the copy would belong to another user, or other users could read it.
      guard FileIdentity(original)?.giveOwnerAndMode(to: file.number) ?? false else {
        throw SystemError(operation: "fchown", code: SystemError.notPermitted)
      }
    }
    try SystemCall.writeFully(bytes, to: file.number)
    try SystemCall.sync(file.number)
  }

  /// Removes unfinished copies of a folder.
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
