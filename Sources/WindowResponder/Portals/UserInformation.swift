import ResponderSystem

/// What the desktop tells of its user.
public struct UserInformation: Hashable, Sendable {
  /// The name of the account, `ada`.
  public let identifier: String
  /// The name that people read, `Ada Lovelace`; empty where there is none.
  public let name: String
  /// The file with the user's picture; nil for none.
  public let imagePathname: Pathname?
  /// The file with the user's picture as a text; nil for none, and for a path that is not UTF-8.
  public var imagePath: String? { imagePathname?.string }
}

/// What a program may do while it has no window.
public struct BackgroundPermission: Hashable, Sendable {
  /// Whether it may run on.
  public let runsInBackground: Bool
  /// Whether it is started when the user logs in.
  public let startsAtLogin: Bool
}
