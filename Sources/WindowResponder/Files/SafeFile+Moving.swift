import ResponderSystem

extension SafeFile {
  /// Moves the file to a path that nothing has, also to another file system, and returns it there. What is
  /// known of its contents stays known. A symbolic link is moved, and leads to the same target.
  ///
  /// - Throws: ``FileError/Reason/exists`` if anything has that path. The file is where it was then.
  package func moved(to target: String) throws(FileError) -> SafeFile {
    do throws(SystemError) {
      if let destination = SystemCall.destination(ofLink: path), !destination.hasPrefix("/"),
        FilePath.folder(of: path) != FilePath.folder(of: target)
      {
        let whole = FilePath.absolute(destination, in: FilePath.folder(of: path))
        try SystemCall.makeLink(target, to: whole)
        SystemCall.remove(path)
      } else {
        try SystemCall.rename(path, toNew: target)
      }
      SystemCall.syncFolder(FilePath.folder(of: target))
      return with(path: target, known: known)
    } catch {
      guard error.code == SystemError.crossDevice else {
        throw FileError(path: target, code: error.code)
      }
    }
    return try movedAcrossDevices(to: target)
  }

  /// Copies the file with its attributes, then removes it.
  private func movedAcrossDevices(to target: String) throws(FileError) -> SafeFile {
    var old = SafeFile(path: path)
    let bytes = try old.read()
    let isKnown = FileIdentity(path) == known
    try FileCopy.write(bytes, to: target, like: path)
    SystemCall.remove(path)
    guard FileIdentity(path) == nil else {
      SystemCall.remove(target)
      throw FileError(path: path, reason: .noPermission)
    }
    return with(path: target, known: isKnown ? FileIdentity(target) : nil)
  }

  private func with(path: String, known: FileIdentity?) -> SafeFile {
    var file = SafeFile(path: path)
    file.known = known
    file.textEncoding = textEncoding
    return file
  }
}
