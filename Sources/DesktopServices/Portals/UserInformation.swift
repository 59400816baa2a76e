import ResponderSystem

/// Information that the desktop gives about its user.
public struct UserInformation: Hashable, Sendable {
  /// The name of the account, such as `ada`.
  public let identifier: String
  /// The full name of the user, such as `Ada Lovelace`. It is empty if there is none.
  public let name: String
  /// The path of the file with the user's image, or `nil` if there is none.
  public let imagePathname: Pathname?
  /// The path of the file with the user's image as a string. It is `nil` if there is none, or if the path is
  /// not UTF-8.
  public var imagePath: String? { imagePathname?.string }
}

/// The permission of a program to run without a window.
public struct BackgroundPermission: Hashable, Sendable {
  /// A Boolean value that indicates whether the program may continue to run.
  public let runsInBackground: Bool
  /// A Boolean value that indicates whether the program starts when the user logs in.
  public let startsAtLogin: Bool
}
