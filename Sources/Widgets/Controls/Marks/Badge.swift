import WindowResponder

/// A view that shows a short text or a number on a round colored background.
///
///     let unread = Badge(count: 3)
///     let beta = Badge(text: "Beta")
///     beta.badgeColor = .systemPurple
///
/// Without a text, the badge is a dot. It handles no touches.
@preconcurrency @MainActor open class Badge: View {
  /// The side of the dot, in points.
  public static let dotSide = 10.0
  private static let padding = Size(width: 7, height: 2)

  /// The text. If it is `nil` or empty, the badge is a dot.
  open var text: String? {
    get { ownText }
    set { ownText = newValue }
  }
  private var ownText: String? { didSet { if ownText != oldValue { contentDidChange() } } }

  /// The number. A new value sets ``text``, for example to "99+" above ``maximumCount``, and hides the badge
  /// for 0. If the text is not a number, the value is 0.
  open var count: Int {
    get { ownCount ?? text.flatMap { Int($0) } ?? 0 }
    set { show(newValue) }
  }
  private var ownCount: Int?

  /// The largest number that is shown exactly. The default is 99.
  open var maximumCount = 99 { didSet { if let ownCount { show(ownCount) } } }

  /// The background color. The default is red.
  open var badgeColor: Color = .destructive {
    didSet { if badgeColor != oldValue { setNeedsDisplay() } }
  }

  /// The color of the text, or `nil` for a color that is readable on ``badgeColor``.
  open var textColor: Color? { didSet { if textColor != oldValue { setNeedsDisplay() } } }

  /// The font. The default is the semibold caption font of the theme.
  open var font: Font! {
    get { ownFont ?? theme.fonts.caption.withWeight(.semibold) }
    set {
      ownFont = newValue
      contentDidChange()
    }
  }
  private var ownFont: Font?

  /// Creates a badge without text, which is a dot.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a badge of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a badge with a text.
  public convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
    frame.size = intrinsicContentSize
  }

  /// Creates a badge with a number. For 0 it is hidden.
  public convenience init(count: Int) {
    self.init(frame: .zero)
    self.count = count
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    for axis: LayoutAxis in [.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  private func show(_ count: Int) {
    ownCount = count
    ownText = count > maximumCount ? "\(maximumCount)+" : "\(count)"
    isHidden = count == 0
  }

  private func contentDidChange() {
    if let ownCount, text != "\(ownCount)", text != "\(maximumCount)+" { self.ownCount = nil }
    neededSizeDidChange()
  }

  private var words: TextLayout? {
    guard let text, !text.isEmpty else { return nil }
    return TextLayout.cached(text, font: font)
  }

  /// The size of the text and its background, in points. The width is at least the height.
  open override var intrinsicContentSize: Size {
    guard let words else { return Size(width: Self.dotSide, height: Self.dotSide) }
    let height = (words.size.height + 2 * Self.padding.height).rounded(.up)
    return Size(
      width: max(height, (words.size.width + 2 * Self.padding.width).rounded(.up)), height: height)
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The accessibility label. The default is the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Draws the background with the text at its center.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let size = intrinsicContentSize
    let ground = Rect(
      x: bounds.midX - min(size.width, bounds.width) / 2,
      y: bounds.midY - min(size.height, bounds.height) / 2,
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    context.fillRoundedRect(ground, cornerRadius: ground.height / 2, color: badgeColor)
    guard let words else { return }
    let shown =
      words.size.width <= ground.width
      ? words : TextLayout.cached(text ?? "", font: font, maxWidth: ground.width)
    context.draw(
      shown,
      at: Point(
        x: ground.midX - shown.size.width / 2, y: ground.midY - shown.size.height / 2),
      color: textColor ?? readableColor)
  }

  /// White or nearly black, whichever has more contrast to the background.
  private var readableColor: Color {
    let ground = theme.resolve(badgeColor)
    let dark = Color(hex: 0x101114)
    return Color.white.contrastRatio(with: ground) >= dark.contrastRatio(with: ground)
      ? .white : dark
  }
}

extension Badge: BaselineView {
  package func baselineFromTop(forHeight height: Double) -> Double? {
    words.map { (height - $0.size.height) / 2 + $0.baseline }
  }
}
