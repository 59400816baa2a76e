import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// A document with one text, for tests.
final class TextDocument: Document {
  var content = ""
  var inPlace = false
  private(set) var readCount = 0
  let shown = ViewController()

  override var types: [FileType] { [.plainText] }
  override var autosavesInPlace: Bool { inPlace }
  var isAsynchronous = false
  override var canAsynchronouslyWrite: Bool { isAsynchronous }
  override func read(_ bytes: [UInt8]) throws {
    content = try text(of: bytes)
    readCount += 1
  }
  override func contents() throws -> [UInt8] { Array(content.utf8) }
  override func makeViewController() -> ViewController { shown }

  /// Appends text, as a user who types does.
  func type(_ words: String) {
    content += words
    updateChangeCount(.done)
  }
}

/// A document controller of text documents.
final class TextProgram: DocumentController {
  var files: [String] = []
  var inPlace = false
  var pathnames: [Pathname] = []
  override var launchFiles: [String] { files }
  override var launchPathnames: [Pathname] {
    pathnames.isEmpty ? super.launchPathnames : pathnames
  }
  override func makeDocument() -> Document {
    let document = TextDocument()
    document.inPlace = inPlace
    return document
  }
  var texts: [TextDocument] { documents.compactMap { $0 as? TextDocument } }
}

/// A stage with a document-based application. Its folders are removed together with the stage.
@MainActor final class DocumentStage {
  let stage: Stage
  let folder: TemporaryFolder
  private let environment: ChangedEnvironment
  let program = TextProgram()
  private(set) var lines: [String] = []

  init(
    files: [String] = [], pathnames: [Pathname] = [], inPlace: Bool = false,
    folder: TemporaryFolder? = nil
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    environment = ChangedEnvironment([
      "XDG_STATE_HOME": folder.file("state"), "XDG_DATA_HOME": folder.file("data"),
    ])
    stage = Stage(size: Size(width: 640, height: 480))
    stage.window.close()
    stage.application.name = "Texts"
    stage.application.delegate = program
    program.files = files.map { folder.file($0) }
    program.pathnames = pathnames
    program.inPlace = inPlace
    ErrorLine.observer = { [weak self] in self?.lines.append($0) }
    program.applicationDidFinishLaunching(stage.application)
    stage.render()
  }

  /// Removes the watcher of error lines, which is shared by all tests.
  isolated deinit { ErrorLine.observer = nil }

  /// Handles the kernel's events for files, and advances the time so that their timers fire.
  func settleFiles() {
    for _ in 0..<3 {
      stage.application.lookAtWatches()
      stage.advance(by: 0.3)
    }
  }

  var document: TextDocument { program.texts[0] }

  /// Returns the alert that a document presents.
  func alert(_ document: Document? = nil) -> AlertController? {
    stage.advance(by: 1)
    var front = (document ?? self.document).window?.rootViewController
    while let above = front?.presentedViewController { front = above }
    return front as? AlertController
  }

  func panel() -> FilePanelControllerProbe? {
    stage.advance(by: 1)
    return FilePanelControllerProbe(document.window?.rootViewController?.presentedViewController)
  }

  /// Answers a document's alert with the button of a title.
  func answer(_ title: String, _ document: Document? = nil) throws {
    let shown = alert(document)
    let alert = try #require(shown, "nothing is asked")
    let action = try #require(
      alert.actions.first { $0.title == title }, "there is no “\(title)”")
    alert.choose(action)
    stage.advance(by: 1)
  }
}

/// A file panel with the properties that tests read from outside.
@MainActor struct FilePanelControllerProbe {
  let controller: ViewController

  init?(_ controller: ViewController?) {
    guard let controller, !(controller is AlertController) else { return nil }
    self.controller = controller
  }

  func find<Kind: View>(_ kind: Kind.Type, _ name: String) -> Kind? {
    func search(_ view: View) -> Kind? {
      if let found = view as? Kind, found.accessibilityLabel == name { return found }
      return view.subviews.lazy.compactMap { search($0) }.first
    }
    return search(controller.view)
  }
}
