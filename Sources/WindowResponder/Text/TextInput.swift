/// A responder with editable text for the keyboard, the input method, the edit menu and touches. Fields and
/// text views conform to it. Follows `UITextInput`.
///
/// A view of your own that conforms receives all of that. It stores the text, the selection and the marked
/// text, and provides their geometry. The library implements caret motions by arrows, words and lines,
/// deletion by words, selection by pointer and touch, and typing through an input method with these members.
/// A ``tokenizer`` finds words, sentences and paragraphs; there is a default one.
///
/// A position counts bytes (``TextPosition``). Offsets count characters as the user sees them. Rectangles and
/// points are in the coordinates of ``textInputView``, in points.
@preconcurrency @MainActor public protocol TextInput: KeyInput, TextInputTraits {
  // MARK: The text

  /// Returns the text in a range, or `nil` if there is no such range.
  func text(in range: TextRange) -> String?
  /// Replaces the text in a range. The caret moves behind the new text.
  func replace(_ range: TextRange, withText text: String)
  /// A Boolean value that indicates whether the text can be changed, and not only be selected and copied. If
  /// it is `false`, no input method and no on-screen keyboard is requested.
  var isEditable: Bool { get }
  /// Asks whether a change may be made. Called before an input method makes it.
  func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool

  // MARK: The selection

  /// The selected range, or the position of the caret as an empty range, or `nil` for neither.
  var selectedTextRange: TextRange? { get set }
  /// The side of a line break on which the caret is shown.
  var selectionAffinity: TextAffinity { get set }

  // MARK: Marked text

  /// The range of text that an input method is composing, or `nil` if there is none.
  var markedTextRange: TextRange? { get }
  /// The attributes of the marked text, or `nil` for an underline.
  var markedTextStyle: TextAttributes? { get set }
  /// Replaces the marked text, or the selection if there is none, with new marked text.
  ///
  /// - Parameters:
  ///   - markedText: The text, or `nil` for none.
  ///   - selectedRange: The selection within it, in bytes of UTF-8 from its start, or `nil` to hide the
  ///     caret.
  func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?)
  /// Ends the marking: the marked text becomes ordinary text.
  func unmarkText()

  // MARK: Positions

  /// The position before the first character.
  var beginningOfDocument: TextPosition { get }
  /// The position behind the last character.
  var endOfDocument: TextPosition { get }
  /// Returns the position at an offset of characters from a position. A negative offset moves back. Beyond
  /// the ends of the text, returns `nil`.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the position at an offset of characters or lines in a direction on screen, or `nil` if there is
  /// none.
  func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition?
  /// Returns the number of characters from one position to another. It is negative if the second position
  /// comes first.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// Returns the position farthest in a direction within a range.
  func position(within range: TextRange, farthestIn direction: TextLayoutDirection) -> TextPosition?
  /// Returns the range of the character next to a position in a direction.
  func characterRange(
    byExtending position: TextPosition, in direction: TextLayoutDirection
  ) -> TextRange?

  // MARK: Writing direction

  /// Returns the base writing direction of the paragraph at a position.
  func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection
  /// Sets the base writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: WritingDirection, for range: TextRange)

  // MARK: Geometry

  /// Returns the rectangle of the part of a range on its first line.
  func firstRect(for range: TextRange) -> Rect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: TextPosition) -> Rect
  /// Returns the rectangles of a selection, one for each line and each part of one direction.
  func selectionRects(for range: TextRange) -> [TextSelectionRect]
  /// Returns the position closest to a point.
  func closestPosition(to point: Point) -> TextPosition?
  /// Returns the position in a range that is closest to a point.
  func closestPosition(to point: Point, within range: TextRange) -> TextPosition?
  /// Returns the range of the character at a point, or `nil` if there is none.
  func characterRange(at point: Point) -> TextRange?
  /// The view whose coordinates the geometry uses.
  var textInputView: View { get }

  // MARK: The edit menu

  /// Returns the edit menu for a range of the text, or `nil` for the actions that the responders enable. See
  /// ``EditMenuInteractionDelegate/editMenuInteraction(_:menuFor:suggestedActions:)``.
  func editMenu(for textRange: TextRange, suggestedActions: [MenuElement]) -> Menu?
  /// Called when the edit menu is about to appear.
  func willPresentEditMenu(with animator: any EditMenuInteractionAnimating)
  /// Called when the edit menu is about to disappear.
  func willDismissEditMenu(with animator: any EditMenuInteractionAnimating)

  // MARK: Helpers

  /// The input method, which is notified of changes that it did not make. The system sets it. It is held
  /// weakly.
  var inputDelegate: (any TextInputDelegate)? { get set }
  /// The object that finds words and lines.
  var tokenizer: any TextInputTokenizer { get }
}
