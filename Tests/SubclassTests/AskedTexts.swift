import Widgets
import WindowResponder

/// A record of the members that were called.
@MainActor final class Asks {
  private(set) var names: Set<String> = []

  func note<Value>(_ name: String, _ value: Value) -> Value {
    names.insert(name)
    return value
  }

  func forget() { names = [] }
}

/// A text field that overrides every member of `TextInput` and its traits, and records each call.
final class AskedField: TextField {
  let asks = Asks()

  override func text(in range: TextRange) -> String? {
    asks.note("text", super.text(in: range))
  }
  override func replace(_ range: TextRange, withText text: String) {
    asks.note("replace", super.replace(range, withText: text))
  }
  override var isEditable: Bool { asks.note("isEditable", super.isEditable) }
  override func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    asks.note("shouldChangeText", super.shouldChangeText(in: range, replacementText: text))
  }
  override var selectedTextRange: TextRange? {
    get { asks.note("selectedTextRange", super.selectedTextRange) }
    set { super.selectedTextRange = newValue }
  }
  override var selectionAffinity: TextAffinity {
    get { asks.note("selectionAffinity", super.selectionAffinity) }
    set { asks.note("selectionAffinity =", super.selectionAffinity = newValue) }
  }
  override var markedTextRange: TextRange? { asks.note("markedTextRange", super.markedTextRange) }
  override var markedTextStyle: TextAttributes? {
    get { asks.note("markedTextStyle", super.markedTextStyle) }
    set { asks.note("markedTextStyle =", super.markedTextStyle = newValue) }
  }
  override func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    asks.note("setMarkedText", super.setMarkedText(markedText, selectedRange: selectedRange))
  }
  override func unmarkText() { asks.note("unmarkText", super.unmarkText()) }
  override var beginningOfDocument: TextPosition {
    asks.note("beginningOfDocument", super.beginningOfDocument)
  }
  override var endOfDocument: TextPosition { asks.note("endOfDocument", super.endOfDocument) }
  override func position(from position: TextPosition, offset: Int) -> TextPosition? {
    asks.note("position(offset)", super.position(from: position, offset: offset))
  }
  override func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    asks.note(
      "position(direction)", super.position(from: position, in: direction, offset: offset))
  }
  override func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    asks.note("offset", super.offset(from: from, to: toPosition))
  }
  override func position(
    within range: TextRange, farthestIn direction: TextLayoutDirection
  ) -> TextPosition? {
    asks.note("position(within)", super.position(within: range, farthestIn: direction))
  }
  override func characterRange(
    byExtending position: TextPosition, in direction: TextLayoutDirection
  ) -> TextRange? {
    asks.note(
      "characterRange(extending)", super.characterRange(byExtending: position, in: direction))
  }
  override func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection {
    asks.note("baseWritingDirection", super.baseWritingDirection(for: position, in: direction))
  }
  override func setBaseWritingDirection(
    _ writingDirection: WritingDirection, for range: TextRange
  ) {
    asks.note(
      "setBaseWritingDirection", super.setBaseWritingDirection(writingDirection, for: range))
  }
  override func firstRect(for range: TextRange) -> Rect {
    asks.note("firstRect", super.firstRect(for: range))
  }
  override func caretRect(for position: TextPosition) -> Rect {
    asks.note("caretRect", super.caretRect(for: position))
  }
  override func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    asks.note("selectionRects", super.selectionRects(for: range))
  }
  override func closestPosition(to point: Point) -> TextPosition? {
    asks.note("closestPosition", super.closestPosition(to: point))
  }
  override func closestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    asks.note("closestPosition(within)", super.closestPosition(to: point, within: range))
  }
  override func characterRange(at point: Point) -> TextRange? {
    asks.note("characterRange(at)", super.characterRange(at: point))
  }
  override var textInputView: View { asks.note("textInputView", super.textInputView) }
  override var isMultiline: Bool { asks.note("isMultiline", super.isMultiline) }
  override var isSecureTextEntry: Bool {
    get { asks.note("isSecureTextEntry", super.isSecureTextEntry) }
    set { super.isSecureTextEntry = newValue }
  }
}

/// A text view that overrides every member of `TextInput` and its traits, and records each call.
final class AskedTextView: TextView {
  let asks = Asks()

  override func text(in range: TextRange) -> String? {
    asks.note("text", super.text(in: range))
  }
  override func replace(_ range: TextRange, withText text: String) {
    asks.note("replace", super.replace(range, withText: text))
  }
  override var isEditable: Bool {
    get { asks.note("isEditable", super.isEditable) }
    set { super.isEditable = newValue }
  }
  override func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    asks.note("shouldChangeText", super.shouldChangeText(in: range, replacementText: text))
  }
  override var selectedTextRange: TextRange? {
    get { asks.note("selectedTextRange", super.selectedTextRange) }
    set { super.selectedTextRange = newValue }
  }
  override var selectionAffinity: TextAffinity {
    get { asks.note("selectionAffinity", super.selectionAffinity) }
    set { asks.note("selectionAffinity =", super.selectionAffinity = newValue) }
  }
  override var markedTextRange: TextRange? { asks.note("markedTextRange", super.markedTextRange) }
  override var markedTextStyle: TextAttributes? {
    get { asks.note("markedTextStyle", super.markedTextStyle) }
    set { asks.note("markedTextStyle =", super.markedTextStyle = newValue) }
  }
  override func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    asks.note("setMarkedText", super.setMarkedText(markedText, selectedRange: selectedRange))
  }
  override func unmarkText() { asks.note("unmarkText", super.unmarkText()) }
  override var beginningOfDocument: TextPosition {
    asks.note("beginningOfDocument", super.beginningOfDocument)
  }
  override var endOfDocument: TextPosition { asks.note("endOfDocument", super.endOfDocument) }
  override func position(from position: TextPosition, offset: Int) -> TextPosition? {
    asks.note("position(offset)", super.position(from: position, offset: offset))
  }
  override func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    asks.note(
      "position(direction)", super.position(from: position, in: direction, offset: offset))
  }
  override func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    asks.note("offset", super.offset(from: from, to: toPosition))
  }
  override func position(
    within range: TextRange, farthestIn direction: TextLayoutDirection
  ) -> TextPosition? {
    asks.note("position(within)", super.position(within: range, farthestIn: direction))
  }
  override func characterRange(
    byExtending position: TextPosition, in direction: TextLayoutDirection
  ) -> TextRange? {
    asks.note(
      "characterRange(extending)", super.characterRange(byExtending: position, in: direction))
  }
  override func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection {
    asks.note("baseWritingDirection", super.baseWritingDirection(for: position, in: direction))
  }
  override func setBaseWritingDirection(
    _ writingDirection: WritingDirection, for range: TextRange
  ) {
    asks.note(
      "setBaseWritingDirection", super.setBaseWritingDirection(writingDirection, for: range))
  }
  override func firstRect(for range: TextRange) -> Rect {
    asks.note("firstRect", super.firstRect(for: range))
  }
  override func caretRect(for position: TextPosition) -> Rect {
    asks.note("caretRect", super.caretRect(for: position))
  }
  override func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    asks.note("selectionRects", super.selectionRects(for: range))
  }
  override func closestPosition(to point: Point) -> TextPosition? {
    asks.note("closestPosition", super.closestPosition(to: point))
  }
  override func closestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    asks.note("closestPosition(within)", super.closestPosition(to: point, within: range))
  }
  override func characterRange(at point: Point) -> TextRange? {
    asks.note("characterRange(at)", super.characterRange(at: point))
  }
  override var textInputView: View { asks.note("textInputView", super.textInputView) }
  override var isMultiline: Bool { asks.note("isMultiline", super.isMultiline) }
  override var isSecureTextEntry: Bool {
    asks.note("isSecureTextEntry", super.isSecureTextEntry)
  }
}
