import Testing
import WindowResponder

/// Tests of file types, with the names of `UTType`.
@Suite struct FileTypeTests {
  @Test(
    "A kind is found by what names end in",
    arguments: [
      ("png", FileType.png), ("JPG", .jpeg), ("txt", .plainText), ("csv", .commaSeparatedText),
      ("html", .html), ("zip", .zip), ("gif", .gif), ("jpeg", .jpeg), ("htm", .html),
      ("yml", .yaml), ("text", .plainText),
    ])
  func suffix(suffix: String, type: FileType) {
    #expect(FileType(filenameExtension: suffix) == type)
    #expect(type.matches("/a/name.\(suffix)"))
  }

  @Test("What nobody knows is a kind of its own, and nothing is none")
  func unknown() throws {
    let own = try #require(FileType(filenameExtension: "Draw"))
    #expect(own.matches("a.draw") && !own.matches("a.png"))
    #expect(own.preferredFilenameExtension == "draw" && own.preferredMIMEType == nil)
    #expect(FileType(filenameExtension: "") == nil)
    // Another text type does not match all text types.
    #expect(FileType(filenameExtension: "md")?.matches("a.txt") == false)
    #expect(FileType(mimeType: "audio/wav") == .wav && FileType(mimeType: "text/xml") == .xml)
  }

  @Test(
    "A kind is found by its type of the web, and what is no such type is none",
    arguments: [
      ("image/png", FileType.png), ("application/pdf", .pdf), ("TEXT/HTML", .html),
      ("audio/mpeg", .mp3), ("application/xml", .xml),
    ])
  func mimeType(name: String, type: FileType) {
    #expect(FileType(mimeType: name) == type)
    #expect(type.preferredMIMEType == name.lowercased())
    for wrong in ["", "png", "/png", "image/", "a/b/c"] {
      #expect(FileType(mimeType: wrong) == nil)
    }
  }

  @Test("Groups of kinds hold their kinds, and have no one type of the web")
  func groups() {
    for name in ["a.txt", "a.json", "a.swift", "a.rtf"] { #expect(FileType.text.matches(name)) }
    #expect(FileType.audio.matches("a.flac") && !FileType.audio.matches("a.mp4"))
    #expect(FileType.movie.matches("a.mp4") && FileType.archive.matches("a.tar.gz"))
    #expect(FileType.audio.preferredMIMEType == nil && FileType.data.matches("anything"))
  }
}
