/// A folder with what a program brings along. The module UIKit calls it `Bundle`, and asks Foundation what is
/// in it; the library only hands it on, since views come from code. Follows `Bundle`.
public final class ResourceBundle: Hashable, Sendable {
  /// The folder's path; nil for the one that the program is in.
  public let path: String?

  /// The folder that the program is in.
  public static let main = ResourceBundle()

  private init() { path = nil }

  /// Creates a bundle of a folder, which need not be there.
  ///
  /// - Parameter path: The folder's path.
  public init(folder path: String) { self.path = path }

  /// Whether both are the same folder.
  public static func == (one: ResourceBundle, other: ResourceBundle) -> Bool {
    one.path == other.path
  }

  /// Hashes the folder's path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
