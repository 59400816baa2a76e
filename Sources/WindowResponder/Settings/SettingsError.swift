/// What can go wrong with a file of settings.
public enum SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file could not be read. `reason` is the system's word for it.
  case unreadable(path: String, reason: String)
  /// The file could not be written; what was there before is there still.
  case unwritable(path: String, reason: String)

  /// A sentence for people.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "the settings in \(path) cannot be read: \(reason)"
    case .unwritable(let path, let reason): "the settings in \(path) cannot be written: \(reason)"
    }
  }
}
