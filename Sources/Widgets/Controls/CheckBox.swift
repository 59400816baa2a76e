/// A control with a box that is checked or unchecked, and a title.
///
///     let backups = CheckBox(title: "Keep backups")
///     backups.addTarget(self, action: BackupSettings.backupsChanged, for: .valueChanged)
///
/// UIKit has no such control. It behaves as ``Switch`` does: only actions of the user send
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class CheckBox: Control {
  /// The side of the box, in points.
  public static let boxSide = 22.0
  /// The spacing between the box and the title, in points.
  static let gap = 10.0
  /// The distance from the box to the edge of the control, which contains the focus ring, in points.
  public static let edgeInset = 4.0

  /// Creates an unchecked box.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a box of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Saves whether the box is checked. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isChecked, forKey: StateKey.value)
  }

  /// Restores whether the box is checked, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Bool.self, forKey: StateKey.value) { isChecked = value }
  }

  /// Creates an unchecked box with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
    frame.size = intrinsicContentSize
  }

  /// A Boolean value that indicates whether the box is checked. A new value sends no event.
  open var isChecked: Bool {
    get { value }
    set { set(newValue, animated: isToggling) }
  }
  private var value = false
  private var isToggling = false
  /// The opacity of the mark, from 0 to 1, or `nil` before the first change by the user.
  private var fade: AnimatedValue?

  private func set(_ checked: Bool, animated: Bool) {
    guard checked != value else { return }
    value = checked
    setNeedsDisplay()
    accessibilityDidChange(.states)
    guard animated || fade != nil else { return }
    let fade = self.fade ?? AnimatedValue(checked ? 0 : 1, in: self, isMovement: false)
    self.fade = fade
    fade.move(to: checked ? 1 : 0, animated: animated)
  }

  /// The title beside the box, or `nil` for none.
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

  /// The size of the box and the title, in points. It is at least that of a touch target.
  open override var intrinsicContentSize: Size {
    let least = theme.metrics.touchTarget
    let box = Self.boxSide + Self.edgeInset * 2
    guard let text = titleLayout(width: nil) else { return Size(width: least, height: least) }
    return Size(
      width: max(least, box + Self.gap - Self.edgeInset + text.size.width + Self.edgeInset),
      height: max(least, text.size.height))
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The accessibility label. The default is the title.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value. The default is "on" or "off".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isChecked ? "on" : "off") }
    set { super.accessibilityValue = newValue }
  }

  /// Toggles the box if the touch ends inside.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { toggle() }
  }

  /// Toggles the box, and sends the same events as for the user.
  open override func performPrimaryAction() { toggle() }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  private func toggle() {
    isToggling = true
    isChecked.toggle()
    isToggling = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Drawing

  /// Draws the box and the title, and the focus ring of a focused control.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let side = Self.boxSide
    let x = title == nil ? (bounds.midX - side / 2).rounded(.down) : bounds.minX + Self.edgeInset
    let box = Rect(
      x: x, y: (bounds.midY - side / 2).rounded(.down), width: side,
      height: side
    ).mirrored(in: bounds, if: isRightToLeft)
    drawBox(box, in: context)
    drawTitle(in: context)
    if isFocused {
      drawFocusRing(
        around: box.insetBy(dx: -Self.edgeInset, dy: -Self.edgeInset), cornerRadius: 10, in: context
      )
    }
  }

  private func drawTitle(in context: GraphicsContext) {
    let start = bounds.minX + Self.edgeInset + Self.boxSide + Self.gap
    guard let text = titleLayout(width: max(0, bounds.maxX - start)) else { return }
    let place = Rect(
      x: start, y: (bounds.midY - text.size.height / 2).rounded(.down), width: text.size.width,
      height: text.size.height
    ).mirrored(in: bounds, if: isRightToLeft)
    context.draw(text, at: place.origin, color: isEnabled ? .label : .tertiaryLabel)
  }

  private func drawBox(_ box: Rect, in context: GraphicsContext) {
    let radius = 6.0
    let part = fade?.value ?? (isChecked ? 1 : 0)
    let opacity = isEnabled ? 1 : 0.45
    context.saveState()
    context.setAlpha(opacity)
    if part < 1 {
      context.fillRoundedRect(box, cornerRadius: radius, color: .tertiarySystemGroupedBackground)
      context.strokeRoundedRect(box, cornerRadius: radius, color: .controlBorder, width: 1.5)
    }
    if part > 0 {
      context.setAlpha(opacity * part)
      context.fillRoundedRect(box, cornerRadius: radius, color: tintColor)
      context.stroke(Self.mark(in: box), color: .onTint)
      context.setAlpha(opacity)
    }
    if isHighlighted || isPointerInside {
      context.fillRoundedRect(
        box, cornerRadius: radius,
        color: Color.label.withAlphaComponent(isHighlighted ? 0.2 : 0.08))
    }
    context.restoreState()
  }

  private static func mark(in box: Rect) -> Path {
    var mark = Path()
    mark.move(to: Point(x: box.minX + 5.5, y: box.minY + 11.5))
    mark.addLine(to: Point(x: box.minX + 9.5, y: box.minY + 15.5))
    mark.addLine(to: Point(x: box.minX + 16.5, y: box.minY + 7))
    mark.lineWidth = 2.25
    mark.lineCapStyle = .round
    mark.lineJoinStyle = .round
    return mark
  }

  private func titleLayout(width: Double?) -> TextLayout? {
    guard let title, !title.isEmpty else { return nil }
    return TextLayout.cached(title, font: font, maxWidth: width)
  }
}
