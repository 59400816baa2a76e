import WindowResponder

/// A control with a round mark and a title, of which one in a group is on.
///
///     let group = RadioGroup(titles: ["Left", "Right"])
///
/// The buttons of one superview form a group: when the user turns one on, the others are turned off. The Tab
/// key stops at the one that is on, and the arrow keys move to another one and turn it on. Only actions of
/// the user send `Control.Events.valueChanged`. See ``RadioGroup``.
@preconcurrency @MainActor open class RadioButton: Control {
  /// The side of the mark, in points.
  public static let markSide = 22.0
  private static let gap = 10.0
  private static let edgeInset = 4.0

  /// Creates a button that is off.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a button of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Saves whether the button is on. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isOn, forKey: StateKey.value)
  }

  /// Restores whether the button is on, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Bool.self, forKey: StateKey.value) { isOn = value }
  }

  /// Creates a button with a title that is off.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
    frame.size = intrinsicContentSize
  }

  /// The title beside the mark, or `nil` for none.
  open var title: String? {
    didSet { if title != oldValue { neededSizeDidChange() } }
  }

  /// The font of the title. The default is the body font of the theme.
  open var font: Font! {
    get { ownFont ?? theme.fonts.body }
    set {
      ownFont = newValue
      neededSizeDidChange()
    }
  }
  private var ownFont: Font?

  /// A Boolean value that indicates whether the button is on. `true` turns the others of the group off. A new
  /// value sends no event.
  open var isOn: Bool {
    get { isSelected }
    set { if newValue != isSelected { isSelected = newValue } }
  }

  /// A Boolean value that indicates whether the button is on. It is the same as ``isOn``.
  open override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      if isSelected {
        for other in group where other !== self { other.isSelected = false }
      }
      (superview as? RadioGroup)?.selectionDidChange()
    }
  }

  /// The buttons with the same superview, in order.
  final var group: [RadioButton] {
    superview?.subviews.compactMap { $0 as? RadioButton } ?? [self]
  }

  /// Joins the focus group of the buttons in the superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    focusGroupIdentifier = superview.map { "radio \(ObjectIdentifier($0).hashValue)" }
  }

  // MARK: Size

  /// The size of the mark and the title, in points. The height is at least that of a touch target.
  open override var intrinsicContentSize: Size {
    let least = theme.metrics.touchTarget
    guard let text = words(width: nil) else { return Size(width: least, height: least) }
    return Size(
      width: max(least, (titleStart + text.size.width + Self.edgeInset).rounded(.up)),
      height: max(least, text.size.height))
  }

  /// Returns the size of the mark and the title, in points. The title wraps to the available width.
  open override func sizeThatFits(_ size: Size) -> Size {
    let whole = intrinsicContentSize
    guard size.width > 0, size.width < whole.width,
      let text = words(width: size.width - titleStart - Self.edgeInset)
    else { return whole }
    return Size(width: size.width, height: max(whole.height, text.size.height + 8))
  }

  private var titleStart: Double { Self.edgeInset + Self.markSide + Self.gap }

  private func words(width: Double?) -> TextLayout? {
    guard let title, !title.isEmpty else { return nil }
    return TextLayout.cached(
      title, font: font, maxWidth: width.map { max(0, $0) }, numberOfLines: width == nil ? 1 : 0)
  }

  // MARK: Accessibility

  /// The accessibility label. The default is the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value. The default is "on" or "off".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "on" : "off") }
    set { super.accessibilityValue = newValue }
  }

  /// Turns the button on, as a tap does. If the button is disabled, returns `false`.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    choose()
    return true
  }

  // MARK: Use

  /// Turns the button on if the touch ends inside.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { choose() }
  }

  /// Turns the button on, and sends the same events as for the user.
  open override func performPrimaryAction() { choose() }

  /// Turns on the button of the group to which an arrow key has moved the focus.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let hadFocus = isFocused
    super.pressesBegan(presses, with: event)
    guard hadFocus, !isFocused else { return }
    group.first { $0.isFocused }?.choose()
  }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  final func choose() {
    guard isEnabled, !isOn else { return }
    isOn = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    (superview as? RadioGroup)?.userDidChoose()
  }

  // MARK: Drawing

  /// Draws the mark and the title, and the focus ring of a focused button.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let side = Self.markSide
    let x = title == nil ? (bounds.midX - side / 2).rounded(.down) : bounds.minX + Self.edgeInset
    let mark = Rect(x: x, y: (bounds.midY - side / 2).rounded(.down), width: side, height: side)
      .mirrored(in: bounds, if: isRightToLeft)
    drawMark(mark, in: context)
    drawTitle(in: context)
    if isFocused {
      let ring = mark.insetBy(dx: -Self.edgeInset, dy: -Self.edgeInset)
      drawFocusRing(around: ring, cornerRadius: ring.width / 2, in: context)
    }
  }

  private func drawTitle(in context: GraphicsContext) {
    let start = bounds.minX + titleStart
    let room = max(0, bounds.maxX - start)
    guard let whole = words(width: nil),
      let text = whole.size.width <= room ? whole : words(width: room)
    else { return }
    let place = Rect(
      x: start, y: (bounds.midY - text.size.height / 2).rounded(.down),
      width: min(room, text.size.width), height: text.size.height
    ).mirrored(in: bounds, if: isRightToLeft)
    context.draw(text, at: place.origin, color: isEnabled ? .label : .tertiaryLabel)
  }

  private func drawMark(_ mark: Rect, in context: GraphicsContext) {
    let radius = mark.width / 2
    context.saveState()
    context.setAlpha(isEnabled ? 1 : 0.45)
    if isOn {
      context.fillRoundedRect(mark, cornerRadius: radius, color: tintColor)
      let dot = mark.insetBy(dx: 7, dy: 7)
      context.fillRoundedRect(dot, cornerRadius: dot.width / 2, color: .onTint)
    } else {
      context.fillRoundedRect(mark, cornerRadius: radius, color: .tertiarySystemGroupedBackground)
      context.strokeRoundedRect(mark, cornerRadius: radius, color: .controlBorder, width: 1.5)
    }
    if isHighlighted || isPointerInside {
      context.fillRoundedRect(
        mark, cornerRadius: radius,
        color: Color.label.withAlphaComponent(isHighlighted ? 0.2 : 0.08))
    }
    context.restoreState()
  }
}

extension RadioButton: BaselineView {
  package func baselineFromTop(forHeight height: Double) -> Double? {
    words(width: nil).map { ((height - $0.size.height) / 2).rounded(.down) + $0.baseline }
  }
}
