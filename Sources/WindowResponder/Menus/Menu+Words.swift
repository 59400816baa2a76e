import ResponderWords

extension Menu {
  /// The menu with the library's words in the user's language. The program's own menu has its name.
  var inOwnWords: Menu {
    if Language.current.code != "en" { MenuWords.translate(self) }
    return self
  }
}

/// Says what stands in the standard menus in the user's language.
@MainActor private enum MenuWords {
  static func translate(_ element: MenuElement) {
    let menu = element as? Menu
    if menu?.identifier != .application { element.storedTitle = ownWord(element.storedTitle) }
    for child in menu?.children ?? [] { translate(child) }
  }
}
