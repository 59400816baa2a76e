import Foundation

/// Where things are.
enum Fixture {
  /// The directory of this package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
