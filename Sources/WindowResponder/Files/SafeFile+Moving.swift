import ResponderSystem

extension SafeFile {
  /// Moves the file to a path that is not in use, also on another file system, and returns the file there.
  ///
  /// The known state of the contents is preserved. A symbolic link is moved, and keeps its target.
  ///
  /// - Throws: ``FileError/Reason/exists`` if the path is in use. The file is then not moved.
  package func moved(to target: Pathname) throws(FileError) -> SafeFile {
    do throws(SystemError) {
      if let destination = SystemCall.destination(ofLink: pathname), !destination.isAbsolute,
        pathname.folder != target.folder
      {
        let whole = destination.absolute(in: pathname.folder)
        try SystemCall.makeLink(target, to: whole)
        SystemCall.remove(pathname)
      } else {
        try SystemCall.rename(pathname, toNew: target)
      }
      SystemCall.syncFolder(target.folder)
      return with(path: target, known: known)
    } catch {
      guard error.code == SystemError.crossDevice else {
        throw FileError(path: target, code: error.code)
      }
    }
    return try movedAcrossDevices(to: target)
  }

  /// Copies the file with its attributes, and then removes it.
  private func movedAcrossDevices(to target: Pathname) throws(FileError) -> SafeFile {
    var old = SafeFile(path: pathname)
    let bytes = try old.read()
    let isKnown = FileIdentity(pathname) == known
    try FileCopy.write(bytes, to: target, like: pathname)
    SystemCall.remove(pathname)
    guard FileIdentity(pathname) == nil else {
      SystemCall.remove(target)
      throw FileError(path: pathname, reason: .noPermission)
    }
    return with(path: target, known: isKnown ? FileIdentity(target) : nil)
  }

  private func with(path: Pathname, known: FileIdentity?) -> SafeFile {
    var file = SafeFile(path: path)
    file.known = known
    file.textEncoding = textEncoding
    return file
  }
}
