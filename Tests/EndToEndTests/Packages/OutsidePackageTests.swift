import Foundation
import RealCompositors
import Testing

/// Tests of a program outside the package, as a reader of the README writes it.
@Suite(.serialized)
struct OutsidePackageTests {
  /// The build options: those of the README, and, if `CHECK_RELEASE` is 1, also those of a release, which
  /// take minutes.
  private static let ways: [[String]] =
    ProcessInfo.processInfo.environment["CHECK_RELEASE"] == "1"
    ? [["--static-swift-stdlib"], ["-c", "release", "--static-swift-stdlib"]]
    : [["--static-swift-stdlib"]]

  /// A condition for tests that build the library a second time, as programs outside do. That takes two
  /// minutes.
  static let isAsked: ConditionTrait = .enabled(
    if: ProcessInfo.processInfo.environment["CHECK_ALL"] == "1", "asked for by CHECK_ALL=1")

  /// The folder of the build of the library that programs outside the package share.
  static let build = Executables.packageFolder.appendingPathComponent(".build/apps")
  /// The same flags as `shared_build_flags` of `script/environment.sh`, so that the library is built once.
  private static let sharedFlags = [
    "--scratch-path", build.path, "--disable-build-manifest-caching", "-Xswiftc", "-use-ld=lld",
  ]

  /// The environment, with the variable of the scripts of a new program, for the same reason.
  private static let environment = ProcessInfo.processInfo.environment
    .merging(["WINDOWRESPONDER_PROGRAM": "1"]) { $1 }

  @Test(
    "The README's counter builds in a package of its own and runs",
    isAsked, needs("weston", "cc"), arguments: Self.ways)
  func counterBuildsAndRuns(options: [String]) throws {
    let program = try #require(try readmeExample(), "the README has no example with @main")
    let root = Executables.packageFolder
    // The build is kept, so that the next run is fast.
    let package = root.appendingPathComponent(".build/outside/Counter")
    let sources = package.appendingPathComponent("Sources/Counter")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write(manifest(root), to: package.appendingPathComponent("Package.swift"))
    try write(program, to: sources.appendingPathComponent("Counter.swift"))

    let folder = try RuntimeFolder()
    defer { folder.remove() }
    let build = try folder.runClient(
      Executables.require("swift"),
      ["build", "--package-path", package.path] + Self.sharedFlags + options,
      environment: Self.environment)
    #expect(build.waitForExit(seconds: 600) == .status(0), "\(build.output)\(build.errors)")

    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let product = options.contains("release") ? "release/Counter" : "debug/Counter"
    let counter = try weston.launch(Self.build.appendingPathComponent(product).path, debug: true)
    #expect(wait { !counter.waylandLog.commits.isEmpty }, "\(counter.errors)")
  }

  /// Returns the first Swift example of the README that is a whole program.
  private func readmeExample() throws -> String? {
    let file = Executables.packageFolder.appendingPathComponent("README.md")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
    return blocks.first { $0.hasPrefix("swift\n") && $0.contains("@main") }
      .map { String($0.dropFirst("swift\n".count)) }
  }

  private func manifest(_ root: URL) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Counter",
      dependencies: [.package(name: "WindowResponder", path: "\(root.path)")],
      targets: [
        .executableTarget(
          name: "Counter",
          dependencies: [
            .product(name: "WindowResponder", package: "WindowResponder"),
            .product(name: "Widgets", package: "WindowResponder"),
          ])
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  /// Writes a file only if its contents change, to avoid an unnecessary build.
  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
