import Foundation

/// A namespace for the locations of files.
enum Fixture {
  /// The directory of this package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
