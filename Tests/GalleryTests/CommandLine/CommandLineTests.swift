import Foundation
import Testing

@testable import Gallery

/// Tests of the gallery as a command in a shell.
struct CommandLineTests {
  /// The result of a run of the program.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  private func run(_ arguments: String...) throws -> Outcome {
    let process = Process()
    let executable: URL = try #require(
      Self.findExecutable(), "The gallery lies beside the tests.")
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self))
  }

  /// Returns the URL of the program that was built with the tests, or `nil` if it is not found.
  private static func findExecutable() -> URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("Gallery")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return candidate
      }
    }
    return nil
  }

  @Test("The names of the pages are printed, one a line")
  func listPages() throws {
    let outcome = try run("--list-pages")
    #expect(outcome.status == 0)
    #expect(outcome.output == Page.all.map { $0.identifier + "\n" }.joined())
  }

  @Test("Help names every option and every page")
  func help() throws {
    let outcome = try run("--help")
    #expect(outcome.status == 0)
    for option in [
      "--page", "--appearance", "--contrast", "--text-scale", "--reduced-motion", "--bold-text",
      "--on-off-labels", "--button-shapes", "--reduced-transparency", "--size", "--fullscreen",
      "--log", "--snapshot", "--scale",
      "--describe", "--list-pages", "--audit", "--help",
    ] { #expect(outcome.output.contains(option)) }
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    for page in Page.all {
      let line = lines.first { $0.split(separator: " ").first == page.identifier[...] }
      #expect(line?.hasSuffix(" " + page.summary) == true, "\(page)")
    }
  }

  @Test("A wrong option gives one line on the standard error and the status 2")
  func wrongOption() throws {
    for arguments in [["--nonsense"], ["--page", "nonsense"], ["--size", "big"], ["--log"]] {
      let outcome = try run(arguments[0], Array(arguments.dropFirst()).first ?? "")
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("gallery: "))
      #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test("A snapshot is a PNG of the window's size times the scale")
  func snapshot() throws {
    let path = NSTemporaryDirectory() + "gallery-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = try run("--snapshot", path, "--size", "640x480", "--scale", "1.5")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(at: 16) == 960)
    #expect(number(at: 20) == 720)
  }

  @Test("A snapshot is a PDF or an SVG where its name says so", arguments: ["pdf", "svg"])
  func vectorSnapshot(suffix: String) throws {
    let path = NSTemporaryDirectory() + "gallery-\(UUID().uuidString).\(suffix)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = try run("--snapshot", path, "--size", "640x480")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    #expect(text.hasPrefix(suffix == "pdf" ? "%PDF-" : "<?xml"))
    #expect(suffix == "pdf" || text.contains("width=\"640px\" height=\"480px\""))
    #expect(try run("--snapshot", "/nowhere/page.\(suffix)").status == 1)
  }

  @Test("A snapshot that cannot be written gives one line and the status 1")
  func unwritableSnapshot() throws {
    let outcome = try run("--snapshot", "/nowhere/page.png")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "gallery: /nowhere/page.png cannot be written: No such file or directory\n")
  }

  @Test("Without a display the window's program says so, with the status 1")
  func noDisplay() throws {
    let outcome = try run("--page", "touch")
    #expect(outcome.status == 1)
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("A description has class, frame, label and state, one view a line, indented by depth")
  func describe() throws {
    let outcome = try run("--describe", "--size", "900x640")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    let form = try Regex(
      "^( *)([A-Za-z]+) (-?[0-9.]+) (-?[0-9.]+) ([0-9.]+) ([0-9.]+) \"(.*)\" ([a-z].*)$")
    var depth = -1
    for line in lines {
      let match = try #require(line.wholeMatch(of: form), "\(line)")
      let indent = match.output[1].substring?.count ?? 0
      #expect(indent % 2 == 0)
      #expect(indent / 2 <= depth + 1, "\(line)")
      depth = indent / 2
    }
    #expect(lines.first == "GalleryWindow 0 0 900 640 \"\" normal")
    #expect(lines.contains { $0.hasPrefix("  TitleBar 0 0 900 44 \"Gallery\"") })
    #expect(lines.contains { $0.hasSuffix("\"Tap me\" normal") })
    #expect(lines.contains { $0.hasSuffix("\"Switch, Selected\" normal on") })
    #expect(lines.contains { $0.hasSuffix("\"Live\" normal 0.6") })
    #expect(lines.contains { $0.hasSuffix("\"Delete, Disabled\" disabled") })
  }
}
