import Testing

@testable import ResponderText
@testable import WindowResponder

@MainActor @Suite struct TextDocumentSearchTests {
  private func found(
    _ needle: String, _ text: String, _ options: TextSearchOptions = []
  ) -> [String] {
    let document = TextDocument(text)
    return document.findAll(needle, options: options).map { document.string(in: $0) }
  }

  @Test("The next and the one before are found from a place on")
  func directions() {
    let document = TextDocument("one two one two one")
    #expect(document.find("one", from: 0) == 0..<3)
    #expect(document.find("one", from: 1) == 8..<11)
    #expect(document.find("one", from: 17) == nil)
    #expect(document.find("one", options: .wraps, from: 17) == 0..<3)
    #expect(document.find("one", from: 16, backward: true) == 8..<11)
    #expect(document.find("one", from: 2, backward: true) == nil)
    #expect(document.find("one", options: .wraps, from: 2, backward: true) == 16..<19)
    #expect(document.find("", from: 0) == nil)
  }

  @Test("Case counts unless it is said not to, in every script")
  func cases() {
    #expect(found("WORD", "word Word") == [])
    #expect(found("WORD", "word Word", .caseInsensitive) == ["word", "Word"])
    #expect(found("привет", "ПРИВЕТ", .caseInsensitive) == ["ПРИВЕТ"])
    #expect(found("strasse", "STRASSE Straße", .caseInsensitive) == ["STRASSE", "Straße"])
    #expect(found("σ", "Σς", .caseInsensitive) == ["Σ", "ς"])
  }

  @Test("Accents count unless it is said not to")
  func accents() {
    #expect(found("resume", "resume résumé re\u{301}sume\u{301}").count == 1)
    #expect(found("resume", "resume résumé re\u{301}sume\u{301}", .diacriticInsensitive).count == 3)
    #expect(found("résumé", "resume", .diacriticInsensitive) == ["resume"])
    #expect(found("شمس", "شَمْس", .diacriticInsensitive) == ["شَمْس"])
    #expect(found("क", "कि क", .diacriticInsensitive) == ["क"])
  }

  @Test("What is canonically the same is found, however it is written")
  func canonical() {
    #expect(found("é", "e\u{301} é").count == 2)
    #expect(found("\u{1EC7}", "e\u{302}\u{323} \u{1EB9}\u{302}").count == 2)
    #expect(found("각", "\u{1100}\u{1161}\u{11A8}").count == 1)
  }

  @Test("Marks without a letter are found in either order")
  func loneMarks() {
    #expect(found("\u{E48}\u{94D}", "\n\u{94D}\u{E48}\n\u{E48}\u{94D}").count == 2)
  }

  @Test("A part of a character is not found")
  func wholeCharacters() {
    #expect(found("e", "e\u{301}") == [])
    #expect(found("👩", "👩‍👩‍👧 👩") == ["👩"])
    #expect(found("🇪🇩", "🇩🇪🇩🇪") == [])
    #expect(found("\n", "a\r\nb\n") == ["\n"])
    #expect(found("s", "ß", .caseInsensitive) == [])
  }

  @Test("Whole words are no part of another")
  func words() {
    #expect(found("art", "art part arts art's art.", .wholeWords).count == 2)
    #expect(found("слово", "слово словом", .wholeWords).count == 1)
    #expect(found("世界", "世界人", .wholeWords).count == 1)
  }

  @Test("What lies on both sides of the last edit is found")
  func acrossGap() {
    let document = TextDocument("hello world é end")
    for place in 0..<document.utf8Count where document.isBoundary(place) {
      document.replace(place..<place, with: "x")
      document.replace(place..<(place + 1), with: "")
      for word in ["hello", "world é", "end"] {
        #expect(document.find(word, from: 0) != nil)
        #expect(document.find(word, from: document.utf8Count, backward: true) != nil)
      }
    }
  }

  @Test("All are found, at most as many as asked for, none of which overlap")
  func all() {
    let document = TextDocument("aaaaa")
    #expect(document.findAll("aa") == [0..<2, 2..<4])
    #expect(document.findAll("aa", limit: 1) == [0..<2])
    #expect(document.findAll("aa", in: 1..<3) == [1..<3])
  }
}
