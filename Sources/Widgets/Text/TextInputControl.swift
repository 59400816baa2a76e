/// A control in which one line of text is edited: the base class of ``TextField``.
///
/// It declares the requirements of `TextInput`, the text input traits and the edit actions. The keyboard, the
/// input method, the edit menu, pointers and touches use these members, so that an override in a subclass of
/// ``TextField`` takes effect. Positions count bytes of UTF-8; rectangles and points are in the control's
/// coordinates, in points. UIKit declares these members in `UITextField`.
///
/// It is an abstract base class: create a ``TextField``.
@preconcurrency @MainActor
open class TextInputControl: Control, TextInput, CutAction, CopyAction, PasteAction,
  PasteAndMatchStyleAction, SelectAction, SelectAllAction, DeleteAction, UndoAction, RedoAction,
  MakeTextWritingDirectionLeftToRightAction, MakeTextWritingDirectionRightToLeftAction
{
  package let editor = TextEditor()
  package let canvas: TextCanvas
  var inputState = TextEditingState()

  /// Creates a control without text. The frame is in the superview's coordinates, in points.
  public override init(frame: Rect = .zero) {
    canvas = TextCanvas(editor)
    super.init(frame: frame)
  }

  /// Creates a control without size and text. Archives are not supported; the coder is ignored.
  public override init?(coder: AnyObject) {
    canvas = TextCanvas(editor)
    super.init(coder: coder)
  }

  // MARK: Traits

  /// The keys that an on-screen keyboard shows. The default is `KeyboardType.default`.
  open var keyboardType: KeyboardType = .default { didSet { traitsDidChange() } }
  /// The action of Return, as an on-screen keyboard shows it. The default is `ReturnKeyType.default`.
  open var returnKeyType: ReturnKeyType = .default { didSet { traitsDidChange() } }
  /// The units of text that begin with a capital letter. The default is `.sentences`.
  open var autocapitalizationType: TextAutocapitalizationType = .sentences {
    didSet { traitsDidChange() }
  }
  /// A value that indicates whether an input method corrects typed words. The default leaves it to the
  /// system.
  open var autocorrectionType: TextAutocorrectionType = .default { didSet { traitsDidChange() } }
  /// A value that indicates whether an input method checks spelling. The default leaves it to the system.
  open var spellCheckingType: TextSpellCheckingType = .default { didSet { traitsDidChange() } }
  /// The meaning of the text, for an input method. The default is `nil`.
  open var textContentType: TextContentType? { didSet { traitsDidChange() } }
  /// A Boolean value that indicates whether Return does nothing without text. The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether dots are shown for the text. The default is `false`.
  ///
  /// The last typed character is visible for a moment. Secure text cannot be copied, is not sent to input
  /// methods, and its words cannot be selected individually.
  open var isSecureTextEntry: Bool {
    get { editor.isSecure }
    set {
      editor.isSecure = newValue
      traitsDidChange()
    }
  }
  /// A Boolean value that indicates whether the text may have several lines: `false`.
  open var isMultiline: Bool { false }

  // MARK: Input views

  /// The view at the bottom of the window instead of the on-screen keyboard. The default is `nil`.
  open override var inputView: View? {
    get { inputState.inputView }
    set { inputState.inputView = newValue }
  }

  /// The view above the input view. The default is `nil`.
  open override var inputAccessoryView: View? {
    get { inputState.inputAccessoryView }
    set { inputState.inputAccessoryView = newValue }
  }

  /// The control's own undo manager. A text field empties it when typing ends.
  open override var undoManager: UndoManager? { inputState.undoManager }

  // MARK: The text

  /// A Boolean value that indicates whether there is text to delete.
  open var hasText: Bool { editor.hasText }
  /// A Boolean value that indicates whether the text can be changed: while the control is enabled.
  open var isEditable: Bool { isEnabled }
  /// Returns the text in a range, or `nil` if the range reaches beyond the text.
  open func text(in range: TextRange) -> String? { editor.text(in: range) }
  /// Replaces the selection with text.
  open func insertText(_ text: String) { editor.insertText(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { editor.deleteBackward() }
  /// Replaces the text in a range, and moves the caret to the end of the new text.
  open func replace(_ range: TextRange, withText text: String) {
    editor.replace(range, withText: text)
  }
  /// Returns a Boolean value that indicates whether a change may be made.
  open func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool { true }

  // MARK: Selection and marked text

  /// The selected range, which is empty at a caret. If it is set to `nil`, the selection does not change.
  open var selectedTextRange: TextRange? {
    get { editor.selection }
    set { if let newValue { editor.select(newValue) } }
  }
  /// The side of a line break on which the caret is shown. New values are ignored: the text has one line.
  open var selectionAffinity: TextAffinity {
    get { editor.head.affinity }
    set {}
  }
  /// The range of the text that an input method composes, or `nil` if there is none.
  open var markedTextRange: TextRange? { editor.markedRange }
  /// The attributes of marked text, or `nil` for an underline. The default is `nil`.
  open var markedTextStyle: TextAttributes? {
    get { editor.markedTextStyle }
    set { editor.markedTextStyle = newValue }
  }
  /// Replaces the marked text, or else the selection, with marked text. `selectedRange` is the selection in
  /// it, in UTF-8 bytes.
  open func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  /// Unmarks the marked text, which stays in the text.
  open func unmarkText() { editor.endMarking() }

  // MARK: Positions

  /// The position before the first character.
  open var beginningOfDocument: TextPosition { .start }
  /// The position after the last character.
  open var endOfDocument: TextPosition { editor.end }
  /// Returns the position a number of characters further, or `nil` beyond the ends of the text.
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the position a number of characters further in a direction on screen, or `nil` if there is none.
  open func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? { moved(position, direction, offset) }
  /// Returns the number of characters between two positions, negative if the second comes first.
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }
  /// Returns the position in a range that is farthest in a direction on screen.
  open func position(
    within range: TextRange, farthestIn direction: TextLayoutDirection
  ) -> TextPosition? { usualPosition(within: range, farthestIn: direction) }
  /// Returns the range from a position to its neighbor in a direction on screen.
  open func characterRange(
    byExtending position: TextPosition, in direction: TextLayoutDirection
  ) -> TextRange? { usualCharacterRange(byExtending: position, in: direction) }
  /// Returns the writing direction of the paragraph at a position.
  open func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection { editor.baseWritingDirection(at: position) }
  /// Sets the writing direction of the text.
  open func setBaseWritingDirection(_ writingDirection: WritingDirection, for range: TextRange) {
    editor.writingDirection = writingDirection
  }

  // MARK: Geometry

  /// The view whose coordinates rectangles and points are in: the control.
  open var textInputView: View { self }
  /// Returns the first rectangle of a range.
  open func firstRect(for range: TextRange) -> Rect { usualFirstRect(for: range) }
  /// Returns the rectangle of a caret.
  open func caretRect(for position: TextPosition) -> Rect { place(editor.caretRect(for: position)) }
  /// Returns the rectangles of a selection, one for each piece of one writing direction.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] { places(of: range) }
  /// Returns the position nearest to a point.
  open func closestPosition(to point: Point) -> TextPosition? { position(at: point) }
  /// Returns the position in a range nearest to a point.
  open func closestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    usualClosestPosition(to: point, within: range)
  }
  /// Returns the range of the character at a point, or `nil` if there is none.
  open func characterRange(at point: Point) -> TextRange? { character(at: point) }

  // MARK: The edit menu

  /// Returns the edit menu for a range, or `nil` for the actions that the responders enable.
  open func editMenu(for textRange: TextRange, suggestedActions: [MenuElement]) -> Menu? { nil }
  /// Notifies the control that its edit menu is about to appear.
  open func willPresentEditMenu(with animator: any EditMenuInteractionAnimating) {}
  /// Notifies the control that its edit menu is about to disappear.
  open func willDismissEditMenu(with animator: any EditMenuInteractionAnimating) {}

  // MARK: Helpers

  /// The object that is notified of changes to the text and the selection: the input method.
  open weak var inputDelegate: (any TextInputDelegate)?
  /// The tokenizer, which finds words and sentences.
  open var tokenizer: any TextInputTokenizer { inputState.tokenizer(for: self) }

  // MARK: Edit actions

  /// Returns a Boolean value that indicates whether the control can perform an action now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Moves the selected text to the clipboard.
  open func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the clipboard.
  open func copy(_ sender: Any?) { editor.copySelection() }
  /// Replaces the selection with the clipboard's text.
  open func paste(_ sender: Any?) { editor.paste(from: .general) }
  /// Pastes as ``paste(_:)`` does.
  open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { editor.selectWord() }
  /// Selects all of the text.
  open func selectAll(_ sender: Any?) { editor.selectEverything() }
  /// Deletes the selected text.
  open func delete(_ sender: Any?) { editor.deleteSelection() }
  /// Undoes the last change.
  open func undo(_ sender: Any?) { undoManager?.undo() }
  /// Redoes the change that was undone last.
  open func redo(_ sender: Any?) { undoManager?.redo() }
  /// Sets the writing direction to left-to-right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    setBaseWritingDirection(.leftToRight, for: editor.selection)
  }
  /// Sets the writing direction to right-to-left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    setBaseWritingDirection(.rightToLeft, for: editor.selection)
  }
}
