import WindowResponder

extension Application {
  /// Sets light or dark as the user chose here, with the desktop's other settings. Follows the
  /// desktop again once both agree.
  func chooseAppearance(isDark: Bool) {
    var appearance = systemAppearance
    if isDark == (appearance.colorScheme == .dark) { return followSystemTheme() }
    appearance.colorScheme = isDark ? .dark : .light
    theme = appearance.theme
  }
}
