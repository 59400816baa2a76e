import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// A document with two types, which it writes in different formats.
private final class ListDocument: Document {
  var lines: [String] = []
  private(set) var readTypes: [String] = []

  override var types: [FileType] { [.json, .plainText, .commaSeparatedText] }

  override func read(_ bytes: [UInt8], ofType type: FileType, path: Pathname?) throws {
    let text = try text(of: bytes)
    readTypes.append("\(type.name) \(path?.displayName ?? "none")")
    lines =
      type == .json
      ? try JSONDecoder().decode([String].self, from: Data(text.utf8))
      : text.split(separator: "\n").map(String.init)
  }

  override func contents(forType type: FileType, path: Pathname?) throws -> [UInt8] {
    if type == .json { return Array(try JSONEncoder().encode(lines)) }
    return Array(lines.joined(separator: "\n").utf8)
  }
}

private final class ListProgram: DocumentController {
  override var launchFiles: [String] { [] }
  override func makeDocument() -> Document { ListDocument() }
}

/// Tests of documents that read and write files of several types.
@MainActor @Suite(.serialized) struct DocumentTypeTests {
  private let folder: TemporaryFolder
  private let environment: ChangedEnvironment
  private let stage: Stage
  private let program = ListProgram()

  init() throws {
    folder = try TemporaryFolder()
    environment = ChangedEnvironment([
      "XDG_STATE_HOME": folder.file("state"), "XDG_DATA_HOME": folder.file("data"),
      "HOME": folder.path,
    ])
    stage = Stage(size: Size(width: 800, height: 640))
    stage.window.close()
    stage.application.delegate = program
    program.applicationDidFinishLaunching(stage.application)
    stage.render()
  }

  private func document(_ index: Int = 0) throws -> ListDocument {
    try #require(program.documents[index] as? ListDocument)
  }

  @Test("A document reads and writes a file by the type of its name")
  func written() throws {
    let document = try document()
    document.lines = ["a", "b"]
    for (name, text) in ["x.json": #"["a","b"]"#, "x.txt": "a\nb", "x.odd": #"["a","b"]"#] {
      try document.save(to: folder.file(name))
      #expect(folder.text(name) == text)
      let other = ListDocument()
      try other.open(path: folder.file(name))
      #expect(other.lines == ["a", "b"])
      #expect(other.readTypes == ["\(name == "x.txt" ? "Text" : "JSON") \(name)"])
    }
  }

  @Test("What is kept of a document for the next start has its type")
  func recovered() throws {
    try folder.put("a\nb", in: "x.txt")
    let document = try #require(
      program.openDocument(at: folder.file("x.txt")) as? ListDocument)
    document.lines.append("c")
    document.updateChangeCount(.done)
    program.endAll()
    document.isDiscarded = true
    let next = ListProgram()
    next.applicationDidFinishLaunching(stage.application)
    let again = try #require(next.documents.first as? ListDocument)
    #expect(again.lines == ["a", "b", "c"] && again.hasUnsavedChanges)
    #expect(again.readTypes == ["Text x.txt", "Text x.txt"])
    for document in next.documents { document.closeNow() }
  }

  @Test("Contents without a type are still asked for")
  func older() throws {
    let document = TextDocument()
    document.content = "milk"
    try document.save(to: folder.file("a.txt"))
    #expect(folder.text("a.txt") == "milk")
    let other = TextDocument()
    try other.open(path: folder.file("a.txt"))
    #expect(other.content == "milk")
  }

  @Test("Open shows the files of all types of a document, and offers each type below")
  func panel() throws {
    for name in ["a.txt", "b.json", "c.csv", "d.png"] { try folder.put("[]", in: name) }
    program.lastFolder = Pathname(folder.path)
    program.openDocument(nil)
    stage.advance(by: 1)
    let panel = try #require(
      try document().window?.rootViewController?.presentedViewController as? FilePanelController)
    func names() -> [String] { panel.entries.filter { !$0.isFolder }.map(\.name.description) }
    #expect(names() == ["a.txt", "b.json", "c.csv"])
    let choices = try #require(panel.typeButton.menu?.children.compactMap { $0 as? Action })
    #expect(
      choices.map(\.title) == ["All Documents", "JSON", "Text", "CSV Tables", "All Files"])
    #expect(choices.map(\.state) == [.on, .off, .off, .off, .off])
    choices[1].perform(from: panel)
    #expect(names() == ["b.json"])
    choices[4].perform(from: panel)
    #expect(names() == ["a.txt", "b.json", "c.csv", "d.png"])
  }

  @Test("One type is offered as it is, and a type of all files makes all of them be shown")
  func choices() {
    #expect(FilePanelRequest.choices(of: []).isEmpty)
    #expect(FilePanelRequest.choices(of: [.json]) == [.json])
    let all = FilePanelRequest.choices(of: [.json, .any])
    #expect(all.count == 3 && all[0].matches("a.png"))
    let text = FilePanelRequest.choices(of: [.plainText, .commaSeparatedText])[0]
    #expect(text.suffixes == FileType.plainText.suffixes && !text.matches("a.json"))
  }
}
