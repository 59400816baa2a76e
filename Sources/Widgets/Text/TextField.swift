/// A control for one line of editable text. Follows `UITextField`.
///
///     let name = TextField()
///     name.borderStyle = .roundedRect
///     name.placeholder = "Name"
///     name.returnKeyType = .next
///     name.addAction(Action { _ in save() }, for: .editingDidEnd)
///
/// A tap or click positions the caret and makes the field first responder. The Tab key also does, and selects
/// all text. Changes by the user send `Control.Events.editingChanged`. Changes by the application send no
/// event. Each field has its own undo manager, which is emptied when editing ends. See <doc:TextEditing>.
@preconcurrency @MainActor
open class TextField: TextInputControl {
  let kept = TextFieldState()
  var isInside = false

  /// Creates a field. If the frame is empty, the field has its preferred size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size)) }
  }

  /// Creates a field of its preferred size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
    frame = Rect(origin: .zero, size: sizeThatFits(.zero))
  }

  /// Saves the text and the selection. For secure text, saves nothing. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeText(coder)
  }

  /// Restores the text and the selection, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeText(coder)
  }

  // MARK: Text

  /// The text. It is never `nil`. `nil` as a new value empties the field. A new value sends no event and
  /// moves the caret to the end. Line breaks become spaces.
  open var text: String? {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with the attributes of its parts. A new value of ``text`` removes the attributes.
  ///
  /// After a new value, ``font``, ``textColor`` and ``textAlignment`` return the attributes of its first
  /// character. Setting one of them sets it for the whole text.
  @_disfavoredOverload open var attributedText: StyledText? {
    get { editor.styledText }
    set { setStyledText(newValue ?? StyledText()) }
  }

  /// The attributes of text without attributes of its own. A new value applies to the existing text and to
  /// all later text.
  @_disfavoredOverload open var defaultTextAttributes: TextAttributes {
    get { usualAttributes }
    set { setUsualAttributes(newValue) }
  }

  /// The placeholder that is visible if there is no text.
  open var placeholder: String? {
    get { kept.placeholder }
    set { setPlaceholder(newValue, styled: nil) }
  }

  /// The placeholder with the attributes of its parts. Parts without a color have the placeholder color.
  @_disfavoredOverload open var attributedPlaceholder: StyledText? {
    get { kept.attributedPlaceholder ?? kept.placeholder.map { StyledText($0) } }
    set { setPlaceholder(newValue?.string, styled: newValue) }
  }

  /// The font. The default is the body font of the theme.
  open var font: Font? {
    get { inputState.initialStyle?.font ?? inputState.font ?? theme.fonts.body }
    set { setFont(newValue) }
  }

  /// A Boolean value that indicates whether the font follows the user's text size, if it comes from
  /// `Font.preferredFont(forTextStyle:)` or `FontMetrics`. The default is `false`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { followsTextSize }
    set { followsTextSize = newValue }
  }

  /// The color of the text.
  open var textColor: Color? {
    get { inputState.initialStyle?.foregroundColor ?? plainTextColor }
    set { setTextColor(newValue) }
  }

  /// The alignment of the text. The default is `.natural`.
  open var textAlignment: TextAlignment {
    get { inputState.initialStyle?.paragraphStyle?.alignment ?? plainAlignment }
    set { setAlignment(newValue) }
  }

  /// A Boolean value that indicates whether the font size is reduced to fit the width, down to
  /// ``minimumFontSize``. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { fontDidChange() } }

  /// The minimum font size for text that is reduced to fit, in points. The default is 0.
  open var minimumFontSize = 0.0 { didSet { fontDidChange() } }

  // MARK: Appearance

  /// The border style. The default is `.none`.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { partsDidChange() } }
  }

  /// An image instead of the border and its fill, in the size of the border's rectangle, or `nil` for none.
  /// Cap insets keep its edges unscaled. See `Image.resizableImage(withCapInsets:)`. A field with the
  /// ``borderStyle`` `.roundedRect` does not show it.
  open var background: Image? {
    get { kept.background }
    set {
      kept.background = newValue
      setNeedsDisplay()
    }
  }

  /// The image of a disabled field, or `nil` for the same image. It is only used together with
  /// ``background``.
  open var disabledBackground: Image? {
    get { kept.disabledBackground }
    set {
      kept.disabledBackground = newValue
      setNeedsDisplay()
    }
  }

  /// The mode in which the clear button is visible. The default is `.never`.
  open var clearButtonMode: ViewMode = .never { didSet { partsDidChange() } }

  /// The view before the text, or `nil` for none.
  open var leftView: View? { didSet { exchange(oldValue, leftView) } }

  /// The mode in which ``leftView`` is visible. The default is `.never`.
  open var leftViewMode: ViewMode = .never { didSet { partsDidChange() } }

  /// The view after the text, or `nil` for none.
  open var rightView: View? { didSet { exchange(oldValue, rightView) } }

  /// The mode in which ``rightView`` is visible. The default is `.never`.
  open var rightViewMode: ViewMode = .never { didSet { partsDidChange() } }

  // MARK: Editing

  /// The delegate. The reference is weak.
  open weak var delegate: (any TextFieldDelegate)?

  /// A Boolean value that indicates whether the field is being edited.
  open internal(set) var isEditing = false

  /// A Boolean value that indicates whether the text is removed when editing begins, if the delegate's
  /// `textFieldShouldClear(_:)` allows it. The default is `false`.
  open var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether the first typed character replaces the text. It becomes `false`
  /// after that. The default is `false`.
  open var clearsOnInsertion = false { didSet { if clearsOnInsertion { selectAll(nil) } } }

  /// The attributes of text that is typed until the selection changes. If the field is not being edited, the
  /// value is `nil`, and a new value is ignored.
  @_disfavoredOverload open var typingAttributes: TextAttributes? {
    get { isEditing ? editor.typingAttributes ?? usualAttributes : nil }
    set { if isEditing { editor.typingAttributes = newValue } }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border, in the field's coordinate space, in points.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }
  /// Returns the rectangle of the text while the field is not being edited.
  open func textRect(forBounds bounds: Rect) -> Rect { usualTextRect(bounds) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while the field is being edited. It does not depend on an override of
  /// ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: Rect) -> Rect { usualTextRect(bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { usualClearButtonRect(bounds) }
  /// Returns the rectangle of ``leftView``.
  open func leftViewRect(forBounds bounds: Rect) -> Rect { usualLeftRect(bounds) }
  /// Returns the rectangle of ``rightView``.
  open func rightViewRect(forBounds bounds: Rect) -> Rect { usualRightRect(bounds) }

  /// Draws the placeholder in a context.
  open func drawPlaceholder(in rect: Rect, _ context: GraphicsContext) {
    drawUsualPlaceholder(in: rect, context)
  }

  /// Draws the placeholder in `GraphicsContext.current`. Called when the field is drawn. Follows
  /// `UITextField.drawPlaceholder(in:)`.
  open func drawPlaceholder(in rect: Rect) {
    if let context = GraphicsContext.current { drawPlaceholder(in: rect, context) }
  }

  /// Draws the border and the placeholder. A subview draws the text.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawField(context) }

  /// The preferred height, in points, without an intrinsic width. With a border it is at least that of a
  /// touch target.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: usualHeight)
  }

  /// Returns the width of the text, at least 160 points and at most the available width, and the preferred
  /// height.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// Positions the text and the views beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: First responder

  /// Begins editing for Space and Return in a focused field that is not being edited.
  open override func performPrimaryAction() { becomeFirstResponder() }

  /// A Boolean value that indicates whether the field can become first responder. It can if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// A Boolean value that indicates whether the field can have the focus. It can if it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Begins editing if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  // MARK: Text input

  /// Replaces the selection by text. Return inserts a line feed: see
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

  // MARK: State changes

  /// Updates the drawing. If the field is disabled, ends editing.
  open override func stateDidChange() {
    super.stateDidChange()
    colorsDidChange()
    if !isEnabled, isEditing { endEditing(true) }
  }

  /// Selects all text if the Tab key has moved the focus to the field.
  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusCame(context)
  }

  /// Updates the fonts and colors, which can differ in the new theme.
  open override func themeDidChange() {
    super.themeDidChange()
    inputState.follow(traitCollection)
    fontDidChange()
  }

  /// Lays out the text again if the theme of the window has another font.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, inputState.font == nil, editor.font != font else { return }
    fontDidChange()
  }

  /// Ends editing if the field leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { finishEditing() }
  }

  /// The accessibility label. The default is the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value. The default is the text, with a dot for each character if the text is secure.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenText }
    set { super.accessibilityValue = newValue }
  }
}
