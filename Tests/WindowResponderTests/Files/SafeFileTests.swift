import Foundation
import TestSurroundings
import Testing

@testable import WindowResponder

/// Tests of writing files, also if a write fails.
@Suite(.serialized) struct SafeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file that is not there cannot be read, and is there once it is written")
  func newFile() throws {
    var file = SafeFile(path: folder.file("notes.txt"))
    #expect(throws: error(.notFound)) { try file.readText() }
    #expect(!file.exists && !file.isChangedByOthers)
    try file.write(text: "milk\n")
    #expect(folder.text("notes.txt") == "milk\n" && folder.names == ["notes.txt"])
    var again = SafeFile(path: folder.file("notes.txt"))
    #expect(try again.readText() == "milk\n")
  }

  @Test(
    "Bytes come back as they are",
    arguments: ["one\r\ntwo\rthree\u{2029}", "e\u{301}\0é", ""])
  func bytes(text: String) throws {
    var file = SafeFile(path: folder.file("notes.txt"))
    try file.write(text: text)
    #expect(try Array(file.readText().utf8) == Array(text.utf8))
  }

  @Test("O1: A file keeps its mode, and a link to it stays one")
  func modeAndLink() throws {
    try folder.put("old", in: "real.txt")
    chmod(folder.file("real.txt"), 0o640)
    symlink("real.txt", folder.file("notes.txt"))
    var file = SafeFile(path: folder.file("notes.txt"))
    #expect(try file.readText() == "old")
    try file.write(text: "new")
    #expect(folder.text("real.txt") == "new" && folder.names == ["notes.txt", "real.txt"])
    var status = stat()
    #expect(lstat(folder.file("notes.txt"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.file("real.txt"), &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  /// Sets the extended attribute `user.color` of a file to a value, if there is one, and returns the
  /// attribute. `setxattr` and `getxattr` are looked up, because no imported module declares them.
  private func attribute(_ path: String, set value: String? = nil) -> String? {
    typealias Set =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
      ) -> Int32
    typealias Get =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
      ) -> Int
    let library = dlopen(nil, RTLD_NOW)
    guard let set = dlsym(library, "setxattr"), let get = dlsym(library, "getxattr") else {
      return nil
    }
    if let value {
      _ = unsafeBitCast(set, to: Set.self)(path, "user.color", value, value.utf8.count, 0)
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafeBitCast(get, to: Get.self)(path, "user.color", &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test("O1: A file keeps its owner and its extended attributes")
  func ownerAndAttributes() throws {
    try folder.put("old", in: "notes.txt")
    let path = folder.file("notes.txt")
    // A file system may not support extended attributes, and only root may change a file's owner.
    let before = attribute(path, set: "red")
    if geteuid() == 0 { try #require(chown(path, 12_345, 12_346) == 0) }
    var status = stat()
    try #require(stat(path, &status) == 0)
    let (user, group) = (status.st_uid, status.st_gid)
    var file = SafeFile(path: path)
    _ = try file.readText()
    try file.write(text: "new")
    #expect(folder.text("notes.txt") == "new")
    #expect(attribute(path) == before)
    #expect(stat(path, &status) == 0)
    #expect(status.st_uid == user && status.st_gid == group)
  }

  @Test("O1: A disk that is full leaves the file as it was, and nothing beside it")
  func fullDisk() throws {
    try folder.put("old", in: "notes.txt")
    var file = SafeFile(path: folder.file("notes.txt"))
    _ = try file.readText()
    // The limit allows only a few bytes per file.
    let before = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    var small = limit
    small.rlim_cur = 8
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
    defer {
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      signal(SIGXFSZ, before)
    }
    #expect(throws: error(.tooLarge)) { try file.write(text: "twelve bytes") }
    #expect(folder.text("notes.txt") == "old" && folder.names == ["notes.txt"])
  }

  @Test("A folder that is not there is told of, and it works once it is")
  func noFolder() throws {
    var file = SafeFile(path: folder.file("away/notes.txt"))
    let error = #expect(throws: FileError.self) { try file.write(text: "milk") }
    #expect(error?.sentence == "There is no such file or folder")
    #expect(error?.path == folder.file("away/notes.txt"))
    mkdir(folder.file("away"), 0o700)
    try file.write(text: "milk")
    #expect(folder.text("away/notes.txt") == "milk")
  }

  @Test("O1: What another program has written is not written over, unless it is said")
  func conflict() throws {
    try folder.put("old", in: "notes.txt")
    var file = SafeFile(path: folder.file("notes.txt"))
    try folder.put("theirs", in: "notes.txt")
    #expect(throws: error(.changedByOthers)) { try file.write(text: "mine") }
    #expect(folder.text("notes.txt") == "theirs")
    try file.write(text: "mine", replacesOthers: true)
    try file.write(text: "mine too")
    #expect(folder.text("notes.txt") == "mine too")
  }

  @Test("O1: A file that has come since is another program's too")
  func appeared() throws {
    var file = SafeFile(path: folder.file("notes.txt"))
    try folder.put("theirs", in: "notes.txt")
    #expect(throws: error(.changedByOthers)) { try file.write(text: "mine") }
  }

  @Test("A file that went is written anew")
  func gone() throws {
    try folder.put("old", in: "notes.txt")
    var file = SafeFile(path: folder.file("notes.txt"))
    _ = try file.readText()
    unlink(folder.file("notes.txt"))
    try file.write(text: "new")
    #expect(folder.text("notes.txt") == "new")
  }

  @Test("What is no text, and what is no file, is not opened")
  func notText() throws {
    try Data([0x66, 0xFF, 0x66]).write(to: URL(fileURLWithPath: folder.file("picture")))
    var picture = SafeFile(path: folder.file("picture"))
    #expect(throws: error(.notText, "picture")) { try picture.readText() }
    #expect(throws: error(.changedByOthers, "picture")) { try picture.write(text: "lost") }
    var itself = SafeFile(path: folder.path)
    #expect(throws: FileError(path: folder.path, reason: .notAFile)) { try itself.readText() }
    mkfifo(folder.file("pipe"), 0o600)
    var pipe = SafeFile(path: folder.file("pipe"))
    #expect(throws: error(.notAFile, "pipe")) { try pipe.readText() }
    #expect(throws: error(.notAFile, "pipe")) { try pipe.write(text: "x", replacesOthers: true) }
  }

  @Test("O1: A link that leads to nothing yet stays a link, and its file is made")
  func danglingLink() throws {
    mkdir(folder.file("real"), 0o700)
    symlink("real/notes.txt", folder.file("notes.txt"))
    var file = SafeFile(path: folder.file("notes.txt"))
    try file.write(text: "milk")
    #expect(folder.text("real/notes.txt") == "milk")
    var status = stat()
    #expect(lstat(folder.file("notes.txt"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("Links that lead to one another end in an error")
  func endlessLinks() {
    symlink("b", folder.file("a"))
    symlink("a", folder.file("b"))
    var file = SafeFile(path: folder.file("a"))
    #expect(throws: FileError.self) { try file.write(text: "milk") }
    #expect(folder.names == ["a", "b"])
  }

  @Test("O1: A file that is marked against writing is left alone, whoever asks")
  func readOnly() throws {
    try folder.put("old", in: "notes.txt")
    chmod(folder.file("notes.txt"), 0o444)
    var file = SafeFile(path: folder.file("notes.txt"))
    _ = try file.readText()
    #expect(throws: error(.readOnly)) { try file.write(text: "new", replacesOthers: true) }
    #expect(folder.text("notes.txt") == "old" && folder.names == ["notes.txt"])
  }

  @Test("A name as long as names may be can be written")
  func longName() throws {
    let name = String(repeating: "é", count: 127)
    var file = SafeFile(path: folder.file(name))
    try file.write(text: "milk")
    #expect(folder.names == [name] && folder.text(name) == "milk")
    var longer = SafeFile(path: folder.file(name + "ab"))
    #expect(throws: error(.badName, name + "ab")) { try longer.write(text: "milk") }
    var nameless = SafeFile(path: "")
    #expect(throws: FileError(path: "", reason: .badName)) { try nameless.write(text: "milk") }
  }

  @Test("A file that is longer than is asked for is not read")
  func limit() throws {
    try folder.put("twelve bytes", in: "notes.txt")
    var file = SafeFile(path: folder.file("notes.txt"))
    #expect(throws: error(.tooLarge)) { try file.read(limit: 11) }
    #expect(try file.read(limit: 12).count == 12)
  }

  private func error(_ reason: FileError.Reason, _ name: String = "notes.txt") -> FileError {
    FileError(path: folder.file(name), reason: reason)
  }
}
