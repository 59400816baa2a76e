import Glibc
import WindowResponder

/// Copies and moves files that the user has chosen a place for.
enum FileDelivery {
  /// A folder of the program's own for copies, made anew.
  @MainActor static func newInbox() -> String {
    let own = FilePath.join(UserFolder.state, Application.shared.folderName)
    let folder = FilePath.join(
      FilePath.join(own, "inbox"), String(UInt64.random(in: 0 ... .max), radix: 36))
    UserFolder.make(folder)
    return folder
  }

  /// A path in a folder that nothing has: `a.txt`, else `a 2.txt`.
  static func freePath(
    for name: String, in folder: String, besides taken: Set<String>
  ) -> String {
    let (stem, suffix) = (FilePath.stem(of: name), name.dropFirst(FilePath.stem(of: name).count))
    for number in 1...10_000 {
      let path = FilePath.join(folder, number == 1 ? name : "\(stem) \(number)\(suffix)")
      if !taken.contains(path), !SafeFile(path: path).exists { return path }
    }
    return FilePath.join(folder, "\(stem) \(UInt64.random(in: 0 ... .max))\(suffix)")
  }

  /// Copies or moves each file on another thread. Where one fails those before it are there.
  static func deliver(_ pairs: [(from: String, to: String)], moves: Bool) async throws {
    try await Task.detached {
      for pair in pairs { try deliver(pair.from, to: pair.to, moves: moves) }
    }.value
  }

  private static func deliver(_ path: String, to target: String, moves: Bool) throws(FileError) {
    if moves, rename(path, target) == 0 { return }
    var file = SafeFile(path: path)
    try SafeFile.write(try file.read(), to: target)
    if moves, unlink(path) != 0 { throw FileError(path: path, code: errno) }
  }
}
