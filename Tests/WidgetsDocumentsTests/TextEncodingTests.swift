import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

@Suite("The encoding of a text file", .serialized) @MainActor struct TextEncodingTests {
  private nonisolated static let texts = ["", "a", "Grüße\r\n€ 👍 שלום", "e\u{301}\0é", "\u{FFFD}"]

  @Test("T8: a text comes back in each encoding, and its byte order mark is no part of it")
  func roundTrip() {
    for encoding in TextEncoding.allCases {
      for text in Self.texts {
        let bytes = encoding.encode(text)
        #expect(bytes.starts(with: encoding.byteOrderMark))
        let decoded = TextEncoding.decode(bytes)
        #expect(decoded?.text == text && decoded?.encoding == encoding, "\(encoding) “\(text)”")
      }
    }
    #expect(TextEncoding.utf16BigEndian.encode("€") == [0xFE, 0xFF, 0x20, 0xAC])
    #expect(TextEncoding.utf16LittleEndian.encode("€") == [0xFF, 0xFE, 0xAC, 0x20])
  }

  @Test(
    "bytes that are no text in these encodings are refused",
    arguments: [
      // Latin-1, half a character, half a code unit, half a surrogate pair, and UTF-16 and UTF-32 without
      // their byte order marks.
      [0x63, 0x61, 0x66, 0xE9], [0xE2, 0x82], [0xFF, 0xFE, 0x41], [0xFE, 0xFF, 0xD8, 0x3D],
      [0x41, 0, 0x42, 0], [0, 0x41, 0, 0x42, 0, 0x43], [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0],
    ] as [[UInt8]])
  func refused(bytes: [UInt8]) throws {
    #expect(TextEncoding.decode(bytes) == nil)
    let folder = try TemporaryFolder()
    try SafeFile.write(bytes, to: folder.file("a.txt"))
    var file = SafeFile(path: folder.file("a.txt"))
    #expect(throws: FileError(path: file.path, reason: .notText)) { try file.readText() }
  }

  @Test("T8: a document keeps the mark and the encoding of its file", arguments: [false, true])
  func documents(inBackground: Bool) async throws {
    for encoding in TextEncoding.allCases {
      let folder = try TemporaryFolder()
      try SafeFile.write(encoding.encode("world"), to: folder.file("a.txt"))
      let stage = try DocumentStage(files: ["a.txt"], folder: folder)
      #expect(stage.document.content == "world" && stage.document.textEncoding == encoding)
      // Inserts at the start, after the byte order mark.
      stage.document.content = "hello " + stage.document.content
      stage.document.updateChangeCount(.done)
      if inBackground {
        try await stage.document.saveInBackground()
      } else {
        try stage.document.save()
      }
      #expect(folder.bytes("a.txt") == encoding.encode("hello world"), "\(encoding)")
      #expect(stage.document.textEncoding == encoding)
    }
  }

  @Test("a document can be saved in another encoding, and a new one is in UTF-8")
  func otherEncoding() throws {
    let stage = try DocumentStage()
    stage.document.type("é")
    try stage.document.save(to: stage.folder.file("a.txt"))
    #expect(stage.folder.bytes("a.txt") == [0xC3, 0xA9])
    stage.document.textEncoding = .utf8WithMark
    try stage.document.save()
    #expect(stage.folder.bytes("a.txt") == [0xEF, 0xBB, 0xBF, 0xC3, 0xA9])
  }

  @Test("T8: a settings file that an editor gave a byte order mark keeps its first setting")
  func settings() throws {
    let folder = try TemporaryFolder()
    let text = SettingsFile(text: "size = 3\n").text
    try SafeFile.write(TextEncoding.utf8WithMark.encode(text), to: folder.file("settings"))
    #expect(try SettingsFile(path: Pathname(folder.file("settings"))).values.keys.contains("size"))
  }
}
