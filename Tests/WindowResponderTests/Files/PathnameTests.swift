import Glibc
import ResponderTestKit
import TestSurroundings
import Testing

@testable import WindowResponder

/// Tests of paths of any bytes.
@Suite("Pathnames") struct PathnameTests {
  @Test("The address of any name leads back to its bytes", arguments: OddNames.all)
  func address(name: [UInt8]) {
    let path = Pathname("/a b").appending(Pathname(bytes: name))
    #expect(path.address.utf8.allSatisfy { (0x21..<0x7F).contains($0) })
    #expect(Pathname(address: path.address) == path)
  }

  @Test("A percent sign stands before a byte, also one that is not UTF-8")
  func percent() {
    #expect(Pathname(address: "file:///%E4") == Pathname(bytes: [0x2F, 0xE4]))
    #expect(Pathname(address: "file:///%ff%0A") == Pathname(bytes: [0x2F, 0xFF, 10]))
    #expect(Pathname(address: "file:///a%00b") == nil)
    #expect(Pathname(bytes: [0x2F, 0xE4]).address == "file:///%E4")
    #expect(FileAddress.path(of: "file:///%E4") == nil)
    #expect(Pathname.addressText([0x66, 0xE4]) == "f%E4")
    #expect(Pathname.addressText(Array("f\u{E4}".utf8)) == "f\u{E4}")
  }

  @Test("T8: paths are equal by their bytes, and texts show what cannot be text")
  func equality() {
    let (latin, other) = (Pathname(bytes: OddNames.latin), Pathname(bytes: OddNames.lookAlike))
    #expect(latin != other && latin.displayName == other.displayName)
    #expect(latin.description == "\u{FFFD}rger.txt" && latin.string == nil)
    #expect(latin != Pathname(latin.description))
    // Two spellings that are equal as Swift strings.
    #expect(Pathname("\u{E9}") != Pathname("e\u{301}"))
    #expect(Pathname("a\nb").displayName == "a\u{FFFD}b" && Pathname("a\nb").string == "a\nb")
    #expect(Set(OddNames.all.map { Pathname(bytes: $0) }).count == OddNames.all.count)
  }

  @Test("A path comes apart at its slashes, and a name at its last dot", arguments: OddNames.all)
  func parts(name: [UInt8]) {
    let path = Pathname("/folder").appending(Pathname(bytes: name))
    #expect(path.lastComponent.bytes == name && path.folder == "/folder" && path.isAbsolute)
    let ending = path.suffix.isEmpty ? [] : Array(".\(path.suffix)".utf8)
    #expect(path.stem.bytes + ending == name)
    #expect(path.absolute() == path && Pathname(bytes: name).absolute(in: "/").bytes.count > 1)
  }

  @Test("A path that contains a zero names no file, and none that is shorter")
  func zero() throws {
    let folder = try ByteFolder()
    try folder.put("wrong", in: Array("a".utf8))
    let path = Pathname(bytes: folder.file(Array("a\0b".utf8)))
    var file = SafeFile(path: path)
    #expect(!file.exists)
    #expect(throws: FileError(path: path, reason: .notFound)) { try file.read() }
    #expect(throws: FileError(path: path, reason: .badName)) { try file.write([1]) }
    #expect(folder.text(Array("a".utf8)) == "wrong")
  }

  @Test("A path is kept in settings and in the saved state with its bytes", arguments: OddNames.all)
  @MainActor func keeping(name: [UInt8]) throws {
    let folder = try ByteFolder(name: OddNames.latin)
    let path = Pathname(bytes: folder.file(name))
    let coder = Coder()
    coder.encode(path, forKey: "file")
    var archive = StateArchive()
    archive.records = [StateArchive.Record(kind: .object, path: ["a"], values: coder.values)]
    let read = try StateArchive(bytes: archive.bytes).records[0].values["file"]
    #expect(read.flatMap { Pathname(coderContent: $0) } == path)

    let place = Pathname(bytes: folder.file(Array("settings".utf8)))
    let settings = Settings(path: place)
    settings["file"] = path
    try settings.save()
    #expect(Settings(path: place)["file"] == path)
    #expect(Pathname(settingContent: .text("/plain")) == "/plain")
  }

  @Test("The folders of the user may have any names")
  func environment() throws {
    let folder = try ByteFolder(name: OddNames.latin)
    let before = getenv("XDG_STATE_HOME").map { String(cString: $0) }
    defer {
      if let before { setenv("XDG_STATE_HOME", before, 1) } else { unsetenv("XDG_STATE_HOME") }
    }
    let path = Pathname(bytes: folder.path)
    setenv("XDG_STATE_HOME", path.cString, 1)
    #expect(UserFolder.state == path && UserFolder.make(UserFolder.state.appending("a/b")))
    #expect(folder.names == [Array("a".utf8)])
  }
}
