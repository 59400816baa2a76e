import Glibc
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of panels in a folder with files of any names.
@Suite("Panels with files of any names", .serialized) @MainActor struct OddPanelTests {
  private let folder: ByteFolder
  private let environment: ChangedEnvironment
  private let state: TemporaryFolder
  private let stage: Stage

  init() throws {
    folder = try ByteFolder(name: OddNames.latin)
    state = try TemporaryFolder()
    environment = ChangedEnvironment([
      "XDG_STATE_HOME": state.file("state"), "XDG_CONFIG_HOME": state.file("config"),
    ])
    for name in OddNames.all { try folder.put("x", in: name) }
    // Drawing takes most of the time in a debug build. A small window and few frames make the test faster.
    stage = Stage(size: Size(width: 480, height: 360))
    stage.application.prefersReducedMotion = true
    stage.window.rootViewController = ViewController()
    stage.render()
  }

  private final class Answer {
    var paths: [Pathname]?
    var texts: [String]?
    var count = 0
  }

  private var directory: Pathname { Pathname(bytes: folder.path) }

  private func panel() throws -> FilePanelController {
    stage.advance(by: 1)
    return try #require(
      stage.window.rootViewController?.presentedViewController as? FilePanelController)
  }

  private func tap(_ view: View) {
    stage.tap(at: view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.advance(by: 1)
  }

  private func select(_ name: [UInt8], in panel: FilePanelController) throws {
    let index = try #require(panel.entries.firstIndex { $0.name.bytes == name })
    let row = ItemPath(row: index, section: 0)
    panel.list.scrollToRow(at: row, at: .middle, animated: false)
    stage.advance(by: 0.1)
    let cell = try #require(panel.list.cellForRow(at: row))
    #expect(cell.textLabel?.text == Pathname(bytes: name).displayName)
    tap(cell)
  }

  @Test("T8: a row of any name opens its own file", arguments: OddNames.all)
  func opening(name: [UInt8]) throws {
    let open = OpenPanel()
    open.directoryPathname = directory
    let answer = Answer()
    open.presentForPathnames(from: stage.window) { answer.paths = $0 }
    let panel = try panel()
    #expect(panel.entries.count == OddNames.all.count)
    try select(name, in: panel)
    tap(panel.acceptButton)
    #expect(answer.paths == [Pathname(bytes: folder.file(name))])
  }

  @Test("A program that takes texts is told by an alert, and by no other file")
  func texts() throws {
    let open = OpenPanel()
    open.directoryPathname = directory
    let answer = Answer()
    open.present(from: stage.window) {
      answer.texts = $0
      answer.count += 1
    }
    let panel = try panel()
    try select(OddNames.latin, in: panel)
    tap(panel.acceptButton)
    let alert = try #require(panel.presentedViewController as? AlertController)
    #expect(alert.title?.hasSuffix("\u{FFFD}rger.txt”") == true && answer.count == 0)
  }

  @Test(
    "T8: saving in the place of a file keeps its bytes",
    arguments: OddNames.all.filter { $0 != Array("~".utf8) })
  func replacing(name: [UInt8]) throws {
    let save = SavePanel()
    save.directoryPathname = directory
    let answer = Answer()
    save.presentForPathnames(from: stage.window) { answer.paths = $0.map { [$0] } }
    let panel = try panel()
    try select(name, in: panel)
    tap(panel.acceptButton)
    let alert = try #require(panel.presentedViewController as? AlertController)
    #expect(alert.title?.contains(Pathname(bytes: name).displayName) == true)
    let replace = try #require(alert.actions.first { $0.title == "Replace" })
    alert.choose(replace)
    stage.advance(by: 1)
    #expect(answer.paths == [Pathname(bytes: folder.file(name))])
  }

  @Test("A suggested name keeps its bytes until it is edited", arguments: [false, true])
  func suggestion(isEdited: Bool) throws {
    let save = SavePanel()
    save.directoryPathname = directory
    save.allowedTypes = [.plainText]
    save.suggestedPathname = Pathname(bytes: [0xFB] + ".txt".utf8)
    #expect(save.suggestedName == "\u{FFFD}.txt")
    let answer = Answer()
    save.presentForPathnames(from: stage.window) { answer.paths = $0.map { [$0] } }
    let panel = try panel()
    #expect(panel.nameField.text == "\u{FFFD}.txt")
    // The name without its extension is selected, and typing replaces it.
    if isEdited { stage.type("a") }
    tap(panel.acceptButton)
    let expected = isEdited ? Array("a.txt".utf8) : [0xFB] + ".txt".utf8
    #expect(answer.paths == [Pathname(bytes: folder.file(expected))])
  }

  @Test("The way up from a folder of any name selects it")
  func up() throws {
    let open = OpenPanel()
    open.directoryPathname = directory
    open.presentForPathnames(from: stage.window) { _ in }
    let panel = try panel()
    #expect(panel.folderButton.configuration?.title?.hasSuffix("/\u{FFFD}rger.txt") == true)
    panel.goUp()
    #expect(panel.chosen.map(\.name.bytes) == [OddNames.latin])
  }

  @Test("A picker copies files of any names to free names", arguments: OddNames.all)
  func freeNames(name: [UInt8]) async throws {
    let from = Pathname(bytes: folder.file(name))
    let target = try ByteFolder(name: [0xFF])
    try target.put("taken", in: name)
    let to = FileDelivery.freePath(
      for: from.lastComponent, in: Pathname(bytes: target.path), besides: [])
    #expect(to.lastComponent != from.lastComponent && to.suffix == from.suffix)
    guard to.lastComponent.bytes.count <= 255 else { return }
    try await FileDelivery.deliver([(from: from, to: to)], moves: true)
    #expect(target.text(to.lastComponent.bytes) == "x" && target.text(name) == "taken")
    #expect(!folder.names.contains(name))
  }

  @Test("A picker tells its delegate the bytes")
  func picker() async throws {
    final class Listener: DocumentPickerDelegate {
      var picked: [[Pathname]] = []
      func documentPicker(
        _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [Pathname]
      ) { picked.append(paths) }
    }
    let listener = Listener()
    let picker = DocumentPickerViewController(forOpeningContentTypes: [.any])
    picker.delegate = listener
    picker.directoryPathname = directory
    stage.window.rootViewController?.present(picker, animated: true)
    stage.advance(by: 1)
    let panel = try #require(picker.presentedViewController as? FilePanelController)
    try select(OddNames.lookAlike, in: panel)
    tap(panel.acceptButton)
    #expect(listener.picked == [[Pathname(bytes: folder.file(OddNames.lookAlike))]])
  }
}
