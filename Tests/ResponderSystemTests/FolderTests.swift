import Foundation
import Testing

@testable import ResponderSystem

@Suite("Folders and metadata", .serialized) struct FolderTests {
  @Test(
    "the names in a folder are without the folder itself, and those that are not UTF-8 are left out"
  )
  func names() throws {
    let folder = try ScratchFolder()
    _ = try folder.file("b", [])
    _ = try folder.file(".hidden", [])
    close(open(folder.path + "/odd\u{1}", O_CREAT | O_WRONLY, 0o600))
    let bytes = Array(folder.path.utf8) + [0x2F, 0xE4, 0]
    bytes.withUnsafeBytes { raw in
      let name = raw.bindMemory(to: CChar.self)
      if let start = name.baseAddress { close(open(start, O_CREAT | O_WRONLY, 0o600)) }
    }
    #expect(SystemCall.textNames(in: folder.path).sorted() == [".hidden", "b", "odd\u{1}"])
    #expect(SystemCall.textNames(in: folder.path, limit: 2).count == 2)
    #expect(SystemCall.textNames(in: "/nowhere") == [])
    SystemCall.removeAll(folder.path)
  }

  @Test("folders are made with those that they are in, for the user alone")
  func makes() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/a/b//c"
    try SystemCall.makeFolders(path)
    try SystemCall.makeFolders(path)
    let status = try FileStatus(of: path)
    #expect(status.kind == .folder && status.permissions & 0o777 == 0o700)
    let file = try folder.file("file", [1])
    #expect(throws: SystemError(operation: "mkdir", code: ENOTDIR)) {
      try SystemCall.makeFolders(file + "/below")
    }
    #expect(throws: SystemError(operation: "mkdir", code: EEXIST)) {
      try SystemCall.makeFolders(file)
    }
  }

  @Test("Several threads can create the same folders at the same time")
  func makesAtOnce() throws {
    let folder = try ScratchFolder()
    let (path, failures) = (folder.path, Guarded<[SystemError]>([]))
    for round in 0..<50 {
      let threads = Monitor(0)
      for _ in 0..<4 {
        try SystemThread.start {
          do throws(SystemError) {
            try SystemCall.makeFolders("\(path)/\(round)/a/b")
          } catch {
            failures.with { $0.append(error) }
          }
          threads.withLock { $0 += 1 }
        }
      }
      threads.wait { $0 == 4 }
    }
    #expect(failures.with { $0 } == [])
  }

  @Test("a folder is removed with everything in it, and not what links in it lead to")
  func removes() throws {
    let (kept, folder) = (try ScratchFolder(), try ScratchFolder())
    let file = try kept.file("kept", [1])
    try SystemCall.makeFolders(folder.path + "/a/b")
    _ = try folder.file("a/b/c", [1])
    symlink(kept.path, folder.path + "/a/link")
    let odd = (Array((folder.path + "/a/").utf8) + [0xE4]).map { CChar(bitPattern: $0) } + [0]
    close(open(odd, O_CREAT | O_WRONLY, 0o600))
    SystemCall.removeAll(folder.path)
    #expect(!SystemCall.allows(.existing, to: folder.path))
    #expect(SystemCall.allows(.reading, to: file))
  }

  @Test("a temporary folder is new and the user's alone")
  func temporary() throws {
    let folder = try ScratchFolder()
    let (a, b) = (
      try SystemCall.makeTemporaryFolder(prefix: folder.path + "/x-"),
      try SystemCall.makeTemporaryFolder(prefix: folder.path + "/x-")
    )
    #expect(a != b && a.hasPrefix(folder.path + "/x-"))
    #expect(try FileStatus(of: a).permissions == 0o700)
    #expect(throws: SystemError(operation: "mkdtemp", code: ENOENT)) {
      try SystemCall.makeTemporaryFolder(prefix: "/nowhere/x-")
    }
  }

  @Test("metadata are those of a link's target, or of the link itself")
  func metadata() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("file", [1, 2, 3])
    let link = folder.path + "/link"
    symlink(file, link)
    try SystemCall.setPermissions(0o640, of: Pathname(file))
    let status = try FileStatus(of: link)
    #expect(status.kind == .file && status.byteCount == 3 && status.permissions == 0o640)
    #expect(status.linkCount == 1 && status.owner == CurrentProcess.user)
    #expect(try FileStatus(of: link, followsLinks: false).kind == .link)
    #expect(status.isSameFile(as: try FileStatus(of: file)))
    #expect(!status.isSameFile(as: try FileStatus(of: folder.path)))
    #expect(!SystemCall.allows(.executing, to: file))
    try SystemCall.setPermissions(0o700, of: Pathname(file))
    #expect(SystemCall.allows(.executing, to: file))
    try SystemCall.setPermissions(0o640, of: Pathname(file))
    let open = try FileDescriptor(opening: file)
    #expect(try FileStatus(of: open.number) == status)
    try SystemCall.setPermissions(0o600, of: open.number)
    #expect(try FileStatus(of: file).permissions == 0o600)
    #expect(throws: SystemError(operation: "stat", code: ENOENT)) {
      try FileStatus(of: folder.path + "/none")
    }
    #expect(try FileStatus(of: "/dev/null").kind == .device)
  }

  @Test("a new file takes the place of another one once it is whole, and is gone if it does not")
  func replaces() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("file", Array("old".utf8))
    let (path, above) = (Pathname(file), Pathname(folder.path))
    do {
      let replacement = try ReplacementFile(beside: path, in: above, permissions: 0o600)
      try replacement.write(Array("new".utf8))
      #expect(try SystemCall.contents(ofFile: file, limit: 9) == Array("old".utf8))
      try replacement.replaceTarget()
    }
    #expect(try SystemCall.contents(ofFile: file, limit: 9) == Array("new".utf8))
    #expect(try FileStatus(of: file).permissions == 0o600)
    do { _ = try ReplacementFile(beside: path, in: above).write([1]) }
    #expect(SystemCall.textNames(in: folder.path) == ["file"])
    #expect(throws: SystemError(operation: "open", code: ENOENT)) {
      try ReplacementFile(beside: "/nowhere/file", in: "/nowhere")
    }
  }
}
