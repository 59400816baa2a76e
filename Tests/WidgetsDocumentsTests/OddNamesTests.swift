import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of files with names that are not UTF-8, that look alike, or that contain unusual characters.
@Suite("Files of any names", .serialized) @MainActor struct OddNamesTests {
  private let folder: ByteFolder
  private let environment: ChangedEnvironment
  private let state: TemporaryFolder

  init() throws {
    folder = try ByteFolder(name: OddNames.latin)
    state = try TemporaryFolder()
    environment = ChangedEnvironment([
      "XDG_STATE_HOME": state.file("state"), "XDG_DATA_HOME": state.file("data"),
      "XDG_CONFIG_HOME": state.file("config"),
    ])
  }

  private func path(_ name: [UInt8]) -> Pathname { Pathname(bytes: folder.file(name)) }
  private func text(_ path: Pathname) -> String? { folder.text(path.lastComponent.bytes) }

  /// Returns a stage with a document for each of two files with names that look alike.
  private func stage(_ names: [[UInt8]] = [OddNames.latin, OddNames.lookAlike]) throws
    -> DocumentStage
  {
    for (index, name) in names.enumerated() { try folder.put("\(index)", in: name) }
    return try DocumentStage(pathnames: names.map(path))
  }

  // MARK: Files

  @Test("T8: a folder lists every name once, with its bytes")
  func listing() throws {
    for name in OddNames.all { try folder.put("x", in: name) }
    let listing = try FolderListing(Pathname(bytes: folder.path))
    #expect(listing.entries.count == OddNames.all.count)
    #expect(Set(listing.entries.map(\.name.bytes)) == Set(OddNames.all))
    #expect(listing.entries.allSatisfy { $0.size == 1 })
  }

  @Test("T8: a file of any name is read and written, and nothing else is", arguments: OddNames.all)
  func files(name: [UInt8]) throws {
    for other in OddNames.all { try folder.put("before", in: other) }
    var file = SafeFile(path: path(name))
    #expect(try file.readText() == "before")
    try file.write(text: "after")
    // A file with a second name is itself overwritten, after a backup.
    let second = path(Array("second".utf8))
    link(path(name).cString, second.cString)
    try file.write(text: "and again")
    #expect(text(second) == "and again" && file.contentsBeforeInterruptedWrite() == nil)
    unlink(second.cString)
    #expect(folder.names == Set(OddNames.all))
    for other in OddNames.all {
      #expect(folder.text(other) == (other == name ? "and again" : "before"))
    }
  }

  @Test("An interrupted write of a file of any name offers what it held", arguments: OddNames.all)
  func interrupted(name: [UInt8]) throws {
    try folder.put("half", in: name)
    let path = path(name)
    let identity = try #require(FileIdentity(path))
    _ = try FileBackup(of: Array("whole".utf8), identity, path, called: path)
    let file = SafeFile(path: path)
    #expect(file.contentsBeforeInterruptedWrite() == Array("whole".utf8))
    file.discardInterruptedWrite()
    #expect(file.contentsBeforeInterruptedWrite() == nil)
  }

  @Test("An error names the file so that it can be read, in one line")
  func errors() throws {
    let missing = Pathname(bytes: Array("/none/".utf8) + OddNames.latin)
    let error = #expect(throws: FileError.self) {
      var file = SafeFile(path: missing)
      _ = try file.read()
    }
    #expect(error?.pathname == missing)
    #expect(error?.description == "/none/\u{FFFD}rger.txt: There is no such file or folder")
    #expect(FileError(path: "/a\nb", reason: .exists).description.hasPrefix("/a\u{FFFD}b: "))
  }

  @Test("T8: of two names that look alike, each has its own watch; a link may have any name too")
  func watching() throws {
    final class Count {
      var calls = [0, 0, 0]
    }
    let stage = Stage()
    let count = Count()
    for name in [OddNames.latin, OddNames.lookAlike] { try folder.put("one", in: name) }
    let link = path([0xFF])
    symlink(Pathname(bytes: OddNames.lookAlike).cString, link.cString)
    let paths = [path(OddNames.latin), path(OddNames.lookAlike), link]
    let watches = paths.enumerated().map { index, path in
      FileWatch(path: path) { count.calls[index] += 1 }
    }
    #expect(watches.allSatisfy(\.isWatching) && watches.map(\.pathname) == paths)
    try folder.put("two", in: OddNames.lookAlike)
    stage.advance(by: 2)
    #expect(count.calls == [0, 1, 1])
    try SafeFile.write(Array("three".utf8), to: link)
    stage.advance(by: 2)
    #expect(count.calls == [0, 2, 2] && folder.text(OddNames.lookAlike) == "three")
  }

  @Test(
    "Images, their thumbnails, and PDF and SVG files may have any names", arguments: OddNames.all)
  func images(name: [UInt8]) async throws {
    let path = path(name)
    let renderer = ImageRenderer(size: Size(width: 8, height: 6))
    let image = renderer.image { context in
      Color.red.setFill()
      context.fill(Rect(x: 0, y: 0, width: 8, height: 6))
    }
    try image.write(toFile: path)
    #expect(try Image(file: path).size == image.size)
    #expect(try Image(pngFile: path).hasPixels && Image(contentsOfFile: path) != nil)
    let small = await Image.thumbnail(ofFile: path, fitting: Size(width: 4, height: 4), scale: 1)
    #expect(small?.size == Size(width: 4, height: 3))
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    try view.writePDF(to: path)
    #expect(text(path)?.hasPrefix("%PDF") == true)
    try view.writeSVG(to: path)
    #expect(try Image(file: path).size == Size(width: 20, height: 20))
    #expect(folder.names == [name])
  }

  // MARK: Lists

  @Test("T8: recent files that look alike are two, and lead to their bytes")
  func recents() throws {
    let list = Pathname(state.file("recent.xbel"))
    func recents() -> RecentFiles { RecentFiles(path: list, program: "Texts") }
    for name in OddNames.all {
      try folder.put("x", in: name)
      recents().note(path(name))
    }
    #expect(recents().pathnames(limit: 99) == OddNames.all.reversed().map(path))
    recents().note(path(OddNames.latin))
    #expect(recents().pathnames(limit: 1) == [path(OddNames.latin)])
    #expect(recents().pathnames(limit: 99).count == OddNames.all.count)
    // A string cannot name these files, because the name of the folder is not UTF-8 either.
    #expect(recents().paths(limit: 99).isEmpty)
    try state.put("x", in: "a.txt")
    recents().note(state.file("a.txt"))
    recents().note(path(OddNames.lookAlike))
    #expect(recents().paths(limit: 1) == [state.file("a.txt")])
  }

  @Test("Addresses on the pasteboard name files by their bytes, also where others wrote them raw")
  func pasteboard() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let paths = OddNames.all.map(path)
    let board = Pasteboard.general
    board.urls = paths.map(\.address)
    #expect(board.urls?.map { Pathname(address: $0) } == paths)
    let list = Array("# c\r\nfile:///a%FFb\r\nfile:///".utf8) + OddNames.latin + [13, 10]
    board.setData(list, forPasteboardType: "text/uri-list")
    #expect(
      board.urls?.map { Pathname(address: $0) } == [
        Pathname(bytes: [0x2F, 0x61, 0xFF, 0x62]), Pathname(bytes: [0x2F] + OddNames.latin),
      ])
  }

  @Test("Files of the command line are their bytes, as paths and as addresses")
  func arguments() {
    let raw = Pathname(bytes: Array("file:///".utf8) + OddNames.latin)
    let files = Application.files(
      of: [
        "-x", path(OddNames.latin), raw, Pathname(path(OddNames.lookAlike).address), "--",
        Pathname(bytes: [0x2D, 0xE4]),
      ])
    #expect(
      files.dropLast() == [
        path(OddNames.latin), Pathname(bytes: [0x2F] + OddNames.latin), path(OddNames.lookAlike),
      ])
    #expect(files.last?.lastComponent.bytes == [0x2D, 0xE4] && files.last?.isAbsolute == true)
    let stage = Stage()
    #expect(stage.application.texts(of: [path(OddNames.latin), "/a"]) == ["/a"])
  }

  // MARK: Documents

  @Test("T8: two documents that look alike are two, and each is saved in its own file")
  func documents() async throws {
    let stage = try stage()
    #expect(stage.program.texts.map(\.content) == ["0", "1"])
    #expect(stage.program.texts.map(\.displayName) == ["\u{FFFD}rger.txt", "\u{FFFD}rger.txt"])
    #expect(stage.document.window?.title?.contains("\u{FFFD}rger.txt") == true)
    let second = stage.program.texts[1]
    second.type(" saved")
    try second.save()
    #expect(text(path(OddNames.lookAlike)) == "1 saved" && text(path(OddNames.latin)) == "0")
    second.type(" later")
    try await second.saveInBackground()
    #expect(text(path(OddNames.lookAlike)) == "1 saved later")
    // A file that is already open is not opened again.
    #expect(stage.program.openDocument(at: path(OddNames.latin)) === stage.document)
    #expect(stage.program.documents.count == 2)
    let copy = path([0xFE])
    try stage.document.save(to: copy)
    #expect(stage.document.pathname == copy && text(copy) == "0")
    #expect(folder.names == [OddNames.latin, OddNames.lookAlike, [0xFE]])
    #expect(stage.lines.isEmpty)
  }

  @Test("A document of any name is read anew when another program has changed it")
  func changes() throws {
    let stage = try stage()
    try folder.put("other", in: OddNames.latin)
    stage.settleFiles()
    #expect(stage.program.texts.map(\.content) == ["other", "1"])
  }

  @Test("Open Recent opens the file that was meant")
  func openRecent() throws {
    let stage = try stage()
    stage.document.closeNow()
    let paths = stage.program.recentFiles.pathnames()
    #expect(paths == [path(OddNames.lookAlike), path(OddNames.latin)])
    let command = Command(title: "x", action: .openRecentDocument, propertyList: paths[1])
    stage.program.openRecentDocument(command)
    #expect(stage.program.texts.map(\.content) == ["1", "0"])
  }

  @Test("A start that is handed over opens files of any names")
  func openedAgain() throws {
    let stage = try stage([OddNames.latin])
    try folder.put("other", in: OddNames.lookAlike)
    stage.stage.application.startedAgain(
      files: [path(OddNames.lookAlike)], addresses: [], token: nil)
    #expect(stage.program.texts.map(\.content) == ["0", "other"])
  }

  @Test("T8: what was not saved comes back to its own file", arguments: OddNames.all)
  func recovery(name: [UInt8]) throws {
    try folder.put("milk", in: name)
    do {
      let stage = try DocumentStage(pathnames: [path(name)], folder: state)
      stage.document.type(" and tea")
      stage.stage.application.finish()
      #expect(stage.lines.count == 1 && stage.lines.first?.contains("\n") == false)
    }
    let stage = try DocumentStage(folder: state)
    #expect(stage.document.pathname == path(name) && stage.document.content == "milk and tea")
    try stage.document.save()
    #expect(folder.text(name) == "milk and tea" && folder.names == [name])
  }

  @Test("Save As of a document suggests its name, with its bytes")
  func saveAs() throws {
    let stage = try stage([OddNames.latin])
    stage.document.saveDocumentAs(nil)
    stage.stage.advance(by: 1)
    let panel = try #require(
      stage.document.window?.rootViewController?.presentedViewController
        as? FilePanelController)
    #expect(panel.folder == Pathname(bytes: folder.path))
    #expect(panel.typedName.bytes == OddNames.latin)
    #expect(panel.nameField.text == "\u{FFFD}rger.txt")
  }

  @Test("A file that cannot be opened is named to the user")
  func failure() throws {
    let stage = try stage()
    stage.program.openDocument(at: path([0xFF]))
    #expect(stage.alert(stage.program.texts[1])?.title == "“\u{FFFD}” could not be opened")
  }
}
