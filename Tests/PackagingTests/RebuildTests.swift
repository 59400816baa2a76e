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

  @Test("Package.swift names the modules that each module re-exports")
  func reExports() throws {
    var found: [String: Set<String>] = [:]
    for file in Repository.swiftFiles(in: "Sources") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /@_exported (?:public )?import (\w+)\n/) {
        found[Self.module(of: file), default: []].insert(String(match.1))
      }
    }
    // Foundation is not a module of this package.
    found["UIKitFoundation"]?.remove("Foundation")
    var named: [String: Set<String>] = [:]
    let table = try #require(
      Repository.text("Package.swift").firstMatch(of: /let reExports[^=]*= \[\n([^}]*?)\n\]\n/))
    for line in String(table.1).matches(of: /"(\w+)": \[([^\]]*)\]/) {
      named[String(line.1)] = Set(String(line.2).matches(of: /"(\w+)"/).map { String($0.1) })
    }
    #expect(found == named)
  }

  @Test("Every library product also names the modules that its own ones re-export")
  func products() throws {
    let manifest = try Repository.text("Package.swift")
    let products = manifest.matches(
      of: /\.library\(\s*name: "(\w+)",\s*targets: (\w*)[(\[]+\s*"(\w+)"/)
    #expect(products.count > 15)
    for product in products where product.3 != "TestCompositor" {
      #expect(product.2 == "withReExports", "\(product.1)")
    }
  }

  /// Returns the name of the module of a source file. The modules of `Widgets` are folders in its own.
  private static func module(of file: URL) -> String {
    let parts = file.pathComponents
    guard let sources = parts.lastIndex(of: "Sources") else { return "" }
    guard parts[sources + 1] == "Widgets", parts.count > sources + 3 else {
      return parts[sources + 1]
    }
    return "Widgets" + parts[sources + 2]
  }
}
