/// An error of a settings file.
public enum SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file could not be read. The value `reason` is the system's description.
  case unreadable(path: String, reason: String)
  /// The file could not be written. Its old contents remain.
  case unwritable(path: String, reason: String)

  /// A description for people.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "the settings in \(path) cannot be read: \(reason)"
    case .unwritable(let path, let reason): "the settings in \(path) cannot be written: \(reason)"
    }
  }
}
