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
open class TextView: TextInputScrollView, TextViewCreating, ToggleBoldfaceAction,
  ToggleItalicsAction, ToggleUnderlineAction, IncreaseSizeAction, DecreaseSizeAction, FindAction,
  FindNextAction, FindPreviousAction, FindAndReplaceAction, UseSelectionForFindAction
{
  let kept = TextViewState()
  var isInside = false

  /// Creates a text view without text, with a room for its lines that was made before; nil for one of its
  /// own. Follows `UITextView.init(frame:textContainer:)`.
  public init(frame: Rect = .zero, textContainer: TextContainer? = nil) {
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
  /// caret at the end, and makes what was done before something that cannot be undone. If the new text is the
  /// same up to the first visible line, that line stays where it is.
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
    get { inputState.font ?? theme.fonts.body }
    set {
      inputState.font = newValue
      fontDidChange()
    }
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

  /// A Boolean value that indicates whether the text can be changed. The default is `true`.
  open override var isEditable: Bool { didSet { if isEditable != oldValue { detectData() } } }

  /// What of the text becomes links while it cannot be edited; nothing at the start. They stand in
  /// ``attributedText`` too, and are opened as others are.
  open var dataDetectorTypes: DataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectData() } }
  }

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

  // MARK: Text input

  /// Replaces the selection with text.
  open override func insertText(_ text: String) { insert(text) }
  /// Returns a Boolean value that indicates whether the delegate allows a change.
  open override func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  /// Returns the delegate's edit menu for a range.
  open override func editMenu(
    for textRange: TextRange, suggestedActions: [MenuElement]
  ) -> Menu? {
    textDelegate?.textView(self, editMenuForTextIn: textRange, suggestedActions: suggestedActions)
  }
  /// Notifies the delegate.
  open override func willPresentEditMenu(with animator: any EditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Notifies the delegate.
  open override func willDismissEditMenu(with animator: any EditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Edit actions

  /// Returns a Boolean value that indicates whether the view can perform an action now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }
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
    inputState.follow(traitCollection)
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
    guard window != nil, inputState.font == nil, editor.font != font else { return }
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
