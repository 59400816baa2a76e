import ResponderSystem

extension SettingsFile {
  /// Writes the file beside the one that is there, and puts it in its place once it is on the disk: so
  /// there is the old one or the new one, never half of one. Folders that are missing are made.
  func write(to path: Pathname) throws(SettingsError) {
    do throws(SystemError) {
      try Self.replace(Self.destination(of: path), with: Array(text.utf8))
    } catch {
      throw .unwritable(path: path.displayPath, reason: error.reason)
    }
  }

  /// What a link leads to, so that the link stays.
  private static func destination(of path: Pathname) -> Pathname {
    PathWalk(path).destination ?? path
  }

  private static func replace(_ path: Pathname, with bytes: [UInt8]) throws(SystemError) {
    try SystemCall.makeFolders(path.folder)
    let new = try ReplacementFile(beside: path, in: path.folder, permissions: 0o600)
    // Who may read the file stays as it was; a new one is the user's alone.
    if let old = try? FileStatus(of: path) {
      try SystemCall.setPermissions(old.permissions & 0o777, of: new.file.number)
    }
    try new.write(bytes)
    try new.takePlace()
  }
}
