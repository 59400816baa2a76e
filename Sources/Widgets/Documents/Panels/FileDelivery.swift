import ResponderSystem
import WindowResponder

/// Functions that copy and move files to a destination that the user has chosen.
enum FileDelivery {
  /// Creates a new folder of the application for copies, and returns its path.
  @MainActor static func newInbox() -> Pathname {
    let folder = UserFolder.state.appending(Application.shared.folderName).appending("inbox")
      .appending(String(UInt64.random(in: 0 ... .max), radix: 36))
    UserFolder.make(folder)
    return folder
  }

  /// Returns an unused path in a folder, with the name `a.txt`, else `a 2.txt`, and so on.
  static func freePath(
    for name: Pathname, in folder: Pathname, besides taken: Set<Pathname>
  ) -> Pathname {
    let stem = name.stem
    let suffix = name.bytes.dropFirst(stem.bytes.count)
    func path(_ mark: String) -> Pathname {
      folder.appending(Pathname(bytes: stem.adding(" \(mark)").bytes + suffix))
    }
    for number in 1...10_000 {
      let path = number == 1 ? folder.appending(name) : path("\(number)")
      if !taken.contains(path), !SafeFile(path: path).exists { return path }
    }
    return path("\(UInt64.random(in: 0 ... .max))")
  }

  /// Copies or moves files on another thread. If one fails, the files before it stay copied or moved.
  static func deliver(_ pairs: [(from: Pathname, to: Pathname)], moves: Bool) async throws {
    try await Task.detached {
      for pair in pairs { try deliver(pair.from, to: pair.to, moves: moves) }
    }.value
  }

  private static func deliver(_ path: Pathname, to target: Pathname, moves: Bool) throws(FileError)
  {
    if moves, (try? SystemCall.rename(path, to: target)) != nil { return }
    var file = SafeFile(path: path)
    try SafeFile.write(try file.read(), to: target)
    guard moves else { return }
    do throws(SystemError) {
      try SystemCall.unlink(path)
    } catch {
      throw FileError(path: path, code: error.code)
    }
  }
}
