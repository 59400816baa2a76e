import ResponderTestKit
import Testing
import Widgets

@testable import ResponderWords

@Suite("A program's words", .serialized) @MainActor struct LocalizedTests {
  private static let polish = """
    # A remark.
    msgid ""
    msgstr ""
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

    msgid "%n file"
    msgid_plural "%n files"
    msgstr[0] "%n plik"
    msgstr[1] "%n pliki"
    msgstr[2] "%n plików"

    msgctxt "a month"
    msgid "May"
    msgstr "maj"

    msgid "Copied %1 to %2"
    msgstr "W %2: "
    "%1"

    #, fuzzy
    msgid "Doubtful"
    msgstr "Wątpliwe"

    msgid "Not yet"
    msgstr ""
    """

  init() { MessageCatalogs.add(Array(Self.polish.utf8), for: Language("pl")) }

  @Test("The form that belongs to a number is taken")
  func plurals() {
    let stage = Stage(size: Size(width: 9, height: 9), language: Language("pl_PL"))
    withExtendedLifetime(stage) {
      func files(_ count: Int) -> String { localized("%n file", plural: "%n files", count: count) }
      #expect(files(1) == "1 plik")
      #expect(files(3) == "3 pliki")
      #expect(files(5) == "5 plików")
      #expect(files(12) == "12 plików")
      #expect(files(22) == "22 pliki")
      #expect(files(0) == "0 plików")
    }
  }

  @Test("Arguments stand where the translator puts them; doubtful and empty texts count as none")
  func arguments() {
    let stage = Stage(size: Size(width: 9, height: 9), language: Language("pl"))
    withExtendedLifetime(stage) {
      #expect(localized("Copied %1 to %2", "a", "b") == "W b: a")
      #expect(localized("May", context: "a month") == "maj")
      #expect(localized("May") == "May")
      #expect(localized("Doubtful") == "Doubtful")
      #expect(localized("Not yet") == "Not yet")
    }
  }

  @Test("Without a catalogue texts are as they are given, and filled all the same")
  func english() {
    let stage = Stage(size: Size(width: 9, height: 9))
    withExtendedLifetime(stage) {
      #expect(localized("Copied %1 to %2", "%2", 3) == "Copied %2 to 3")
      #expect(localized("100 %", 1) == "100 %")
      #expect(localized("100 %% of %9", 1) == "100 % of %9")
      #expect(localized("%n file", plural: "%n files", count: 1) == "1 file")
      #expect(localized("%n file", plural: "%n files", count: 1_200) == "1,200 files")
    }
  }

  @Test("What a program has no word for is taken from the library's")
  func ownWords() {
    let stage = Stage(size: Size(width: 9, height: 9), language: Language("de_CH"))
    withExtendedLifetime(stage) { #expect(localized("Cancel") == "Abbrechen") }
  }

  @Test("A compiled catalogue says the same")
  func compiled() throws {
    var bytes: [UInt8] = []
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> ($0 * 8) & 255) } }
    let pairs = [
      ("", "Plural-Forms: nplurals=1; plural=0;\n"), ("a\u{4}Go", "Los"), ("1\0n", "x\0y"),
    ]
    var texts: [UInt8] = []
    var tables: [[UInt8]] = [[], []]
    let start = 28 + pairs.count * 16
    for (column, part) in [pairs.map(\.0), pairs.map(\.1)].enumerated() {
      for text in part {
        tables[column] += number(text.utf8.count) + number(start + texts.count)
        texts += Array(text.utf8) + [0]
      }
    }
    bytes = [0xDE, 0x12, 0x04, 0x95] + number(0) + number(pairs.count) + number(28)
    bytes += number(28 + pairs.count * 8) + number(0) + number(0) + tables[0] + tables[1] + texts
    let catalogue = try #require(Catalogue(bytes: bytes))
    #expect(catalogue.texts[Catalogue.Key(context: "a", text: "Go")] == ["Los"])
    #expect(catalogue.texts[Catalogue.Key(context: nil, text: "1")] == ["x", "y"])
    #expect(catalogue.rule.index(for: 7) == 0)
    for length in 0..<bytes.count { _ = Catalogue(bytes: Array(bytes[..<length])) }
  }

  @Test("A formula that is none, or divides by nothing, ends nothing")
  func hostileFormulas() {
    for formula in ["", "n", "((((", "n%0", "n/0", "1?2:", "n==", "x", "n:n", "!!n"] {
      if let rule = PluralRule(formula: Substring(formula)) {
        #expect(rule.index(for: Int.min) >= 0)
        #expect(rule.index(for: 3) >= 0)
      }
    }
    let deep = String(repeating: "(", count: 100_000)
    #expect(PluralRule(formula: Substring(deep)) == nil)
    let negated = String(repeating: "!", count: 100_000)
    #expect(PluralRule(formula: Substring(negated + "n")) == nil)
  }
}
