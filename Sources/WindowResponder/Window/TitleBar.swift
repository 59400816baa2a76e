import ResponderPlatform

/// The bar that a window draws at its top where the compositor draws none.
///
/// Dragging it moves the window, a double click maximises it, a right click opens the compositor's
/// menu for it.
final class TitleBar: View {
  /// The bar's height, in points: as high as a finger needs.
  static let height = 44.0
  /// How far a finger or pointer goes before the window moves with it, in points.
  private static let dragDistance = 6.0

  /// Weak, so that retaining the bar does not retain the window.
  private weak var owner: Window?
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
    closeButton.onPress = { [weak self] in self?.owner?.performClose() }
    maximizeButton.onPress = { [weak self] in self?.toggleMaximized() }
    minimizeButton.onPress = { [weak self] in self?.owner?.minimize() }
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

  /// The theme's font, no larger than the bar has room for.
  private var titleFont: Font {
    let font = theme.fonts.windowTitle
    return font.withSize(min(font.pointSize, TitleBar.height * Self.largestShare))
  }
  /// How much of its height the largest letters take.
  private static let largestShare = 0.68

  /// The user may want larger texts.
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
    // In the middle of the window where it fits; beside the buttons where it does not.
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
    // The compositor takes the touch over; what is left of it here is over.
    guard let owner else { return }
    owner.surface?.beginMove()
    owner.ownApplication.cancelTouchesNext(in: owner)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  /// The bar is the desktop's rather than the program's: the window's recognizers leave it alone.
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
