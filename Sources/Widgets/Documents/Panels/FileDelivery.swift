import ResponderSystem
import WindowResponder

/// Copies and moves files that the user has chosen a place for.
enum FileDelivery {
  /// A folder of the program's own for copies, made anew.
  @MainActor static func newInbox() -> Pathname {
    let folder = UserFolder.state.appending(Application.shared.folderName).appending("inbox")
      .appending(String(UInt64.random(in: 0 ... .max), radix: 36))
    UserFolder.make(folder)
    return folder
  }

  /// A path in a folder that nothing has: `a.txt`, else `a 2.txt`.
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

  /// Copies or moves each file on another thread. Where one fails those before it are there.
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
