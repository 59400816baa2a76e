import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of files that change between the end of a program and its next start.
@Suite("Recovered changes", .serialized) @MainActor struct RecoveryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    stage.document.type(" and tea")
    stage.stage.application.finish()
  }

  @Test(
    "O3, O4: What another program has written after a crash is not lost by saving",
    arguments: [
      "Keep Mine", "Load the Other",
    ])
  func conflict(answer: String) throws {
    try folder.put("theirs", in: "a.txt")
    // A second start without an answer keeps the recovered changes.
    do {
      let stage = try DocumentStage(folder: folder)
      #expect(stage.alert()?.title == "Another program has changed “a.txt”")
      stage.stage.application.finish()
    }
    let stage = try DocumentStage(folder: folder)
    #expect(stage.document.content == "milk and tea")
    try stage.answer(answer)
    guard answer == "Keep Mine" else {
      #expect(stage.document.content == "theirs" && !stage.document.hasUnsavedChanges)
      return
    }
    stage.document.saveDocument(nil)
    #expect(folder.text("a.txt") == "theirs")
    try stage.answer("Replace It")
    #expect(folder.text("a.txt") == "milk and tea")
  }

  @Test("O3: What was saved before the crash is no change, and asks nothing")
  func saved() throws {
    try folder.put("milk and tea", in: "a.txt")
    do {
      let stage = try DocumentStage(folder: folder)
      #expect(stage.document.content == "milk and tea" && !stage.document.hasUnsavedChanges)
      #expect(stage.alert() == nil)
      stage.stage.application.finish()
    }
    let stage = try DocumentStage(folder: folder)
    #expect(stage.document.path == nil)
  }

  @Test("O3: What was kept is shown in place of what an interrupted saving has left")
  func interrupted() throws {
    let path = Pathname(folder.file("a.txt"))
    let environment = ChangedEnvironment(["XDG_STATE_HOME": folder.file("state")])
    try withExtendedLifetime(environment) {
      let identity = try #require(FileIdentity(path))
      _ = try FileBackup(of: Array("milk".utf8), identity, path, called: path)
      // The contents after a program is killed during a write: the file stays the same one.
      let file = try #require(fopen(folder.file("a.txt"), "r+"))
      fputs("mi", file)
      fclose(file)
      truncate(folder.file("a.txt"), 2)
    }
    let stage = try DocumentStage(folder: folder)
    #expect(stage.document.content == "milk and tea" && stage.alert() == nil)
    try stage.document.save()
    #expect(folder.text("a.txt") == "milk and tea")
    let left = withExtendedLifetime(stage) {
      SafeFile(path: path).contentsBeforeInterruptedWrite()
    }
    #expect(left == nil)
  }

  @Test("O3: What an older version has kept is found")
  func older() throws {
    let parent = try #require(
      FileManager.default.enumerator(atPath: folder.file("state"))?.compactMap { $0 as? String }
        .first { $0.hasSuffix("/1") }.map { folder.file("state/\($0)") })
    let kept = try String(contentsOfFile: parent, encoding: .utf8)
    var lines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5 && lines[0] == "unsaved 2" && !lines[3].isEmpty)
    lines[0] = "unsaved 1"
    lines.remove(at: 3)
    try lines.joined(separator: "\n").write(toFile: parent, atomically: false, encoding: .utf8)
    let stage = try DocumentStage(folder: folder)
    #expect(stage.document.content == "milk and tea" && stage.document.hasUnsavedChanges)
    #expect(stage.alert() == nil)
  }

  @Test("O3: What cannot be kept is kept as soon as there is room for it")
  func later() throws {
    let other = try TemporaryFolder()
    try other.put("a file", in: "state")
    let stage = try DocumentStage(folder: other)
    stage.document.type("milk")
    stage.stage.advance(by: 6)
    #expect(stage.document.recoveryName == nil)
    unlink(other.file("state"))
    stage.stage.advance(by: 6)
    #expect(stage.document.recoveryName != nil)
  }
}
