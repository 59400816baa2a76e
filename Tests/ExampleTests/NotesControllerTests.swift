import Foundation
import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import Notes

/// Notes on a stage: when they are saved, and what is said.
@MainActor @Suite(.serialized) struct NotesControllerTests {
  private let stage = Stage(size: Size(width: 520, height: 560))
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ name: String = "notes.txt") -> NotesController {
    let notes = NotesController(path: folder.file(name))
    stage.window.rootViewController = notes
    stage.render()
    return notes
  }

  private func alert(_ notes: NotesController) -> AlertController? {
    stage.advance(by: 1)
    return notes.presentedViewController as? AlertController
  }

  private func press(_ title: String, in alert: AlertController) throws {
    func button(in view: View) -> Button? {
      if let button = view as? Button, button.accessibilityLabel == title { return button }
      return view.subviews.lazy.compactMap { button(in: $0) }.first
    }
    let found = try #require(button(in: alert.view), "there is no “\(title)”")
    stage.tap(at: found.convert(Point(x: found.bounds.midX, y: found.bounds.midY), to: nil))
    stage.advance(by: 1)
  }

  @Test(
    "Words are counted, one as one", arguments: [("milk", "1 word,"), ("milk and", "2 words,")])
  func words(typed: String, counted: String) {
    let notes = open()
    #expect(notes.status.text?.hasPrefix("0 words,") == true)
    stage.type(typed)
    #expect(notes.status.text?.hasPrefix(counted) == true)
  }

  @Test("What is typed is in the file a second later, also while one types on")
  func typing() {
    let notes = open()
    for _ in 0..<11 {
      stage.type("a")
      stage.advance(by: 0.1)
    }
    #expect(folder.text("notes.txt")?.count ?? 0 >= 9)
    stage.advance(by: 1)
    #expect(folder.text("notes.txt") == String(repeating: "a", count: 11))
    #expect(notes.status.text == "1 word, saved" && folder.names == ["notes.txt"])
  }

  @Test("Closing at once saves first, what is composed too")
  func closing() {
    let notes = open()
    stage.type("milk ")
    stage.composeText("茶")
    #expect(folder.text("notes.txt") == nil)
    #expect(notes.mayClose())
    #expect(folder.text("notes.txt") == "milk 茶")
  }

  @Test("A text that was not changed is not written")
  func unchanged() throws {
    try folder.put("old", in: "notes.txt")
    let notes = open()
    #expect(notes.text.text == "old" && notes.status.text == "1 word, Ctrl+F finds")
    try folder.put("theirs", in: "notes.txt")
    #expect(notes.mayClose())
    notes.saveAtTheEnd()
    #expect(folder.text("notes.txt") == "theirs")
  }

  @Test("What cannot be written is told, kept, and written as soon as that works")
  func failing() throws {
    let notes = open("away/notes.txt")
    stage.type("milk")
    stage.advance(by: 1.5)
    let told = try #require(alert(notes))
    #expect(told.title == "“notes.txt” could not be saved")
    #expect(told.message == "No such file or directory.")
    try press("OK", in: told)
    #expect(notes.status.text == "1 word, not saved: No such file or directory")
    #expect(!notes.mayClose() && notes.text.text == "milk")
    try press("Cancel", in: try #require(alert(notes)))
    #expect(stage.window.isHidden == false)
    mkdir(folder.file("away"), 0o700)
    stage.advance(by: NotesController.delayAfterFailure)
    #expect(folder.text("away/notes.txt") == "milk" && notes.mayClose())
  }

  @Test("Closing where the file cannot be written asks what to do")
  func closingUnsaved() throws {
    let notes = open("away/notes.txt")
    stage.type("milk")
    #expect(!notes.mayClose())
    mkdir(folder.file("away"), 0o700)
    try press("Try Again", in: try #require(alert(notes)))
    #expect(folder.text("away/notes.txt") == "milk" && stage.window.isHidden)
  }

  @Test("Who closes without saving has said so, and no file is left")
  func discarding() throws {
    let notes = open("away/notes.txt")
    stage.type("milk")
    #expect(!notes.mayClose())
    try press("Close Without Saving", in: try #require(alert(notes)))
    #expect(stage.window.isHidden && !notes.isChanged && folder.names.isEmpty)
  }

  @Test("Another program's text is replaced only where the user says so")
  func conflict() throws {
    try folder.put("old", in: "notes.txt")
    let notes = open()
    try folder.put("theirs", in: "notes.txt")
    stage.type("!")
    stage.advance(by: 1.5)
    let told = try #require(alert(notes))
    #expect(told.message == "Another program has changed the file.")
    #expect(folder.text("notes.txt") == "theirs")
    try press("Replace It", in: told)
    #expect(folder.text("notes.txt") == "old!" && notes.mayClose())
  }

  @Test("A file that is no text is shown to be none, and stays as it is")
  func unreadable() throws {
    try folder.put("caf\u{e9}", in: "notes.txt", latin: true)
    let notes = open()
    #expect(notes.status.text?.hasSuffix("was not opened: It is not text in UTF-8") == true)
    stage.type("milk")
    stage.advance(by: 2)
    #expect(notes.text.text == "" && notes.mayClose())
    #expect(folder.bytes("notes.txt") == [0x63, 0x61, 0x66, 0xE9])
  }
}
