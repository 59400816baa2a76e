import ResponderSystem

extension SettingsFile {
  /// Writes a new file next to the existing one, which it replaces when it is on the disk. The file is
  /// therefore never incomplete. Missing folders are created.
  func write(to path: Pathname) throws(SettingsError) {
    do throws(SystemError) {
      try Self.replace(Self.destination(of: path), with: Array(text.utf8))
    } catch {
      throw .unwritable(path: path.displayPath, reason: error.reason)
    }
  }

  /// Returns the destination of a symbolic link, so that the link itself is not replaced.
  private static func destination(of path: Pathname) -> Pathname {
    PathWalk(path).destination ?? path
  }

  private static func replace(_ path: Pathname, with bytes: [UInt8]) throws(SystemError) {
    try SystemCall.makeFolders(path.folder)
    let new = try ReplacementFile(beside: path, in: path.folder, permissions: 0o600)
    // The file keeps its permissions. Only the user can read a new file.
    if let old = try? FileStatus(of: path) {
      try SystemCall.setPermissions(old.permissions & 0o777, of: new.file.number)
    }
    try new.write(bytes)
    try new.replaceTarget()
  }
}
