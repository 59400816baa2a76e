import ResponderSystem
import WindowResponder

/// The unsaved contents of an application's documents, stored for its next start.
///
/// Each process has its own folder, with a lock that is released when the process ends. If the lock of a
/// folder is not held, its contents were left by a process that has ended.
@MainActor final class RecoveryFolder {
  /// The contents of one document.
  struct Entry {
    /// The path of the document's file, or `nil` if it has none.
    let path: Pathname?
    /// The display name of the document.
    let name: String
    let bytes: [UInt8]
    /// A Boolean value that indicates whether ``mark`` was stored. Older versions did not store it.
    let hasMark: Bool
    /// The mark of the file when its contents were last read or written, or `nil` if there was no file.
    let mark: String?
    fileprivate let file: Pathname

    /// Removes the stored contents.
    @MainActor func remove() {
      SystemCall.remove(file)
      RecoveryFolder.removeIfEmpty(file.folder)
    }
  }

  private static let start = "unsaved 2"
  /// The first line of files of an older version, which did not store marks.
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

  /// Returns a name that is not in use.
  func newName() -> String {
    count += 1
    return "\(count)"
  }

  func path(of name: String?) -> Pathname? { name.map { own.appending($0) } }

  /// Stores contents. Returns `true` if they are on the disk.
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

  /// Releases the lock. The stored contents stay for the next start.
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

  // MARK: Contents of other processes

  /// Returns the contents that were left by processes that have ended.
  func takeAll() -> [Entry] {
    var entries: [Entry] = []
    // Folders whose names begin with a dot are not copied completely yet.
    for name in FolderListing.names(in: parent) where name.bytes.first != UInt8(ascii: ".") {
      let folder = parent.appending(name)
      guard folder != own else { continue }
      // A folder whose lock cannot be taken is in use by another process.
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

  /// Returns the line for the path of a file: the path, or its `file:` URL if the path is not a line of
  /// UTF-8.
  private static func line(of path: Pathname?) -> String {
    guard let path else { return "" }
    guard let text = path.string, !path.bytes.contains(10) else { return path.address }
    return text
  }

  /// Returns the path of a line. If the line is damaged, returns `nil`. If it is empty, returns a path that
  /// is `nil`.
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
