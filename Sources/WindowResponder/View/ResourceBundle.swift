/// A folder with the resources of a program. The module UIKit names it `Bundle` and reads its contents with
/// Foundation. The library only stores it, because views are created in code. Follows `Bundle`.
public final class ResourceBundle: Hashable, Sendable {
  /// The path of the folder, or `nil` for the folder that contains the program.
  public let path: String?

  /// The folder that contains the program.
  public static let main = ResourceBundle()

  private init() { path = nil }

  /// Creates a bundle for a folder, which need not exist.
  ///
  /// - Parameter path: The path of the folder.
  public init(folder path: String) { self.path = path }

  /// Returns a Boolean value that indicates whether both bundles are the same folder.
  public static func == (one: ResourceBundle, other: ResourceBundle) -> Bool {
    one.path == other.path
  }

  /// Hashes the path of the folder.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
