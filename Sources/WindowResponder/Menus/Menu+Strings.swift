import ResponderWords

extension Menu {
  /// The menu with the library's localized strings. The application menu has the name of the application.
  var inOwnWords: Menu {
    if Language.current.code != "en" { MenuWords.translate(self) }
    return self
  }
}

/// Localization of the standard menus.
@MainActor private enum MenuWords {
  static func translate(_ element: MenuElement) {
    let menu = element as? Menu
    if menu?.identifier != .application { element.storedTitle = ownWord(element.storedTitle) }
    for child in menu?.children ?? [] { translate(child) }
  }
}
