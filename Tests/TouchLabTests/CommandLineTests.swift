import Foundation
import Testing
import TouchRecording

@testable import TouchLab

@Suite("The command line of TouchLab") struct CommandLineTests {
  /// Writes a session on a synthetic screen to a temporary file, and calls `body` with the path of the file.
  private func with(
    fault: String, _ more: String..., body: (String) throws -> Void
  ) throws {
    try TemporaryFile.with { path in
      let tool = CommandLineTool(output: { _ in }, errors: { Issue.record("\($0)") })
      #expect(tool.run(["synthesize", "--fault", fault, "-o", path] + more) == .done)
      try body(path)
    }
  }

  @Test("A sound screen ends well, and a faulty one with status 1 and a FAIL where it is")
  func verdicts() throws {
    try with(fault: "sound") { path in
      let (status, output, errors) = run("analyse", path, "--profile", "strict")
      #expect(status == .done && errors.isEmpty)
      #expect(output.contains("incomplete: ") && !output.contains("FAIL"))
      #expect(run("analyse", path, "--profile", "strict", "--complete").status == .incomplete)
      #expect(run("analyse", path).status == .done)
    }
    try with(fault: "ghost") { path in
      let (status, output, _) = run("analyse", path, "--profile=strict")
      #expect(status == .failed)
      let failed = output.split(separator: "\n").filter { $0.contains("FAIL") }
      #expect(failed.count == 1 && failed[0].contains("ghost.idle"))
    }
  }

  @Test("The summary for programs is JSON with every figure and verdict")
  func json() throws {
    try with(fault: "dead-cell") { path in
      let (status, output, _) = run("analyse", path, "--json", "--profile", "windows-hlk")
      #expect(status == .failed)
      let json = try JSONSerialization.jsonObject(with: Data(output.utf8))
      let summary = try #require(json as? [String: Any])
      #expect(summary["outcome"] as? String == "fail")
      let holes = try #require(summary["holes"] as? [[String: Any]])
      #expect(holes.count == 1 && holes[0]["cells"] as? Int == 1)
      let verdicts = try #require(summary["verdicts"] as? [[String: Any]])
      let coverage = verdicts.first { $0["figure"] as? String == "coverage.cells" }
      #expect(coverage?["verdict"] as? String == "fail")
      #expect((summary["figures"] as? [Any])?.isEmpty == false)
      #expect((summary["latency"] as? [String: Any])?["kernel"] != nil)
    }
  }

  @Test("Two recordings of one screen are the same, and a fault between them is a difference")
  func compare() throws {
    try with(fault: "sound") { sound in
      #expect(run("compare", sound, sound).status == .done)
      try with(fault: "late") { late in
        let (status, output, _) = run("compare", sound, late)
        #expect(status == .failed)
        #expect(output.contains("latency.kernel"))
        let json = try JSONSerialization.jsonObject(
          with: Data(run("compare", "--json", sound, late).output.utf8))
        #expect((json as? [String: Any])?["differ"] as? Bool == true)
        #expect((json as? [String: Any])?["worse"] as? Bool == true)
        // In reverse order the result is better, which is no failure.
        let back = run("compare", late, sound)
        #expect(back.status == .done && back.output.contains("better  latency.kernel"))
      }
    }
  }

  @Test("A part that is cut out is a recording by itself")
  func cut() throws {
    try with(fault: "sound") { path in
      try TemporaryFile.with { part in
        let (status, output, errors) = run("cut", path, "--from", "1", "--to", "5", "-o", part)
        #expect(status == .done && errors.isEmpty)
        #expect(output.contains("so that no touch is cut in two"))
        let recording = try RecordingReader.read(path: part)
        #expect(recording.problemCount == 0 && !recording.touches.isEmpty)
        // The window's fact is from before the part. The recorded touches of the part take four seconds, plus
        // the rest of the strokes in which the part begins and ends.
        let times = recording.touches.map(\.stamp.arrived)
        let length = (times.last ?? 0) - (times.first ?? 0)
        #expect((4_000_000...6_000_000).contains(length))
        #expect(run("cut", path, "--to", "5", "-o", path).status == .usage)
        #expect(try RecordingReader.read(path: path).lineCount > recording.lineCount)
      }
    }
  }

  @Test("A part in which nothing was touched is told from one")
  func emptyPart() throws {
    try with(fault: "sound") { path in
      try TemporaryFile.with([]) { part in
        let told = run("cut", path, "--from", "100000", "-o", part)
        #expect(told.errors == ["\(part): nothing was touched in that time"])
        #expect(run("cut", path, "--from", "2", "--to", "4", "-o", part).errors == [])
        // The tool does not wait for a pipe.
        #expect(run("cut", path, "--from", "2", "--to", "4", "-o", "/dev/null").status == .done)
      }
    }
  }

  @Test("A file of one's own is a profile, and a wrong one is named with its line")
  func ownProfile() throws {
    try with(fault: "sound") { path in
      try TemporaryFile.with(Array("profile mine\nlimit ghost.idle <= 0\n".utf8)) { profile in
        let (status, output, _) = run("analyse", path, "--profile", profile, "--complete")
        #expect(status == .done && output.contains("pass: 1 pass"))
      }
      try TemporaryFile.with(Array("profile mine\nlimit ghosts <= 0\n".utf8)) { profile in
        let (status, _, errors) = run("analyse", path, "--profile", profile)
        #expect(status == .usage)
        #expect(errors == ["\(profile): line 2: no figure “ghosts”"])
      }
    }
  }

  @Test("Every profile and figure is listed, and what is listed can be used")
  func lists() throws {
    let names = run("profiles").output.split(separator: "\n").map(String.init)
    #expect(names == ["windows-hlk", "strict"])
    for name in names { #expect(run("profiles", name).output.contains("profile \(name)")) }
    #expect(run("figures").output.contains("accuracy.inner"))
    #expect(run("--help").output.contains("TouchLab analyse FILE"))
    #expect(run("report", "--help").output == run("--help").output)
  }

  @Test("A wrong call is told in a sentence, with a status of its own")
  func wrongCalls() {
    #expect(run().status == .usage)
    #expect(run("analyse").errors == ["one file is needed, not 0"])
    #expect(run("analyse", "a", "--magic").errors == ["unknown option --magic"])
    #expect(run("analyse", "a", "--profile").errors == ["--profile of what?"])
    #expect(run("compare", "a").errors == ["2 files are needed, not 1"])
    #expect(run("conjure").errors == ["no command “conjure”; try --help"])
    #expect(run("cut", "a", "-o", "b", "--from", "x").errors.first?.contains("--from") == true)
    #expect(run("cut", "a", "-o", "b", "--from", "3", "--to", "2").status == .usage)
    #expect(run("synthesize", "--fault", "none", "-o", "/dev/null").status == .usage)
    #expect(run("profiles", "none").status == .usage)
    let (status, _, errors) = run("analyse", "/no/such/file")
    #expect(status == .file && errors == ["/no/such/file: No such file or directory"])
    #expect(run("synthesize", "-o", "/dev/full").status == .file)
    #expect(
      run("record", "-o", "/dev/null", "--lang", "fr").errors == [
        "no language “fr”; there are en, de"
      ])
  }

  @Test(
    "A file that is no recording is refused with what it seems to be, and nothing is written",
    arguments: [
      ("", "it is empty"),
      ("hello\nworld\n", "it is a text, of which no line is one of a recording"),
      ("{\"a\":1}\n", "it is JSON, but no line is one of a recording"),
      ("\u{0}\u{1}\u{2}", "it is no text"), ("%PDF-1.4\n", "it is a PDF document"),
      ("PK\u{3}\u{4}\n", "it is a ZIP archive: extract the recording first"),
      ("<!DOCTYPE html>\n<p>x</p>\n", "it is a web page"),
      ("[    1.5] Linux version 6.1\n[ 1.6] input: a as /devices/b\n", "it is a text, of which"),
      (
        "[1.5]  -> wl_touch@3.frame()\n",
        "it is a log of the Wayland protocol: record with “TouchLab record”"
      ),
    ])
  func noRecording(content: String, reason: String) throws {
    try with(fault: "sound") { sound in
      try TemporaryFile.with(Array(content.utf8)) { path in
        let sentence = "\(path): not a recording: \(reason)"
        let page = path + ".html"
        let calls = [
          ["analyse", path], ["analyse", path, "--json"], ["compare", path, sound],
          ["compare", sound, path], ["report", path, "-o", page], ["cut", path, "-o", page],
          ["replay", path],
        ]
        for call in calls {
          var output = ""
          var errors: [String] = []
          let tool = CommandLineTool(output: { output += $0 }, errors: { errors.append($0) })
          #expect(tool.run(call) == .file, "\(call)")
          #expect(output.isEmpty && errors.count == 1, "\(call)")
          #expect(errors.first?.hasPrefix(sentence) ?? false, "\(errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: page))
      }
    }
  }

  @Test("What is no file is refused as well if no line of a recording comes from it")
  func noRecordingFromDevice() {
    for command in [["analyse"], ["report", "-o", "/nowhere/a.html"]] {
      var errors: [String] = []
      let tool = CommandLineTool(
        output: { Issue.record("\($0)") }, errors: { errors.append($0) })
      #expect(tool.run(command + ["/dev/null"]) == .file)
      #expect(errors.count == 1)
      #expect(errors.first?.hasPrefix("/dev/null: not a recording: it is empty; ") == true)
    }
  }

  @Test("Times that go back are reported, since figures that depend on them are wrong")
  func timesGoBack() throws {
    let text = """
      {"e":"recording","version":1}
      {"e":"touch.down","at":2000,"id":0,"x":1,"y":1}
      {"e":"touch.up","at":1000,"id":0}

      """
    try TemporaryFile.with(Array(text.utf8)) { path in
      let (status, _, errors) = run("analyse", path)
      #expect(status == .done)
      #expect(errors == ["\(path): its times go back, so what depends on them is wrong"])
    }
  }

  @Test("A recording that was cut off in the middle is read as far as it goes")
  func cutOff() throws {
    try with(fault: "sound") { path in
      let bytes = try #require(FileManager.default.contents(atPath: path))
      try TemporaryFile.with(Array(bytes.prefix(bytes.count / 2))) { part in
        #expect(run("analyse", part).status == .done)
      }
      // A header alone is an empty recording.
      try TemporaryFile.with(Array("{\"e\":\"recording\",\"version\":1}\n".utf8)) { part in
        let (status, output, errors) = run("analyse", part)
        #expect(status == .done && output.contains("Nothing was measured."))
        #expect(errors.first?.contains("no touch, no pen and no test") == true)
      }
    }
  }
}
