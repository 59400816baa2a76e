/// A view that shows text. Follows `UILabel`.
///
/// Parts of the text can have different attributes, and can be links: see ``attributedText`` and
/// ``onOpenLink``.
@preconcurrency @MainActor open class Label: View {
  /// Creates a label. It receives no touches.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layout.hugsContentMore()
  }

  /// Creates a label of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    layout.hugsContentMore()
  }

  /// Creates a label with a text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  // MARK: Text

  /// The text, or `nil` if there is none.
  ///
  /// Setting it also sets ``attributedText``, which then has the same attributes throughout.
  open var text: String? {
    get { ownText }
    set { setPlainText(newValue) }
  }

  /// The text with its attributes, or `nil` if there is none. Text without a font or color has those of the
  /// label, and paragraphs without a style have those of the label's properties.
  ///
  /// Setting it also sets ``text``. The properties ``font``, ``textColor``, ``textAlignment`` and
  /// ``lineBreakMode`` then return the attributes of its first character. Setting one of them sets it for the
  /// whole text. Links receive touches: see ``onOpenLink``.
  @_disfavoredOverload open var attributedText: StyledText? {
    get { extras?.styled ?? ownText.map { StyledText($0, attributes: plainStyle) } }
    set { setStyledText(newValue) }
  }

  /// The font. The default is the theme's body font.
  open var font: Font! {
    get { extras?.looksOfStart?.font ?? ownFont ?? theme.fonts.body }
    set { setFont(newValue) }
  }

  /// The color of the text.
  open var textColor: Color! {
    get { extras?.looksOfStart?.foregroundColor ?? ownColor }
    set { setColor(newValue ?? .label) }
  }

  /// The color of the text while ``isHighlighted`` is `true`, or `nil` for ``textColor``.
  open var highlightedTextColor: Color? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the text is drawn in ``highlightedTextColor``. The default is
  /// `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the label is drawn as enabled, and its links can be opened. The
  /// default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// The alignment of lines in the bounds.
  open var textAlignment: TextAlignment {
    get { extras?.looksOfStart?.paragraphStyle?.alignment ?? ownAlignment }
    set { setAlignment(newValue) }
  }

  /// The line break mode of text that does not fit.
  open var lineBreakMode: LineBreakMode {
    get { extras?.looksOfStart?.paragraphStyle?.lineBreakMode ?? ownLineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The maximum number of lines, or 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  final var ownText: String?
  final var ownFont: Font?
  final var ownColor = Color.label
  final var ownAlignment = TextAlignment.natural
  final var ownLineBreakMode = LineBreakMode.byTruncatingTail
  /// The rarely used properties, or `nil` if none is set.
  final var extras: LabelExtras?

  /// A Boolean value that indicates whether the font follows the desktop's text size if it is one of
  /// ``Font/preferredFont(forTextStyle:)`` or ``FontMetrics``. The default is `false`. Labels in the theme's
  /// font always follow it.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followTextScale() } }
  }

  // MARK: Fitting

  /// The width at which ``intrinsicContentSize`` wraps text, in points. If it is 0, which is the default, the
  /// text is not wrapped.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A Boolean value that indicates whether text that does not fit is scaled down to ``minimumScaleFactor``.
  /// The default is `false`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { extras?.shrinks ?? false }
    set { change(newValue, \.shrinks) }
  }

  /// The smallest factor by which ``adjustsFontSizeToFitWidth`` scales the font. 0, which is the default,
  /// keeps its size.
  open var minimumScaleFactor: Double {
    get { extras?.minimumScale ?? 0 }
    set { change(newValue, \.minimumScale) }
  }

  /// The vertical position of text that was scaled down. The default is the baseline of the text in its own
  /// size.
  open var baselineAdjustment: BaselineAdjustment {
    get { extras?.baselineAdjustment ?? .alignBaselines }
    set { change(newValue, \.baselineAdjustment) }
  }

  /// A Boolean value that indicates whether the characters of a single line are tightened before it is
  /// truncated. The default is `false`.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { extras?.tightens ?? false }
    set { change(newValue, \.tightens) }
  }

  /// The strategy for line breaks of text with several lines. The default is ``LineBreakStrategy/standard``.
  /// An empty strategy follows Unicode's rules alone.
  open var lineBreakStrategy: LineBreakStrategy {
    get { extras?.lineBreakStrategy ?? .standard }
    set { change(newValue, \.lineBreakStrategy) }
  }

  /// A Boolean value that indicates whether truncated text is shown completely when the pointer rests on it.
  /// The default is `false`.
  open var showsExpansionTextWhenTruncated = false {
    didSet { if showsExpansionTextWhenTruncated != oldValue { expansionDidChange() } }
  }

  /// Returns the size of the text, wrapped at the width if there can be several lines, in points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// The size of the text, in points.
  open override var intrinsicContentSize: Size {
    sizeThatFits(Size(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the rectangle of the text in a rectangle, with a maximum number of lines, or 0 for no limit.
  ///
  /// The label's own size is derived from it, so that a subclass can increase it. The subclass then draws the
  /// text in another rectangle, in ``drawText(in:context:)``.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    findTextRect(in: bounds, numberOfLines)
  }

  // MARK: Drawing

  /// The color of the text's shadow. If it is `nil`, which is the default, there is none.
  open var shadowColor: Color? {
    get { extras?.textShadowColor }
    set {
      makeExtras().textShadowColor = newValue
      setNeedsDisplay()
    }
  }

  /// The offset of the text's shadow, in points. The default is one point up.
  open var shadowOffset: Size {
    get { extras?.textShadowOffset ?? Size(width: 0, height: -1) }
    set {
      makeExtras().textShadowOffset = newValue
      setNeedsDisplay()
    }
  }

  /// Draws the text, vertically centered in the bounds.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    if GraphicsContext.current === context { return drawText(in: bounds) }
    GraphicsContext.pushContext(context)
    drawText(in: bounds)
    GraphicsContext.popContext()
  }

  /// Draws the text on ``GraphicsContext/current``, vertically centered in a rectangle. ``draw(_:in:)`` calls
  /// it. Follows `UILabel.drawText(in:)`.
  open func drawText(in rect: Rect) {
    if let context = GraphicsContext.current { drawText(in: rect, context: context) }
  }

  /// Draws the text, vertically centered in a rectangle. An override can call `super` with another rectangle.
  open func drawText(in rect: Rect, context: GraphicsContext) {
    drawOwnText(in: rect, context)
  }

  override func baselineFromTop(for size: Size) -> Double? {
    guard let placed = placedText(in: Rect(origin: .zero, size: size)) else { return nil }
    return max(0, placed.origin.y) + placed.layout.baseline
  }

  override func lastBaselineFromTop(for size: Size) -> Double? {
    guard let placed = placedText(in: Rect(origin: .zero, size: size)) else { return nil }
    return max(0, placed.origin.y) + placed.layout.lastBaseline
  }

  override var drawsInsideBounds: Bool { true }

  /// The content mode during an animation: glyphs are not stretched, and stay at their side of the bounds.
  override var motionContentMode: ContentMode {
    switch textAlignment {
    case .center: .center
    case .right: .right
    default: .left
    }
  }

  override var isCheapToDraw: Bool { appearance.alpha >= 1 }

  /// The accessibility label. The default is the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Updates the label after a change of the theme, whose fonts may need another size.
  open override func themeDidChange() {
    super.themeDidChange()
    followTextScale()
    extras?.forgetPositions()
    if ownFont == nil { invalidateIntrinsicContentSize() }
  }

  // MARK: Links

  /// A closure that receives a link's address when the link is tapped, or opened with Space or Return. If it
  /// is `nil`, which is the default, links have no effect.
  ///
  /// Text with links sets `isUserInteractionEnabled` to `true`, and receives touches on its links only. The
  /// views behind the rest of the label receive the other touches. Tab stops at the label and moves from link
  /// to link. For links that are only displayed, set `isUserInteractionEnabled` to `false` again.
  @preconcurrency open var onOpenLink: (@MainActor (String) -> Void)? {
    get { extras?.onOpenLink }
    set { makeExtras().onOpenLink = newValue }
  }

  /// Returns the label if it receives a touch at the point: on its links, or everywhere if interaction was
  /// enabled without them.
  open override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === self && !takesTouch(at: point) ? nil : hit
  }

  override func cursor(at point: Point) -> Cursor? {
    linkIndex(at: point) == nil ? super.cursor(at: point) : cursor ?? .pointingHand
  }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap, if the touch is on a link.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTapOnLink(to: gestureRecognizer)
  }

  /// Presses a link.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Keeps a link pressed while the touch is near it.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Opens a link.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchEnded(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Releases a link.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchCancelled() { super.touchesCancelled(touches, with: event) }
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityTraits: AccessibilityTraits { .staticText }

  /// A Boolean value that indicates whether Tab stops at the label. It is `true` if there are links.
  open override var canBecomeFocused: Bool { isEnabled && hasLinks }

  /// Focuses the first link, or none.
  open override func focusDidChange() {
    super.focusDidChange()
    linkFocusDidChange()
  }

  /// Moves the focus to the next or previous link. If there is one, returns `false`, and the focus stays in
  /// the label.
  open override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    leavesLinks(context) && super.shouldUpdateFocus(in: context)
  }

  /// Focuses the first link, or the last one if the focus moves backward.
  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    enterLinks(context)
  }

  /// Opens the focused link with Space and Return, and moves between links with arrow keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !linkPressBegan(presses) { super.pressesBegan(presses, with: event) }
  }

  /// Opens a link when a key that has pressed it comes up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if !linkPressEnded(presses) { super.pressesEnded(presses, with: event) }
  }

  /// Releases a link when a key that has pressed it is cancelled.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !linkPressCancelled(presses) { super.pressesCancelled(presses, with: event) }
  }
}
