import WindowResponder

extension Application {
  /// Sets the light or dark appearance that the user chose, and keeps the desktop's other settings.
  ///
  /// When both are the same, the program follows the desktop again.
  func chooseAppearance(isDark: Bool) {
    var appearance = systemAppearance
    if isDark == (appearance.colorScheme == .dark) { return followSystemTheme() }
    appearance.colorScheme = isDark ? .dark : .light
    theme = appearance.theme
  }
}
