import Foundation
import RealCompositors
import ResponderSystem
import TestSurroundings
import Testing
import Widgets

@testable import WindowResponder

/// Tests of files that a new file must not replace.
@Suite("Overwriting a file", .serialized) @MainActor struct OverwritingTests {
  private let folder: TemporaryFolder
  private let environment: ChangedEnvironment

  init() throws {
    folder = try TemporaryFolder()
    mkdir(folder.file("work"), 0o755)
    environment = ChangedEnvironment(["XDG_STATE_HOME": folder.file("state")])
  }

  private var backups: [String] {
    let names = FolderListing.names(
      in: Pathname(folder.file("state/windowresponder/unfinished")))
    return names.map(\.description) + folder.names.filter { $0.contains("unfinished") }
  }

  private func inode(_ name: String) -> UInt {
    var status = stat()
    return stat(folder.file(name), &status) == 0 ? UInt(status.st_ino) : 0
  }

  private func save(_ text: String, in name: String) throws {
    var file = SafeFile(path: folder.file(name))
    _ = try file.read()
    try file.write(text: text)
    #expect(!file.isChangedByOthers)
  }

  @Test(
    "T7: each name of a file has what was saved under one of them",
    arguments: ["longer than before", "s", ""])
  func hardLinks(text: String) throws {
    try folder.put("before", in: "work/a")
    link(folder.file("work/a"), folder.file("b"))
    let number = inode("b")
    try save(text, in: "b")
    #expect(folder.text("work/a") == text && folder.text("b") == text)
    #expect(inode("work/a") == number && inode("b") == number && backups.isEmpty)
    symlink("b", folder.file("c"))
    try save("by a link", in: "c")
    #expect(folder.text("work/a") == "by a link")
  }

  @Test("T7: the one name of a file gets a new file, whose mode is the old one's")
  func oneName() throws {
    try folder.put("before", in: "a")
    chmod(folder.file("a"), 0o641)
    let number = inode("a")
    try save("after", in: "a")
    #expect(inode("a") != number && folder.text("a") == "after")
    var status = stat()
    #expect(stat(folder.file("a"), &status) == 0 && status.st_mode & 0o7777 == 0o641)
  }

  @Test("T7: a file in a folder that is read-only or sticky is saved, by a user who owns neither")
  func foldersOfOthers() throws {
    guard geteuid() == 0, let setpriv = Executables.find("setpriv") else { return }
    let probe = folder.file("probe")
    try FileManager.default.copyItem(atPath: Executables.product("SaveProbe"), toPath: probe)
    // Only its user can access the test's folder.
    chmod(folder.path, 0o755)
    mkdir(folder.file("open"), 0o777)
    chmod(folder.file("open"), 0o777)
    func saveAsNobody(_ text: String, in name: String, state: String) throws -> Bool {
      let identity = ["--reuid=65534", "--regid=65534", "--clear-groups"]
      let child = try ChildProcess(
        setpriv, identity + [probe, folder.file(name), text],
        environment: ["XDG_STATE_HOME": state, "PATH": "/usr/bin"],
        output: folder.file("output"), errors: folder.file("errors"))
      return child.waitForExit() == .status(0)
    }
    try folder.put("before", in: "open/own")
    chown(folder.file("open/own"), 65534, 65534)
    // If that user cannot run programs of this folder, nothing can be tested.
    guard try saveAsNobody("after", in: "open/own", state: folder.file("open")) else { return }
    for mode: mode_t in [0o755, 0o1777] {
      try folder.put("before", in: "work/a")
      chmod(folder.file("work/a"), 0o666)
      chmod(folder.file("work"), mode)
      // Only in a sticky folder can a backup be written beside the file. Without a backup nothing is saved.
      let isSticky = mode == 0o1777
      #expect(try saveAsNobody("after", in: "work/a", state: "/nonexistent") == isSticky)
      #expect(folder.text("work/a") == (isSticky ? "after" : "before"))
      #expect(try saveAsNobody("again", in: "work/a", state: folder.file("open")))
      #expect(folder.text("work/a") == "again")
      var status = stat()
      #expect(stat(folder.file("work/a"), &status) == 0 && status.st_uid == 0)
    }
  }

  @Test("T7: what fails half way leaves the file as it was")
  func fullDisk() throws {
    try folder.put("before", in: "a")
    link(folder.file("a"), folder.file("b"))
    let ignored = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    var small = limit
    // The backup fits, but the new contents do not.
    small.rlim_cur = 400
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
    defer {
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      signal(SIGXFSZ, ignored)
    }
    #expect(throws: FileError.self) { try save(String(repeating: "x", count: 500), in: "a") }
    #expect(folder.text("a") == "before" && folder.text("b") == "before" && backups.isEmpty)
  }

  @Test(
    "T7: a file on a disk without room for a second one is saved, and one that grows too much is not"
  )
  func smallDisk() throws {
    let disk = folder.file("disk")
    mkdir(disk, 0o755)
    // Some containers do not allow mounts.
    guard geteuid() == 0, let mount = Executables.find("mount"),
      let unmount = Executables.find("umount"),
      try run(mount, ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk])
    else { return }
    defer { _ = try? run(unmount, [disk]) }
    try folder.put(String(repeating: "x", count: 40_000), in: "disk/a")
    let longer = String(repeating: "y", count: 41_000)
    try save(longer, in: "disk/a")
    #expect(folder.text("disk/a") == longer && backups.isEmpty)
    #expect(FolderListing.names(in: Pathname(disk)).map(\.description) == ["a"])
    #expect(throws: FileError(path: "\(disk)/a", reason: .noSpace)) {
      try save(String(repeating: "z", count: 80_000), in: "disk/a")
    }
    #expect(folder.text("disk/a") == longer && backups.isEmpty)
  }

  @Test("T7: a program that is killed at any call leaves whole contents, or offers the old ones")
  func killed() throws {
    // Some containers do not allow programs to trace others.
    guard let strace = Executables.find("strace"),
      try run(strace, ["-o", "/dev/null", "/bin/true"])
    else { return }
    let probe = try Executables.product("SaveProbe")
    let calls = [
      "openat", "write", "pwrite64", "fallocate", "ftruncate", "fsync", "rename", "unlink", "flock",
      "close",
    ]
    var killCount = 0
    for call in calls {
      let start = try startCount(of: call, strace, probe)
      for number in 1... {
        try folder.put("before", in: "a")
        unlink(folder.file("b"))
        link(folder.file("a"), folder.file("b"))
        let child = try ChildProcess(
          strace,
          [
            "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
            "inject=\(call):signal=KILL:when=\(start + number)", probe, folder.file("a"),
            "after, and longer",
          ], environment: probeEnvironment, output: folder.file("output"),
          errors: folder.file("errors"))
        let exit = child.waitForExit()
        let (now, kept) = (folder.text("b"), before("b"))
        #expect(
          now == "before" || now == "after, and longer" || kept == "before",
          "\(call) \(number): “\(now ?? "")”, “\(kept ?? "")”")
        SafeFile(path: folder.file("a")).discardInterruptedWrite()
        if exit == .status(0) { break }
        killCount += 1
      }
    }
    #expect(killCount > calls.count, "it was killed \(killCount) times")
  }

  @Test("O1: a program that is killed while it writes a new file leaves no part of it behind")
  func killedBeside() throws {
    guard let strace = Executables.find("strace"),
      try run(strace, ["-o", "/dev/null", "/bin/true"])
    else { return }
    // Some file systems do not support files without a name.
    let work = Pathname(folder.file("work"))
    let new = try ReplacementFile(beside: work.appending("a"), in: work, permissions: 0o600)
    let isUnnamed = withExtendedLifetime(new) { FolderListing.names(in: work).isEmpty }
    guard isUnnamed else { return }
    let probe = try Executables.product("SaveProbe")
    for call in ["write", "fsync", "linkat", "rename"] {
      let start = try startCount(of: call, strace, probe)
      try folder.put("before", in: "work/a")
      let child = try ChildProcess(
        strace,
        [
          "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
          "inject=\(call):signal=KILL:when=\(start + 1)", probe, folder.file("work/a"), "after",
        ], environment: probeEnvironment, output: folder.file("output"),
        errors: folder.file("errors"))
      #expect(child.waitForExit() != .status(0) && folder.text("work/a") == "before", "\(call)")
      let names = FolderListing.names(in: work).map(\.description)
      // A complete file has a name for a moment.
      if call != "rename", call != "linkat" { #expect(Set(names) == ["a", "other"], "\(call)") }
      for name in names where name != "a" { unlink(folder.file("work/\(name)")) }
    }
  }

  /// Runs a program, and returns whether it has succeeded.
  private func run(_ program: String, _ arguments: [String]) throws -> Bool {
    try ChildProcess(
      program, arguments, environment: probeEnvironment, output: folder.file("output"),
      errors: folder.file("errors")
    ).waitForExit() == .status(0)
  }

  private var probeEnvironment: [String: String] {
    ["XDG_STATE_HOME": folder.file("state"), "HOME": folder.path, "PATH": "/usr/bin:/bin"]
  }

  /// Returns the contents of a file before a write that was interrupted. If no write was interrupted, returns
  /// `nil`.
  private func before(_ name: String) -> String? {
    SafeFile(path: folder.file(name)).contentsBeforeInterruptedWrite()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the number of times that the probe makes a call before it opens the file.
  private func startCount(of call: String, _ strace: String, _ probe: String) throws -> Int {
    try folder.put("", in: "trace")
    try folder.put("same", in: "work/other")
    let child = try ChildProcess(
      strace,
      [
        "-qq", "-o", folder.file("trace"), "-e", "trace=openat,\(call)", probe,
        folder.file("work/other"), "same",
      ], environment: probeEnvironment, output: folder.file("output"), errors: folder.file("errors")
    )
    #expect(child.waitForExit() == .status(0), "\(child.errors)")
    let lines = (folder.text("trace") ?? "").split(separator: "\n")
    let own = lines.prefix { !$0.contains("work/other") }
    return own.count { $0.hasPrefix("\(call)(") }
  }

  @Test("T7: a document whose saving was interrupted offers what its file held before")
  func offer() throws {
    let folder = try TemporaryFolder()
    for answer in ["Restore", "Keep the File"] {
      try folder.put("half wri", in: "a.txt")
      let stage = try DocumentStage(folder: folder)
      let path = folder.file("a.txt")
      let identity = try #require(FileIdentity(Pathname(path)))
      // The backup that a program leaves if it ends during a write.
      _ = try FileBackup(of: Array("whole".utf8), identity, Pathname(path), called: Pathname(path))
      stage.program.openDocument(at: path)
      let document = try #require(stage.program.texts.first { $0.path == path })
      #expect(document.content == "half wri")
      #expect(stage.alert(document)?.title == "The last saving of “a.txt” was interrupted")
      try stage.answer(answer, document)
      let restores = answer == "Restore"
      #expect(document.content == (restores ? "whole" : "half wri"))
      #expect(document.hasUnsavedChanges == restores)
      try document.save()
      #expect(folder.text("a.txt") == (restores ? "whole" : "half wri"))
      #expect(SafeFile(path: path).contentsBeforeInterruptedWrite() == nil)
    }
  }
}
