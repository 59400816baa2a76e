import Foundation
import Testing
import TouchAnalysis
import TouchRecording

@testable import TouchLab

@MainActor @Suite("Importing: the command line") struct ImportCommandTests {
  /// Creates a folder for one test, calls `body` with its path, and removes it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("import-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static let events = CaptureSample.evemu(CaptureSample.session.events)
  private static let evemu = CaptureSample.evemuDescription + events

  @Test("A file is imported beside itself, into a file and, with others, into a folder")
  func importing() throws {
    try withFolder { folder in
      try write(Self.evemu, "\(folder)/a.evemu")
      let told = run(["import", "\(folder)/a.evemu"])
      #expect(told.status == .done && told.errors.isEmpty)
      #expect(told.output.hasPrefix("\(folder)/a.jsonl: "))
      #expect(told.output.hasSuffix(": evemu, “Test Panel”, 216 × 135 mm, 3 touches\n"))
      let recording = try RecordingReader.read(path: "\(folder)/a.jsonl")
      #expect(recording.problemCount == 0 && recording.version == RecordedLine.version)
      #expect(ImportFormatTests.strokes(of: recording) == ImportFormatTests.strokes)
      // The tool overwrites no file without an option.
      let again = run(["import", "\(folder)/a.evemu"])
      #expect(again.status == .usage && again.errors[0].contains("name it with -o"))
      #expect(run(["import", "\(folder)/a.evemu", "-o", "\(folder)/a.evemu"]).status == .usage)
      try write(CaptureSample.evtest(CaptureSample.session.events), "\(folder)/b.evtest")
      let both = ["\(folder)/a.evemu", "\(folder)/b.evtest"]
      #expect(run(["import"] + both + ["-o", "\(folder)/c"]).status == .usage)
      try FileManager.default.createDirectory(
        atPath: "\(folder)/c", withIntermediateDirectories: true)
      #expect(run(["import"] + both + ["-o", "\(folder)/c"]).status == .done)
      try write(CaptureSample.session.hidRecorder, "\(folder)/a.hid")
      let same = ["\(folder)/a.evemu", "\(folder)/a.hid"]
      #expect(run(["import"] + same + ["-o", "\(folder)/c"]).status == .done)
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/c").sorted()
      #expect(files == ["a.hid.jsonl", "a.jsonl", "b.jsonl"])
      #expect(
        try RecordingReader.read(path: "\(folder)/c/b.jsonl").touches.count
          == recording.touches.count)
    }
  }

  @Test("A description beside the events is found, by the name without its last parts")
  func description() throws {
    try withFolder { folder in
      try write(Self.events, "\(folder)/panel.two-fingers.evemu")
      let missing = run(["import", "\(folder)/panel.two-fingers.evemu"])
      #expect(missing.status == .file && missing.errors[0].contains("--range"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/panel.two-fingers.jsonl"))
      try write(CaptureSample.evemuDescription, "\(folder)/panel.desc")
      #expect(run(["import", "\(folder)/panel.two-fingers.evemu"]).status == .done)
      try write(CaptureSample.evemuDescription, "\(folder)/other")
      try write(Self.events, "\(folder)/x.events")
      #expect(
        run(["analyse", "\(folder)/x.events", "--description", "\(folder)/other"]).status == .done)
      #expect(
        run(["analyse", "\(folder)/x.events", "--range", "2160x1350", "--size=216x135mm"]).status
          == .done)
    }
  }

  @Test("Other programs' files are analysed, reported, compared and cut as they are")
  func direct() throws {
    try withFolder { folder in
      try write(Self.evemu, "\(folder)/a.evemu")
      try write(CaptureSample.session.hidRecorder, "\(folder)/a.hid")
      let path = "\(folder)/a.evemu"
      #expect(run(["import", path, "-o", "\(folder)/a.jsonl"]).status == .done)
      let analysed = run(["analyse", path])
      #expect(analysed.status == .done && analysed.errors.isEmpty)
      #expect(analysed.output == run(["analyse", "\(folder)/a.jsonl"]).output)
      #expect(run(["compare", path, "\(folder)/a.hid"]).status == .done)
      #expect(run(["report", path, "-o", "\(folder)/r.html"]).status == .done)
      let cut = run(["cut", path, "--from", "0.4", "--to", "0.8", "-o", "\(folder)/p.jsonl"])
      #expect(cut.status == .done && cut.errors.isEmpty)
      let part = try RecordingReader.read(path: "\(folder)/p.jsonl")
      #expect(ImportFormatTests.strokes(of: part) == [ImportFormatTests.strokes[2]])
    }
  }

  @Test("What is exported as evemu is imported as it was")
  func export() throws {
    try withFolder { folder in
      try write(Self.evemu, "\(folder)/a.evemu")
      let exported = run(["export", "--evemu", "\(folder)/a.evemu"])
      #expect(exported.status == .done && exported.output.hasPrefix("# EVEMU 1.3\nN: Test Panel\n"))
      func plain(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter {
          ["A:", "B: 0", "E:", "I:", "P:"].contains(where: $0.hasPrefix)
        }
        .map { $0.prefix { $0 != "\t" } }
      }
      // The exported times begin at 0.
      let shifted = plain(Self.evemu.replacing("E: 1.", with: "E: 0."))
      #expect(plain(exported.output) == shifted)
      try write(CaptureSample.libinput(CaptureSample.session.events), "\(folder)/l.yml")
      #expect(
        run(["export", "--evemu", "\(folder)/l.yml", "-o", "\(folder)/l.evemu"]).status == .done)
      #expect(plain(try String(contentsOfFile: "\(folder)/l.evemu", encoding: .utf8)) == shifted)
      try write(CaptureSample.session.hidRecorder, "\(folder)/a.hid")
      let none = run(["export", "--evemu", "\(folder)/a.hid"])
      #expect(none.status == .file && none.errors[0].contains("device.report"))
      #expect(run(["export", "\(folder)/a.evemu"]).status == .usage)
      #expect(run(["export", "--evemu", "--device", "3", "\(folder)/a.evemu"]).status == .file)
    }
  }

  @Test(
    "What is no recording is refused with status 3, the line and the reason, and nothing is written"
  )
  func refused() throws {
    try withFolder { folder in
      for (name, text, part) in [
        ("empty", "", "it is empty"), ("letter.txt", "Dear Sir,\n", "libinput record"),
        ("broken.evemu", Self.evemu + "E: x\n", "line \(Self.evemu.count { $0 == "\n" } + 1): "),
      ] {
        let path = "\(folder)/\(name)"
        try write(text, path)
        for arguments in [
          ["analyse", path], ["report", path, "-o", "\(folder)/report"],
          ["import", path, "-o", "\(folder)/o"],
          ["cut", path, "-o", "\(folder)/o"], ["compare", path, path],
        ] {
          let told = run(arguments)
          #expect(told.status == .file, "\(arguments)")
          #expect(told.errors.count == 1 && told.errors[0].hasPrefix("\(path): "))
          #expect(told.errors[0].contains(part), "\(told.errors)")
        }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
      try write(Self.evemu, "\(folder)/a.evemu")
      #expect(run(["analyse", "\(folder)/a.evemu", "--size", "800x600"]).status == .usage)
      #expect(run(["analyse", "\(folder)/a.evemu", "--range", "7"]).status == .usage)
    }
  }
}
