import Foundation
import RealCompositors
import Testing

/// Tests of the package that `script/new-app` creates, used like a first program. Its build is shared with
/// that of the outside package.
extension OutsidePackageTests {
  private static let script = Executables.packageFolder.appendingPathComponent("script/new-app")
    .path

  /// Runs a command to its end, and returns its status and its output.
  private func run(
    _ command: String, _ arguments: [String] = [], seconds: Double = 30
  ) throws -> (status: ChildProcess.Exit?, output: String, errors: String) {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    let child = try folder.runClient(
      command, arguments, environment: ProcessInfo.processInfo.environment)
    let status = child.waitForExit(seconds: seconds)
    return (status, child.output, child.errors)
  }

  @Test(
    "A new program is made, its tests pass, and its own script opens its window",
    isAsked, needs("weston", "cc", "pkg-config"))
  func newAppIsMadeTestedAndRun() throws {
    let outside = Executables.packageFolder.appendingPathComponent(".build/outside")
    let package = outside.appendingPathComponent("Hello_2")
    try? FileManager.default.removeItem(at: package)
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    let made = try run(
      Self.script, ["Hello_2", "--directory", outside.path, "--id", "net.example.Hello"])
    #expect(made.status == .status(0), "\(made.errors)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: package.path)
    #expect(Set(names).isSuperset(of: Self.expectedFiles), "\(names)")
    let left = leftovers(in: package, names)
    #expect(left.isEmpty, "\(left)")

    let tests = try run(package.appendingPathComponent("script/test").path, seconds: 600)
    #expect(tests.status == .status(0), "\(tests.output)\(tests.errors)")
    #expect(tests.output.contains("Test run with 4 tests"), "\(tests.output)")
    #expect(!tests.errors.contains("prohibited flag"), "\(tests.errors)")

    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let program = try weston.launch(
      package.appendingPathComponent("script/run").path,
      environment: ProcessInfo.processInfo.environment
        .filter { ["HOME", "PATH"].contains($0.key) }, debug: true)
    #expect(
      wait(seconds: 120) { program.waylandLog.isShown || !program.isRunning }, "\(program.errors)")
    let ids = program.waylandLog.requests("xdg_toplevel.set_app_id").flatMap(\.arguments)
    #expect(ids.contains { $0.contains("net.example.Hello") }, "\(ids)")
  }

  private static let expectedFiles: Set<String> = [
    ".gitignore", "Desktop/net.example.Hello.desktop", "Desktop/net.example.Hello.metainfo.xml",
    "Desktop/net.example.Hello.svg", "Package.swift", "README.md", "Sources/Hello_2/Program.swift",
    "Sources/Hello_2/MainController.swift", "Tests/Hello_2Tests/MainControllerTests.swift",
    "script/run", "script/test",
  ]

  /// Returns the files that still contain names of the template.
  private func leftovers(in package: URL, _ names: [String]) -> [String] {
    names.filter { name in
      let file = package.appendingPathComponent(name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return ["NewApp", "org.example", "@LIBRARY@", "@DEVELOPER@"].contains {
        (text + name).contains($0)
      }
    }
  }

  @Test(
    "A new program that can't be made says why, and leaves nothing",
    arguments: [
      (["Hello World"], 1, "is no name for a module"), (["2Hello"], 1, "is no name for a module"),
      (["Hällo"], 1, "is no name for a module"), (["class"], 1, "is taken by Swift"),
      (["Foundation"], 1, "is taken by Swift"), (["widgets"], 1, "has a module Widgets"),
      (["Counter"], 1, "has a module Counter"),
      (["Hello", "--id", "hello"], 1, "no name for desktops"),
      (["Hello", "--directory", "/nowhere/at/all"], 1, "there is no folder"),
      (["Taken"], 1, "exists already"), ([], 2, "what shall it be called?"),
      (["Hello", "--fast"], 2, "unknown option --fast"), (["One", "Two"], 2, "one name is enough"),
      (["Hello", "--id"], 2, "--id wants a value"),
    ])
  func newAppRefuses(arguments: [String], status: Int32, reason: String) throws {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    let place = folder.file("place")
    try FileManager.default.createDirectory(
      atPath: "\(place)/Taken", withIntermediateDirectories: true)
    let elsewhere = arguments.contains("--directory") ? [] : ["--directory", place]
    let result = try run(Self.script, elsewhere + arguments)
    #expect(result.status == .status(status))
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["Taken"])
  }

  @Test("script/new-app --help tells its options")
  func newAppHelps() throws {
    let result = try run(Self.script, ["--help"])
    #expect(result.status == .status(0))
    #expect(result.output.contains("--directory DIR"), "\(result.output)")
  }
}
