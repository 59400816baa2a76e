import Testing
import WindowResponder

@Suite("The system's fonts") @MainActor struct FontNameTests {
  @Test("have families, and fonts in each that can be made by name")
  func names() throws {
    let families = Font.familyNames
    let family = try #require(families.first)
    #expect(families == families.sorted())
    let names = Font.fontNames(forFamilyName: family)
    #expect(!names.isEmpty)
    for name in names {
      let font = try #require(Font(name: name, size: 12))
      #expect(font.family == family && font.pointSize == 12)
    }
  }

  @Test("are told by weight and slant")
  func faces() throws {
    let family = Font.systemFont(ofSize: 12).familyName
    #expect(Font.familyNames.contains(family))
    let font = try #require(Font(name: "\(family) Bold Italic", size: 12))
    #expect(font.weight == .bold && font.isItalic)
  }

  @Test("that are not there are none")
  func missing() {
    for name in ["", "No Such Family", "\0", "Bold", String(repeating: "x", count: 5000)] {
      #expect(Font(name: name, size: 12) == nil)
      #expect(Font.fontNames(forFamilyName: name).isEmpty)
    }
    #expect(Font.systemFont(ofSize: 12).familyName != "")
  }
}
