import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets
import WindowResponder

@testable import Notes

/// Tests of the example Notes on a stage: the times of saving, and the messages.
@MainActor @Suite(.serialized) struct NotesControllerTests {
  private let stage = Stage(size: Size(width: 520, height: 560))
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ name: String = "notes.txt") throws -> NoteDocument {
    stage.window.close()
    let document = NoteDocument()
    try document.open(path: folder.file(name), isCreating: true)
    document.showWindow()
    stage.advance(by: 0.1)
    return document
  }

  @Test(
    "Words are counted, one as one", arguments: [("milk", "1 word,"), ("milk and", "2 words,")])
  func words(typed: String, counted: String) throws {
    let notes = try open()
    #expect(notes.note.status.text?.hasPrefix("0 words,") == true)
    stage.type(typed)
    #expect(notes.note.status.text == counted + " not saved yet")
  }

  @Test("What is typed is in the file a second later, also while one types on")
  func typing() throws {
    let notes = try open()
    for _ in 0..<11 {
      stage.type("a")
      stage.advance(by: 0.1)
    }
    #expect(folder.text("notes.txt")?.count ?? 0 >= 9)
    stage.advance(by: 1)
    #expect(folder.text("notes.txt") == String(repeating: "a", count: 11))
    #expect(notes.note.status.text == "1 word, saved" && folder.names == ["notes.txt"])
  }

  @Test("What is composed is saved too")
  func composing() throws {
    let notes = try open()
    stage.type("milk ")
    stage.composeText("茶")
    #expect(folder.text("notes.txt") == nil)
    try notes.save()
    #expect(folder.text("notes.txt") == "milk 茶")
  }

  @Test("A text that was not changed is not written")
  func unchanged() throws {
    try folder.put("old", in: "notes.txt")
    let notes = try open()
    #expect(notes.note.text.text == "old" && notes.note.status.text == "1 word, saved")
    #expect(!notes.hasUnsavedChanges)
  }

  @Test("What cannot be written is told, kept, and written as soon as that works")
  func failing() throws {
    let notes = try open("away/notes.txt")
    stage.type("milk")
    stage.advance(by: 2)
    let told = try #require(notes.note.presentedViewController as? AlertController)
    #expect(told.title == "“notes.txt” could not be saved")
    #expect(notes.note.status.text == "1 word, not saved: There is no such file or folder")
    mkdir(folder.file("away"), 0o700)
    stage.advance(by: 5)
    #expect(folder.text("away/notes.txt") == "milk" && !notes.hasUnsavedChanges)
  }

  @Test("A file that is no text is not opened, and stays as it is")
  func unreadable() throws {
    try folder.put("caf\u{e9}", in: "notes.txt", latin: true)
    #expect(throws: FileError.self) { _ = try open() }
    #expect(folder.bytes("notes.txt") == [0x63, 0x61, 0x66, 0xE9])
  }
}
