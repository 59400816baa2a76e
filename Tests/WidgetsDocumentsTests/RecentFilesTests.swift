import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of the list of recent files, which all programs share.
@MainActor @Suite(.serialized) struct RecentFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func list(_ program: String = "Texts") -> RecentFiles {
    RecentFiles(path: folder.file("data/recent.xbel"), program: program)
  }

  @Test("The newest comes first, once; what has gone is left out")
  func order() throws {
    for name in ["a b&.txt", "b.txt", "c.txt"] {
      try folder.put("x", in: name)
      list().note(folder.file(name), mimeType: "text/plain")
    }
    list().note(folder.file("a b&.txt"))
    #expect(list().paths() == ["a b&.txt", "c.txt", "b.txt"].map { folder.file($0) })
    unlink(folder.file("c.txt"))
    #expect(list().paths(limit: 1) == [folder.file("a b&.txt")])
    #expect(list().paths().count == 2 && list("Other").paths().isEmpty)
  }

  @Test("What other programs have written stays word for word")
  func others() throws {
    mkdir(folder.file("data"), 0o700)
    try folder.put("x", in: "a.txt")
    let address = FileAddress.address(ofPath: folder.file("a.txt"))
    try folder.put(
      """
      <?xml version="1.0"?>
      <xbel version="1.0"><info>kept</info>
      <bookmark href="file:///elsewhere" added="2020-01-01T00:00:00Z"><info x='1'/></bookmark>
      <bookmark href="\(address)"><info><metadata><bookmark:applications>
      <bookmark:application name="Editor &amp; Co" exec="&apos;edit %u&apos;" count="7"/>
      </bookmark:applications></metadata></info></bookmark></xbel>
      """, in: "data/recent.xbel")
    #expect(list("Editor & Co").paths() == [folder.file("a.txt")])
    list().note(folder.file("a.txt"))
    let text = try #require(folder.text("data/recent.xbel"))
    #expect(text.contains("<info>kept</info>") && text.contains("<info x='1'/>"))
    #expect(
      text.contains(
        #"<bookmark:application name="Editor &amp; Co" exec="&apos;edit %u&apos;" count="7"/>"#))
    #expect(list("Editor & Co").paths() == list().paths())
  }

  @Test(
    "A file that is no such list is left alone",
    arguments: ["nonsense", "<xbel><bookmark href='x'>", "<xbel>"])
  func nonsense(text: String) throws {
    mkdir(folder.file("data"), 0o700)
    try folder.put(text, in: "data/recent.xbel")
    list().note(folder.file("a.txt"))
    #expect(folder.text("data/recent.xbel") == text && list().paths().isEmpty)
  }

  @Test("The menu names files without their folders, and with them where two have the same name")
  func titles() {
    #expect(
      DocumentController.titles(of: ["/a/notes.txt", "/b/list.txt", "/b/notes.txt"]) == [
        "notes.txt — /a", "list.txt", "notes.txt — /b",
      ])
  }

  @Test("What was opened is in the menu, and chosen there it opens again")
  func menu() throws {
    try folder.put("milk", in: "a.txt")
    let stage = try DocumentStage(files: ["a.txt"], folder: folder)
    let menu = MenuSystem.main.build(along: [stage.program])
    let recent = try #require(menu.find { ($0 as? Menu)?.identifier == .openRecent } as? Menu)
    let command = try #require(recent.children.first as? Command)
    #expect(command.propertyList as? String == folder.file("a.txt"))
    #expect(command.title == "a.txt")
    stage.document.window?.close()
    stage.program.openRecentDocument(command)
    #expect(stage.program.texts.map(\.content) == ["milk"])
  }
}
