import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of Duplicate, Move and Rename.
@MainActor @Suite(.serialized) struct MovingTests {
  private func makeScene(_ text: String = "milk") throws -> (DocumentStage, TextDocument) {
    let folder = try TemporaryFolder()
    try folder.put(text, in: "a.txt")
    mkdir(folder.file("inner"), 0o755)
    let scene = try DocumentStage(files: ["a.txt"], folder: folder)
    return (scene, scene.document)
  }

  /// Returns the titles of the File menu's group for documents, as the menu bar shows them.
  private func titles(_ stage: Stage, from responder: Responder?) -> [String] {
    let validation = MenuValidation(
      responder: responder, program: stage.application, omitsUnavailable: false)
    let menu = MenuSystem.main.build(along: responder.map { Array($0.chain) } ?? [])
    let group = menu.find { ($0 as? Menu)?.identifier == .document } as? Menu
    return validation.validated(group?.children ?? []).map(\.title)
  }

  @Test("Duplicate, Move and Rename are in the menu where there is something to do for them")
  func menu() throws {
    let (scene, document) = try makeScene()
    #expect(
      titles(scene.stage, from: document.window) == [
        "Save", "Save As…", "Revert…", "Duplicate", "Move…", "Rename…",
      ])
    // An untitled document has no file to move.
    scene.program.newDocument(nil)
    #expect(
      titles(scene.stage, from: scene.program.texts[1].window) == [
        "Save", "Save As…", "Revert…", "Duplicate",
      ])
  }

  @Test("A program without documents has none of these commands in its menu")
  func withoutDocuments() {
    let plain = Stage(size: Size(width: 100, height: 100))
    #expect(titles(plain, from: plain.window) == ["Save", "Save As…", "Revert…"])
  }

  @Test("Duplicate opens an untitled document with what the other shows, named after it")
  func duplicate() throws {
    let (scene, document) = try makeScene()
    document.type(" and tea")
    document.duplicate(nil)
    let copy = try #require(scene.program.texts.last)
    #expect(copy !== document && copy.path == nil && copy.content == "milk and tea")
    #expect(copy.displayName == "a copy.txt" && copy.hasUnsavedChanges)
    #expect(scene.stage.application.keyWindow === copy.window)
    // The document and its copy are independent.
    copy.type("!")
    #expect(document.content == "milk and tea" && scene.folder.text("a.txt") == "milk")
    try document.save()
    #expect(scene.folder.text("a.txt") == "milk and tea" && copy.hasUnsavedChanges)
    copy.saveDocument(nil)
    let panel = try #require(
      FilePanelControllerProbe(present(scene, copy)))
    #expect(panel.find(TextField.self, "Name")?.text == "a copy.txt")
  }

  private func present(_ scene: DocumentStage, _ document: Document) -> ViewController? {
    scene.stage.advance(by: 1)
    return document.window?.rootViewController?.presentedViewController
  }

  @Test("A duplicate keeps the encoding of the file")
  func encoding() throws {
    let (scene, document) = try makeScene("\u{FEFF}milk")
    document.duplicate(nil)
    let copy = try #require(scene.program.texts.last)
    #expect(copy.content == "milk" && copy.textEncoding == document.textEncoding)
    #expect(document.textEncoding != .utf8)
  }

  @Test("Rename gives the file another name in its folder, and the document goes on with it")
  func rename() throws {
    let (scene, document) = try makeScene()
    document.type(" and tea")
    document.rename(nil)
    let shown = scene.alert()
    let field = try #require(shown?.textFields?.first)
    #expect(field.text == "a.txt")
    field.text = "b.txt"
    try scene.answer("Rename")
    #expect(document.path == scene.folder.file("b.txt") && document.displayName == "b.txt")
    #expect(document.window?.title?.contains("b.txt") == true)
    #expect(scene.folder.names.contains("b.txt") && !scene.folder.names.contains("a.txt"))
    // The unsaved changes stay unsaved.
    #expect(document.hasUnsavedChanges && scene.folder.text("b.txt") == "milk")
    try document.save()
    #expect(scene.folder.text("b.txt") == "milk and tea")
    #expect(scene.program.recentFiles.paths() == [scene.folder.file("b.txt")])
    // The document watches its file at the new path.
    try scene.folder.put("other", in: "b.txt")
    scene.settleFiles()
    #expect(document.content == "other")
  }

  @Test(
    "A name that is taken, or none, is refused, and everything stays",
    arguments: ["b.txt", "", "x/y"])
  func refused(name: String) throws {
    let (scene, document) = try makeScene()
    try scene.folder.put("other", in: "b.txt")
    document.rename(nil)
    let shown = scene.alert()
    shown?.textFields?.first?.text = name
    try scene.answer("Rename")
    #expect(scene.alert()?.title == "“a.txt” could not be renamed")
    #expect(document.path == scene.folder.file("a.txt"))
    #expect(scene.folder.text("a.txt") == "milk" && scene.folder.text("b.txt") == "other")
  }

  @Test("Move asks for a folder, and the document goes on there")
  func move() throws {
    let (scene, document) = try makeScene()
    let undo = try #require(document.window?.undoManager)
    undo.registerUndo(withTarget: document) { $0.content = "milk" }
    scene.stage.advance(by: 0.1)
    document.move(nil)
    let panel = try #require(present(scene, document) as? FilePanelController)
    #expect(
      panel.folder == Pathname(scene.folder.path)
        && panel.acceptButton.title(for: .normal) == "Move")
    panel.show(Pathname(scene.folder.file("inner")))
    panel.accept()
    scene.stage.advance(by: 1)
    let path = scene.folder.file("inner/a.txt")
    #expect(document.path == path && scene.folder.text("inner/a.txt") == "milk")
    #expect(!scene.folder.names.contains("a.txt") && undo.canUndo)
    #expect(
      scene.program.recentFiles.paths() == [path]
        && scene.program.lastFolder == Pathname(scene.folder.file("inner")))
  }

  @Test("What is kept of a document for the next start goes with it")
  func recovery() throws {
    let folder = try TemporaryFolder()
    try folder.put("milk", in: "a.txt")
    do {
      let scene = try DocumentStage(files: ["a.txt"], folder: folder)
      scene.document.type(" and tea")
      scene.stage.advance(by: 6)
      mkdir(folder.file("inner"), 0o755)
      try scene.document.move(to: folder.file("inner/b.txt"))
      scene.stage.application.finish()
    }
    let next = try DocumentStage(folder: folder)
    #expect(next.document.path == folder.file("inner/b.txt"))
    #expect(next.document.content == "milk and tea" && next.document.hasUnsavedChanges)
  }

  @Test("A symbolic link is moved, and leads to the same file")
  func links() throws {
    let (scene, _) = try makeScene()
    symlink("a.txt", scene.folder.file("link.txt"))
    let document = TextDocument()
    try document.open(path: scene.folder.file("link.txt"))
    try document.move(to: scene.folder.file("inner/other.txt"))
    document.type(" and tea")
    try document.save()
    #expect(scene.folder.text("a.txt") == "milk and tea")
    #expect(scene.folder.names.contains("a.txt") && !scene.folder.names.contains("link.txt"))
    try document.move(to: scene.folder.file("inner/third.txt"))
    #expect(scene.folder.text("inner/third.txt") == "milk and tea")
  }

  @Test("A file goes to another file system with its mode, and nothing is there before it is whole")
  func otherFileSystem() throws {
    let (scene, document) = try makeScene()
    let target = "/dev/shm/windowresponder-\(getpid()).txt"
    var (one, other) = (stat(), stat())
    guard stat(scene.folder.path, &one) == 0, stat("/dev/shm", &other) == 0,
      one.st_dev != other.st_dev
    else { return }
    defer { unlink(target) }
    chmod(scene.folder.file("a.txt"), 0o640)
    document.type(" and tea")
    try document.move(to: target)
    #expect(stat(target, &other) == 0 && other.st_mode & 0o777 == 0o640)
    #expect(!scene.folder.names.contains("a.txt"))
    try document.save()
    #expect(FileManager.default.contents(atPath: target) == Data("milk and tea".utf8))
    #expect(throws: FileError(path: scene.folder.file("inner"), reason: .exists)) {
      try document.move(to: scene.folder.file("inner"))
    }
    #expect(document.path == target)
  }

  @Test("What is written on another thread is finished before the file is moved")
  func background() async throws {
    let (scene, document) = try makeScene()
    document.isAsynchronous = true
    document.type(" and tea")
    async let saved: Void = document.saveInBackground()
    while !document.isSaving, document.hasUnsavedChanges { await Task.yield() }
    try document.move(to: scene.folder.file("b.txt"))
    try await saved
    #expect(scene.folder.text("b.txt") == "milk and tea")
    #expect(!scene.folder.names.contains("a.txt") && !document.hasUnsavedChanges)
  }
}
