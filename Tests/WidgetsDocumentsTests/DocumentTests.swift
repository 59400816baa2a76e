import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of documents: change marks, saving, reverting, and files that other programs change.
@MainActor @Suite(.serialized) struct DocumentTests {
  @Test("A start without files opens an empty document, and one with a file that")
  func starting() throws {
    do {
      let stage = try DocumentStage()
      #expect(stage.program.documents.count == 1 && stage.document.path == nil)
      #expect(stage.document.window?.title == "Untitled — Texts")
    }
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt", "b.txt"], folder: folder)
    #expect(stage.program.texts.map(\.content) == ["milk", ""])
    #expect(stage.program.documents.map(\.displayName) == ["a.txt", "b.txt"])
    #expect(folder.text("b.txt") == nil && !stage.document.hasUnsavedChanges)
  }

  @Test("A change is marked in the title, and Ctrl+S writes it")
  func marking() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    stage.document.type("!")
    #expect(stage.document.hasUnsavedChanges)
    #expect(stage.document.window?.title == "• a.txt — Texts")
    stage.stage.keyPress(.keyboardS, modifiers: .control)
    #expect(folder.text("a.txt") == "milk!" && !stage.document.hasUnsavedChanges)
    #expect(stage.document.window?.title == "a.txt — Texts")
  }

  @Test("Undoing to what is in the file takes the mark away, and another way there does not")
  func counting() throws {
    let stage = try DocumentStage()
    let document = stage.document
    document.updateChangeCount(.done)
    document.updateChangeCount(.undone)
    #expect(!document.hasUnsavedChanges)
    document.updateChangeCount(.undone)
    #expect(document.hasUnsavedChanges)
    document.updateChangeCount(.done)
    // The last change was not the one that was undone.
    #expect(document.hasUnsavedChanges)
    document.updateChangeCount(.cleared)
    #expect(!document.hasUnsavedChanges)
  }

  @Test("What the window's undo manager records counts as a change")
  func undoManager() throws {
    let stage = try DocumentStage()
    let manager = try #require(stage.document.window?.undoManager)
    manager.registerUndo(withTarget: stage.document) { $0.content = "" }
    stage.stage.advance(by: 0.1)
    #expect(stage.document.hasUnsavedChanges)
    manager.undo()
    #expect(!stage.document.hasUnsavedChanges)
  }

  @Test("Saving that fails says why, keeps everything, and offers another place")
  func failing() throws {
    let stage = try DocumentStage(files: ["away/a.txt"])
    stage.document.type("milk")
    stage.stage.keyPress(.keyboardS, modifiers: .control)
    let alert = try #require(stage.alert())
    #expect(alert.title == "“a.txt” could not be saved")
    #expect(alert.message == "There is no such file or folder.")
    #expect(alert.preferredAction?.title == "Save As…")
    mkdir(stage.folder.file("away"), 0o700)
    try stage.answer("Try Again")
    #expect(stage.folder.text("away/a.txt") == "milk" && !stage.document.hasUnsavedChanges)
  }

  @Test("What another program has written is replaced only where the user says so")
  func conflict() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    stage.document.type("!")
    try folder.put("theirs", in: "a.txt")
    stage.stage.keyPress(.keyboardS, modifiers: .control)
    #expect(stage.alert()?.message == "Another program has changed the file.")
    #expect(folder.text("a.txt") == "theirs")
    try stage.answer("Replace It")
    #expect(folder.text("a.txt") == "milk!")
  }

  @Test("O4: A file that another program changes is read again where nothing is lost by it")
  func reloading() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    try folder.put("theirs", in: "a.txt")
    stage.settleFiles()
    #expect(stage.document.content == "theirs" && !stage.document.hasUnsavedChanges)
    try stage.document.save()
    let reads = stage.document.readCount
    stage.settleFiles()
    #expect(stage.document.readCount == reads)
  }

  @Test("O4: Where something would be lost by reading again the user is asked, and Return keeps it")
  func reloadingChanges() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    stage.document.type("!")
    try folder.put("theirs", in: "a.txt")
    stage.settleFiles()
    #expect(stage.alert()?.title == "Another program has changed “a.txt”")
    stage.stage.keyPress(.keyboardReturnOrEnter)
    stage.stage.advance(by: 1)
    #expect(stage.document.content == "milk!" && stage.alert() == nil)
    // The user has been informed of the change, and can continue.
    try folder.put("theirs again", in: "a.txt")
    stage.settleFiles()
    #expect(stage.document.content == "milk!" && stage.alert() == nil)
    stage.stage.keyPress(.keyboardS, modifiers: .control)
    #expect(stage.alert()?.message == "Another program has changed the file.")
    try stage.answer("Replace It")
    stage.document.type("!")
    try folder.put("theirs", in: "a.txt")
    stage.settleFiles()
    try stage.answer("Load the Other")
    #expect(stage.document.content == "theirs" && !stage.document.hasUnsavedChanges)
  }

  @Test("O1: A question that comes while another one goes is asked")
  func questionAfterQuestion() throws {
    let stage = try DocumentStage(files: ["away/a.txt"])
    stage.document.type("milk")
    stage.stage.keyPress(.keyboardS, modifiers: .control)
    #expect(stage.alert()?.title == "“a.txt” could not be saved")
    stage.stage.keyPress(.keyboardEscape)
    stage.stage.advance(by: 0.02)
    stage.stage.keyPress(.keyboardS, modifiers: .control)
    #expect(stage.alert()?.title == "“a.txt” could not be saved")
    #expect(stage.lines.isEmpty)
  }

  @Test("O4: A file that is taken away leaves a document that counts as changed")
  func removed() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    unlink(folder.file("a.txt"))
    stage.settleFiles()
    #expect(stage.document.hasUnsavedChanges && stage.document.content == "milk")
    try stage.document.save()
    #expect(folder.text("a.txt") == "milk")
  }

  @Test("Reverting asks, and Return keeps the changes")
  func reverting() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    #expect(!stage.document.canPerformAction(.revertDocument, withSender: nil))
    stage.document.type("!")
    #expect(stage.document.canPerformAction(.revertDocument, withSender: nil))
    stage.document.revertDocument(nil)
    stage.stage.advance(by: 1)
    stage.stage.keyPress(.keyboardReturnOrEnter)
    stage.stage.advance(by: 1)
    #expect(stage.document.content == "milk!")
    stage.document.revertDocument(nil)
    try stage.answer("Revert")
    #expect(stage.document.content == "milk" && !stage.document.hasUnsavedChanges)
  }

  @Test("A document that saves by itself does so a second later, also while changes go on")
  func autosaving() throws {
    let stage = try DocumentStage(files: ["a.txt"], inPlace: true)
    for _ in 0..<11 {
      stage.document.type("a")
      stage.stage.advance(by: 0.1)
    }
    #expect(stage.folder.text("a.txt")?.count ?? 0 >= 9)
    stage.stage.advance(by: 1)
    #expect(stage.folder.text("a.txt") == String(repeating: "a", count: 11))
  }

  @Test("A file that is no text is told of, and stays as it is")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.put("caf\u{e9}", in: "a.txt", latin: true)
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    #expect(stage.program.documents.count == 1 && stage.document.path == nil)
    #expect(stage.alert()?.title == "“a.txt” could not be opened")
    #expect(stage.alert()?.message == "It is not text in UTF-8 or UTF-16.")
    #expect(folder.bytes("a.txt") == [0x63, 0x61, 0x66, 0xE9])
  }

  @Test("T8: two dots lead above the target of a link, as in the kernel, also for documents")
  func dotsBehindLinks() throws {
    let folder = try TemporaryFolder()
    for name in ["deep", "deep/inner"] { mkdir(folder.file(name), 0o755) }
    symlink("deep/inner", folder.file("link"))
    try folder.put("right", in: "deep/a.txt")
    try folder.put("wrong", in: "a.txt")
    for path in ["link/../a.txt", "link/./../inner/../a.txt", "deep/../link/..//a.txt"] {
      #expect(Pathname(folder.file(path)).absolute().string == folder.file("deep/a.txt"), "\(path)")
      var file = SafeFile(path: folder.file(path))
      #expect(try file.readText() == "right")
      let stage = try DocumentStage(files: [path], folder: folder)
      #expect(stage.document.content == "right" && stage.document.path == folder.file("deep/a.txt"))
    }
    #expect(
      Pathname(folder.file("link/../../../none/../x")).absolute()
        == Pathname(folder.path + "/../x").absolute())
  }
}
