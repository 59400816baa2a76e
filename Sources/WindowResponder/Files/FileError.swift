import Glibc
import ResponderSystem
import ResponderWords

/// Why a file could not be read or written: a path, and a reason that can be shown to people.
///
///     do {
///       try file.write(bytes)
///     } catch {
///       status.text = "Not saved. \(error.sentence)"
///     }
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no file of that name, or no folder that it would be in.
    case notFound
    /// The user may not read it, or not write there.
    case noPermission
    /// The file, or the disk that it is on, can only be read.
    case readOnly
    /// The disk is full, or the user's share of it.
    case noSpace
    /// What has this name is a folder, a device or the like.
    case notAFile
    /// The file is not text in UTF-8, nor in UTF-16 with a byte order mark, where text was asked for.
    case notText
    /// It is longer than the reader takes.
    case tooLarge
    /// Another program has written it since it was read or written here.
    case changedByOthers
    /// The name is empty, too long, or has a character that no file name has.
    case badName
    /// Something of that name is there already.
    case exists
    /// Something else, by the number of the system's error (`errno`).
    case system(Int32)
  }

  /// The file.
  public var pathname: Pathname
  /// The file as a text, with U+FFFD in the place of bytes that are not UTF-8.
  public var path: String {
    get { pathname.description }
    set { pathname = Pathname(newValue) }
  }
  /// What went wrong.
  public var reason: Reason

  /// Creates an error.
  public init(path: String, reason: Reason) {
    self.init(path: Pathname(path), reason: reason)
  }

  /// Creates an error about a file whose name need not be UTF-8.
  public init(path: Pathname, reason: Reason) {
    pathname = path
    self.reason = reason
  }

  /// The reason as a sentence without its full stop: `The disk is full`.
  public var sentence: String {
    switch reason {
    case .notFound: ownWord("There is no such file or folder")
    case .noPermission: ownWord("You do not have permission")
    case .readOnly: ownWord("It can only be read, not written")
    case .noSpace: ownWord("The disk is full")
    case .notAFile: ownWord("It is not a file")
    case .notText: ownWord("It is not text in UTF-8 or UTF-16")
    case .tooLarge: ownWord("It is too large")
    case .changedByOthers: ownWord("Another program has changed the file")
    case .badName: ownWord("That is not a name for a file")
    case .exists: ownWord("Something of that name is there already")
    case .system(let code): SystemError(operation: "", code: code).reason
    }
  }

  /// The path and the reason.
  public var description: String { "\(pathname.displayPath): \(sentence)" }

  /// The error for a number of the system's.
  package init(path: Pathname, code: Int32) {
    let reason: Reason =
      switch code {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnly
      case ENOSPC, EDQUOT: .noSpace
      case EISDIR, ENXIO: .notAFile
      case EFBIG: .tooLarge
      case ENAMETOOLONG, EINVAL: .badName
      case EEXIST: .exists
      default: .system(code)
      }
    self.init(path: path, reason: reason)
  }
}
