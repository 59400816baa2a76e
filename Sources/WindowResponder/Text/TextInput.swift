/// A responder whose text can be edited: what fields and text views are to the keyboard, the input method,
/// the edit menu and fingers. Follows `UITextInput`.
///
/// A view of your own that conforms gets all of that. It keeps the text, the selection and the marked
/// text, and tells where they are on screen; moving the caret by arrows, words and lines, deleting by
/// words, selecting by pointer and finger, and typing through an input method are made of these. Words,
/// sentences and paragraphs are found by ``tokenizer``, of which there is one to be had.
///
/// A position counts bytes (``TextPosition``); offsets count characters as people see them. Rectangles and
/// points are in the coordinates of ``textInputView``, in points.
@preconcurrency @MainActor public protocol TextInput: KeyInput, TextInputTraits {
  // MARK: The text

  /// The text in a range; nil where there is no such range.
  func text(in range: TextRange) -> String?
  /// Replaces the text in a range. The caret stands behind it then.
  func replace(_ range: TextRange, withText text: String)
  /// Whether the text can be typed into, rather than only be selected and copied: where it can't be,
  /// no input method and no on-screen keyboard is asked for.
  var isEditable: Bool { get }
  /// Whether a change may be made; asked before an input method makes it.
  func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool

  // MARK: The selection

  /// What is selected, or where the caret is; nil for neither.
  var selectedTextRange: TextRange? { get set }
  /// On which side of a line break the caret is shown.
  var selectionAffinity: TextAffinity { get set }

  // MARK: Marked text

  /// What an input method has not made up its mind about yet; nil where there is nothing such.
  var markedTextRange: TextRange? { get }
  /// How the marked text is shown; nil for an underline.
  var markedTextStyle: TextAttributes? { get set }
  /// Puts marked text in place of that which is there, or else of the selection.
  ///
  /// - Parameters:
  ///   - markedText: The text; nil for none.
  ///   - selectedRange: What is selected in it, in bytes of UTF-8 from its start; nil for no caret at all.
  func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?)
  /// Makes the marked text text like any other.
  func unmarkText()

  // MARK: Positions

  /// The place before the first character.
  var beginningOfDocument: TextPosition { get }
  /// The place behind the last character.
  var endOfDocument: TextPosition { get }
  /// The position as many characters further, or back; nil beyond the text's ends.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// The position as many characters or lines further in a direction on screen; nil where there is none.
  func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition?
  /// How many characters lie between two positions; negative where the second comes first.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// The position furthest in a direction within a range.
  func position(within range: TextRange, farthestIn direction: TextLayoutDirection) -> TextPosition?
  /// The character next to a position in a direction.
  func characterRange(
    byExtending position: TextPosition, in direction: TextLayoutDirection
  ) -> TextRange?

  // MARK: Writing direction

  /// Which way the paragraph of a position is written.
  func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection
  /// Has the paragraphs of a range written another way.
  func setBaseWritingDirection(_ writingDirection: WritingDirection, for range: TextRange)

  // MARK: Places on screen

  /// The rectangle of a range as far as it is on one line.
  func firstRect(for range: TextRange) -> Rect
  /// Where the caret of a position is.
  func caretRect(for position: TextPosition) -> Rect
  /// Where a selection is, a rectangle for each line and piece of one direction.
  func selectionRects(for range: TextRange) -> [TextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: Point) -> TextPosition?
  /// The position in a range nearest to a point.
  func closestPosition(to point: Point, within range: TextRange) -> TextPosition?
  /// The character at a point; nil where there is none.
  func characterRange(at point: Point) -> TextRange?
  /// The view whose coordinates all these are in.
  var textInputView: View { get }

  // MARK: The edit menu

  /// The edit menu for a range of the text; nil for what the responders enable. See
  /// ``EditMenuInteractionDelegate/editMenuInteraction(_:menuFor:suggestedActions:)``.
  func editMenu(for textRange: TextRange, suggestedActions: [MenuElement]) -> Menu?
  /// The edit menu is about to appear.
  func willPresentEditMenu(with animator: any EditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func willDismissEditMenu(with animator: any EditMenuInteractionAnimating)

  // MARK: Helpers

  /// The input method, to be notified of changes that it did not make. Set by the system; held weakly.
  var inputDelegate: (any TextInputDelegate)? { get set }
  /// What finds words and lines.
  var tokenizer: any TextInputTokenizer { get }
}
