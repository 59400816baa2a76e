import Foundation
import RealCompositors
import SyntheticTouch
import TestSurroundings
import Testing
import TouchRecording

/// Tests of `TouchLab replay`, as it is run from a shell.
@Suite("The command replay", .serialized) struct ReplayCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Outcome {
    let status: Int32
    let lines: [String]
    let errors: String
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      lines: String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init),
      errors: String(decoding: complaint, as: UTF8.self))
  }

  private func replay(_ arguments: String...) throws -> Outcome {
    try run(Executables.product("TouchLab"), ["replay"] + arguments)
  }

  private func recording() throws {
    var script = Script(width: 800, height: 600)
    script.output(scale: 1)
    script.wait(0.5)
    script.stroke((0..<20).map { (500 + Double($0) * 4, 250) })
    script.wait(0.2)
    script.stroke((0..<20).map { (500, 450 - Double($0) * 8) })
    _ = try script.write(in: folder)
  }

  @Test("Two runs of a recording have the same frames, and another recording has others")
  func checksums() throws {
    try recording()
    let first = try replay("recording.jsonl", "--page", "table", "--checksums")
    #expect(first.status == 0 && first.errors == "")
    #expect(first.lines.count > 10)
    #expect(first.lines.first?.hasPrefix("000001 0.") == true)
    #expect(first.lines.dropLast().allSatisfy { $0.contains(" 800x600 ") })
    #expect(first.lines.last?.contains("events, 0 left out") == true)
    let second = try replay("recording.jsonl", "--page", "table", "--checksums")
    #expect(second.lines == first.lines)
    let part = try replay(
      "recording.jsonl", "--page", "table", "--checksums", "--to", "0.6")
    #expect(part.lines.last != first.lines.last)
  }

  @Test("Frames are written as pictures, of the size and scale asked for")
  func frames() throws {
    try recording()
    let outcome = try replay("recording.jsonl", "-o", "frames", "--size", "400x300", "--scale=2")
    #expect(outcome.status == 0 && outcome.errors == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("frames")).sorted()
    #expect(names.first == "000001.png" && names.count > 5)
    #expect(outcome.lines.last?.contains("\(names.count) frames; last 800x600 ") == true)
    // The first chunk of a PNG contains the width and the height.
    let picture = folder.bytes("frames/000001.png")
    #expect(Array(picture[16..<24]) == [0, 0, 3, 32, 0, 0, 2, 88])
  }

  @Test("A wrong call is told in a sentence, with a status of its own")
  func wrongCalls() throws {
    #expect(try replay().status == 2)
    let missing = try replay("nothing.jsonl")
    #expect(missing.status == 3)
    #expect(missing.errors == "TouchLab: nothing.jsonl: No such file or directory\n")
    try folder.put("hello\n", in: "text")
    let text = try replay("text")
    #expect(text.status == 3 && text.errors.contains("not a recording: it is a text"))
    try recording()
    #expect(try replay("recording.jsonl", "--page", "none").status == 2)
    #expect(try replay("recording.jsonl", "--from", "9").status == 3)
    #expect(try replay("recording.jsonl", "-o", "/proc/none").status == 3)
  }

  @Test("Without the gallery it says what to install")
  func noGallery() throws {
    try recording()
    // The program is alone in a folder.
    let alone = folder.file("TouchLab")
    try FileManager.default.copyItem(atPath: Executables.product("TouchLab"), toPath: alone)
    let outcome = try run(alone, ["replay", "recording.jsonl"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("install windowresponder-gallery"))
  }
}
