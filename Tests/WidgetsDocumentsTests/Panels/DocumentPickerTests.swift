import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WidgetsText
@testable import WindowResponder

/// Tests of choosing and writing files with UIKit's document picker.
@MainActor @Suite(.serialized) struct DocumentPickerTests {
  private final class Listener: DocumentPickerDelegate {
    var picked: [[String]] = []
    var cancelled = 0

    func documentPicker(
      _ controller: DocumentPickerViewController, didPickDocumentsAt paths: [String]
    ) { picked.append(paths) }

    func documentPickerWasCancelled(_ controller: DocumentPickerViewController) { cancelled += 1 }
  }

  private let folder: TemporaryFolder
  private let environment: ChangedEnvironment
  private let stage: Stage
  private let root = ViewController()
  private let listener = Listener()

  init() throws {
    folder = try TemporaryFolder()
    environment = ChangedEnvironment([
      "XDG_CONFIG_HOME": folder.file("config"), "XDG_STATE_HOME": folder.file("state"),
      "HOME": folder.path,
    ])
    mkdir(folder.file("target"), 0o755)
    for name in ["a.txt", "b.txt", "c.png", "target/b.txt"] { try folder.put(name, in: name) }
    stage = Stage(size: Size(width: 800, height: 640))
    stage.window.rootViewController = root
    stage.render()
  }

  private func show(_ picker: DocumentPickerViewController) throws -> FilePanelController {
    picker.delegate = listener
    picker.directory = picker.directory ?? folder.path
    root.present(picker, animated: true)
    stage.advance(by: 1)
    return try #require(picker.presentedViewController as? FilePanelController)
  }

  /// Waits until the picker has finished its work, also on other threads, and has called its delegate.
  private func settle() async {
    stage.advance(by: 1)
    let told = { [listener] in listener.picked.count + listener.cancelled }
    let before = told()
    await stage.settle(within: before > 0 ? 0.1 : 5) { [root] in
      told() > before
        || root.presentedViewController?.presentedViewController is AlertController
    }
    stage.advance(by: 1)
  }

  @Test("A file that is chosen is told, and picker and panel are gone")
  func opening() async throws {
    let picker = DocumentPickerViewController(forOpeningContentTypes: [.plainText])
    let panel = try show(picker)
    #expect(panel.entries.map(\.name).filter { $0.suffix == "txt" } == ["a.txt", "b.txt"])
    panel.select(try #require(panel.entries.firstIndex { $0.name == "b.txt" }))
    panel.accept()
    await settle()
    #expect(listener.picked == [[folder.file("b.txt")]] && listener.cancelled == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test("The panel of the library shows extensions of files unless they are not wanted")
  func extensions() throws {
    func names(_ shows: Bool) throws -> [String] {
      let picker = DocumentPickerViewController(forOpeningContentTypes: [])
      #expect(picker.shouldShowFileExtensions)
      picker.shouldShowFileExtensions = shows
      let panel = try show(picker)
      defer {
        root.dismiss(animated: false)
        stage.advance(by: 1)
      }
      return panel.entries.indices.compactMap {
        panel.tableView(panel.list, cellForRowAt: [0, $0]).textLabel?.text
      }
    }
    try folder.put("x", in: "target.d.txt")
    #expect(try names(true).filter { $0.hasSuffix(".txt") }.count == 3)
    let without = try names(false)
    #expect(without.contains("a") && without.contains("c") && without.contains("target.d"))
    #expect(without.contains("target"))
  }

  @Test("As a copy the file is another one, with the same in it")
  func copy() async throws {
    let picker = DocumentPickerViewController(forOpeningContentTypes: [], asCopy: true)
    let panel = try show(picker)
    panel.select(try #require(panel.entries.firstIndex { $0.name == "a.txt" }))
    panel.accept()
    await settle()
    let path = try #require(listener.picked.first?.first)
    let own = folder.file("state/\(stage.application.folderName)/inbox/")
    #expect(path.hasPrefix(own) && path.hasSuffix("/a.txt"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a.txt")
  }

  @Test("Who cancels is told once, and a picker that is taken away takes its panel along")
  func cancelling() async throws {
    let picker = DocumentPickerViewController(forOpeningContentTypes: [])
    let panel = try show(picker)
    panel.finish(nil)
    await settle()
    #expect(listener.cancelled == 1 && root.presentedViewController == nil)
    let other = DocumentPickerViewController(forOpeningContentTypes: [])
    _ = try show(other)
    root.dismiss(animated: true)
    await settle()
    #expect(root.presentedViewController == nil && listener.picked.isEmpty)
  }

  @Test("One file is written under the name that the user gives, and moved unless it is a copy")
  func exporting() async throws {
    let panel = try show(
      DocumentPickerViewController(forExporting: [folder.file("c.png")], asCopy: false))
    #expect(panel.nameField.text == "c.png")
    panel.nameField.text = "d.png"
    panel.accept()
    await settle()
    #expect(listener.picked == [[folder.file("d.png")]])
    #expect(folder.text("d.png") == "c.png" && folder.text("c.png") == nil)
  }

  @Test("Several files go into a folder, and nothing there is written over")
  func exportingSeveral() async throws {
    let picker = DocumentPickerViewController(
      forExporting: [folder.file("a.txt"), folder.file("b.txt")], asCopy: true)
    picker.directory = folder.file("target")
    let panel = try show(picker)
    panel.accept()
    await settle()
    let target = [folder.file("target/a.txt"), folder.file("target/b 2.txt")]
    #expect(listener.picked == [target])
    #expect(folder.text("target/b.txt") == "target/b.txt")
    #expect(folder.text("target/b 2.txt") == "b.txt" && folder.text("b.txt") == "b.txt")
  }

  @Test("A file that cannot be copied is named, and counts as cancelled")
  func failing() async throws {
    let panel = try show(
      DocumentPickerViewController(forExporting: [folder.file("none.txt")], asCopy: true))
    panel.nameField.text = "e.txt"
    panel.accept()
    await settle()
    let picker = try #require(root.presentedViewController)
    let alert = try #require(picker.presentedViewController as? AlertController)
    #expect(alert.message?.contains("no such file") == true)
    stage.keyPress(.keyboardEscape)
    await settle()
    #expect(listener.cancelled == 1 && root.presentedViewController == nil)
  }
}
