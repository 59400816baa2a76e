import ResponderSystem

/// A file that is never half written, and in which nothing of another program's is lost unseen.
///
/// What is written goes to a new file beside it, which takes its place once all of it is on the disk:
/// whatever happens meanwhile, the old file or the new one is there, whole. It remembers what the file was
/// when it was read or written last, and refuses to write over what another program has written since.
///
/// The file itself is overwritten if a new one would lose something or is not allowed: it has several names
/// (hard links), its owner cannot be kept, its folder is read-only or sticky, or it is a mount point. First
/// its contents are written to a backup. If the program is killed before the new contents are on the disk,
/// ``contentsBeforeInterruptedWrite()`` returns the old ones at the next start.
///
///     var file = SafeFile(path: "/home/me/notes.txt")
///     let text = try file.readText()
///     try file.write(Array(changed(text).utf8))
///
/// Links are followed, and the file keeps its owner, group, mode and extended attributes as far as the
/// system lets it. Reading and writing wait for the disk.
public struct SafeFile: Sendable {
  /// Where it is; a relative one counts from the folder that the program runs in.
  public let pathname: Pathname
  /// The path as a text, with U+FFFD in the place of bytes that are not UTF-8.
  public var path: String { pathname.description }
  /// What the file was when it was read or written last; nil where there was none.
  var known: FileIdentity?

  /// Names a file, which need not be there. Nothing is read yet.
  public init(path: String) { self.init(path: Pathname(path)) }

  /// Names a file, whose name need not be UTF-8. Nothing is read yet.
  public init(path: Pathname) { pathname = path }

  /// How long a file may be that ``read(limit:)`` takes unless told otherwise, in bytes: 1 GiB.
  public static let usualLimit = 1 << 30

  /// Whether there is something of this name.
  public var exists: Bool { FileIdentity(pathname) != nil }

  /// Whether another program has written it, or taken it away, since it was read or written here.
  public var isChangedByOthers: Bool { FileIdentity(pathname) != known }

  /// Reads all of it.
  ///
  /// - Parameter limit: How long it may be, in bytes.
  public mutating func read(limit: Int = usualLimit) throws(FileError) -> [UInt8] {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try FileDescriptor(opening: pathname)
    } catch {
      throw FileError(path: pathname, code: error.code)
    }
    guard let identity = FileIdentity(file.number), identity.isPlainFile else {
      throw FileError(path: pathname, reason: .notAFile)
    }
    guard identity.size <= limit else { throw FileError(path: pathname, reason: .tooLarge) }
    let bytes = try Self.bytes(of: file.number, expected: identity.size, limit: limit, pathname)
    known = identity
    return bytes
  }

  /// The encoding in which ``readText(limit:)`` found the file, and in which texts are written. UTF-8 by
  /// default.
  public var textEncoding = TextEncoding.utf8

  /// Reads the file as text in UTF-8, or in UTF-16 with a byte order mark. The mark is no part of the text.
  ///
  /// - Parameter limit: The largest length of the file, in bytes.
  /// - Throws: ``FileError/Reason/notText`` for any other encoding.
  public mutating func readText(limit: Int = usualLimit) throws(FileError) -> String {
    guard let (text, encoding) = TextEncoding.decode(try read(limit: limit)) else {
      // What was not understood must not count as known: writing would lose it.
      known = nil
      throw FileError(path: pathname, reason: .notText)
    }
    textEncoding = encoding
    return text
  }

  /// Returns what the file held before a write that was interrupted, as by a crash or a power failure.
  ///
  /// - Returns: The contents, or `nil` if no write was interrupted. A write that another program is doing
  ///   is none.
  public func contentsBeforeInterruptedWrite() -> [UInt8]? {
    guard let target = try? Self.target(of: pathname), let identity = FileIdentity(target) else {
      return nil
    }
    return FileBackup.contents(for: identity, target)
  }

  /// Removes what ``contentsBeforeInterruptedWrite()`` returns, once the user has decided about it.
  public func discardInterruptedWrite() {
    guard let target = try? Self.target(of: pathname), let identity = FileIdentity(target) else {
      return
    }
    FileBackup.discard(for: identity, target)
  }

  /// Takes the file as it is now for known, so that writing replaces it.
  public mutating func acceptChangesByOthers() { known = FileIdentity(pathname) }

  /// Writes all of it. Where this throws, the file is as it was.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file from then on.
  ///   - replacesOthers: Whether to write over what another program has written since, or over a file
  ///     that was never read here. Else ``FileError/Reason/changedByOthers`` is thrown.
  public mutating func write(
    _ bytes: [UInt8], replacesOthers: Bool = false
  ) throws(FileError) {
    let target = try Self.target(of: pathname)
    let old = FileIdentity(target)
    if let old {
      guard old.isPlainFile else { throw FileError(path: pathname, reason: .notAFile) }
      guard !old.isMarkedReadOnly, SystemCall.allows(.writing, to: target) else {
        throw FileError(path: pathname, reason: .readOnly)
      }
      if old != known, !replacesOthers { throw FileError(path: pathname, reason: .changedByOthers) }
    }
    known = try Self.replace(target, with: bytes, like: old, called: pathname)
  }

  /// Writes text in ``textEncoding``, with its byte order mark; see ``write(_:replacesOthers:)``.
  public mutating func write(
    text: String, replacesOthers: Bool = false
  ) throws(FileError) {
    try write(textEncoding.encode(text), replacesOthers: replacesOthers)
  }

  /// Writes a file in place of whatever is there.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: Pathname(path))
  }

  /// Writes a file whose name need not be UTF-8 in place of whatever is there.
  public static func write(_ bytes: [UInt8], to path: Pathname) throws(FileError) {
    var file = SafeFile(path: path)
    try file.write(bytes, replacesOthers: true)
  }
}
