import WindowResponder

/// A few letters or a number on a round coloured ground, which says how much there is of something.
///
///     let unread = Badge(count: 3)
///     let beta = Badge(text: "Beta")
///     beta.badgeColor = .systemPurple
///
/// Without a text it is a dot. It takes no touches.
@preconcurrency @MainActor open class Badge: View {
  /// The side of the dot that is shown without a text, in points.
  public static let dotSide = 10.0
  private static let padding = Size(width: 7, height: 2)

  /// What is read; nil or an empty one for a dot.
  open var text: String? {
    get { ownText }
    set { ownText = newValue }
  }
  private var ownText: String? { didSet { if ownText != oldValue { contentDidChange() } } }

  /// The number that is shown, where the text is one: setting it sets ``text``, as "99+" above
  /// ``maximumCount``, and hides the badge at 0.
  open var count: Int {
    get { ownCount ?? text.flatMap { Int($0) } ?? 0 }
    set { show(newValue) }
  }
  private var ownCount: Int?

  /// The largest number that is shown as it is; 99 at the start.
  open var maximumCount = 99 { didSet { if let ownCount { show(ownCount) } } }

  /// The ground; red at the start, as for what wants to be seen.
  open var badgeColor: Color = .destructive {
    didSet { if badgeColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text; nil for what can be read on ``badgeColor``.
  open var textColor: Color? { didSet { if textColor != oldValue { setNeedsDisplay() } } }

  /// The font; the theme's small one until it is set.
  open var font: Font! {
    get { ownFont ?? theme.fonts.caption.withWeight(.semibold) }
    set {
      ownFont = newValue
      contentDidChange()
    }
  }
  private var ownFont: Font?

  /// Creates a dot.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
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

  /// Creates a badge with a number; it is hidden at 0.
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
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var words: TextLayout? {
    guard let text, !text.isEmpty else { return nil }
    return TextLayout.cached(text, font: font)
  }

  /// The size of the text and its ground, at least as wide as high; in points.
  open override var intrinsicContentSize: Size {
    guard let words else { return Size(width: Self.dotSide, height: Self.dotSide) }
    let height = (words.size.height + 2 * Self.padding.height).rounded(.up)
    return Size(
      width: max(height, (words.size.width + 2 * Self.padding.width).rounded(.up)), height: height)
  }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// What was set, else the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Draws the ground and the text in its middle.
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

  /// White or nearly black, whichever stands out from the ground.
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
