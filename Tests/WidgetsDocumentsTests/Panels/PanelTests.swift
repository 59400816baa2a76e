import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WidgetsText
@testable import WindowResponder

/// Tests of the library's own file panels with touch, pointer and keyboard.
@MainActor @Suite(.serialized) struct PanelTests {
  private let folder: TemporaryFolder
  private let environment: ChangedEnvironment
  private let stage: Stage

  init() throws {
    folder = try TemporaryFolder()
    environment = ChangedEnvironment([
      "XDG_CONFIG_HOME": folder.file("config"), "HOME": folder.path,
    ])
    for name in ["music", "pictures", ".secret"] { mkdir(folder.file(name), 0o755) }
    for name in ["b.txt", "a.txt", "c.png", ".hidden.txt", "pictures/sea.png"] {
      try folder.put("12345", in: name)
    }
    stage = Stage(size: Size(width: 800, height: 640))
    stage.window.rootViewController = ViewController()
    stage.render()
  }

  private func panel() throws -> FilePanelController {
    stage.advance(by: 1)
    return try #require(
      stage.window.rootViewController?.presentedViewController as? FilePanelController)
  }

  private func tap(_ view: View) {
    stage.tap(at: view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.advance(by: 1)
  }

  private func row(_ name: String, of panel: FilePanelController) throws -> View {
    let index = try #require(panel.entries.firstIndex { $0.name == Pathname(name) })
    return try #require(panel.list.cellForRow(at: ItemPath(row: index, section: 0)))
  }

  /// The answer of a panel.
  private final class Answer {
    var paths: [String]?
    var count = 0
  }

  private func open(_ change: (OpenPanel) -> Void = { _ in }) throws -> (
    OpenPanel, FilePanelController, Answer
  ) {
    let panel = OpenPanel()
    panel.directory = folder.path
    change(panel)
    let answer = Answer()
    panel.present(from: stage.window) {
      answer.paths = $0
      answer.count += 1
    }
    return (panel, try self.panel(), answer)
  }

  private func save(_ change: (SavePanel) -> Void = { _ in }) throws -> (
    FilePanelController, Answer
  ) {
    let panel = SavePanel()
    panel.directory = folder.path
    change(panel)
    let answer = Answer()
    panel.present(from: stage.window) {
      answer.paths = $0.map { [$0] }
      answer.count += 1
    }
    return (try self.panel(), answer)
  }

  @Test("A title that does not fit between the buttons is above them, and complete")
  func longTitle() throws {
    stage.resize(to: Size(width: 360, height: 640))
    let (_, panel, _) = try open { $0.title = "Choose Pictures to Print" }
    let (heading, accept) = (panel.heading, panel.acceptButton)
    #expect(heading.frame.maxY <= accept.frame.minY && heading.frame.minY >= 0)
    #expect(heading.bounds.width >= heading.intrinsicContentSize.width)
    #expect(panel.cancelButton.frame.minY == accept.frame.minY)
    #expect(panel.upButton.frame.minY > accept.frame.maxY)
    stage.resize(to: Size(width: 800, height: 640))
    stage.render()
    #expect(abs(heading.frame.midY - accept.frame.midY) < 1)
  }

  @Test("Folders come first, by name; what is hidden or of another kind is left out")
  func order() throws {
    let (_, panel, _) = try open { $0.allowedTypes = [.plainText] }
    #expect(panel.entries.map(\.name) == ["music", "pictures", "a.txt", "b.txt"])
    panel.choose(nil)
    #expect(panel.entries.map(\.name) == ["music", "pictures", "a.txt", "b.txt", "c.png"])
    stage.keyPress(.keyboardH, modifiers: .control)
    #expect(panel.entries.map(\.name).contains(".hidden.txt"))
  }

  @Test(
    "T1: its shortcuts are the keys that type their letters, and a letter on Backspace goes nowhere"
  )
  func otherLayouts() throws {
    let (_, panel, _) = try open()
    func showsHidden() -> Bool { panel.entries.map(\.name).contains(".hidden.txt") }
    stage.keyPress(.keyboardH, modifiers: .control, characters: "d")
    #expect(!showsHidden())
    stage.keyPress(.keyboardJ, modifiers: .control, characters: "h")
    #expect(showsHidden())
    stage.keyPress(.keyboardDeleteOrBackspace, characters: "b")
    #expect(panel.folder.string == folder.path && panel.chosen.map(\.name) == ["b.txt"])
    stage.keyPress(.keyboardCapsLock, as: .keyboardDeleteOrBackspace)
    #expect(panel.folder.string != folder.path)
    stage.keyPress(.keyboardP, modifiers: .control, characters: "l")
    #expect(panel.nameField.isFirstResponder)
  }

  @Test("A finger opens a folder, selects a file, and the button answers")
  func finger() throws {
    let (_, panel, answer) = try open()
    #expect(!panel.acceptButton.isEnabled)
    tap(try row("pictures", of: panel))
    #expect(panel.folder.string == folder.file("pictures"))
    tap(try row("sea.png", of: panel))
    #expect(answer.count == 0 && panel.acceptButton.isEnabled)
    tap(panel.acceptButton)
    #expect(answer.paths == [folder.file("pictures/sea.png")] && answer.count == 1)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test("Two clicks open a file, and one selects a folder without going there")
  func pointer() throws {
    let (_, panel, answer) = try open()
    let music = try row("music", of: panel)
    stage.click(at: music.convert(Point(x: 60, y: music.bounds.midY), to: nil))
    stage.advance(by: 1)
    #expect(panel.folder.string == folder.path && panel.chosen.map(\.name) == ["music"])
    let file = try row("a.txt", of: panel)
    let place = file.convert(Point(x: 60, y: file.bounds.midY), to: nil)
    stage.click(at: place)
    stage.click(at: place)
    stage.advance(by: 1)
    #expect(answer.paths == [folder.file("a.txt")])
  }

  @Test("By keys alone: letters find a name, Return opens, Backspace goes up, Escape cancels")
  func keys() throws {
    let (_, panel, answer) = try open()
    stage.type("pi")
    #expect(panel.chosen.map(\.name) == ["pictures"])
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 2)
    #expect(panel.folder.string == folder.file("pictures"))
    stage.keyPress(.keyboardDeleteOrBackspace)
    stage.advance(by: 1)
    #expect(panel.folder.string == folder.path && panel.chosen.map(\.name) == ["pictures"])
    stage.keyPress(.keyboardDownArrow)
    #expect(panel.chosen.map(\.name) == ["a.txt"])
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(answer.count == 1 && answer.paths == nil)
  }

  @Test("A path can be typed: a slash begins it, and Return goes there")
  func path() throws {
    let (_, panel, answer) = try open()
    stage.type(folder.file("pictures"))
    #expect(!panel.nameField.isHidden && panel.nameField.text == folder.file("pictures"))
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(panel.folder.string == folder.file("pictures"))
    stage.type("sea.png")
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(answer.paths == [folder.file("pictures/sea.png")])
  }

  @Test("Several files can be chosen where that is asked for")
  func several() throws {
    let (_, panel, answer) = try open { $0.allowsMultipleSelection = true }
    tap(try row("a.txt", of: panel))
    tap(try row("b.txt", of: panel))
    tap(panel.acceptButton)
    #expect(answer.paths == [folder.file("a.txt"), folder.file("b.txt")])
  }

  @Test("A folder is asked for: files are not shown, and the folder that is shown counts")
  func folders() throws {
    let (_, panel, answer) = try open { $0.choosesFolders = true }
    #expect(panel.entries.map(\.name) == ["music", "pictures"])
    tap(try row("music", of: panel))
    tap(panel.acceptButton)
    #expect(answer.paths == [folder.file("music")])
  }

  @Test("An empty folder and a folder without files of the type have different texts")
  func emptyTexts() throws {
    let (_, panel, _) = try open { $0.allowedTypes = [.plainText] }
    #expect(panel.status.text == nil)
    panel.show(Pathname(folder.file("music")))
    #expect(panel.status.text == "This folder is empty")
    panel.show(Pathname(folder.file("pictures")))
    #expect(panel.status.text == "There are no files of this type")
  }

  @Test("The list of locations is as wide as its longest title if the panel has room")
  func longLocation() throws {
    let (_, panel, _) = try open()
    panel.placePaths = [Pathname("/srv/Personal Documents")]
    panel.locationList.reloadData()
    panel.view.setNeedsLayout()
    stage.render()
    let cell = try #require(panel.locationList.cellForRow(at: ItemPath(row: 0, section: 0)))
    let label = try #require(cell.textLabel)
    #expect(label.frame.width >= label.sizeThatFits(Size(width: 1_000, height: 100)).width - 0.5)
  }

  @Test("Saving takes the name that is typed, with the suffix of its kind")
  func saving() throws {
    let (panel, answer) = try save {
      $0.allowedTypes = [.plainText]
      $0.suggestedName = "Untitled.txt"
    }
    #expect(panel.nameField.isFirstResponder)
    // The name without its extension is selected.
    stage.type("milk")
    #expect(panel.nameField.text == "milk.txt")
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(answer.paths == [folder.file("milk.txt")])
  }

  @Test("A name without suffix gets one, and a name with a folder goes there")
  func completing() throws {
    let (panel, answer) = try save { $0.allowedTypes = [.png] }
    panel.nameField.text = "pictures/land"
    panel.accept()
    stage.advance(by: 1)
    #expect(answer.paths == [folder.file("pictures/land.png")])
  }

  @Test("What is there already is replaced only after a question, and Return keeps it")
  func replacing() throws {
    let (panel, answer) = try save { $0.suggestedName = "a.txt" }
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(panel.presentedViewController is AlertController)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(answer.count == 0 && panel.presentedViewController == nil)
    panel.accept()
    stage.advance(by: 1)
    let alert = try #require(panel.presentedViewController as? AlertController)
    alert.choose(try #require(alert.actions.first { $0.title == "Replace" }))
    stage.advance(by: 1)
    #expect(answer.paths == [folder.file("a.txt")])
  }

  @Test("A folder that cannot be read, or a name that cannot be, is told of")
  func errors() throws {
    let (panel, answer) = try save { $0.suggestedName = "nowhere/a.txt" }
    panel.accept()
    stage.advance(by: 1)
    #expect(panel.presentedViewController is AlertController && answer.count == 0)
  }

  @Test("A panel that is taken away answers once, with nothing")
  func cancelling() throws {
    let (panel, _, answer) = try open()
    panel.cancel()
    panel.cancel()
    stage.advance(by: 1)
    #expect(answer.count == 1 && answer.paths == nil && !panel.isPresented)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test("Waiting for a panel goes on when it is answered")
  func waiting() async throws {
    let panel = OpenPanel()
    panel.directory = folder.path
    async let paths = panel.present(from: stage.window)
    while !panel.isPresented { await Task.yield() }
    let shown = try self.panel()
    tap(try row("a.txt", of: shown))
    tap(shown.acceptButton)
    #expect(await paths == [folder.file("a.txt")])
  }

  @Test("A panel without a window answers with nothing, later")
  func windowless() {
    stage.window.close()
    let answer = Answer()
    SavePanel().present(from: nil) { _ in answer.count += 1 }
    #expect(answer.count == 0)
    stage.advance(by: 0.1)
    #expect(answer.count == 1)
  }

  @Test("Nothing is cut off, wide or narrow, with large text", arguments: [1.0, 2.0])
  func fitting(scale: Double) throws {
    FontMetrics.textScale = scale
    defer { FontMetrics.textScale = 1 }
    for size in [Size(width: 800, height: 640), Size(width: 360, height: 640)] {
      stage.window.frame.size = size
      let (panel, _) = try save { $0.allowedTypes = [.plainText, .json] }
      let bounds = panel.view.bounds
      for part in [panel.cancelButton, panel.acceptButton, panel.newFolderButton, panel.typeButton]
      {
        #expect(bounds.contains(part.frame) && part.frame.width >= 44 && part.frame.height >= 44)
      }
      for button in [panel.cancelButton, panel.acceptButton] {
        let wanted = button.sizeThatFits(Size(width: 10_000, height: 10_000))
        #expect(button.frame.width >= wanted.width.rounded(.down))
      }
      #expect(panel.list.frame.height >= 120)
      panel.finish(nil)
      stage.advance(by: 1)
    }
  }
}
