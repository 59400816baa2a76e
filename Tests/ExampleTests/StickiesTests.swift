import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import Stickies
@testable import WindowResponder

/// Tests of the example Stickies: typed text is saved, and closing loses nothing.
@Suite("The example Stickies", .serialized) @MainActor struct StickiesTests {
  let stage = Stage(size: Size(width: 260, height: 240))

  init() {
    stage.launch(Stickies.self)
    stage.render()
  }

  private var delegate: Stickies? { stage.application.delegate as? Stickies }

  private func controller(_ index: Int = 0) throws -> NoteController {
    let windows = try #require(delegate?.windows)
    return try #require(windows[index].rootViewController as? NoteController)
  }

  private var folder: String { stage.application.dataFolder }

  private func file(_ name: String) -> String? {
    var file = SafeFile(path: "\(folder)/\(name).txt")
    return try? file.readText()
  }

  @Test("What is typed is in a file half a second later, and its first line in the title")
  func typed() throws {
    let note = try controller()
    let name = note.note.name
    stage.type("Milk\nBread")
    #expect(file(name) == nil)
    stage.advance(by: 0.6)
    #expect(file(name) == "Milk\nBread")
    #expect(delegate?.windows.first?.title == "Milk")
    #expect(Note.all(in: folder).map(\.text) == ["Milk\nBread"])
  }

  @Test("Ctrl+N makes another note, with a window and a restoration identifier of its own")
  func another() throws {
    stage.keyPress(.keyboardN, modifiers: .control)
    stage.render()
    let identifiers = delegate?.windows.compactMap(\.restorationIdentifier) ?? []
    #expect(identifiers.count == 2 && Set(identifiers).count == 2)
    #expect(try controller(1).text.isFirstResponder)
  }

  @Test("Closing a note asks first where something is written on it, and then takes its file away")
  func thrownAway() throws {
    let name = try controller().note.name
    stage.type("Milk")
    stage.advance(by: 0.6)
    delegate?.windows.first?.performClose()
    stage.advance(by: 1)
    #expect(delegate?.windows.count == 1 && file(name) == "Milk")
    stage.tap("Cancel")
    stage.advance(by: 1)
    #expect(delegate?.windows.count == 1 && file(name) == "Milk")
    delegate?.windows.first?.performClose()
    stage.advance(by: 1)
    stage.tap("Throw Away")
    stage.advance(by: 1)
    #expect(delegate?.windows.isEmpty == true && file(name) == nil)
  }

  @Test("The end of the program writes what was typed a moment ago, and throws nothing away")
  func ended() throws {
    let name = try controller().note.name
    let folder = folder
    stage.type("Milk")
    stage.application.terminateIfAllowed()
    var kept = SafeFile(path: "\(folder)/\(name).txt")
    #expect(try kept.readText() == "Milk")
  }

  @Test("A note that cannot be written says so, and keeps the program from ending")
  func unwritable() throws {
    let note = try controller()
    stage.type("Milk")
    stage.advance(by: 0.6)
    var other = SafeFile(path: "\(folder)/\(note.note.name).txt")
    _ = try other.readText()
    try other.write(Array("Somebody else's".utf8))
    stage.type("!")
    stage.advance(by: 0.6)
    #expect(note.problem.text?.hasPrefix("Not saved") == true)
    #expect(delegate?.applicationShouldTerminate(stage.application) == .terminateCancel)
    #expect(file(note.note.name) == "Somebody else's" && note.text.text == "Milk!")
  }

  @Test("The paper's colour is chosen from the menu, by day and by night")
  func noteColors() throws {
    let note = try controller()
    stage.tap("More")
    stage.advance(by: 0.5)
    stage.popups.last?.tap("Blue")
    stage.render()
    #expect(note.note.color == .blue)
    let shown = note.view.backgroundColor?.resolvedColor(with: .current)
    #expect(shown == NoteColor.blue.color.resolvedColor(with: .current))
    #expect(shown != NoteColor.yellow.color.resolvedColor(with: .current))
  }
}

/// Tests of the folders of an application.
@Suite(.serialized) @MainActor struct OwnFolderTests {
  @Test("On a stage the program's folders are empty ones of the test's own, and go with it")
  func onStage() throws {
    var stage: Stage? = Stage(size: Size(width: 100, height: 100))
    let application = try #require(stage?.application)
    let data = application.dataFolder
    #expect(data.hasPrefix("/tmp/") && FileIdentity(Pathname(data))?.isFolder == true)
    #expect(application.cacheFolder != data && application.dataFolder == data)
    var file = SafeFile(path: "\(data)/kept.txt")
    try file.write(Array("x".utf8))
    stage = nil
    #expect(FileIdentity(Pathname(data)) == nil)
  }

  @Test(
    "A program that was started has them below the user's own, by its identifier, for the user alone"
  )
  func started() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    let home = stage.application.dataFolder
    let environment = ChangedEnvironment(["XDG_DATA_HOME": home, "XDG_CACHE_HOME": home + "/c"])
    stage.application.identifier = "org.example.Own"
    stage.application.extras.isStartedByMain = true
    #expect(stage.application.dataFolder == "\(home)/org.example.Own")
    #expect(FileIdentity(Pathname("\(home)/org.example.Own"))?.isFolder == true)
    #expect(stage.application.cacheFolder == "\(home)/c/org.example.Own")
    stage.application.extras.isStartedByMain = false
    withExtendedLifetime(environment) {}
  }
}
