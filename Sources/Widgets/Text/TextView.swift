/// Text of several lines that can be typed, scrolled and searched. Follows `UITextView`.
///
///     let notes = TextView(frame: bounds)
///     notes.text = try readNotes()
///     notes.placeholder = "Notes"
///     notes.delegate = self
///
/// Lines are as long as the view is wide, and what is in sight is all that is laid out, so that a text of
/// megabytes opens at once; the scroll bar shows an estimate that gets better as one reads. Tab types a
/// tab, and with Control it moves the focus. A text view that cannot be edited can still be selected and
/// copied from; the arrow keys scroll it. Each text view has an undo manager of its own, kept as long as
/// the view. See <doc:TextEditing>.
@preconcurrency @MainActor
open class TextView: ScrollView, TextViewCreating, TextInput, CutAction, CopyAction, PasteAction,
  PasteAndMatchStyleAction, SelectAction, SelectAllAction, DeleteAction, UndoAction, RedoAction,
  MakeTextWritingDirectionLeftToRightAction, MakeTextWritingDirectionRightToLeftAction,
  ToggleBoldfaceAction, ToggleItalicsAction, ToggleUnderlineAction, IncreaseSizeAction,
  DecreaseSizeAction, FindAction, FindNextAction, FindPreviousAction, FindAndReplaceAction,
  UseSelectionForFindAction
{
  package let editor = TextEditor()
  package let canvas: TextCanvas
  let kept = TextViewState()
  var isInside = false

  /// Creates a text view without text, with a room for its lines that was made before; nil for one of its
  /// own. Follows `UITextView.init(frame:textContainer:)`.
  public init(frame: Rect = .zero, textContainer: TextContainer? = nil) {
    canvas = TextCanvas(editor)
    super.init(frame: frame)
    if let textContainer {
      textContainer.belong(to: self)
      kept.container = textContainer
      editor.breaksWords = textContainer.lineBreakMode == .byCharWrapping
    }
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    canvas = TextCanvas(editor)
    super.init(coder: coder)
    prepare()
  }

  /// Keeps the text where it can be edited, what is selected of it, and how far it is scrolled. An override
  /// calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeText(coder)
  }

  /// Takes that back, and tells no delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeText(coder)
  }

  /// The delegate, a ``TextViewDelegate`` or a `PlainScrollViewDelegate`.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet { textDelegate = ownDelegate() }
  }
  final weak var textDelegate: (any TextViewDelegate)?

  // MARK: Text

  /// The text; never nil, though it may be set to nil, which empties it. Setting it sends nothing, puts the
  /// caret at the end, and makes what was done before something that cannot be undone.
  open var text: String! {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with its looks. Setting it is as setting ``text``.
  @_disfavoredOverload open var attributedText: StyledText! {
    get { editor.styledText }
    set { setStyledText(newValue ?? StyledText()) }
  }

  /// What stands there while there is no text. UIKit has none.
  open var placeholder: String? { didSet { placeholderDidChange() } }

  /// The font; the theme's body font until it is set.
  open var font: Font? {
    get { kept.font ?? theme.fonts.body }
    set {
      kept.font = newValue
      fontDidChange()
    }
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
    get { kept.textColor ?? .label }
    set {
      kept.textColor = newValue
      canvas.textColor = newValue ?? .label
    }
  }

  /// Where lines stand.
  open var textAlignment: TextAlignment {
    get { editor.alignment }
    set { editor.alignment = newValue }
  }

  /// The room around the text, in points; 8 above and below until it is set.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { sizesDidChange() } }
  }

  /// The room in which lines are set, within ``textContainerInset``.
  open var textContainer: TextContainer {
    if let container = kept.container { return container }
    let container = TextContainer(self)
    kept.container = container
    return container
  }

  /// What links look like; nil as the theme has it.
  @_disfavoredOverload open var linkTextAttributes: TextAttributes! {
    get { editor.linkAttributes ?? TextAttributes(foregroundColor: .tint) }
    set { editor.linkAttributes = newValue }
  }

  // MARK: Editing

  /// Whether the text can be changed.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      abilitiesDidChange()
      detectData()
    }
  }

  /// What of the text becomes links while it cannot be edited; nothing at the start. They stand in
  /// ``attributedText`` too, and are opened as others are.
  open var dataDetectorTypes: DataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectData() } }
  }

  /// Whether the text can be selected, copied and edited, and its links pressed.
  open var isSelectable = true { didSet { if isSelectable != oldValue { abilitiesDidChange() } } }

  /// What is selected; empty where there is only a caret.
  @_disfavoredOverload open var selectedRange: TextRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Scrolls a range of the text into sight.
  open func scrollRangeToVisible(_ range: TextRange) { reveal(range) }

  /// Whether the text goes when something is typed; until then it is seen. Ends with the first character.
  open var clearsOnInsertion = false { didSet { if clearsOnInsertion { selectAll(nil) } } }

  /// How text that is typed looks, until the caret goes elsewhere.
  @_disfavoredOverload open var typingAttributes: TextAttributes {
    get { attributesForTyping }
    set { editor.typingAttributes = newValue }
  }

  /// Whether the user may make text bold and the like.
  open var allowsEditingTextAttributes = false

  // MARK: Finding

  /// Whether the user can look for text; false until set.
  open var isFindInteractionEnabled = false { didSet { findAbilityDidChange() } }

  /// The bar with which that is done; nil where ``isFindInteractionEnabled`` is false.
  open var findInteraction: FindInteraction? { kept.findInteraction }

  // MARK: Traits

  /// Which keys are of use.
  open var keyboardType: KeyboardType = .default { didSet { traitsDidChange() } }
  /// What Return does, for an on-screen keyboard to show. It types a line feed in any case.
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

  // MARK: Layout

  /// Lays out what is in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// As wide as its widest line, but no wider than is allowed, and as high as the text.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// As high as the text where the view does not scroll.
  open override var intrinsicContentSize: Size { usualSize }

  /// Whether the user can scroll; a view that does not is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: First responder

  /// A text view whose text can be selected can.
  open override var canBecomeFirstResponder: Bool { isSelectable }
  /// A text view whose text can be selected can, and one that can be scrolled.
  open override var canBecomeFocused: Bool { isSelectable || super.canBecomeFocused }

  /// Begins typing, where the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends typing, where the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// The view's own.
  open override var undoManager: UndoManager? { kept.undoManager }

  // MARK: Text input

  /// Whether there is something to delete.
  open var hasText: Bool { editor.hasText }
  /// Puts text in place of the selection.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { editor.deleteBackward() }
  /// Replaces the text in a range.
  open func replace(_ range: TextRange, withText text: String) {
    editor.replace(range, withText: text)
  }
  /// Whether the delegate lets a change be made.
  open func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  /// What is selected, or where the caret is.
  open var selectedTextRange: TextRange? {
    get { editor.selection }
    set { if let newValue { editor.select(newValue) } }
  }
  /// The delegate's menu for a range.
  open func editMenu(for textRange: TextRange, suggestedActions: [MenuElement]) -> Menu? {
    textDelegate?.textView(self, editMenuForTextIn: textRange, suggestedActions: suggestedActions)
  }
  /// Tells the delegate.
  open func willPresentEditMenu(with animator: any EditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate.
  open func willDismissEditMenu(with animator: any EditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }
  /// Puts marked text in place of that which is there.
  open func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  /// Makes the marked text text like any other.
  open func unmarkText() { editor.endMarking() }
  /// Where a caret is, in the content's coordinates, which are the view's own.
  open func caretRect(for position: TextPosition) -> Rect { place(editor.caretRect(for: position)) }
  /// Where a selection is, in the content's coordinates.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] { places(of: range) }
  /// The position nearest to a point of the content.
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
  open func copy(_ sender: Any?) { copySelection() }
  /// Puts the clipboard's text in place of the selection.
  open func paste(_ sender: Any?) { if takesText { editor.paste(from: .general) } }
  /// Puts the clipboard's text in place of the selection, looking like what is around it.
  open func pasteAndMatchStyle(_ sender: Any?) { if takesText { editor.paste(from: .general) } }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { editor.selectWord() }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { editor.selectEverything() }
  /// Takes the selection away.
  open func delete(_ sender: Any?) { if takesText { editor.deleteSelection() } }
  /// Takes back what was typed last.
  open func undo(_ sender: Any?) { undoManager?.undo() }
  /// Types again what was taken back.
  open func redo(_ sender: Any?) { undoManager?.redo() }
  /// Has the selected paragraphs run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { write(.leftToRight) }
  /// Has the selected paragraphs run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { write(.rightToLeft) }
  /// Makes the selection bold, or not.
  open func toggleBoldface(_ sender: Any?) { toggleBold() }
  /// Makes the selection italic, or not.
  open func toggleItalics(_ sender: Any?) { toggleItalic() }
  /// Underlines the selection, or not.
  open func toggleUnderline(_ sender: Any?) { toggleLine() }
  /// Makes the selection's letters a point larger.
  open func increaseSize(_ sender: Any?) { changeSize(by: 1) }
  /// Makes the selection's letters a point smaller.
  open func decreaseSize(_ sender: Any?) { changeSize(by: -1) }

  /// Opens the bar that looks for text.
  open func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  /// Opens the bar that looks for text and replaces it.
  open func findAndReplace(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: true)
  }
  /// Goes to the next place that was found.
  open func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Goes to the place before.
  open func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// Looks for what is selected.
  open func useSelectionForFind(_ sender: Any?) {
    findInteraction?.searchText = text(in: editor.selection)
  }
  /// F3, and with Shift, where text can be looked for.
  open override var keyCommands: [KeyCommand]? { findCommands }

  /// Whether a recognizer may begin. An override asks `super` too.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === kept.linkTap { return mayOpenLink(kept.linkTap) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Changes of state

  /// The view's box in its superview.
  open override var frame: Rect {
    didSet { findInteraction?.layOutBar() }
  }

  /// The theme's fonts and colours may be others.
  open override func themeDidChange() {
    super.themeDidChange()
    kept.follow(traitCollection)
    fontDidChange()
  }

  /// The insets changed that keep content clear of the safe area.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// The window's theme may have other fonts than that which the text was laid out in.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, kept.font == nil, editor.font != font else { return }
    fontDidChange()
  }

  /// Typing ends where the view leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    finishEditing()
    findInteraction?.dismissFindNavigator()
  }

  /// What was set, else the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// What was set, else the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (editor.hasText ? editor.text : nil) }
    set { super.accessibilityValue = newValue }
  }
}
