import Glibc
import ResponderTestKit
import TestSurroundings
import Testing
import WindowResponder

@Suite("The contents of a folder") struct FolderContentsTests {
  private let folder: TemporaryFolder
  private var path: Pathname { Pathname(folder.path) }

  init() throws { folder = try TemporaryFolder() }

  private func names(_ paths: [Pathname]) -> [String] { paths.map(\.lastComponent.description) }

  @Test("Files and folders are listed by name, numbers by their value, and hidden ones on request")
  func order() throws {
    for name in ["img10.png", "img2.png", "Zebra", ".hidden"] { try folder.put("", in: name) }
    mkdir(folder.file("Notes"), 0o755)
    #expect(names(try path.contents()) == ["img2.png", "img10.png", "Notes", "Zebra"])
    let all = try path.contents(includesHiddenFiles: true)
    #expect(Set(names(all)) == ["img2.png", "img10.png", "Notes", "Zebra", ".hidden"])
    #expect(all.filter(\.isHidden).map(\.displayName) == [".hidden"])
    #expect(all.filter(\.isFolder).map(\.displayName) == ["Notes"])
    #expect(try path.contents().allSatisfy { $0.folder == path })
    #expect(names(try path.contents().filter(FileType.png.matches)) == ["img2.png", "img10.png"])
  }

  @Test("A name that is not UTF-8 is listed with its bytes")
  func oddName() throws {
    let odd = path.appending(Pathname(bytes: [0xE4, 0x2E, 0x70, 0x6E, 0x67]))
    try SafeFile.write([], to: odd)
    #expect(try path.contents() == [odd])
  }

  @Test("An error has the path and the reason")
  func errors() throws {
    let missing = path.appending("missing")
    #expect(throws: FileError(path: missing, reason: .notFound)) { try missing.contents() }
    try folder.put("", in: "file")
    let file = path.appending("file")
    #expect(throws: FileError(path: file, reason: .notFound)) { try file.contents() }
    #expect(!file.isFolder && !missing.isFolder && path.isFolder)
  }
}
