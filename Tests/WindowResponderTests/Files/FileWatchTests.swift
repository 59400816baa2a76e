import Glibc
import ResponderTestKit
import TestSurroundings
import Testing

@testable import WindowResponder

/// A file with a watch, and the number of calls of the watch's handler.
@MainActor private final class Watched {
  let stage = Stage()
  let folder: TemporaryFolder
  private(set) var count = 0
  private var watch: FileWatch?

  init(_ path: (TemporaryFolder) throws -> String) throws {
    folder = try TemporaryFolder()
    watch = FileWatch(path: try path(folder)) { [weak self] in self?.count += 1 }
    #expect(watch?.isWatching == true)
  }

  /// Waits until all events have been reported, and returns the number of calls of the handler in that time.
  func changeCount() -> Int {
    let before = count
    stage.advance(by: 2)
    return count - before
  }
}

@Suite("Watching a file") @MainActor struct FileWatchTests {
  private func write(_ text: String, to path: String) throws {
    try SafeFile.write(Array(text.utf8), to: path)
  }

  @Test("T9: a write to a file that its writer keeps open is noticed")
  func openFile() throws {
    let watched = try Watched { folder in
      try write("one", to: folder.file("log"))
      return folder.file("log")
    }
    let descriptor = open(watched.folder.file("log"), O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    #expect(watched.changeCount() == 0)
    Glibc.write(descriptor, "two", 3)
    #expect(watched.changeCount() == 1)
    Glibc.write(descriptor, "three", 5)
    #expect(watched.changeCount() == 1)
    #expect(watched.changeCount() == 0)
  }

  @Test("T9: a file that is written all the time is told of once a second")
  func constantWriting() throws {
    let watched = try Watched { folder in
      try write("", to: folder.file("log"))
      return folder.file("log")
    }
    let descriptor = open(watched.folder.file("log"), O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    for _ in 0..<100 {
      Glibc.write(descriptor, "line\n", 5)
      watched.stage.advance(by: 0.05)
    }
    #expect((4...6).contains(watched.count), "it was told \(watched.count) times in 5 seconds")
  }

  @Test("T9: many changes in a moment are one notification, and a change of another file is none")
  func bursts() throws {
    let watched = try Watched { $0.file("a") }
    for number in 0..<20 { try write("\(number)", to: watched.folder.file("a")) }
    #expect(watched.changeCount() == 1)
    try write("other", to: watched.folder.file("b"))
    #expect(watched.changeCount() == 0)
  }

  @Test("T9: a file that is deleted, created, or replaced is noticed, and watched from then on")
  func replacing() throws {
    let watched = try Watched { $0.file("a") }
    try write("new", to: watched.folder.file("a"))
    #expect(watched.changeCount() == 1)
    unlink(watched.folder.file("a"))
    #expect(watched.changeCount() == 1)
    try write("again", to: watched.folder.file("b"))
    rename(watched.folder.file("b"), watched.folder.file("a"))
    #expect(watched.changeCount() == 1)
    let descriptor = open(watched.folder.file("a"), O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    Glibc.write(descriptor, "more", 4)
    #expect(watched.changeCount() == 1)
  }

  @Test("T9: a symbolic link that leads elsewhere now is noticed, and so are writes to its target")
  func links() throws {
    let watched = try Watched { folder in
      for name in ["1", "2"] {
        mkdir(folder.file(name), 0o755)
        try write(name, to: folder.file("\(name)/data"))
      }
      symlink("1/data", folder.file("link"))
      symlink("link", folder.file("outer"))
      return folder.file("outer")
    }
    try write("written", to: watched.folder.file("1/data"))
    #expect(watched.changeCount() == 1)
    // `ln -sfn` replaces a link in the same way.
    symlink("2/data", watched.folder.file("next"))
    rename(watched.folder.file("next"), watched.folder.file("link"))
    #expect(watched.changeCount() == 1)
    try write("not read any more", to: watched.folder.file("1/data"))
    #expect(watched.changeCount() == 0)
    try write("read now", to: watched.folder.file("2/data"))
    #expect(watched.changeCount() == 1)
  }

  @Test("T9: a folder on the way that is a link, moved, or not there yet is noticed")
  func folders() throws {
    let watched = try Watched { folder in
      mkdir(folder.file("v1"), 0o755)
      mkdir(folder.file("v2"), 0o755)
      try write("1", to: folder.file("v1/data"))
      try write("2", to: folder.file("v2/data"))
      symlink("v1", folder.file("current"))
      return folder.file("current/../current/data")
    }
    unlink(watched.folder.file("current"))
    symlink("v2", watched.folder.file("current"))
    #expect(watched.changeCount() == 1)
    rename(watched.folder.file("v2"), watched.folder.file("old"))
    #expect(watched.changeCount() == 1)
    mkdir(watched.folder.file("v2"), 0o755)
    #expect(watched.changeCount() == 1)
    try write("new", to: watched.folder.file("v2/data"))
    #expect(watched.changeCount() == 1)
  }

  @Test("a watch of a folder reports files that are added, written, renamed and removed in it")
  func folder() throws {
    let watched = try Watched { $0.path }
    #expect(watched.changeCount() == 0)
    try write("one", to: watched.folder.file("a.png"))
    #expect(watched.changeCount() == 1)
    try write("two", to: watched.folder.file("a.png"))
    #expect(watched.changeCount() == 1)
    rename(watched.folder.file("a.png"), watched.folder.file("b.png"))
    #expect(watched.changeCount() == 1)
    mkdir(watched.folder.file("inner"), 0o755)
    #expect(watched.changeCount() == 1)
    try write("", to: watched.folder.file("inner/c.png"))
    #expect(watched.changeCount() == 0)
    unlink(watched.folder.file("b.png"))
    #expect(watched.changeCount() == 1)
  }

  @Test("T9: a watch that was cancelled or released calls nothing")
  func ending() throws {
    let stage = Stage()
    let folder = try TemporaryFolder()
    var count = 0
    let first = FileWatch(path: folder.file("a")) { count += 1 }
    var second: FileWatch? = FileWatch(path: folder.file("a")) { count += 1 }
    #expect(second?.isWatching == true)
    first.cancel()
    second = nil
    try write("a", to: folder.file("a"))
    stage.advance(by: 2)
    #expect(count == 0 && !first.isWatching)
  }
}
