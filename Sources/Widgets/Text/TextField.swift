/// One line of text that can be typed. Follows `UITextField`.
///
///     let name = TextField()
///     name.borderStyle = .roundedRect
///     name.placeholder = "Name"
///     name.returnKeyType = .next
///     name.addAction(Action { _ in save() }, for: .editingDidEnd)
///
/// A tap or click puts the caret where it is and makes the field first responder; Tab does too, with all of
/// the text selected. What the user does sends `Control.Events.editingChanged`; what the program does
/// sends nothing. Each field has an undo manager of its own, which is emptied when typing ends. See
/// <doc:TextEditing>.
@preconcurrency @MainActor
open class TextField: TextInputControl {
  let kept = TextFieldState()
  var isInside = false

  /// Creates a field; without a size it has its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size)) }
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
    frame = Rect(origin: .zero, size: sizeThatFits(.zero))
  }

  /// Keeps the text and what is selected of it; of a secret nothing. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeText(coder)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeText(coder)
  }

  // MARK: Text

  /// The text; never nil, though it may be set to nil, which empties it. Setting it sends nothing and puts
  /// the caret at the end. Line breaks become spaces.
  open var text: String? {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with the looks of its kept. Setting ``text`` takes the looks away.
  @_disfavoredOverload open var attributedText: StyledText? {
    get { editor.styledText }
    set { setStyledText(newValue ?? StyledText()) }
  }

  /// How all of the text looks where its parts have no looks of their own. Setting it gives these looks to
  /// the text that is there and to all that comes.
  @_disfavoredOverload open var defaultTextAttributes: TextAttributes {
    get { usualAttributes }
    set { setUsualAttributes(newValue) }
  }

  /// What stands there while there is no text.
  open var placeholder: String? {
    get { kept.placeholder }
    set { setPlaceholder(newValue, styled: nil) }
  }

  /// The placeholder with the looks of its parts; what has no colour is as faint as usual.
  @_disfavoredOverload open var attributedPlaceholder: StyledText? {
    get { kept.attributedPlaceholder ?? kept.placeholder.map { StyledText($0) } }
    set { setPlaceholder(newValue?.string, styled: newValue) }
  }

  /// The font; the theme's body font until it is set.
  open var font: Font? {
    get { inputState.font ?? theme.fonts.body }
    set { setFont(newValue) }
  }

  /// Whether the font becomes larger and smaller with the user's text size, where it is one of
  /// `Font.preferredFont(forTextStyle:)` or `FontMetrics`; false at the start.
  open var adjustsFontForContentSizeCategory: Bool {
    get { inputState.followsTextSize }
    set {
      inputState.followsTextSize = newValue
      inputState.follow(traitCollection)
      fontDidChange()
    }
  }

  /// The text's colour.
  open var textColor: Color? {
    get { kept.textColor }
    set { setTextColor(newValue) }
  }

  /// Where the text stands.
  open var textAlignment: TextAlignment {
    get { kept.alignment }
    set { setAlignment(newValue) }
  }

  /// Whether text that is too long is drawn smaller, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false { didSet { fontDidChange() } }

  /// The smallest font that the text may be fitted in, in points.
  open var minimumFontSize = 0.0 { didSet { fontDidChange() } }

  // MARK: Looks

  /// What is drawn around the text; nothing until told otherwise.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { partsDidChange() } }
  }

  /// A picture in place of the border and its fill, as large as the border's rectangle; nil for none.
  /// One with cap insets keeps its edges: see `Image.resizableImage(withCapInsets:)`.
  open var background: Image? {
    get { kept.background }
    set {
      kept.background = newValue
      setNeedsDisplay()
    }
  }

  /// The picture of a field that is disabled; nil for the same. Without ``background`` it is not shown.
  open var disabledBackground: Image? {
    get { kept.disabledBackground }
    set {
      kept.disabledBackground = newValue
      setNeedsDisplay()
    }
  }

  /// When there is a button that clears the text.
  open var clearButtonMode: ViewMode = .never { didSet { partsDidChange() } }

  /// What stands before the text.
  open var leftView: View? { didSet { exchange(oldValue, leftView) } }

  /// When that is shown.
  open var leftViewMode: ViewMode = .never { didSet { partsDidChange() } }

  /// What stands behind the text.
  open var rightView: View? { didSet { exchange(oldValue, rightView) } }

  /// When that is shown.
  open var rightViewMode: ViewMode = .never { didSet { partsDidChange() } }

  // MARK: Editing

  /// Who has a say.
  open weak var delegate: (any TextFieldDelegate)?

  /// Whether the field is being typed in.
  open internal(set) var isEditing = false

  /// Whether the text goes when typing begins.
  open var clearsOnBeginEditing = false

  /// Whether the text goes when something is typed; until then it is seen. Ends with the first character.
  open var clearsOnInsertion = false { didSet { if clearsOnInsertion { selectAll(nil) } } }

  /// How text that is typed looks; nil for as the text before it.
  @_disfavoredOverload open var typingAttributes: TextAttributes? {
    get { editor.typingAttributes }
    set { editor.typingAttributes = newValue }
  }

  // MARK: Places

  /// Where the border is drawn, in the field's coordinates, in points.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }
  /// Where the text is drawn while the field is not being typed in.
  open func textRect(forBounds bounds: Rect) -> Rect { usualTextRect(bounds) }
  /// Where the placeholder is drawn.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }
  /// Where the text is drawn while it is typed: as ``textRect(forBounds:)``, without an override of it.
  open func editingRect(forBounds bounds: Rect) -> Rect { usualTextRect(bounds) }
  /// Where the clear button is.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { usualClearButtonRect(bounds) }
  /// Where ``leftView`` is.
  open func leftViewRect(forBounds bounds: Rect) -> Rect { usualLeftRect(bounds) }
  /// Where ``rightView`` is.
  open func rightViewRect(forBounds bounds: Rect) -> Rect { usualRightRect(bounds) }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: Rect, _ context: GraphicsContext) {
    drawUsualPlaceholder(in: rect, context)
  }

  /// Draws the placeholder on `GraphicsContext.current`: what drawing the field calls. Follows
  /// `UITextField.drawPlaceholder(in:)`.
  open func drawPlaceholder(in rect: Rect) {
    if let context = GraphicsContext.current { drawPlaceholder(in: rect, context) }
  }

  /// Draws the border and the placeholder. The text is drawn by a view above.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawField(context) }

  /// As high as a finger needs; as wide as it likes.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: usualHeight)
  }

  /// As wide as the text, or 160 points, and as high as a finger needs.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// Places the text and what stands beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: First responder

  /// Space and Return begin typing in a field that has the focus and is not typed in.
  open override func performPrimaryAction() { becomeFirstResponder() }

  /// A field that is enabled can.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// A field that is enabled can.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Begins typing, where the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends typing, where the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  // MARK: Text input

  /// Replaces the selection with text. Return types a line feed: see
  /// ``TextFieldDelegate/textFieldShouldReturn(_:)``.
  open override func insertText(_ text: String) { insert(text) }
  /// Returns a Boolean value that indicates whether the delegate allows a change.
  open override func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    allowsChange(in: range, text)
  }
  /// Returns the delegate's edit menu for a range.
  open override func editMenu(
    for textRange: TextRange, suggestedActions: [MenuElement]
  ) -> Menu? {
    delegate?.textField(
      self, editMenuForCharactersIn: textRange, suggestedActions: suggestedActions)
  }
  /// Notifies the delegate.
  open override func willPresentEditMenu(with animator: any EditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Notifies the delegate.
  open override func willDismissEditMenu(with animator: any EditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Changes of state

  /// Draws the field as it is now; one that is disabled is not typed in.
  open override func stateDidChange() {
    super.stateDidChange()
    colorsDidChange()
    if !isEnabled, isEditing { endEditing(true) }
  }

  /// Tab selects all of the text that it comes to.
  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusCame(context)
  }

  /// The theme's fonts and colours may be others.
  open override func themeDidChange() {
    super.themeDidChange()
    inputState.follow(traitCollection)
    fontDidChange()
  }

  /// The window's theme may have other fonts than that which the text was laid out in.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, inputState.font == nil, editor.font != font else { return }
    fontDidChange()
  }

  /// Typing ends where the field leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { finishEditing() }
  }

  /// What was set, else the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// What was set, else the text; dots where it is a secret.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenText }
    set { super.accessibilityValue = newValue }
  }
}
