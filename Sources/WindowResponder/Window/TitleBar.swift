import ResponderPlatform
import ResponderRuntime

/// The title bar that a window draws at its top if the compositor draws none.
///
/// Dragging it moves the window, a double click maximizes it, and the secondary button opens the compositor's
/// window menu.
final class TitleBar: View {
  /// The height of the bar, in points. It is large enough for touches.
  static let height = 44.0
  /// The distance that a touch or the pointer moves before the window moves, in points.
  private static let dragDistance = 6.0

  /// The reference is weak, so that retaining the bar does not retain the window.
  @BackLink private var owner: Window?
  private let label = Label()
  private let closeButton = TitleBarButton(.close)
  private let maximizeButton = TitleBarButton(.maximize)
  private let minimizeButton = TitleBarButton(.minimize)
  private var isActive = true

  var title: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  init(window: Window) {
    owner = window
    super.init(frame: .zero)
    label.textAlignment = .center
    label.text = window.title ?? window.rootViewController?.title ?? window.programContext.name
    addSubview(label)
    for button in [minimizeButton, maximizeButton, closeButton] { addSubview(button) }
    closeButton.onPress = { [link = BackLink(self)] in link.target?.owner?.performClose() }
    maximizeButton.onPress = { [link = BackLink(self)] in link.target?.toggleMaximized() }
    minimizeButton.onPress = { [link = BackLink(self)] in link.target?.owner?.minimize() }
    update(state: window.desktopState, capabilities: .all)
  }

  func update(state: Window.DesktopState, capabilities: WindowManagerCapabilities) {
    isActive = state.contains(.activated)
    minimizeButton.isHidden = !capabilities.contains(.minimize)
    maximizeButton.isHidden = !capabilities.contains(.maximize)
    maximizeButton.kind = state.contains(.maximized) ? .restore : .maximize
    label.font = titleFont
    label.textColor = isActive ? .label : .secondaryLabel
    backgroundColor = isActive ? .titleBar : .inactiveTitleBar
    for button in [closeButton, maximizeButton, minimizeButton] { button.isWindowActive = isActive }
    setNeedsLayout()
  }

  /// The theme's font, limited to a size that fits into the bar.
  private var titleFont: Font {
    let font = theme.fonts.windowTitle
    return font.withSize(min(font.pointSize, TitleBar.height * Self.largestShare))
  }
  /// The largest font size as a part of the bar's height.
  private static let largestShare = 0.68

  /// Updates the font, whose size the user may have changed.
  override func themeDidChange() {
    super.themeDidChange()
    label.font = titleFont
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = TitleBar.height
    var right = bounds.maxX - 2
    for button in [closeButton, maximizeButton, minimizeButton] where !button.isHidden {
      right -= side
      button.frame = Rect(x: right, y: 0, width: side, height: side)
    }
    // The title is centered in the window if it fits, otherwise next to the buttons.
    let wanted = label.sizeThatFits(Size(width: .infinity, height: side)).width
    let room = max(0, right - 16)
    let centered = (bounds.width - wanted) / 2
    let x = min(max(16, centered), max(16, right - wanted - 8))
    label.frame = Rect(x: x, y: 0, width: min(wanted + 1, room), height: side)
    guard isRightToLeft else { return }
    for view in subviews { view.frame = view.frame.mirrored(in: bounds) }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let thickness = 1 / context.scale
    context.fill(
      Rect(x: 0, y: bounds.maxY - thickness, width: bounds.width, height: thickness),
      color: .separator)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    if event?.buttonMask.contains(.secondary) ?? false {
      owner?.surface?.showWindowMenu(at: touch.location(in: nil))
    } else if touch.tapCount.isMultiple(of: 2) {
      toggleMaximized()
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, !touch.tapCount.isMultiple(of: 2),
      touch.location.distance(to: touch.initialLocation) > Self.dragDistance
    else { return }
    // The compositor takes the touch over, so it is cancelled here.
    guard let owner else { return }
    owner.surface?.beginMove()
    owner.ownApplication.cancelTouchesNext(in: owner)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  /// Prevents the window's gesture recognizers from beginning in the bar, which belongs to the desktop.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  private func toggleMaximized() {
    guard !maximizeButton.isHidden else { return }
    guard let owner else { return }
    owner.setMaximized(!owner.desktopState.contains(.maximized))
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
}
