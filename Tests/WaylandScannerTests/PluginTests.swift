import Foundation
import Testing

/// Tests of the plugin in a copy of the package whose sources are links to those of the package, and whose
/// protocols are copies.
struct PluginTests {
  private let root: URL

  init() throws {
    let files = FileManager.default
    root = files.temporaryDirectory.appending(path: "plugin-\(UUID().uuidString)")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: Fixture.package.path) {
      let original = Fixture.package.appending(path: name)
      let copy = root.appending(path: name)
      if name.hasPrefix(".") { continue }
      if ["Package.swift", "protocols"].contains(name) {
        try files.copyItem(at: original, to: copy)
      } else {
        try files.createSymbolicLink(at: copy, withDestinationURL: original)
      }
    }
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["CHECK_ALL"] == "1", "asked for by CHECK_ALL=1"))
  func protocolFilesComeChangeAndGoWithoutACleanBuild() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try build()
    #expect(try generated().contains("public final class WlSurface: Proxy"))
    #expect(try !generated().contains("ToyBox"))

    try write("<request name='open' summary='Opens it.'/>", to: "toy.xml")
    try build()
    #expect(try generated().contains("public final class ToyBox: Proxy"))
    #expect(try generated().contains("func open()"))

    try write("<request name='shut' summary='Shuts it.'/>", to: "toy.xml")
    try build()
    #expect(try generated().contains("func shut()"))
    #expect(try !generated().contains("func open()"))

    let before = try modified()
    try build()
    #expect(try modified() == before, "nothing has changed, so nothing is written")

    try FileManager.default.moveItem(at: file("toy.xml"), to: file("box.xml"))
    try build()
    #expect(try generated().contains("func shut()"))

    try FileManager.default.removeItem(at: file("box.xml"))
    try build()
    #expect(try !generated().contains("ToyBox"))

    try write("<request/>", to: "toy.xml")
    let (status, output) = try runBuild()
    #expect(status != 0)
    #expect(output.contains("toy.xml:2: error: <request> has no name"))
  }

  private func file(_ name: String) -> URL {
    root.appending(path: "protocols").appending(path: name)
  }

  private func write(_ body: String, to name: String) throws {
    let text = "<protocol name='toy'><interface name='toy_box' version='1'>\n\(body)\n"
    try (text + "</interface></protocol>\n").write(
      to: file(name), atomically: true, encoding: .utf8)
  }

  /// Returns the one file that the plugin writes.
  private func output() throws -> URL {
    let directory = root.appending(path: ".build/plugins/outputs")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    let files = paths.filter { $0.contains("/Wayland/") && $0.hasSuffix(".swift") }
    #expect(files.count == 1)
    return directory.appending(path: try #require(files.first))
  }

  private func generated() throws -> String { try String(contentsOf: output(), encoding: .utf8) }

  private func modified() throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: output().path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  private func build() throws {
    let (status, output) = try runBuild()
    #expect(status == 0, "\(output)")
  }

  private func runBuild() throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--package-path", root.path, "--target", "Wayland"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
