import Testing

@testable import WindowResponder

/// Tests of paths, and of the addresses that other programs use for them.
@Suite struct FilePathTests {
  @Test(
    "Paths become whole, without dots and double slashes",
    arguments: [
      ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("x/../y", "/here/y"), ("/", "/"),
      ("..", "/"), ("/a/...", "/a/..."),
    ])
  func absolute(path: String, whole: String) {
    #expect(Pathname(path).absolute(in: "/here").string == whole)
  }

  @Test(
    "Folder, name, stem and suffix are told apart",
    arguments: [
      ("/a/b.txt", "/a", "b.txt", "b", "txt"), ("/b", "/", "b", "b", ""),
      ("b.tar.GZ", ".", "b.tar.GZ", "b.tar", "gz"), ("/a/.hidden", "/a", ".hidden", ".hidden", ""),
      ("/a/b/", "/a", "b", "b", ""),
    ])
  func parts(path: String, folder: String, name: String, stem: String, suffix: String) {
    #expect(Pathname(path).folder.string == folder && Pathname(path).lastComponent.string == name)
    #expect(Pathname(path).stem.string == stem && Pathname(path).suffix == suffix)
  }

  @Test("An address leads back to its path", arguments: ["/a b/ü#?%.txt", "/", "/x/ありがとう"])
  func roundTrip(path: String) {
    #expect(Pathname(address: Pathname(path).address)?.string == path)
  }

  @Test("An address is written as other programs read it")
  func address() {
    #expect(Pathname("/a b/%ü").address == "file:///a%20b/%25%C3%BC")
  }

  @Test(
    "What names no file of this machine is none",
    arguments: [
      "http://example.org/a", "file://elsewhere/a", "file:a", "file://", "file:///a%0",
      "file:///a%00b", "", "file:///%zz",
    ])
  func noFile(address: String) { #expect(Pathname(address: address) == nil) }

  @Test("An address may name this machine, and be in capitals")
  func local() {
    #expect(Pathname(address: "FILE://localhost/a%2e") == "/a.")
    #expect(Pathname(address: "file:/a") == "/a")
  }

  @Test("Arguments that are no options are files")
  @MainActor func arguments() {
    let files = Application.files(of: ["-v", "/a", "file:///b%20c", "--", "-d", "", "file://x/y"])
    #expect(files.prefix(2) == ["/a", "/b c"] && files.count == 3)
    #expect(files[2].lastComponent == "-d")
  }

  @Test("A kind of files knows its names, and completes others")
  func kinds() {
    #expect(FileType.plainText.matches("/a/B.TXT") && !FileType.plainText.matches("/a/txt"))
    #expect(!FileType.plainText.matches(".txt") && FileType.any.matches("x"))
    #expect(FileType.png.completed("/a/b") == "/a/b.png")
    #expect(FileType.png.completed("/a/b.PNG") == "/a/b.PNG")
    #expect(FileType("T", suffixes: ["tar.gz"]).matches("a.tar.gz"))
  }
}
