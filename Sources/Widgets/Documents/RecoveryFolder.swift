import ResponderSystem
import WindowResponder

/// What documents of a program have that is in no file, kept for its next start.
///
/// Each process has a folder of its own, with a lock that goes with the process: what lies in a folder
/// without one was left by a program that is gone.
@MainActor final class RecoveryFolder {
  /// What was left.
  struct Entry {
    /// The file that it belongs to; nil for none.
    let path: Pathname?
    /// What people call it.
    let name: String
    let bytes: [UInt8]
    /// A Boolean value that indicates whether ``mark`` was kept. Older versions kept none.
    let hasMark: Bool
    /// The mark of the file when its contents were read or written last; `nil` if there was no file.
    let mark: String?
    fileprivate let file: Pathname

    /// Takes it away.
    @MainActor func remove() {
      SystemCall.remove(file)
      RecoveryFolder.removeIfEmpty(file.folder)
    }
  }

  private static let start = "unsaved 2"
  /// The first line of an older version, which kept no marks of files.
  private static let olderStart = "unsaved 1"
  private static let lockName = "lock"
  private let parent: Pathname
  private let own: Pathname
  private var lock: FileDescriptor?
  private var count = 0

  init(program: String) {
    parent = UserFolder.state.appending(program).appending("unsaved")
    own = parent.appending(
      "\(CurrentProcess.number)-\(String(UInt32.random(in: 0 ... .max), radix: 36))")
  }

  isolated deinit { close() }

  /// A name that nothing has yet.
  func newName() -> String {
    count += 1
    return "\(count)"
  }

  func path(of name: String?) -> Pathname? { name.map { own.appending($0) } }

  /// Keeps something. Tells whether it is on the disk.
  func write(
    _ bytes: [UInt8], of path: Pathname?, mark: String?, called title: String, as name: String
  ) -> Bool {
    guard hold() else { return false }
    let head = [
      Self.start, Self.line(of: path), String(title.map { $0.isNewline ? " " : $0 }), mark ?? "",
    ]
    let all = Array((head.joined(separator: "\n") + "\n").utf8) + bytes
    return (try? SafeFile.write(all, to: own.appending(name))) != nil
  }

  func remove(_ name: String) { SystemCall.remove(own.appending(name)) }

  /// Gives up the lock. What is kept stays for the next start.
  func close() {
    guard lock != nil else { return }
    Self.removeIfEmpty(own)
    lock = nil
  }

  private func hold() -> Bool {
    if lock != nil { return true }
    guard UserFolder.make(own) else { return false }
    lock = Self.takeLock(in: own, for: .updating(permissions: 0o600))
    return lock != nil
  }

  private static func takeLock(
    in folder: Pathname, for access: FileDescriptor.Access
  ) -> FileDescriptor? {
    guard let file = try? FileDescriptor(opening: folder.appending(lockName), for: access),
      SystemCall.lock(file.number)
    else { return nil }
    return file
  }

  // MARK: What others have left

  /// Everything that programs have left that are gone.
  func takeAll() -> [Entry] {
    var entries: [Entry] = []
    // Those with a dot are not copied whole yet.
    for name in FolderListing.names(in: parent) where name.bytes.first != UInt8(ascii: ".") {
      let folder = parent.appending(name)
      guard folder != own else { continue }
      // Without the lock somebody works with it still.
      guard let lock = Self.takeLock(in: folder, for: .readingAndWriting) else { continue }
      defer { withExtendedLifetime(lock) {} }
      for file in FolderListing.names(in: folder).sorted() where file != Pathname(Self.lockName) {
        if let entry = Self.read(folder.appending(file)) { entries.append(entry) }
      }
      Self.removeIfEmpty(folder)
    }
    return entries
  }

  private static func read(_ path: Pathname) -> Entry? {
    var file = SafeFile(path: path)
    guard let bytes = try? file.read() else { return nil }
    let isOlder = bytes.starts(with: "\(olderStart)\n".utf8)
    let count = isOlder ? 3 : 4
    let parts = bytes.split(separator: 10, maxSplits: count, omittingEmptySubsequences: false)
    guard parts.count == count + 1 else { return nil }
    let texts = parts[..<count].map { String(decoding: $0, as: UTF8.self) }
    guard isOlder || texts[0] == start, let known = Self.path(ofLine: texts[1]) else { return nil }
    return Entry(
      path: known, name: texts[2], bytes: Array(parts[count]),
      hasMark: !isOlder, mark: texts.count > 3 && !texts[3].isEmpty ? texts[3] : nil, file: path)
  }

  /// Returns the path of a file as a line: the path, or its address if the path is no line of text.
  private static func line(of path: Pathname?) -> String {
    guard let path else { return "" }
    guard let text = path.string, !path.bytes.contains(10) else { return path.address }
    return text
  }

  /// Returns the path of a line; nil for a damaged one, and a path that is nil for an empty one.
  private static func path(ofLine line: String) -> Pathname?? {
    if line.isEmpty { return .some(nil) }
    if line.utf8.first == UInt8(ascii: "/") { return Pathname(line) }
    guard let path = Pathname(address: line) else { return nil }
    return path
  }

  fileprivate static func removeIfEmpty(_ folder: Pathname) {
    guard FolderListing.names(in: folder).allSatisfy({ $0 == Pathname(lockName) }) else { return }
    SystemCall.remove(folder.appending(lockName))
    try? SystemCall.removeFolder(folder)
  }
}
