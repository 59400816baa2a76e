import WindowResponder

/// The control at the top of a disclosure that expands and collapses it, with a rotating mark and a title.
@MainActor final class DisclosureHeader: Control {
  private static let markSide = 16.0
  private static let gap = 8.0
  private static let inset = 4.0

  var title = "" { didSet { if title != oldValue { contentDidChange() } } }
  var font: Font? { didSet { contentDidChange() } }
  var isExpanded = false
  /// The handler that expands or collapses the disclosure.
  var onToggle: ((Bool) -> Void)?
  /// The rotation of the mark, from 0 to 1.
  private lazy var turn = AnimatedValue(0, in: self)

  func set(_ expanded: Bool, animated: Bool) {
    isExpanded = expanded
    turn.move(to: expanded ? 1 : 0, animated: animated)
    accessibilityDidChange(.states)
    setNeedsDisplay()
  }

  private func contentDidChange() {
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  private var shownFont: Font { font ?? theme.fonts.headline }
  private var textStart: Double { Self.inset + Self.markSide + Self.gap }

  private func words(width: Double?) -> TextLayout {
    TextLayout.cached(
      title, font: shownFont, maxWidth: width.map { max(0, $0) },
      numberOfLines: width == nil ? 1 : 0)
  }

  override var intrinsicContentSize: Size {
    let size = words(width: nil).size
    return Size(
      width: (textStart + size.width + Self.inset).rounded(.up),
      height: max(theme.metrics.touchTarget, size.height + 8))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let whole = intrinsicContentSize
    guard size.width > 0, size.width < whole.width else { return whole }
    let text = words(width: size.width - textStart - Self.inset).size
    return Size(width: size.width, height: max(theme.metrics.touchTarget, text.height + 8))
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { onToggle?(!isExpanded) }
  }

  override func performPrimaryAction() { onToggle?(!isExpanded) }

  override func accessibilityActivate() -> Bool {
    if isEnabled { onToggle?(!isExpanded) }
    return isEnabled
  }

  /// Expands and collapses with the forward and back arrow keys, as in a list.
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if isFocused, isEnabled, let key = presses.plainKey {
      let opens: KeyboardHIDUsage = isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
      let closes: KeyboardHIDUsage = isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
      if key.keyCode == opens, !isExpanded { return onToggle?(true) ?? () }
      if key.keyCode == closes, isExpanded { return onToggle?(false) ?? () }
    }
    super.pressesBegan(presses, with: event)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isExpanded ? "expanded" : "collapsed") }
    set { super.accessibilityValue = newValue }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let ground = bounds.insetBy(dx: 0, dy: 2)
    if isEnabled, isHighlighted || isPointerInside {
      context.fillRoundedRect(
        ground, cornerRadius: 8, color: isHighlighted ? .pressedFill : .quaternarySystemFill)
    }
    let color: Color = isEnabled ? .label : .tertiaryLabel
    drawMark(isEnabled ? .secondaryLabel : .tertiaryLabel, in: context)
    let room = max(0, bounds.width - textStart - Self.inset)
    let whole = words(width: nil)
    let text = whole.size.width <= room ? whole : words(width: room)
    let place = Rect(
      x: bounds.minX + textStart, y: (bounds.midY - text.size.height / 2).rounded(.down),
      width: min(room, text.size.width), height: text.size.height
    ).mirrored(in: bounds, if: isRightToLeft)
    context.draw(text, at: place.origin, color: color)
    if isFocused { drawFocusRing(around: ground, cornerRadius: 8, in: context) }
  }

  /// Draws a chevron that points forward in the collapsed state, and down in the expanded state.
  private func drawMark(_ color: Color, in context: GraphicsContext) {
    let side = Self.markSide
    let box = Rect(
      x: bounds.minX + Self.inset, y: bounds.midY - side / 2, width: side, height: side
    ).mirrored(in: bounds, if: isRightToLeft)
    context.saveState()
    context.translateBy(x: box.midX, y: box.midY)
    context.rotate(by: (isRightToLeft ? -1 : 1) * turn.value * .pi / 2)
    var mark = Path()
    let way = isRightToLeft ? -1.0 : 1.0
    mark.move(to: Point(x: -2 * way, y: -4.5))
    mark.addLine(to: Point(x: 2.5 * way, y: 0))
    mark.addLine(to: Point(x: -2 * way, y: 4.5))
    mark.lineWidth = 2
    mark.lineCapStyle = .round
    mark.lineJoinStyle = .round
    context.stroke(mark, color: color)
    context.restoreState()
  }
}

extension DisclosureHeader: BaselineView {
  func baselineFromTop(forHeight height: Double) -> Double? {
    let text = words(width: nil)
    return ((height - text.size.height) / 2).rounded(.down) + text.baseline
  }
}
