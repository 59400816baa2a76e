import Foundation

/// Why a file of notes could not be read or written.
enum NoteError: Error, Equatable, CustomStringConvertible {
  /// The system did not do something, for a reason that `errno` names.
  case system(String, Int32)
  /// What has this name is a folder, a device or the like.
  case isNoFile
  /// It has bytes that are not UTF-8.
  case isNoText
  /// Another program has written it since it was read or written here.
  case isChanged

  /// The reason, in a few words.
  var description: String {
    switch self {
    case .system(_, let code): String(cString: strerror(code))
    case .isNoFile: "It is not a file"
    case .isNoText: "It is not text in UTF-8"
    case .isChanged: "Another program has changed the file"
    }
  }
}
