import ResponderSystem

/// A file that is written completely or not at all, and that does not overwrite changes of other programs
/// without notice.
///
/// Data is written to a new file in the same folder, which replaces the old one when all of it is on the
/// disk. At each moment, either the old file or the new one exists completely. The object stores the state of
/// the file at the last read or write. It does not overwrite later changes of another program.
///
/// The file itself is overwritten if a new one would lose data or is not permitted. This is the case if:
///
/// - the file has several names (hard links), or its owner cannot be preserved,
/// - its folder is read-only or sticky, or it is a mount point,
/// - the disk has no room for both files.
///
/// The contents are written to a backup before. If the program is killed before the new contents are on the
/// disk, ``contentsBeforeInterruptedWrite()`` returns the old ones at the next start.
///
///     var file = SafeFile(path: "/home/me/notes.txt")
///     let text = try file.readText()
///     try file.write(Array(changed(text).utf8))
///
/// Links are followed. The file keeps its owner, group, mode and extended attributes as far as the system
/// permits it. Reading and writing block until the disk has finished.
public struct SafeFile: Sendable {
  /// The path of the file. A relative path starts from the current folder of the process.
  public let pathname: Pathname
  /// The path as a string, in which invalid UTF-8 is replaced by U+FFFD.
  public var path: String { pathname.description }
  /// The identity of the file at the last read or write, or `nil` if there was no file.
  var known: FileIdentity?

  /// Creates an object for a file, which does not need to exist. The file is not read yet.
  public init(path: String) { self.init(path: Pathname(path)) }

  /// Creates an object for a file whose name does not need to be UTF-8. The file is not read yet.
  public init(path: Pathname) { pathname = path }

  /// The default of the largest size that ``read(limit:)`` accepts, in bytes: 1 GiB.
  public static let usualLimit = 1 << 30

  /// A Boolean value that indicates whether there is a file or folder at the path. Symbolic links are
  /// followed.
  public var exists: Bool { FileIdentity(pathname) != nil }

  /// A Boolean value that indicates whether another program has changed or removed the file since this object
  /// read or wrote it.
  public var isChangedByOthers: Bool { FileIdentity(pathname) != known }

  /// Reads the whole file.
  ///
  /// - Parameter limit: The largest size of the file, in bytes.
  /// - Throws: ``FileError``, for example with the reason ``FileError/Reason/notFound`` or
  ///   ``FileError/Reason/tooLarge``.
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

  /// The encoding that ``readText(limit:)`` has detected, and in which text is written. The default is UTF-8.
  public var textEncoding = TextEncoding.utf8

  /// Reads the file as text in UTF-8, or in UTF-16 with a byte order mark. The mark is not part of the text.
  ///
  /// - Parameter limit: The largest size of the file, in bytes.
  /// - Throws: ``FileError/Reason/notText`` for any other encoding.
  public mutating func readText(limit: Int = usualLimit) throws(FileError) -> String {
    guard let (text, encoding) = TextEncoding.decode(try read(limit: limit)) else {
      // A file that was not decoded must not count as known, since writing would lose its contents.
      known = nil
      throw FileError(path: pathname, reason: .notText)
    }
    textEncoding = encoding
    return text
  }

  /// Returns the contents of the file before a write that was interrupted, for example by a crash or a power
  /// failure.
  ///
  /// - Returns: The contents, or `nil` if no write was interrupted. A write in progress by another program
  ///   does not count as interrupted.
  public func contentsBeforeInterruptedWrite() -> [UInt8]? {
    guard let target = try? Self.target(of: pathname), let identity = FileIdentity(target) else {
      return nil
    }
    return FileBackup.contents(for: identity, target)
  }

  /// Removes the contents that ``contentsBeforeInterruptedWrite()`` returns, after the user has decided about
  /// them.
  public func discardInterruptedWrite() {
    guard let target = try? Self.target(of: pathname), let identity = FileIdentity(target) else {
      return
    }
    FileBackup.discard(for: identity, target)
  }

  /// Treats the present state of the file as known, so that it can be overwritten.
  public mutating func acceptChangesByOthers() { known = FileIdentity(pathname) }

  /// Writes the whole file. If it throws an error, the file is not changed.
  ///
  /// - Parameters:
  ///   - bytes: The new contents of the file.
  ///   - replacesOthers: A Boolean value that indicates whether changes of another program, or a file that
  ///     this object has not read, may be overwritten. Otherwise, ``FileError/Reason/changedByOthers`` is
  ///     thrown.
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

  /// Writes text in ``textEncoding``, with its byte order mark. See ``write(_:replacesOthers:)``.
  public mutating func write(
    text: String, replacesOthers: Bool = false
  ) throws(FileError) {
    try write(textEncoding.encode(text), replacesOthers: replacesOthers)
  }

  /// Writes a file, and replaces an existing one.
  ///
  /// - Throws: ``FileError``. The file is then not changed.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: Pathname(path))
  }

  /// Writes a file whose name does not need to be UTF-8, and replaces an existing one.
  ///
  /// - Throws: ``FileError``. The file is then not changed.
  public static func write(_ bytes: [UInt8], to path: Pathname) throws(FileError) {
    var file = SafeFile(path: path)
    try file.write(bytes, replacesOthers: true)
  }
}
