import Glibc
import WindowResponder

/// What documents of a program have that is in no file, kept for its next start.
///
/// Each process has a folder of its own, with a lock that goes with the process: what lies in a folder
/// without one was left by a program that is gone.
@MainActor final class RecoveryFolder {
  /// What was left.
  struct Entry {
    /// The file that it belongs to; nil for none.
    let path: String?
    /// What people call it.
    let name: String
    let bytes: [UInt8]
    fileprivate let file: String

    /// Takes it away.
    @MainActor func remove() {
      unlink(file)
      RecoveryFolder.removeIfEmpty(FilePath.folder(of: file))
    }
  }

  private static let mark = "unsaved 1"
  private static let lockName = "lock"
  private let parent: String
  private let own: String
  private var lock: Int32 = -1
  private var count = 0

  init(program: String) {
    parent = FilePath.join(FilePath.join(UserFolder.state, program), "unsaved")
    own = FilePath.join(parent, "\(getpid())-\(String(UInt32.random(in: 0 ... .max), radix: 36))")
  }

  isolated deinit { close() }

  /// A name that nothing has yet.
  func newName() -> String {
    count += 1
    return "\(count)"
  }

  func path(of name: String?) -> String? { name.map { FilePath.join(own, $0) } }

  /// Keeps something. Tells whether it is on the disk.
  func write(_ bytes: [UInt8], of path: String?, called title: String, as name: String) -> Bool {
    guard hold() else { return false }
    let head = [Self.mark, path ?? "", title]
      .map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
    let all = Array((head + "\n").utf8) + bytes
    return (try? SafeFile.write(all, to: FilePath.join(own, name))) != nil
  }

  func remove(_ name: String) { unlink(FilePath.join(own, name)) }

  /// Gives up the lock. What is kept stays for the next start.
  func close() {
    guard lock >= 0 else { return }
    Self.removeIfEmpty(own)
    Glibc.close(lock)
    lock = -1
  }

  private func hold() -> Bool {
    if lock >= 0 { return true }
    guard UserFolder.make(own) else { return false }
    lock = Self.takeLock(in: own, creating: true)
    return lock >= 0
  }

  private static func takeLock(in folder: String, creating: Bool) -> Int32 {
    let flags = O_RDWR | O_CLOEXEC | (creating ? O_CREAT : 0)
    let descriptor = Glibc.open(FilePath.join(folder, lockName), flags, 0o600)
    guard descriptor >= 0 else { return -1 }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    Glibc.close(descriptor)
    return -1
  }

  // MARK: What others have left

  /// Everything that programs have left that are gone.
  func takeAll() -> [Entry] {
    var entries: [Entry] = []
    // Those with a dot are not copied whole yet.
    for name in FolderListing.names(in: parent) where !name.hasPrefix(".") {
      let folder = FilePath.join(parent, name)
      guard folder != own else { continue }
      let lock = Self.takeLock(in: folder, creating: false)
      // Without the lock somebody works with it still.
      guard lock >= 0 else { continue }
      defer { Glibc.close(lock) }
      for file in FolderListing.names(in: folder).sorted() where file != Self.lockName {
        if let entry = Self.read(FilePath.join(folder, file)) { entries.append(entry) }
      }
      Self.removeIfEmpty(folder)
    }
    return entries
  }

  private static func read(_ path: String) -> Entry? {
    var file = SafeFile(path: path)
    guard let bytes = try? file.read() else { return nil }
    let parts = bytes.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    let texts = parts[..<3].map { String(decoding: $0, as: UTF8.self) }
    guard texts[0] == mark, texts[1].isEmpty || texts[1].hasPrefix("/") else { return nil }
    return Entry(
      path: texts[1].isEmpty ? nil : texts[1], name: texts[2], bytes: Array(parts[3]), file: path)
  }

  fileprivate static func removeIfEmpty(_ folder: String) {
    guard FolderListing.names(in: folder).allSatisfy({ $0 == lockName }) else { return }
    unlink(FilePath.join(folder, lockName))
    rmdir(folder)
  }
}
