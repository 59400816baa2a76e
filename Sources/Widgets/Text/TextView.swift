/// A view with several lines of text that can be edited, scrolled and searched. Follows `UITextView`.
///
///     let notes = TextView(frame: bounds)
///     notes.text = try readNotes()
///     notes.placeholder = "Notes"
///     notes.delegate = self
///
/// Lines have the width of the view. Only the visible text is laid out, so a text of several megabytes opens
/// at once. The scroll indicator shows an estimate, which becomes more exact during reading. The Tab key
/// inserts a tab. With Control it moves the focus. Text that is not editable can still be selected and
/// copied, and the arrow keys scroll it. Each text view has its own undo manager for its lifetime. See
/// <doc:TextEditing>.
@preconcurrency @MainActor
open class TextView: TextInputScrollView, TextViewCreating, ToggleBoldfaceAction,
  ToggleItalicsAction, ToggleUnderlineAction, IncreaseSizeAction, DecreaseSizeAction, FindAction,
  FindNextAction, FindPreviousAction, FindAndReplaceAction, UseSelectionForFindAction
{
  let kept = TextViewState()
  var isInside = false

  /// Creates a text view without text, with a text container, or with its own for `nil`. Follows
  /// `UITextView.init(frame:textContainer:)`.
  public init(frame: Rect = .zero, textContainer: TextContainer? = nil) {
    super.init(frame: frame)
    if let textContainer {
      textContainer.belong(to: self)
      kept.container = textContainer
      editor.breaksWords = textContainer.lineBreakMode == .byCharWrapping
    }
    prepare()
    let owner = textContainer?.owner as? any TextContainerOwner
    if let owner, let textContainer { owner.container(textContainer, belongsTo: self) }
  }

  /// Creates a text view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Saves the text if it is editable, the selection, and the content offset. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeText(coder)
  }

  /// Restores the text, the selection, and the content offset without notifying a delegate. An override calls
  /// `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeText(coder)
  }

  /// The delegate, a ``TextViewDelegate`` or a `PlainScrollViewDelegate`. The reference is weak.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet { textDelegate = ownDelegate() }
  }
  final weak var textDelegate: (any TextViewDelegate)?

  // MARK: Text

  /// The text. It is never `nil`. `nil` as a new value empties the view. A new value notifies no delegate,
  /// moves the caret to the end, and empties the undo manager. If the new text is the same up to the first
  /// visible line, that line keeps its position.
  open var text: String! {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with attributes. A new value has the same effects as one of ``text``.
  ///
  /// After a new value, ``font``, ``textColor`` and ``textAlignment`` return the attributes of text to type.
  /// Setting one of them sets it for the whole text.
  @_disfavoredOverload open var attributedText: StyledText! {
    get { editor.styledText }
    set { setStyledText(newValue ?? StyledText()) }
  }

  final var ownPlaceholder: String? { didSet { placeholderDidChange() } }

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

  /// The color of the text. The default is `Color.label`.
  open var textColor: Color? {
    get { inputState.initialStyle?.foregroundColor ?? plainTextColor }
    set { setTextColor(newValue) }
  }

  /// The alignment of the text.
  open var textAlignment: TextAlignment {
    get { inputState.initialStyle?.paragraphStyle?.alignment ?? plainAlignment }
    set { setAlignment(newValue) }
  }

  /// The insets around the text, in points. The default is 8 above and below.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { sizesDidChange() } }
  }

  /// The text container, which lies within ``textContainerInset``.
  open var textContainer: TextContainer {
    if let container = kept.container { return container }
    let container = TextContainer(self)
    kept.container = container
    return container
  }

  /// The attributes of links, or `nil` for those of the theme.
  @_disfavoredOverload open var linkTextAttributes: TextAttributes! {
    get { editor.linkAttributes ?? TextAttributes(foregroundColor: .tint) }
    set { editor.linkAttributes = newValue }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the text can be changed. The default is `true`.
  open override var isEditable: Bool { didSet { if isEditable != oldValue { detectData() } } }

  /// The types of data that become links if the text is not editable. The default is none. ``attributedText``
  /// contains these links, and they open as others do.
  open var dataDetectorTypes: DataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { detectData() } }
  }

  /// The selected range. It is empty at a caret.
  @_disfavoredOverload open var selectedRange: TextRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Scrolls a range of the text into view.
  open func scrollRangeToVisible(_ range: TextRange) { reveal(range) }

  /// A Boolean value that indicates whether the first typed character replaces the text. It becomes `false`
  /// after that. The default is `false`.
  open var clearsOnInsertion = false { didSet { if clearsOnInsertion { selectAll(nil) } } }

  /// The attributes of text to type, until the caret moves.
  @_disfavoredOverload open var typingAttributes: TextAttributes {
    get { attributesForTyping }
    set { editor.typingAttributes = newValue }
  }

  /// A Boolean value that indicates whether the user can change text attributes such as bold. The default is
  /// `false`.
  open var allowsEditingTextAttributes = false

  // MARK: Finding

  /// A Boolean value that indicates whether the user can search the text. The default is `false`.
  open var isFindInteractionEnabled = false { didSet { findAbilityDidChange() } }

  /// The interaction for the search, or `nil` if ``isFindInteractionEnabled`` is `false`.
  open var findInteraction: FindInteraction? { kept.findInteraction }

  // MARK: Layout

  /// Lays out the visible text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// Returns the width of the widest line, limited to the available width, and the height of the text.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// The height of the text, if the view does not scroll.
  open override var intrinsicContentSize: Size { usualSize }

  /// A Boolean value that indicates whether the user can scroll. A view that does not scroll has the height
  /// of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: First responder

  /// A Boolean value that indicates whether the view can become first responder. It can if its text is
  /// selectable.
  open override var canBecomeFirstResponder: Bool { isSelectable }
  /// A Boolean value that indicates whether the view can have the focus. It can if its text is selectable or
  /// if it scrolls.
  open override var canBecomeFocused: Bool { isSelectable || super.canBecomeFocused }

  /// Begins editing if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing if the delegate allows it.
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
  /// Makes the selection bold, or removes bold.
  open func toggleBoldface(_ sender: Any?) { toggleBold() }
  /// Makes the selection italic, or removes italic.
  open func toggleItalics(_ sender: Any?) { toggleItalic() }
  /// Underlines the selection, or removes the underline.
  open func toggleUnderline(_ sender: Any?) { toggleLine() }
  /// Increases the font size of the selection by one point.
  open func increaseSize(_ sender: Any?) { changeSize(by: 1) }
  /// Decreases the font size of the selection by one point.
  open func decreaseSize(_ sender: Any?) { changeSize(by: -1) }

  /// Opens the find bar.
  open func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  /// Opens the find bar with a replacement.
  open func findAndReplace(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: true)
  }
  /// Shows the next result.
  open func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Shows the previous result.
  open func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// Uses the selection as the search text.
  open func useSelectionForFind(_ sender: Any?) {
    findInteraction?.searchText = text(in: editor.selection)
  }
  /// The key commands of the search, F3 and Shift-F3, if the search is enabled.
  open override var keyCommands: [KeyCommand]? { findCommands }

  /// Returns a Boolean value that indicates whether a recognizer can begin. An override also calls `super`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === kept.linkTap { return mayOpenLink(kept.linkTap) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: State changes

  /// The frame of the view in its superview.
  open override var frame: Rect {
    didSet { findInteraction?.layOutBar() }
  }

  /// Updates the fonts and colors, which can differ in the new theme.
  open override func themeDidChange() {
    super.themeDidChange()
    inputState.follow(traitCollection)
    fontDidChange()
  }

  /// Lays out the text again after a change of the adjusted content inset.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// Lays out the text again if the theme of the window has another font.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, inputState.font == nil, editor.font != font else { return }
    fontDidChange()
  }

  /// Ends editing and closes the find bar if the view leaves its window.
  open override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    finishEditing()
    findInteraction?.dismissFindNavigator()
  }

  /// The accessibility label. The default is the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownPlaceholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value. The default is the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (editor.hasText ? editor.text : nil) }
    set { super.accessibilityValue = newValue }
  }
}
