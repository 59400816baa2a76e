import Glibc
import ResponderSystem

/// Where a program's state is kept: in a file, or in a test's memory.
@MainActor package protocol StateStore: AnyObject {
  /// Throws away what is there where the program died while it came back, last time. Tells whether it did.
  func dropUnfinished() -> Bool
  /// What was written last; nil for nothing.
  func read() -> [UInt8]?
  /// Takes the place of what was written before.
  func write(_ bytes: [UInt8]) throws(FileError)
  /// The program begins to come back with what is there: until ``endRestoring()`` it counts as the cause of
  /// whatever happens.
  func beginRestoring()
  /// The program has come back, and runs.
  func endRestoring()
}

/// A file of the user's state, `$XDG_STATE_HOME/NAME/restoration`.
///
/// While the program comes back the file has another name. Where it still has at the next start, the program
/// died meanwhile.
@MainActor final class StateFile: StateStore {
  private let folder: () -> Pathname
  private var path: Pathname { folder().appending("restoration") }
  private var unfinishedPath: Pathname { path.adding(".unfinished") }

  /// Names the folder, which is made when there is something to write; asked for each time.
  init(folder: @escaping () -> Pathname) { self.folder = folder }

  func dropUnfinished() -> Bool { unlink(unfinishedPath.cString) == 0 }

  func read() -> [UInt8]? {
    var file = SafeFile(path: path)
    return try? file.read(limit: StateArchive.limit)
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    UserFolder.make(folder())
    try SafeFile.write(bytes, to: path)
    // Also where the folder is everybody's to read.
    chmod(path.cString, 0o600)
  }

  func beginRestoring() { try? SystemCall.rename(path, to: unfinishedPath) }

  func endRestoring() {
    // A second run of the program may have written meanwhile.
    if FileIdentity(path) == nil {
      try? SystemCall.rename(unfinishedPath, to: path)
    } else {
      SystemCall.remove(unfinishedPath)
    }
  }
}
