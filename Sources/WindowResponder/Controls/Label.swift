/// Text that is read, not edited. Follows `UILabel`.
///
/// Parts of the text may look each their own way, and lead somewhere: see ``attributedText`` and
/// ``onOpenLink``.
@preconcurrency @MainActor open class Label: View {
  /// Creates a label, which takes no touches.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layout.hugsContentMore()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a label with a text.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  // MARK: Text

  /// What is read; nil for nothing.
  ///
  /// Setting it sets ``attributedText`` too, which then looks the same throughout.
  open var text: String? {
    get { ownText }
    set { setPlainText(newValue) }
  }

  /// What is read, with its looks; nil for nothing. What has no font or colour of its own is in the
  /// label's, and paragraphs without a style stand as the label's properties say.
  ///
  /// Setting it sets ``text`` too, and has ``font``, ``textColor``, ``textAlignment`` and
  /// ``lineBreakMode`` tell how its first character looks; setting one of these sets it for the whole
  /// text. Links take touches: see ``onOpenLink``.
  @_disfavoredOverload open var attributedText: StyledText? {
    get { extras?.styled ?? ownText.map { StyledText($0, attributes: plainLooks) } }
    set { setStyledText(newValue) }
  }

  /// The font; the theme's body font until it is set.
  open var font: Font! {
    get { extras?.looksOfStart?.font ?? ownFont ?? theme.fonts.body }
    set { setFont(newValue) }
  }

  /// The text's colour.
  open var textColor: Color! {
    get { extras?.looksOfStart?.foregroundColor ?? ownColor }
    set { setColor(newValue ?? .label) }
  }

  /// The text's colour while ``isHighlighted``; nil for the usual one.
  open var highlightedTextColor: Color? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is drawn in ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the label is drawn as usable, and its links can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// Where lines stand in the bounds.
  open var textAlignment: TextAlignment {
    get { extras?.looksOfStart?.paragraphStyle?.alignment ?? ownAlignment }
    set { setAlignment(newValue) }
  }

  /// What happens to text that has no room.
  open var lineBreakMode: LineBreakMode {
    get { extras?.looksOfStart?.paragraphStyle?.lineBreakMode ?? ownLineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The most lines there may be; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  final var ownText: String?
  final var ownFont: Font?
  final var ownColor = Color.label
  final var ownAlignment = TextAlignment.natural
  final var ownLineBreakMode = LineBreakMode.byTruncatingTail
  /// What few labels need; nil until one of it is.
  final var extras: LabelExtras?

  /// Whether the font becomes larger and smaller with the desktop's text, where it is one of
  /// ``Font/preferredFont(forTextStyle:)`` or ``FontMetrics``; false at the start. Labels in the theme's
  /// font always follow.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followTextScale() } }
  }

  // MARK: Fitting

  /// The width in which ``intrinsicContentSize`` wraps text, in points; 0 for no limit.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether text that has no room is drawn smaller, down to ``minimumScaleFactor``; false at the
  /// start.
  open var adjustsFontSizeToFitWidth: Bool {
    get { extras?.shrinks ?? false }
    set { change(newValue, \.shrinks) }
  }

  /// The smallest factor that ``adjustsFontSizeToFitWidth`` makes the font smaller by; 0, as at the
  /// start, keeps its size.
  open var minimumScaleFactor: Double {
    get { extras?.minimumScale ?? 0 }
    set { change(newValue, \.minimumScale) }
  }

  /// Where text stands that was made smaller; on the baseline that it would have else.
  open var baselineAdjustment: BaselineAdjustment {
    get { extras?.baselineAdjustment ?? .alignBaselines }
    set { change(newValue, \.baselineAdjustment) }
  }

  /// Whether letters of a single line move a little closer together before it is shortened; false at
  /// the start.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { extras?.tightens ?? false }
    set { change(newValue, \.tightens) }
  }

  /// How lines are broken where there is a choice. Pango breaks them by Unicode's rules: it changes
  /// nothing here.
  open var lineBreakStrategy: LineBreakStrategy = []

  /// Whether the pointer that rests on text that was cut short shows all of it; false at the start.
  open var showsExpansionTextWhenTruncated = false {
    didSet { if showsExpansionTextWhenTruncated != oldValue { expansionDidChange() } }
  }

  /// The size of the text, wrapped at the given width where there may be several lines, in points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// The size of the text, in points.
  open override var intrinsicContentSize: Size {
    sizeThatFits(Size(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Where the text stands in a rectangle, in at most so many lines; 0 for as many as it takes.
  ///
  /// The label's own size comes from here, so that a subclass can give it more: it then draws the text
  /// in another rectangle, in ``drawText(in:context:)``.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    findTextRect(in: bounds, numberOfLines)
  }

  // MARK: Drawing

  /// The colour of the text's shadow; nil, as at the start, for none.
  open var shadowColor: Color? {
    get { extras?.textShadowColor }
    set {
      makeExtras().textShadowColor = newValue
      setNeedsDisplay()
    }
  }

  /// How far the text's shadow is moved, in points; a point up at the start.
  open var shadowOffset: Size {
    get { extras?.textShadowOffset ?? Size(width: 0, height: -1) }
    set {
      makeExtras().textShadowOffset = newValue
      setNeedsDisplay()
    }
  }

  /// Draws the text, in the middle of the bounds from top to bottom.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    if GraphicsContext.current === context { return drawText(in: bounds) }
    GraphicsContext.pushContext(context)
    drawText(in: bounds)
    GraphicsContext.popContext()
  }

  /// Draws the text on ``GraphicsContext/current`` in the middle of a rectangle from top to bottom: what
  /// ``draw(_:in:)`` calls. Follows `UILabel.drawText(in:)`.
  open func drawText(in rect: Rect) {
    if let context = GraphicsContext.current { drawText(in: rect, context: context) }
  }

  /// Draws the text in the middle of a rectangle from top to bottom. A subclass may have it drawn in
  /// another one.
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

  /// Text in a font of the theme may need another size.
  open override func themeDidChange() {
    super.themeDidChange()
    followTextScale()
    extras?.forgetPlaces()
    if ownFont == nil { invalidateIntrinsicContentSize() }
  }

  // MARK: Links

  /// What is done with a link's address when it is tapped, or opened with Space or Return; nil, as at
  /// the start, for nothing.
  ///
  /// A text with links turns `isUserInteractionEnabled` on, and takes touches on its links alone: what
  /// lies behind the rest of the label gets those. The Tab key stops at it, and goes from link to link.
  /// Turn the interaction off again for links that are only looked at.
  @preconcurrency open var onOpenLink: (@MainActor (String) -> Void)? {
    get { extras?.onOpenLink }
    set { makeExtras().onOpenLink = newValue }
  }

  /// The label where it takes touches: on its links, or everywhere where it was made to without them.
  open override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === self && !takesTouch(at: point) ? nil : hit
  }

  override func cursor(at point: Point) -> Cursor? {
    linkIndex(at: point) == nil ? super.cursor(at: point) : cursor ?? .pointingHand
  }

  /// Whether a recognizer may begin: not one further up that waits for a single tap, on a link.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTapOnLink(to: gestureRecognizer)
  }

  /// Presses a link.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchBegan(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Holds a link as long as the finger is near it.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Opens a link.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchEnded(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Lets go of a link.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !linkTouchCancelled() { super.touchesCancelled(touches, with: event) }
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityTraits: AccessibilityTraits { .staticText }

  /// Whether the Tab key stops here: where there are links.
  open override var canBecomeFocused: Bool { isEnabled && hasLinks }

  /// The first link or none has the keyboard.
  open override func focusDidChange() {
    super.focusDidChange()
    linkFocusDidChange()
  }

  /// The Tab key goes from link to link before it leaves.
  open override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    leavesLinks(context) && super.shouldUpdateFocus(in: context)
  }

  /// The Tab key comes to the first link, or backwards to the last.
  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    enterLinks(context)
  }

  /// Space and Return open the link that has the keyboard; arrows go from link to link.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !linkPressBegan(presses) { super.pressesBegan(presses, with: event) }
  }

  /// A key that pressed a link came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if !linkPressEnded(presses) { super.pressesEnded(presses, with: event) }
  }

  /// A key that pressed a link was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !linkPressCancelled(presses) { super.pressesCancelled(presses, with: event) }
  }
}
