import Glibc
import ResponderSystem
import SeededRandom
import TestSurroundings
import Testing

@testable import WindowResponder

@Suite("The order of names") struct NaturalOrderTests {
  private func sorted(_ names: [String], in collation: Collation? = nil) -> [String] {
    let order = NaturalOrder(collation)
    return names.sorted { order.key(of: Pathname($0)) < order.key(of: Pathname($1)) }
  }

  @Test(
    "T8: numbers go by their value, and letters with accents stand beside plain ones",
    arguments: [
      ["img1.png", "img2.png", "img10.png", "img100.png"],
      ["01", "1", "2", "009a", "9b", "10", "10a"],
      ["Apfel", "Ärger", "banane", "Éclair", "Żaba", "Zebra", "zebra 2"],
      ["v1.9.2", "v1.10.0", "v2.0"],
      ["٢ صورة", "١٠ صورة"],
      ["a99999999999999999999", "a100000000000000000000"],
    ])
  func order(names: [String]) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 { #expect(sorted(names.shuffled(using: &random)) == names) }
  }

  @Test("a folder is listed in that order, folders first")
  func listing() throws {
    let folder = try TemporaryFolder()
    for name in ["img10", "img2", "Zebra", "ärger"] { try folder.put("", in: name) }
    try SafeFile.write([], to: folder.file("b"))
    mkdir(folder.file("zoo"), 0o755)
    #expect(
      try FolderListing(Pathname(folder.path)).entries.map(\.name.description)
        == ["zoo", "ärger", "b", "img2", "img10", "Zebra"])
  }

  @Test("T8: letters go by the locale: Ä follows Z in Swedish", arguments: ["sv_SE", "de_DE"])
  func locales(name: String) throws {
    guard let collation = Collation(localeName: "\(name).UTF-8") else { return }
    let wanted =
      name == "sv_SE" ? ["a2", "a10", "Zorn", "Ärger"] : ["a2", "a10", "Ärger", "Zorn"]
    #expect(sorted(wanted.reversed(), in: collation) == wanted)
  }

  @Test("a locale that is missing, or that sorts by bytes, is none")
  func missingLocale() {
    #expect(Collation(localeName: "xx_YY.UTF-8") == nil && Collation(localeName: "C.UTF-8") == nil)
  }

  @Test("the base letters of Latin characters are those in their names")
  func baseLetters() {
    for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) as [UInt32] where value != 0xDF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let words = scalar.properties.name?.split(separator: " ") ?? []
      let isLetter =
        words.count >= 4 && words[0] == "LATIN" && words[2] == "LETTER" && words[3].count <= 2
      #expect(
        NaturalOrder.plainLetters(of: scalar) == (isLetter ? words[3].lowercased() : nil),
        "\(scalar)")
    }
    #expect(NaturalOrder.plainLetters(of: "ß") == "ss")
    #expect(NaturalOrder.plainLetters(of: "a") == nil && NaturalOrder.plainLetters(of: "я") == nil)
  }
}
