import ResponderPlatform

/// A tool tip on the screen: a popup without a grab, which receives no input.
@MainActor final class ToolTipWindow: ShownToolTip {
  private let popup: PopupWindow
  private let screen: ScreenState
  private(set) var isShown = false

  init?(_ text: String, beside rect: Rect, over owner: Window, _ screen: ScreenState) {
    guard owner.surface != nil, screen.menu == nil else { return nil }
    self.screen = screen
    let content = ToolTipView(text, theme: owner.theme)
    let size = content.fittingSize
    let isMirrored = owner.isRightToLeft
    popup = PopupWindow(
      parent: owner,
      positioner: PopupPositioner(
        size: size, anchorRect: rect, anchor: isMirrored ? .bottomRight : .bottomLeft,
        gravity: isMirrored ? .bottomLeft : .bottomRight, adjustment: [.flipY, .slideX]),
      grabs: false)
    popup.takesInput = false
    popup.accessibilityLabel = text
    popup.application = owner.application
    popup.addSubview(content)
    popup.onLayout = { [weak popup, weak content] in
      if let popup { content?.frame = popup.bounds }
    }
    screen.toolTip?.end()
    isShown = true
    popup.onDismiss = { [weak self] in self?.end() }
    popup.isHidden = false
    guard popup.surface != nil else { return nil }
    screen.toolTip = self
  }

  func end() {
    guard isShown else { return }
    isShown = false
    if screen.toolTip === self { screen.toolTip = nil }
    popup.close()
  }
}

extension Window {
  /// Shows a tool tip beside a rectangle of the window, without covering it. If that is not possible, returns
  /// `nil`.
  func showToolTip(_ text: String, beside rect: Rect) -> (any ShownToolTip)? {
    guard let screen = popupProgram?.screen else { return nil }
    return ToolTipWindow(text, beside: rect, over: self, screen)
  }
}

/// The text of a tool tip.
private final class ToolTipView: View {
  private let text: String
  private let ownTheme: Theme
  private static let padding = Size(width: 10, height: 6)
  private static let widest = 320.0

  init(_ text: String, theme: Theme) {
    self.text = text
    ownTheme = theme
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityLabel = text
  }

  /// The theme of the owner, since the text is measured before the view is in a window.
  override var usedTheme: Theme { ownTheme }

  private var words: TextLayout {
    TextLayout.cached(text, font: theme.fonts.caption, maxWidth: Self.widest, numberOfLines: 0)
  }

  var fittingSize: Size {
    Size(
      width: (words.size.width + 2 * Self.padding.width).rounded(.up),
      height: (words.size.height + 2 * Self.padding.height).rounded(.up))
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let room = max(0, bounds.width - 2 * Self.padding.width)
    let shown =
      words.size.width <= room
      ? words
      : TextLayout.cached(
        text, font: theme.fonts.caption, maxWidth: room, numberOfLines: 0)
    let x = isRightToLeft ? bounds.maxX - Self.padding.width - shown.size.width : Self.padding.width
    context.draw(shown, at: Point(x: x, y: Self.padding.height), color: .label)
  }
}
