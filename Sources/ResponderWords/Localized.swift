/// Where a program's words in other languages come from.
///
///     Words.add(PackageResources.de_po, for: Language("de"))
///     Words.addFolder("/usr/share/locale", domain: "viewer")
///
/// Catalogues are gettext's, as text (`.po`) or compiled (`.mo`); `xgettext --language=C++ -klocalized` finds
/// the words of a program, since Swift's strings look like those of C++.
public enum Words {
  /// Adds a catalogue that is built into the program; what is no catalogue is left out.
  public static func add(_ bytes: [UInt8], for language: Language) {
    guard let catalogue = Catalogue(bytes: bytes) else { return }
    WordStore.shared.with { $0.add(catalogue, for: language) }
  }

  /// Adds a folder where the catalogue of a language is `LANGUAGE/LC_MESSAGES/DOMAIN.mo`.
  public static func addFolder(_ path: String, domain: String) {
    WordStore.shared.with { $0.add(folder: path, domain: domain) }
  }
}

/// A text in the user's language: as the program's catalogues have it, else as the library's have, else as it
/// is given.
///
///     localized("Copied %1 to %2", name, folder)
///
/// - Parameters:
///   - text: The text in the language that the program is written in; `%1` to `%9` stand for the arguments,
///     so that translators can change their order.
///   - arguments: What is put in their place.
///   - context: What tells two texts apart that are the same word in one language only.
public func localized(
  _ text: String, _ arguments: any CustomStringConvertible..., context: String? = nil
) -> String {
  let found = WordStore.shared.with { $0.entry(Catalogue.Key(context: context, text: text)) }
  return filled(found?.texts.first ?? text, arguments)
}

/// A text about a number of things in the user's language: the form that belongs to the number.
///
///     localized("%n file", plural: "%n files", count: 3)
///
/// - Parameters:
///   - one: The text for one; `%n` stands for the number, as people write it.
///   - many: The text for all other numbers, in the language that the program is written in.
///   - count: The number.
///   - arguments: What is put in the place of `%1` to `%9`.
///   - context: What tells two texts apart that are the same in one language only.
public func localized(
  _ one: String, plural many: String, count: Int, _ arguments: any CustomStringConvertible...,
  context: String? = nil
) -> String {
  let found = WordStore.shared.with { $0.entry(Catalogue.Key(context: context, text: one)) }
  var text = count == 1 ? one : many
  if let found, let last = found.texts.last {
    let index = found.rule.index(for: count)
    text = found.texts.indices.contains(index) ? found.texts[index] : last
  }
  return filled(text, arguments, count: Language.current.text(of: count))
}

/// One of the library's own words in the user's language.
package func ownWord(_ text: String) -> String {
  WordStore.shared.with { $0.entry(Catalogue.Key(context: nil, text: text)) }?.texts.first ?? text
}

/// The name of a key of the keyboard in the user's language, where the same word means something else too.
///
/// - Parameter name: The name in English. In the catalogues it has the context `keyboard key`.
package func ownKeyName(_ name: String) -> String {
  let key = Catalogue.Key(context: "keyboard key", text: name)
  return WordStore.shared.with { $0.entry(key) }?.texts.first ?? name
}

/// One of the library's own texts in the user's language, with something in the place of `%1`.
package func ownWord(_ text: String, _ argument: String) -> String {
  filled(ownWord(text), [argument])
}

private func filled(
  _ text: String, _ arguments: [any CustomStringConvertible], count: String? = nil
) -> String {
  guard text.contains("%") else { return text }
  var result = ""
  var rest = text[...]
  while let character = rest.popFirst() {
    guard character == "%", let next = rest.first else {
      result.append(character)
      continue
    }
    if next == "n", let count {
      result += count
      rest.removeFirst()
    } else if next == "%" {
      result.append("%")
      rest.removeFirst()
    } else if let number = next.wholeNumberValue, arguments.indices.contains(number - 1) {
      result += arguments[number - 1].description
      rest.removeFirst()
    } else {
      result.append("%")
    }
  }
  return result
}
