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
open class TextField: Control, TextInput, CutAction, CopyAction, PasteAction,
  PasteAndMatchStyleAction, SelectAction, SelectAllAction, DeleteAction, UndoAction, RedoAction,
  MakeTextWritingDirectionLeftToRightAction, MakeTextWritingDirectionRightToLeftAction
{
  package let editor = TextEditor()
  package let canvas: TextCanvas
  let kept = TextFieldState()
  var isInside = false

  /// Creates a field; without a size it has its own.
  public override init(frame: Rect = .zero) {
    canvas = TextCanvas(editor)
    super.init(frame: frame)
    prepare()
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size)) }
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    canvas = TextCanvas(editor)
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
    get { kept.font ?? theme.fonts.body }
    set { setFont(newValue) }
  }

  /// Whether the font becomes larger and smaller with the user's text size, where it is one of
  /// `Font.preferredFont(forTextStyle:)` or `FontMetrics`; false at the start.
  open var adjustsFontForContentSizeCategory: Bool {
    get { kept.followsTextSize }
    set {
      kept.followsTextSize = newValue
      kept.follow(traitCollection)
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

  // MARK: Traits

  /// Which keys are of use.
  open var keyboardType: KeyboardType = .default { didSet { traitsDidChange() } }
  /// What Return does.
  open var returnKeyType: ReturnKeyType = .default { didSet { traitsDidChange() } }
  /// What begins with a capital letter.
  open var autocapitalizationType: TextAutocapitalizationType = .sentences {
    didSet { traitsDidChange() }
  }
  /// Whether typed words may be corrected.
  open var autocorrectionType: TextAutocorrectionType = .default { didSet { traitsDidChange() } }
  /// Whether spelling may be checked.
  open var spellCheckingType: TextSpellCheckingType = .default { didSet { traitsDidChange() } }
  /// What the text means.
  open var textContentType: TextContentType? { didSet { traitsDidChange() } }
  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether dots are shown for the text. The last character that was typed is seen for a moment. A secret
  /// cannot be copied, is not sent to input methods, and its words cannot be selected one by one.
  open var isSecureTextEntry: Bool {
    get { editor.isSecure }
    set {
      editor.isSecure = newValue
      traitsDidChange()
    }
  }

  // MARK: Input views

  /// What is shown at the bottom of the window instead of the on-screen keyboard.
  open override var inputView: View? {
    get { kept.inputView }
    set { kept.inputView = newValue }
  }

  /// What is shown above that.
  open override var inputAccessoryView: View? {
    get { kept.inputAccessoryView }
    set { kept.inputAccessoryView = newValue }
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

  /// The field's own, empty again when typing ends.
  open override var undoManager: UndoManager? { kept.undoManager }

  // MARK: Text input

  /// Whether there is something to delete.
  open var hasText: Bool { editor.hasText }
  /// Puts text in place of the selection. A line feed is what Return types: see
  /// ``TextFieldDelegate/textFieldShouldReturn(_:)``.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { editor.deleteBackward() }
  /// Replaces the text in a range.
  open func replace(_ range: TextRange, withText text: String) {
    editor.replace(range, withText: text)
  }
  /// Whether the delegate lets a change be made.
  open func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    allowsChange(in: range, text)
  }
  /// What is selected, or where the caret is.
  open var selectedTextRange: TextRange? {
    get { editor.selection }
    set { if let newValue { editor.select(newValue) } }
  }
  /// The delegate's menu for a range.
  open func editMenu(for textRange: TextRange, suggestedActions: [MenuElement]) -> Menu? {
    delegate?.textField(
      self, editMenuForCharactersIn: textRange, suggestedActions: suggestedActions)
  }
  /// Tells the delegate.
  open func willPresentEditMenu(with animator: any EditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate.
  open func willDismissEditMenu(with animator: any EditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
  /// Puts marked text in place of that which is there.
  open func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  /// Makes the marked text text like any other.
  open func unmarkText() { editor.endMarking() }
  /// Where a caret is, in the field's coordinates.
  open func caretRect(for position: TextPosition) -> Rect { place(editor.caretRect(for: position)) }
  /// Where a selection is, in the field's coordinates.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] { places(of: range) }
  /// The position nearest to a point of the field.
  open func closestPosition(to point: Point) -> TextPosition? { position(at: point) }
  /// The input method.
  open weak var inputDelegate: (any TextInputDelegate)?
  /// What finds words.
  open var tokenizer: any TextInputTokenizer { kept.tokenizer(for: self) }

  // MARK: Edit actions

  /// Whether there is something to copy, paste, select, or undo.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Puts the selection on the clipboard and takes it away.
  open func cut(_ sender: Any?) { cutSelection() }
  /// Puts the selection on the clipboard.
  open func copy(_ sender: Any?) { editor.copySelection() }
  /// Puts the clipboard's text in place of the selection.
  open func paste(_ sender: Any?) { editor.paste(from: .general) }
  /// The same as ``paste(_:)``.
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { editor.selectWord() }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { editor.selectEverything() }
  /// Takes the selection away.
  open func delete(_ sender: Any?) { editor.deleteSelection() }
  /// Takes back what was typed last.
  open func undo(_ sender: Any?) { undoManager?.undo() }
  /// Types again what was taken back.
  open func redo(_ sender: Any?) { undoManager?.redo() }
  /// Has the text run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    editor.writingDirection = .leftToRight
  }
  /// Has the text run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    editor.writingDirection = .rightToLeft
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
    kept.follow(traitCollection)
    fontDidChange()
  }

  /// The window's theme may have other fonts than that which the text was laid out in.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, kept.font == nil, editor.font != font else { return }
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
