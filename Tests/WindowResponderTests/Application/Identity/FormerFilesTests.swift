import Foundation
import RealCompositors
import ResponderSystem
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of the files of earlier versions of a program with another name.
@MainActor @Suite(.serialized) struct FormerFilesTests {
  private let place: ProgramFolders
  private let id = "org.example.Notes"

  init() throws { place = try ProgramFolders() }

  private func settings(_ identifier: String?, file: String = "notes") -> Int? {
    var size: Int?
    place.run(identifier, file: file) { _ in size = Settings.standard["size"] }
    return size
  }

  @Test("T12: settings of the executable file's name are copied once, and stay where they are")
  func settingsOnce() throws {
    try place.put("# mine\nsize = 14\n", in: "config/notes/settings")
    #expect(settings(id) == 14)
    #expect(place.folder.text("config/\(id)/settings") == "# mine\nsize = 14\n")
    #expect(place.folder.text("config/notes/settings") == "# mine\nsize = 14\n")
    #expect(place.names(in: "config/\(id)") == ["settings"])
    // A file that the user deletes is not restored.
    unlink(place.folder.file("config/\(id)/settings"))
    #expect(settings(id) == nil && place.lines.isEmpty)
  }

  @Test("T12: newer settings are not replaced, and files of other programs are no settings")
  func newer() throws {
    try place.put("size = 1\n", in: "config/notes/settings")
    try place.put("size = 2\n", in: "config/\(id)/settings")
    #expect(settings(id) == 2)
    try place.put("[Window]\nMaximized\n", in: "config/other/settings")
    #expect(settings("org.example.Other", file: "other") == nil)
    #expect(place.names(in: "config") == ["notes", id, "other"] && place.lines.isEmpty)
  }

  @Test("T12: two programs that have shared a folder both get what is in it")
  func shared() throws {
    try place.put("size = 14\n", in: "config/notes/settings")
    try place.run("org.first.Notes") { _ in
      Settings.standard["size"] = 20
      try Settings.standard.save()
    }
    #expect(settings("org.second.Notes") == 14 && settings("org.first.Notes") == 20)
    #expect(place.folder.text("config/notes/settings") == "size = 14\n")
  }

  @Test("T12: settings that cannot be read are told of, and taken over when they can")
  func unreadable() throws {
    UserFolder.make(Pathname(place.folder.file("config/notes/settings")))
    #expect(settings(id) == nil)
    let path = place.folder.file("config/notes/settings")
    #expect(
      place.lines == ["Notes: the settings in \(path) cannot be read: Is a directory"])
    #expect(place.names(in: "config") == ["notes"])
    rmdir(path)
    try place.put("size = 14\n", in: "config/notes/settings")
    #expect(settings(id) == 14)
  }

  @Test("T12: where nothing can be written, the program goes on without, and says so")
  func unwritable() throws {
    try place.put("size = 14\n", in: "config/notes/settings")
    // A file is at the path of the new folder.
    try place.put("", in: "config/\(id)")
    #expect(settings(id) == nil && place.lines.count == 1)
    #expect(place.folder.text("config/notes/settings") == "size = 14\n")
  }

  @Test("T12: restored state, window sizes and unsaved documents of a former name are copied")
  func state() throws {
    try place.put("300 200 free main\n", in: "state/notes/windows")
    try place.put("state", in: "state/notes/restoration")
    try place.put("unsaved 1\n\nUntitled\nmilk", in: "state/notes/unsaved/1-a/1")
    try place.put("", in: "state/notes/unsaved/1-a/lock")
    // A running program keeps its own files.
    try place.put("unsaved 1\n\nUntitled\ntea", in: "state/notes/unsaved/2-b/1")
    try place.put("", in: "state/notes/unsaved/2-b/lock")
    let running = open(place.folder.file("state/notes/unsaved/2-b/lock"), O_RDWR)
    defer { close(running) }
    #expect(flock(running, LOCK_EX | LOCK_NB) == 0)
    place.run(id) { application in
      application.takeOverFormerFiles(.state)
      let left = RecoveryFolder(program: application.folderName).takeAll()
      #expect(left.map { String(decoding: $0.bytes, as: UTF8.self) } == ["milk"])
      left.first?.remove()
      #expect(WindowSizes(program: application.folderName).read().keys.sorted() == ["main"])
    }
    #expect(place.folder.text("state/\(id)/restoration") == "state")
    #expect(place.folder.text("state/notes/unsaved/1-a/1") != nil)
    // A recovered document is not recovered again.
    place.run(id) { application in
      application.takeOverFormerFiles(.state)
      #expect(RecoveryFolder(program: application.folderName).takeAll().isEmpty)
    }
    #expect(place.lines.isEmpty)
  }

  @Test(
    "T12: what a program without an identifier kept under its file's name moves to its module's")
  func data() throws {
    try place.put("one", in: "data/notes/list.txt")
    try place.put("two", in: "data/notes/deep/er/list.txt")
    symlink("list.txt", place.folder.file("data/notes/link"))
    // A program that was killed during the copy has left this file.
    try place.put("half", in: "data/.Notes.x1.new/list.txt")
    place.run(nil) { application in
      let folder = application.dataFolder
      #expect(folder == place.folder.file("data/Notes"))
      #expect(
        SystemCall.destination(ofLink: Pathname(folder + "/link"))?.displayName == "list.txt")
    }
    #expect(place.folder.text("data/Notes/list.txt") == "one")
    #expect(place.folder.text("data/Notes/deep/er/list.txt") == "two")
    #expect(place.folder.text("data/notes/list.txt") == "one")
    #expect(place.names(in: "data") == ["Notes", "notes"] && place.lines.isEmpty)
  }

  @Test("T12: a program with an identifier leaves a folder alone that may be another program's")
  func foreignData() throws {
    try place.put("one", in: "data/notes/list.txt")
    place.run(id) { application in #expect(place.names(in: "data/\(id)").isEmpty) }
    place.run(id) { application in
      #expect(FolderListing.names(in: application.dataPathname).isEmpty)
    }
    // Its settings were there, and so the folder was its own.
    let other = "org.other.Notes"
    try place.put("size = 14\n", in: "config/notes/settings")
    #expect(settings(other) == 14)
    place.run(other) { application in
      #expect(FolderListing.names(in: application.dataPathname) == ["list.txt"])
    }
  }

  @Test("A folder that is too large is not copied")
  func large() throws {
    try place.put("12345", in: "data/notes/a")
    try place.put("12345", in: "data/notes/b/c")
    let path = Pathname(place.folder.file("data/notes"))
    let target = Pathname(place.folder.file("data/copy"))
    #expect(throws: FileError(path: path, reason: .tooLarge)) {
      try FileCopy.copyFolder(path, to: target, limit: 9)
    }
    #expect(place.names(in: "data") == ["notes"])
    try FileCopy.copyFolder(path, to: target, limit: 10)
    #expect(place.folder.text("data/copy/b/c") == "12345")
    #expect(throws: FileError(path: target, reason: .exists)) {
      try FileCopy.copyFolder(path, to: target)
    }
    #expect(place.names(in: "data") == ["copy", "notes"])
  }

  @Test("T12: a program that is killed at any call while it copies has everything after the next")
  func killed() throws {
    guard let strace = Executables.find("strace") else { return }
    let probe = try Executables.product("SaveProbe")
    try place.put("size = 14\n", in: "config/notes/settings")
    try place.put("300 200 free main\n", in: "state/notes/windows")
    try place.put("unsaved 1\n\nUntitled\nmilk", in: "state/notes/unsaved/1-a/1")
    try place.put("", in: "state/notes/unsaved/1-a/lock")
    var killCount = 0
    for call in ["openat", "write", "fsync", "renameat2", "rename", "mkdir", "flock", "close"] {
      // The calls before that number load the program.
      let start = try startCount(of: call, strace, probe)
      for number in (start + 1)... {
        SystemCall.removeAll(place.folder.file("config/\(id)"))
        SystemCall.removeAll(place.folder.file("state/\(id)"))
        let injection = "inject=\(call):signal=KILL:when=\(number)"
        let exit = try run(strace, ["-e", "trace=\(call)", "-e", injection, probe])
        // Some containers do not allow programs to trace others.
        if killCount == 0, exit != .status(0), exit != .signal(SIGKILL) { return }
        if exit == .status(0) { break }
        killCount += 1
        // A file has its name only when it is complete.
        let half = place.folder.text("config/\(id)/settings")
        #expect(half == nil || half == "size = 14\n", "\(call) \(number)")
        #expect(try run(probe, []) == .status(0), "\(call) \(number)")
        #expect(place.folder.text("config/\(id)/settings") == "size = 14\n")
        #expect(place.folder.text("state/\(id)/windows") == "300 200 free main\n")
        let unsaved = RecoveryFolder(program: id).takeAll()
        #expect(unsaved.map(\.name) == ["Untitled"], "\(call) \(number)")
        #expect(place.folder.text("config/notes/settings") == "size = 14\n")
        #expect(place.folder.text("state/notes/unsaved/1-a/1")?.hasSuffix("milk") == true)
      }
    }
    #expect(killCount > 20, "it was killed \(killCount) times")
  }

  /// Returns the number of times that the probe makes a call before it looks for files.
  private func startCount(of call: String, _ strace: String, _ probe: String) throws -> Int {
    SystemCall.removeAll(place.folder.file("config/\(id)"))
    SystemCall.removeAll(place.folder.file("state/\(id)"))
    let trace = place.folder.file("trace")
    let arguments = ["-qq", "-o", trace, "-e", "trace=%file,\(call)", probe]
    let child = try makeProbe(strace, arguments)
    #expect(child.waitForExit() != nil)
    let lines = (place.folder.text("trace") ?? "").split(separator: "\n")
    return lines.prefix { !$0.contains(place.folder.path) }.count { $0.hasPrefix("\(call)(") }
  }

  private func makeProbe(_ program: String, _ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(
      program, arguments + ["--take-over", id, "notes"],
      environment: [
        "XDG_CONFIG_HOME": place.folder.file("config"),
        "XDG_STATE_HOME": place.folder.file("state"),
        "HOME": place.folder.path, "PATH": "/usr/bin:/bin",
      ], output: place.folder.file("output"), errors: place.folder.file("errors"))
  }

  private func run(_ program: String, _ arguments: [String]) throws -> ChildProcess.Exit? {
    let tracing = arguments.isEmpty ? [] : ["-qq", "-o", "/dev/null"] + arguments
    return try makeProbe(program, tracing).waitForExit()
  }
}
