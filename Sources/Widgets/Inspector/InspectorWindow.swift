import WindowResponder

/// The window of the inspector. It does not count as a window of the program: it is not inspected, and the
/// program may end while it is open.
final class InspectorWindow: Window {
  weak var inspector: Inspector?
  private var isDark: Bool?

  /// The smallest size at which all controls can be reached, in points.
  static let smallestSize = Size(width: 320, height: 400)

  /// Applies the theme of the program, with smaller text, because the inspector shows much information.
  func takeTheme(_ theme: Theme) {
    guard isDark != theme.isDark else { return }
    isDark = theme.isDark
    var theme = theme
    let scale = theme.fonts.body.pointSize / Font.labelFontSize
    theme.fonts.body = .systemFont(ofSize: 14 * scale)
    theme.fonts.menu = .systemFont(ofSize: 13 * scale)
    theme.fonts.button = .systemFont(ofSize: 14 * scale, weight: .medium)
    theme.fonts.headline = .systemFont(ofSize: 14 * scale, weight: .semibold)
    theme.fonts.caption = .systemFont(ofSize: 12 * scale)
    overrideTheme = theme
  }

  override func close() {
    super.close()
    if isHidden { inspector?.windowWasClosed() }
  }
}
