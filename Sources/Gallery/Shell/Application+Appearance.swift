import WindowResponder

extension Application {
  /// The user wants it light or dark here: with the desktop's other wishes, and following the desktop
  /// again where that has become the same.
  func chooseAppearance(isDark: Bool) {
    var appearance = systemAppearance
    if isDark == (appearance.colorScheme == .dark) { return followSystemTheme() }
    appearance.colorScheme = isDark ? .dark : .light
    theme = appearance.theme
  }
}
