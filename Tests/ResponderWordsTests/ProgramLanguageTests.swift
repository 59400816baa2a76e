import ResponderTestKit
import Testing
import Widgets

@testable import ResponderWords

/// Tests of the language of a program, by its catalogs and the languages of the user.
@Suite("The language of a program", .serialized) @MainActor struct ProgramLanguageTests {
  private func catalogue(_ original: String, _ translation: String) throws -> Catalogue {
    let text = "msgid \"\(original)\"\nmsgstr \"\(translation)\"\n"
    return try #require(Catalogue(bytes: Array(text.utf8)))
  }

  /// Returns a store without catalogs for a user with a locale, and with languages in the variable
  /// `LANGUAGE`.
  private func store(_ locale: String, _ list: String = "") -> WordStore {
    var store = WordStore()
    store.use(Language.preferred(locale: locale, list: list), isChosen: false)
    return store
  }

  private func text(_ text: String, in store: inout WordStore) -> String {
    store.entry(Catalogue.Key(context: nil, text: text))?.texts.first ?? text
  }

  @Test("P4: A program that declares no language has the user's, for the library's words")
  func undeclared() {
    var finnish = store("fi_FI.UTF-8", "fi:de:fr")
    #expect(finnish.language == Language("fi"))
    #expect(text("Cancel", in: &finnish) == "Abbrechen")
    var french = store("fr_CA.UTF-8")
    #expect(french.language == Language("fr_CA") && french.followsEnvironment)
    #expect(text("Cancel", in: &french) == "Annuler")
    var plain = store("C", "de")
    #expect(plain.language == .english)
    #expect(text("Cancel", in: &plain) == "Cancel")
  }

  @Test("P4: A program with catalogs has the first of the user's languages that it has")
  func negotiated() throws {
    var store = store("fr_FR.UTF-8", "fr:de_AT:en")
    store.add(try catalogue("Expenses", "Ausgaben"), for: Language("de"))
    #expect(store.language == Language("de_AT") && !store.followsEnvironment)
    #expect(text("Expenses", in: &store) == "Ausgaben")
    #expect(text("Cancel", in: &store) == "Abbrechen")
  }

  @Test("P4: A program without a catalog for the user is in its development language, all of it")
  func developmentLanguage() throws {
    var store = store("ar_EG.UTF-8")
    #expect(text("Cancel", in: &store) != "Cancel")
    store.add(try catalogue("Expenses", "Ausgaben"), for: Language("de"))
    #expect(store.language == Language("en_EG") && !store.language.isRightToLeft)
    #expect(text("Expenses", in: &store) == "Expenses")
    #expect(text("Pictures", in: &store) == "Pictures")
    #expect(text("Cancel", in: &store) == "Cancel")
    store.developmentLanguage = Language("fr")
    #expect(store.language == Language("fr_EG"))
    #expect(text("Cancel", in: &store) == "Annuler")
  }

  @Test("P4: A program without catalogs that declares its language has that one alone")
  func untranslated() {
    var store = store("ar_EG.UTF-8")
    store.developmentLanguage = .english
    #expect(store.language.code == "en")
    #expect(text("Cancel", in: &store) == "Cancel")
    store.developmentLanguage = nil
    #expect(store.language == Language("ar_EG"))
  }

  @Test("P4: English counts in the user's order, and a language that the library lacks is English")
  func order() throws {
    var store = store("de_DE.UTF-8", "en_GB:de")
    store.add(try catalogue("Expenses", "Ausgaben"), for: Language("de"))
    #expect(store.language == Language("en_GB"))
    #expect(text("Cancel", in: &store) == "Cancel")
    store = self.store("pl_PL.UTF-8", "pl:de")
    store.add(try catalogue("Expenses", "Wydatki"), for: Language("pl"))
    #expect(text("Expenses", in: &store) == "Wydatki")
    #expect(text("Cancel", in: &store) == "Cancel")
  }

  @Test("P4: A language that the program has chosen is the one of the library's words too")
  func chosen() throws {
    var store = WordStore()
    store.add(try catalogue("Expenses", "Ausgaben"), for: Language("de"))
    store.use([Language("fr")], isChosen: true)
    #expect(store.language == Language("fr") && !store.followsEnvironment)
    #expect(text("Cancel", in: &store) == "Annuler")
  }

  @Test("P4: A program whose language is another one than the user's has its direction")
  func direction() {
    let stage = Stage(size: Size(width: 200, height: 100), language: Language("ar_EG"))
    #expect(stage.application.userInterfaceLayoutDirection == .rightToLeft)
    stage.launch(EnglishProgram.self)
    #expect(stage.application.userInterfaceLayoutDirection == .leftToRight)
  }
}

/// A program that is in English for every user.
private final class EnglishProgram: Responder, ApplicationDelegate {
  func applicationWillFinishLaunching(_ application: Application) { Language.current = .english }
}
