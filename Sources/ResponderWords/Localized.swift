/// The sources of a program's localized strings.
///
///     MessageCatalogs.add(PackageResources.de_po, for: Language("de"))
///     MessageCatalogs.addFolder("/usr/share/locale", domain: "viewer")
///
/// Catalogs are those of gettext, as text (`.po`) or compiled (`.mo`). The command `xgettext --language=C++
/// -klocalized` finds the strings of a program, since strings in Swift look like those in C++.
///
/// The catalogs determine the languages of the program, as the localizations of a bundle do in UIKit. The
/// library's strings and the layout direction follow the language of the program, ``Language/current``.
public enum MessageCatalogs {
  /// The language of the texts in the program's source. The program has this language if it has no catalog
  /// for one of the user's languages. Follows `Bundle.developmentLocalization`.
  ///
  /// If `nil`, the default, the texts of a program with catalogs are English. A program without catalogs has
  /// then declared no language, and the library's strings and the layout direction are those of the user's
  /// language. A program that is not translated sets this property, so that it has one language.
  public static var developmentLanguage: Language? {
    get { WordStore.shared.with { $0.developmentLanguage } }
    set { WordStore.shared.with { $0.developmentLanguage = newValue } }
  }

  /// Adds a catalog that is compiled into the program. If it is not a catalog, does nothing.
  public static func add(_ bytes: [UInt8], for language: Language) {
    guard let catalogue = Catalogue(bytes: bytes) else { return }
    WordStore.shared.with { $0.add(catalogue, for: language) }
  }

  /// Adds a folder in which the catalog of a language is the file `LANGUAGE/LC_MESSAGES/DOMAIN.mo`.
  public static func addFolder(_ path: String, domain: String) {
    WordStore.shared.with { $0.add(folder: path, domain: domain) }
  }
}

/// The former name of ``MessageCatalogs``.
@available(*, deprecated, renamed: "MessageCatalogs")
public typealias Words = MessageCatalogs

/// Returns a string in the language of the program, ``Language/current``. It is found in the catalogs of the
/// program, or else in that of the library for the same language. If it is in neither, returns the original
/// text.
///
///     localized("Copied %1 to %2", name, folder)
///
/// - Parameters:
///   - text: The text in the program's original language. The placeholders `%1` to `%9` stand for the
///     arguments, so that translators can change their order.
///   - arguments: The values of the placeholders.
///   - context: A text that distinguishes two entries with the same original text.
public func localized(
  _ text: String, _ arguments: any CustomStringConvertible..., context: String? = nil
) -> String {
  let found = WordStore.shared.with { $0.entry(Catalogue.Key(context: context, text: text)) }
  return Catalogue.filled(found?.texts.first ?? text, arguments)
}

/// Returns a string for a number of things in the user's language, in the plural form for the number.
///
///     localized("%n file", plural: "%n files", count: 3)
///
/// - Parameters:
///   - one: The text for one thing. The placeholder `%n` stands for the number in the format of the language.
///   - many: The text for all other numbers, in the program's original language.
///   - count: The number.
///   - arguments: The values of `%1` to `%9`.
///   - context: A text that distinguishes two entries with the same original text.
public func localized(
  _ one: String, plural many: String, count: Int, _ arguments: any CustomStringConvertible...,
  context: String? = nil
) -> String {
  let found = WordStore.shared.with { $0.entry(Catalogue.Key(context: context, text: one)) }
  let text = Catalogue.form(found, one, many, count: count)
  return Catalogue.filled(text, arguments, count: Language.current.text(of: count))
}

/// Returns a string of the library in the user's language.
package func ownWord(_ text: String) -> String {
  WordStore.shared.with { $0.entry(Catalogue.Key(context: nil, text: text)) }?.texts.first ?? text
}

/// Returns the name of a key of the keyboard in the user's language, as the same text may have another
/// meaning too.
///
/// - Parameter name: The name in English. In the catalogs, it has the context `keyboard key`.
package func ownKeyName(_ name: String) -> String {
  let key = Catalogue.Key(context: "keyboard key", text: name)
  return WordStore.shared.with { $0.entry(key) }?.texts.first ?? name
}

/// Returns a string of the library in the user's language, with values for `%1`, `%2` and so on.
package func ownWord(_ text: String, _ argument: String, _ others: String...) -> String {
  Catalogue.filled(ownWord(text), [argument] + others)
}
