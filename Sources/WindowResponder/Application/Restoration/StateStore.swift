import ResponderSystem

/// A store for a program's state: a file, or a test's memory.
@MainActor package protocol StateStore: AnyObject {
  /// Removes the state if the program died during its last restoration. Returns a Boolean value that
  /// indicates whether it did.
  func dropUnfinished() -> Bool
  /// Returns the bytes that were written last, or `nil` if there are none.
  func read() -> [UInt8]?
  /// Replaces the bytes that were written before.
  func write(_ bytes: [UInt8]) throws(FileError)
  /// Marks the beginning of a restoration. Until ``endRestoring()`` the state counts as the cause if the
  /// program dies.
  func beginRestoring()
  /// Marks the end of a restoration.
  func endRestoring()
}

/// A file in the user's state folder, `$XDG_STATE_HOME/NAME/restoration`.
///
/// During a restoration the file has another name. If it still has that name at the next start, the program
/// died during the restoration.
@MainActor final class StateFile: StateStore {
  private let folder: () -> Pathname
  private var path: Pathname { folder().appending("restoration") }
  private var unfinishedPath: Pathname { path.adding(".unfinished") }

  /// Creates a state file in a folder. The closure is called for each access, and the folder is created
  /// before writing.
  init(folder: @escaping () -> Pathname) { self.folder = folder }

  func dropUnfinished() -> Bool { (try? SystemCall.unlink(unfinishedPath)) != nil }

  func read() -> [UInt8]? {
    var file = SafeFile(path: path)
    return try? file.read(limit: StateArchive.limit)
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    UserFolder.make(folder())
    try SafeFile.write(bytes, to: path)
    // The file is readable for the user only, even if the folder is readable for others.
    try? SystemCall.setPermissions(0o600, of: path)
  }

  func beginRestoring() { try? SystemCall.rename(path, to: unfinishedPath) }

  func endRestoring() {
    // A second instance of the program may have written the file.
    if FileIdentity(path) == nil {
      try? SystemCall.rename(unfinishedPath, to: path)
    } else {
      SystemCall.remove(unfinishedPath)
    }
  }
}
