import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of the files of cursor themes: the search for a cursor, and the validation of its file.
@MainActor @Suite("Cursor files") struct CursorFileTests {
  private let tree: CursorTree

  init() throws { tree = try CursorTree() }

  private func image(
    _ shape: CursorShape, theme: String? = nil, size: Int = 24
  ) -> CursorFile.Image? {
    CursorFolders(environment: tree.environment(theme: theme))
      .image(shape.themeNames, size: size)
  }

  @Test("the picture whose size comes nearest is taken, the first of an animation")
  func sizes() throws {
    try tree.write(cursor: "text", theme: "default", sizes: [24, 48, 48, 96], color: 0xFF00_00FF)
    let found = try #require(image(.text, size: 40))
    #expect(found.size == PixelSize(width: 48, height: 48))
    #expect(found.hotspot.x == 1 && found.hotspot.y == 2)
    #expect(found.pixels == Array(repeating: 0xFF00_00FF, count: 48 * 48))
    #expect(image(.text, size: 4)?.size.width == 24)
    #expect(image(.text, size: 500)?.size.width == 96)
  }

  @Test("a theme's own picture goes first, by any of its names, then those it inherits")
  func inheritance() throws {
    try tree.write(index: "[Icon Theme]\nName=Mine\nInherits = Base, Other\n", theme: "Mine")
    try tree.write(cursor: "xterm", theme: "Mine", sizes: [24], color: 1)
    try tree.write(cursor: "text", theme: "Base", sizes: [24], color: 2)
    try tree.write(cursor: "pointer", theme: "Other", sizes: [24], color: 3)
    try tree.write(cursor: "wait", theme: "default", sizes: [24], color: 4)
    #expect(image(.text, theme: "Mine")?.pixels.first == 1)
    #expect(image(.pointer, theme: "Mine")?.pixels.first == 3)
    #expect(image(.wait, theme: "Mine")?.pixels.first == 4)
    #expect(image(.text) == nil)
    #expect(image(.text, theme: "Missing") == nil)
  }

  @Test("themes that inherit from one another come to an end")
  func circle() throws {
    try tree.write(index: "[Icon Theme]\nInherits=B\n", theme: "A")
    try tree.write(index: "[Icon Theme]\nInherits=A;B;../../etc\n", theme: "B")
    #expect(image(.text, theme: "A") == nil)
    for number in 0..<100 {
      try tree.write(index: "Inherits=T\(number + 1)\n", theme: "T\(number)")
    }
    #expect(image(.text, theme: "T0") == nil)
  }

  @Test("a file that makes no sense counts as missing, wherever it ends")
  func rubbish() throws {
    let good = CursorTree.file([
      .init(
        nominal: 4, width: 4, height: 4, hotspot: (0, 0), pixels: Array(repeating: 9, count: 16))
    ])
    for length in 0..<good.count {
      try tree.write(Array(good[..<length]), to: "cursors/text", theme: "default")
      #expect(image(.text) == nil, "\(length) bytes")
    }
    // Each word of the headers in turn has all bits set, or none.
    for word in 0..<19 {
      for value: UInt8 in [0, 255] {
        var bad = good
        for byte in 0..<4 { bad[word * 4 + byte] = value }
        try tree.write(bad, to: "cursors/text", theme: "default")
        let found = image(.text)
        #expect(found == nil || found?.pixels.count == 16, "word \(word) is \(value)")
      }
    }
    try tree.write(good, to: "cursors/text", theme: "default")
    #expect(image(.text) != nil)
  }

  @Test("a hotspot outside of its picture, or a picture larger than any, is not believed")
  func absurd() throws {
    for (width, hotspot) in [(4, 5), (0, 0), (2_000, 0)] as [(UInt32, UInt32)] {
      let large = CursorTree.Image(
        nominal: 24, width: width, height: 4, hotspot: (hotspot, 0),
        pixels: Array(repeating: 0, count: Int(width) * 4))
      try tree.write(CursorTree.file([large]), to: "cursors/text", theme: "default")
      #expect(image(.text) == nil)
    }
  }

  @Test("the folders are XCURSOR_PATH's, or those of the user and of the system")
  func folders() {
    let usual = CursorFolders(environment: ["HOME": "/home/me"])
    #expect(usual.theme == "default")
    #expect(
      usual.roots.prefix(3) == [
        "/home/me/.local/share/icons", "/home/me/.icons", "/usr/share/icons",
      ])
    let own = CursorFolders(environment: [
      "HOME": "/home/me", "XCURSOR_PATH": "~/cursors:/opt/icons", "XCURSOR_THEME": "Mine",
    ])
    #expect(own.roots == ["/home/me/cursors", "/opt/icons"] && own.theme == "Mine")
    #expect(CursorFolders(environment: ["XDG_DATA_HOME": "/data"]).roots.first == "/data/icons")
  }
}
