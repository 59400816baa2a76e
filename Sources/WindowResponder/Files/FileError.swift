import Glibc
import ResponderSystem
import ResponderWords

/// An error of reading or writing a file: a path, and a reason that can be shown to users.
///
///     do {
///       try file.write(bytes)
///     } catch {
///       status.text = "Not saved. \(error.sentence)"
///     }
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons of an error.
  public enum Reason: Hashable, Sendable {
    /// The file, or its folder, does not exist.
    case notFound
    /// The user does not have permission to read the file, or to write there.
    case noPermission
    /// The file or its disk is read-only.
    case readOnly
    /// The disk is full, or the user's quota is exceeded.
    case noSpace
    /// The name is that of a folder, a device or another special file.
    case notAFile
    /// The file is not text in UTF-8, or in UTF-16 with a byte order mark.
    case notText
    /// The file is larger than the limit.
    case tooLarge
    /// Another program has changed the file since this program read or wrote it.
    case changedByOthers
    /// The name is empty or too long, or has a character that is not permitted in file names.
    case badName
    /// The name is in use.
    case exists
    /// Another error, with the system's error number (`errno`).
    case system(Int32)
  }

  /// The path of the file.
  public var pathname: Pathname
  /// The path as a string, in which invalid UTF-8 is replaced by U+FFFD.
  public var path: String {
    get { pathname.description }
    set { pathname = Pathname(newValue) }
  }
  /// The reason of the error.
  public var reason: Reason

  /// Creates an error.
  public init(path: String, reason: Reason) {
    self.init(path: Pathname(path), reason: reason)
  }

  /// Creates an error of a file whose name does not need to be UTF-8.
  public init(path: Pathname, reason: Reason) {
    pathname = path
    self.reason = reason
  }

  /// The localized reason, as a sentence without its full stop, such as `The disk is full`.
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

  /// Creates an error from the system's error number.
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
