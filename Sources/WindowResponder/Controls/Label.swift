/// Text that is read, not edited. Follows `UILabel`.
open class Label: View {
  /// Creates a label, which takes no touches.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with a text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  /// What is read; nil for nothing.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font; the theme's body font until it is set.
  open var font: Font! {
    get { ownFont ?? theme.fonts.body }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      contentDidChange()
    }
  }
  private var ownFont: Font?

  /// The text's colour.
  open var textColor: Color! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The text's colour while ``isHighlighted``; nil for the usual one.
  open var highlightedTextColor: Color? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn in ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the label is drawn as usable.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Where lines stand in the bounds.
  open var textAlignment: TextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// What happens to text that has no room.
  open var lineBreakMode: LineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The most lines there may be; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width in which ``intrinsicContentSize`` wraps text, in points; 0 for no limit.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text, wrapped at the given width where there may be several lines, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let wraps = numberOfLines != 1 && size.width > 0 && size.width.isFinite
    guard let layout = layout(width: wraps ? size.width : nil) else {
      return Size(width: 0, height: text == nil ? 0 : font.lineHeight.rounded(.up))
    }
    return layout.size
  }

  /// The size of the text, in points.
  open override var intrinsicContentSize: Size {
    sizeThatFits(Size(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Draws the text, in the middle from top to bottom.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let layout = layout(width: bounds.width) else { return }
    let y = bounds.minY + ((bounds.height - layout.size.height) / 2).rounded(.down)
    context.draw(layout, at: Point(x: bounds.minX, y: y), color: shownColor)
  }

  private var shownColor: Color {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  private func layout(width: Double?) -> TextLayout? {
    guard let text, !text.isEmpty else { return nil }
    return TextLayout.cached(
      text, font: font, maxWidth: width, numberOfLines: numberOfLines, alignment: textAlignment,
      lineBreakMode: lineBreakMode)
  }

  override func baselineFromTop(for size: Size) -> Double? {
    guard let layout = layout(width: size.width > 0 ? size.width : nil) else { return nil }
    return max(0, (size.height - layout.size.height) / 2) + layout.baseline
  }

  override func lastBaselineFromTop(for size: Size) -> Double? {
    guard let layout = layout(width: size.width > 0 ? size.width : nil) else { return nil }
    return max(0, (size.height - layout.size.height) / 2) + layout.lastBaseline
  }

  override var drawsInsideBounds: Bool { true }

  /// Letters are not stretched: they stay at their side of the bounds.
  override var motionContentMode: ContentMode {
    switch textAlignment {
    case .center: .center
    case .right: .right
    default: .left
    }
  }

  override var isCheapToDraw: Bool { appearance.alpha >= 1 }

  /// What was set, else the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Text in a font of the theme may need another size.
  open override func themeDidChange() {
    super.themeDidChange()
    if ownFont == nil { invalidateIntrinsicContentSize() }
  }
}
