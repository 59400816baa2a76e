import Foundation
import Testing

/// Tests of the dependencies of targets in `Package.swift` beyond those that the compiler checks.
struct RebuildTests {
  /// Returns the declarations of targets in `Package.swift`.
  private static func targets() throws -> ArraySlice<Substring> {
    try Repository.text("Package.swift")
      .split(separator: /\.(?:target|testTarget|executableTarget)\(/).dropFirst()
  }

  @Test("A target that uses recordings is rebuilt after a change of their events")
  func recordings() throws {
    let users = try Self.targets().filter { target in
      guard let dependencies = target.split(separator: "dependencies:").dropFirst().first else {
        return false
      }
      return dependencies.contains("\"TouchRecording\"")
        || dependencies.contains("\"TouchAnalysis\"")
    }
    #expect(users.count > 10)
    for user in users { #expect(user.contains("\"ResponderPlatform\""), "\(user)") }
  }
}
