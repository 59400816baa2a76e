import ResponderTestKit
import ResponderWords
import Testing

@testable import WindowResponder

@Suite("The library's words") @MainActor struct CatalogueTests {
  /// The strings of each message catalog, by language code.
  private static let words = Dictionary(
    uniqueKeysWithValues: OwnCatalogues.codes.map { ($0, OwnCatalogues.words($0)) })

  @Test("Every word in the code stands in each catalogue")
  func codeIsTranslated() throws {
    let used = try SourceStrings.all()
    #expect(used.count > 60)
    for code in OwnCatalogues.codes {
      for word in used { #expect(Self.words[code]?[word] != nil, "\(word) in \(code)") }
    }
  }

  @Test("The name of every file type is in each catalog")
  func fileTypesAreTranslated() throws {
    let used = try SourceStrings.fileTypes()
    #expect(used.count > 15 && used.contains("CSV Tables"))
    for code in OwnCatalogues.codes {
      for word in used { #expect(Self.words[code]?[word] != nil, "\(word) in \(code)") }
    }
  }

  @Test(
    "French quotation marks and what stands before punctuation are not alone at the end of a line")
  func frenchSpaces() {
    for text in (Self.words["fr"] ?? [:]).values.joined() {
      for pair in ["« ", " »", " ?", " !", " :", " ;"] { #expect(!text.contains(pair), "\(text)") }
    }
    #expect(
      Self.words["fr"]?["“%1” could not be moved"]?.first?.contains("«\u{A0}%1\u{A0}»") == true)
  }

  @Test("No alert of the library is in English alone")
  func alertsAreTranslated() throws { #expect(try SourceStrings.untranslated().isEmpty) }

  @Test("What is wrong with an image is said in the language of the user")
  func imageErrors() {
    let stage = Stage(size: Size(width: 30, height: 30), language: Language("de"))
    withExtendedLifetime(stage) {
      #expect(ImageError.notAnImage.sentence == "Das ist kein Bild")
      let missing = ImageError.noReader(format: "tiff", library: "libtiff.so")
      #expect(
        missing.sentence == "Bilder dieses Formats brauchen libtiff.so, das nicht installiert ist")
    }
  }

  @Test("Every title of the standard menus stands in each catalogue")
  func menusAreTranslated() {
    let stage = Stage(size: Size(width: 100, height: 100))
    withExtendedLifetime(stage) {
      let name = stage.application.name
      for code in OwnCatalogues.codes {
        for title in titles(.standardMain) + titles(.standardEdit)
        where !title.isEmpty && !title.contains(name) {
          #expect(Self.words[code]?[title] != nil, "\(title) in \(code)")
        }
      }
    }
  }

  private func titles(_ menu: Menu) -> [String] {
    let own = menu.identifier == .application ? [] : [menu.title]
    return own + menu.children.flatMap { ($0 as? Menu).map(titles) ?? [$0.title] }
  }

  @Test("All catalogues have the same words, with the same places to fill")
  func sameWords() {
    let first = Set(Self.words["de"]?.keys ?? [:].keys)
    for code in OwnCatalogues.codes {
      #expect(Set(Self.words[code]?.keys ?? [:].keys) == first)
      for (word, texts) in Self.words[code] ?? [:] {
        #expect(texts.first?.contains("%1") == word.contains("%1"), "\(word) in \(code)")
      }
    }
  }

  @Test("The edit menu of a German is German, and shortcuts are named so")
  func germanMenu() {
    let stage = Stage(size: Size(width: 300, height: 300), language: Language("de_DE"))
    withExtendedLifetime(stage) {
      let menu = MenuSystem.context.build(along: [stage.window])
      let all = titles(menu)
      #expect(all.contains("Kopieren"))
      #expect(!all.contains("Copy"))
      let save = KeyCommand(
        title: "x", action: .copy, input: "c", modifierFlags: [.control, .shift])
      #expect(save.shortcutText == "Strg+Umschalt+C")
    }
  }

  private func text(_ input: String, _ flags: KeyModifierFlags = []) -> String {
    KeyCommand(title: "x", action: .copy, input: input, modifierFlags: flags).shortcutText
  }

  @Test(
    "P14: The names of keys are those that keyboards of the language have",
    arguments: ["de", "fr", "es", "ja", "ar", "en"])
  func keyNames(code: String) {
    let names: [String: [String]] = [
      "de": ["Entf", "Einfg", "Pos1", "Ende", "Strg+Alt+Umschalt+Entf", "Bild auf", "F5"],
      "fr": ["Suppr", "Inser", "Début", "Fin", "Ctrl+Alt+Maj+Suppr", "Page préc.", "F5"],
      "es": ["Supr", "Insert", "Inicio", "Fin", "Ctrl+Alt+Mayús+Supr", "Re Pág", "F5"],
      "ja": ["Delete", "Insert", "Home", "End", "Ctrl+Alt+Shift+Delete", "Page Up", "F5"],
      "ar": ["Delete", "Insert", "Home", "End", "Ctrl+Alt+Shift+Delete", "Page Up", "F5"],
      "en": ["Delete", "Insert", "Home", "End", "Ctrl+Alt+Shift+Delete", "Page Up", "F5"],
    ]
    let stage = Stage(size: Size(width: 30, height: 30), language: Language(code))
    withExtendedLifetime(stage) {
      let shown = [
        text(KeyCommand.inputDelete), text(KeyCommand.inputInsert), text(KeyCommand.inputHome),
        text(KeyCommand.inputEnd), text(KeyCommand.inputDelete, [.control, .alternate, .shift]),
        text(KeyCommand.inputPageUp), text(KeyCommand.f5),
      ]
      #expect(shown == names[code])
      // The title of the menu item differs from the name of the key.
      #expect(ownWord("Delete") == (code == "de" ? "Löschen" : ownWord("Delete")))
    }
  }

  @Test(
    "P14: A key has the name that shortcuts call it by; a letter without one capital stays small")
  func keysAndShortcuts() {
    let stage = Stage(size: Size(width: 30, height: 30), language: Language("de"))
    withExtendedLifetime(stage) {
      #expect(KeyCommand.name(ofInput: "ß") == "ß")
      #expect(KeyCommand.name(ofInput: "ä") == "Ä")
      #expect(KeyStroke.input(of: .keyboardDeleteForward) == KeyCommand.inputDelete)
    }
  }

  @Test("The next stage is English again")
  func englishAgain() {
    do {
      let stage = Stage(size: Size(width: 30, height: 30), language: Language("fr"))
      withExtendedLifetime(stage) { #expect(ownWord("Close") == "Fermer") }
    }
    let stage = Stage(size: Size(width: 30, height: 30))
    withExtendedLifetime(stage) { #expect(ownWord("Close") == "Close") }
  }

  @Test("Undo says what in the order of the language")
  func undo() {
    let stage = Stage(size: Size(width: 30, height: 30), language: Language("de"))
    withExtendedLifetime(stage) {
      #expect(UndoManager().undoMenuTitle(forUndoActionName: "Eingabe") == "Eingabe widerrufen")
    }
  }

  @Test("Arabic turns the program around")
  func rightToLeft() {
    let stage = Stage(size: Size(width: 30, height: 30), language: Language("ar_EG"))
    #expect(stage.application.userInterfaceLayoutDirection == .rightToLeft)
  }
}
