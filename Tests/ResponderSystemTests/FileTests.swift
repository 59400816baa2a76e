import Foundation
import Testing

@testable import ResponderSystem

/// A temporary folder that is removed together with this object.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/system-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}

@Suite("Files", .serialized) struct FileTests {
  @Test("what programs started from here inherit is not among them")
  func notInherited() throws {
    let (reader, writer) = try FileDescriptor.pipe()
    let copy = try FileDescriptor(copying: writer.number)
    for descriptor in [reader, writer, copy] {
      #expect(fcntl(descriptor.number, F_GETFD) & FD_CLOEXEC != 0)
    }
  }

  @Test("a missing file is an error that says so")
  func missing() throws {
    #expect(throws: SystemError(operation: "open", code: ENOENT)) {
      try FileDescriptor(opening: "/nowhere/at all")
    }
    #expect(throws: SystemError(operation: "open", code: ENOENT)) {
      try SystemCall.contents(ofFile: "/nowhere/at all", limit: 1)
    }
  }

  @Test("a pipe in a file's place makes nobody wait")
  func pipeInPlace() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(try SystemCall.contents(ofFile: path, limit: 10).isEmpty)
  }

  @Test(
    "a file is read whole, as far as the limit goes", arguments: [0, 1, 65_535, 65_536, 200_000])
  func wholeFile(count: Int) throws {
    let folder = try ScratchFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let path = try folder.file("file", bytes)
    #expect(try SystemCall.contents(ofFile: path, limit: 1 << 20) == bytes)
    #expect(try SystemCall.contents(ofFile: path, limit: 70_000) == Array(bytes.prefix(70_000)))
  }

  @Test("a folder can't be read as a file")
  func folderIsNoFile() throws {
    let folder = try ScratchFolder()
    #expect(throws: SystemError(operation: "read", code: EISDIR)) {
      try SystemCall.contents(ofFile: folder.path, limit: 10)
    }
  }

  @Test("a part is read from its place on, and ends where the file does")
  func parts() throws {
    let folder = try ScratchFolder()
    let file = try FileDescriptor(opening: try folder.file("file", [1, 2, 3, 4, 5]))
    #expect(try SystemCall.byteCount(of: file.number) == 5)
    var bytes = [UInt8](repeating: 0, count: 3)
    let whole = try bytes.withUnsafeMutableBytes {
      try SystemCall.readFully(file.number, at: 1, into: $0)
    }
    #expect(whole == 3)
    #expect(bytes == [2, 3, 4])
    let rest = try bytes.withUnsafeMutableBytes {
      try SystemCall.readFully(file.number, at: 4, into: $0)
    }
    #expect(rest == 1)
    #expect(bytes == [5, 3, 4])
  }

  @Test("a file is written in place of what was there")
  func writing() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("file", [9, 9, 9, 9])
    try SystemCall.write([1, 2], toFile: Pathname(path))
    #expect(try SystemCall.contents(ofFile: path, limit: 10) == [1, 2])
    let file = try FileDescriptor(opening: path, for: .replacing(permissions: 0o600))
    try SystemCall.writeFully([3], to: file.number)
    #expect(try SystemCall.contents(ofFile: path, limit: 10) == [3])
  }

  @Test("A file that is opened for updates keeps its contents, and is created if there is none")
  func updating() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("file", [1, 2])
    let file = try FileDescriptor(opening: path, for: .updating(permissions: 0o600))
    #expect(try SystemCall.byteCount(of: file.number) == 2)
    let made = folder.path + "/made"
    let new = try FileDescriptor(opening: made, for: .updating(permissions: 0o600))
    try SystemCall.writeFully([3], to: new.number)
    #expect(try SystemCall.contents(ofFile: made, limit: 9) == [3])
    #expect(try FileStatus(of: made).permissions == 0o600)
  }

  @Test("A name is removed, and a name that does not exist is an error of the caller who asks")
  func unlinks() throws {
    let folder = try ScratchFolder()
    let path = Pathname(try folder.file("file", []))
    try SystemCall.unlink(path)
    #expect(!SystemCall.allows(.existing, to: path))
    #expect(throws: SystemError(operation: "unlink", code: ENOENT)) { try SystemCall.unlink(path) }
    SystemCall.remove(path)
  }

  @Test("A locked file cannot be locked again until its descriptor is closed")
  func locks() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("file", [])
    var first: FileDescriptor? = try FileDescriptor(opening: path)
    let second = try FileDescriptor(opening: path)
    #expect(SystemCall.lock(try #require(first).number))
    #expect(!SystemCall.lock(second.number))
    first = nil
    #expect(SystemCall.lock(second.number))
  }

  @Test("a full device is told, and stays")
  func fullDevice() throws {
    #expect(throws: SystemError(operation: "write", code: ENOSPC)) {
      try SystemCall.write([1], toFile: "/dev/full")
    }
    #expect(access("/dev/full", F_OK) == 0)
  }
}
