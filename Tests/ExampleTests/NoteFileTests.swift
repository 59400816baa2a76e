import Foundation
import Testing

@testable import Notes

/// What becomes of a file of notes, also where it cannot be written.
@Suite(.serialized) struct NoteFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file that is not there is empty, and is there once it is written")
  func newFile() throws {
    var file = NoteFile(path: folder.file("notes.txt"))
    #expect(try file.read() == "")
    try file.write("milk\n")
    #expect(folder.text("notes.txt") == "milk\n" && folder.names == ["notes.txt"])
    var again = NoteFile(path: folder.file("notes.txt"))
    #expect(try again.read() == "milk\n")
  }

  @Test(
    "Bytes come back as they are",
    arguments: ["\u{FEFF}mark", "one\r\ntwo\rthree\u{2029}", "e\u{301}\0é", ""])
  func bytes(text: String) throws {
    var file = NoteFile(path: folder.file("notes.txt"))
    try file.write(text)
    #expect(try Array(file.read().utf8) == Array(text.utf8))
  }

  @Test("A file keeps its mode, and a link to it stays one")
  func modeAndLink() throws {
    try folder.put("old", in: "real.txt")
    chmod(folder.file("real.txt"), 0o640)
    symlink("real.txt", folder.file("notes.txt"))
    var file = NoteFile(path: folder.file("notes.txt"))
    #expect(try file.read() == "old")
    try file.write("new")
    #expect(folder.text("real.txt") == "new" && folder.names == ["notes.txt", "real.txt"])
    var status = stat()
    #expect(lstat(folder.file("notes.txt"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder.file("real.txt"), &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test("A disk that is full leaves the file as it was, and nothing beside it")
  func fullDisk() throws {
    try folder.put("old", in: "notes.txt")
    var file = NoteFile(path: folder.file("notes.txt"))
    _ = try file.read()
    // The system takes no more than a few bytes of any file.
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
    #expect(throws: NoteError.system("write", EFBIG)) { try file.write("twelve bytes") }
    #expect(folder.text("notes.txt") == "old" && folder.names == ["notes.txt"])
  }

  @Test("A folder that is not there is told of, and it works once it is")
  func noFolder() throws {
    var file = NoteFile(path: folder.file("away/notes.txt"))
    #expect(try file.read() == "")
    let error = #expect(throws: NoteError.self) { try file.write("milk") }
    #expect(error?.description == "No such file or directory")
    mkdir(folder.file("away"), 0o700)
    try file.write("milk")
    #expect(folder.text("away/notes.txt") == "milk")
  }

  @Test("What another program has written is not written over, unless it is said")
  func conflict() throws {
    try folder.put("old", in: "notes.txt")
    var file = NoteFile(path: folder.file("notes.txt"))
    _ = try file.read()
    try folder.put("theirs", in: "notes.txt")
    #expect(throws: NoteError.isChanged) { try file.write("mine") }
    #expect(folder.text("notes.txt") == "theirs")
    try file.write("mine", replacesOthers: true)
    try file.write("mine too")
    #expect(folder.text("notes.txt") == "mine too")
  }

  @Test("A file that has come since is another program's too")
  func appeared() throws {
    var file = NoteFile(path: folder.file("notes.txt"))
    _ = try file.read()
    try folder.put("theirs", in: "notes.txt")
    #expect(throws: NoteError.isChanged) { try file.write("mine") }
  }

  @Test("A file that went is written anew")
  func gone() throws {
    try folder.put("old", in: "notes.txt")
    var file = NoteFile(path: folder.file("notes.txt"))
    _ = try file.read()
    unlink(folder.file("notes.txt"))
    try file.write("new")
    #expect(folder.text("notes.txt") == "new")
  }

  @Test("What is no text, and what is no file, is not opened")
  func notText() throws {
    try Data([0x66, 0xFF, 0x66]).write(to: URL(fileURLWithPath: folder.file("picture")))
    var picture = NoteFile(path: folder.file("picture"))
    #expect(throws: NoteError.isNoText) { try picture.read() }
    var itself = NoteFile(path: folder.path)
    #expect(throws: NoteError.isNoFile) { try itself.read() }
    mkfifo(folder.file("pipe"), 0o600)
    var pipe = NoteFile(path: folder.file("pipe"))
    #expect(throws: NoteError.isNoFile) { try pipe.read() }
  }
}
