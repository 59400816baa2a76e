import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of the question on closing and on quitting, and of the changes if the user cannot be asked.
@MainActor @Suite(.serialized) struct ClosingTests {
  @Test("O2: Closing what is not saved asks; Return saves, and the window goes")
  func saving() throws {
    let stage = try DocumentStage(files: ["a.txt"])
    stage.document.type("milk")
    stage.stage.keyPress(.keyboardW, modifiers: .control)
    let alert = try #require(stage.alert())
    #expect(alert.title == "Save the changes to “a.txt”?")
    #expect(alert.actions.map(\.title) == ["Save", "Don’t Save", "Cancel"])
    stage.stage.keyPress(.keyboardReturnOrEnter)
    stage.stage.advance(by: 1)
    #expect(stage.folder.text("a.txt") == "milk" && stage.program.documents.isEmpty)
  }

  @Test("O2: Escape leaves the window open, with all that is in it")
  func cancelling() throws {
    let stage = try DocumentStage(files: ["a.txt"])
    stage.document.type("milk")
    stage.stage.keyPress(.keyboardW, modifiers: .control)
    stage.stage.advance(by: 1)
    stage.stage.keyPress(.keyboardEscape)
    stage.stage.advance(by: 1)
    #expect(stage.program.documents.count == 1 && stage.document.hasUnsavedChanges)
    #expect(stage.folder.text("a.txt") == nil && stage.alert() == nil)
  }

  @Test("O2: Who does not save has said so, and nothing is left")
  func discarding() throws {
    let stage = try DocumentStage(files: ["a.txt"])
    stage.document.type("milk")
    // The text has been saved for recovery after a crash.
    stage.stage.advance(by: 6)
    #expect(stage.document.recoveryName != nil)
    stage.document.window?.performClose()
    try stage.answer("Don’t Save")
    #expect(stage.program.documents.isEmpty && stage.folder.text("a.txt") == nil)
    #expect(stage.program.recovery.takeAll().isEmpty)
  }

  @Test("A document without changes closes without a question")
  func unchanged() throws {
    let stage = try DocumentStage(files: ["a.txt"])
    stage.document.window?.performClose()
    #expect(stage.program.documents.isEmpty)
  }

  @Test("O2: A document that saves by itself is saved when it closes")
  func autosaved() throws {
    let stage = try DocumentStage(files: ["a.txt"], inPlace: true)
    stage.document.type("milk")
    stage.document.window?.performClose()
    #expect(stage.program.documents.isEmpty && stage.folder.text("a.txt") == "milk")
  }

  @Test("O2: Where that fails closing asks what to do")
  func autosaveFails() throws {
    let stage = try DocumentStage(files: ["away/a.txt"], inPlace: true)
    stage.document.type("milk")
    stage.document.window?.performClose()
    #expect(stage.alert()?.message == "There is no such file or folder.")
    mkdir(stage.folder.file("away"), 0o700)
    try stage.answer("Try Again")
    #expect(stage.folder.text("away/a.txt") == "milk" && stage.program.documents.isEmpty)
  }

  @Test("O2: Quitting asks for each document, and closes nothing before all are answered")
  func quitting() throws {
    let stage = try DocumentStage(files: ["a.txt", "b.txt", "c.txt"])
    let (a, b) = (stage.program.texts[0], stage.program.texts[1])
    a.type("one")
    b.type("two")
    stage.stage.application.sendAction(.terminate, to: nil, from: nil, for: nil)
    try stage.answer("Don’t Save", a)
    #expect(stage.program.documents.count == 3)
    try stage.answer("Cancel", b)
    #expect(stage.program.documents.count == 3 && a.content == "one" && a.hasUnsavedChanges)
    #expect(!stage.stage.application.isTerminating)
    stage.stage.application.sendAction(.terminate, to: nil, from: nil, for: nil)
    try stage.answer("Don’t Save", a)
    try stage.answer("Save", b)
    #expect(stage.stage.application.isTerminating && stage.program.documents.isEmpty)
    #expect(stage.folder.text("a.txt") == nil && stage.folder.text("b.txt") == "two")
  }

  @Test("A question that another one takes the place of counts as answered with Cancel")
  func withdrawn() throws {
    let stage = try DocumentStage(files: ["a.txt"])
    stage.document.type("milk")
    let application = stage.stage.application
    application.sendAction(.terminate, to: nil, from: nil, for: nil)
    stage.stage.advance(by: 1)
    stage.stage.keyPress(.keyboardW, modifiers: .control)
    try stage.answer("Cancel")
    #expect(stage.program.documents.count == 1 && !application.isTerminating)
    application.sendAction(.terminate, to: nil, from: nil, for: nil)
    try stage.answer("Save")
    #expect(application.isTerminating && stage.folder.text("a.txt") == "milk")
  }

  @Test("Saving that fails while quitting is asked about, and quitting goes on from there")
  func failingWhileQuitting() throws {
    let stage = try DocumentStage(files: ["away/a.txt"])
    stage.document.type("milk")
    stage.stage.application.sendAction(.terminate, to: nil, from: nil, for: nil)
    try stage.answer("Save")
    #expect(stage.alert()?.title == "“a.txt” could not be saved")
    mkdir(stage.folder.file("away"), 0o700)
    try stage.answer("Try Again")
    #expect(stage.stage.application.isTerminating && stage.folder.text("away/a.txt") == "milk")
  }

  @Test(
    "O3: What was not saved when the program is ended comes back at its next start, as a change")
  func recovery() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    do {
      let stage = try DocumentStage(files: ["a.txt"], folder: folder)
      stage.document.type(" and tea")
      stage.program.newDocument(nil)
      stage.program.texts[1].type("line\nline")
      stage.stage.application.finish()
      #expect(stage.lines.count == 2 && folder.text("a.txt") == "milk")
      #expect(stage.lines[0].contains("a.txt is not saved. What you wrote is in "))
    }
    do {
      let stage = try DocumentStage(folder: folder)
      #expect(stage.program.texts.map(\.content) == ["milk and tea", "line\nline"])
      #expect(stage.program.documents.map(\.hasUnsavedChanges) == [true, true])
      #expect(stage.document.displayName == "a.txt")
      stage.stage.keyPress(.keyboardS, modifiers: .control)
      stage.document.saveDocument(nil)
      #expect(folder.text("a.txt") == "milk and tea")
      // The other document is not saved, and so it is recovered again at the next start.
      stage.stage.application.finish()
    }
    let stage = try DocumentStage(folder: folder)
    #expect(stage.program.texts.map(\.content) == ["line\nline"])
  }

  @Test("O3: What a crash left comes back; what a running program keeps does not")
  func crash() throws {
    let folder = try TemporaryFolder()
    let stage = try DocumentStage(folder: folder)
    stage.document.type("milk")
    stage.stage.advance(by: 6)
    let other = RecoveryFolder(program: stage.stage.application.folderName)
    #expect(other.takeAll().isEmpty)
    // The kernel releases the lock of a process that has ended. A copy of the folder has no lock.
    let state = folder.file("state/\(stage.stage.application.folderName)/unsaved")
    let own = try #require(try FileManager.default.contentsOfDirectory(atPath: state).first)
    try FileManager.default.copyItem(atPath: "\(state)/\(own)", toPath: "\(state)/0-dead")
    let left = other.takeAll()
    #expect(left.map(\.bytes) == [Array("milk".utf8)] && left.first?.path == nil)
    left.first?.remove()
    #expect(other.takeAll().isEmpty)
  }

  @Test("O3: A file that cannot be written at the end is kept elsewhere, and it says where")
  func rescue() throws {
    let stage = try DocumentStage(files: ["away/a.txt"], inPlace: true)
    stage.document.type("milk")
    stage.stage.application.finish()
    let line = try #require(stage.lines.last)
    #expect(line.contains("away/a.txt is not saved: There is no such file or folder."))
    let path = try #require(line.split(separator: " ").last.map(String.init))
    #expect(
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        .hasSuffix("milk"))
  }
}
