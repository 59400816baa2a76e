import ResponderTestKit

@testable import WindowResponder

/// A custom view that accepts text input, and that other objects use through the protocol only.
class SketchInput: View, TextInput, CutAction, CopyAction, PasteAction, SelectAction,
  SelectAllAction, DeleteAction
{
  let editor: TextEditor
  let canvas: TextCanvas
  var isSecret = false
  var takesChanges = true
  var mayChange: (TextRange, String) -> Bool = { _, _ in true }
  var refusesKeys = false
  var ownMenu: ((TextRange, [MenuElement]) -> Menu?)?
  weak var inputDelegate: (any TextInputDelegate)?
  lazy var tokenizer: any TextInputTokenizer = TextInputStringTokenizer(textInput: self)
  let undo = UndoManager()
  /// The number of reads of a text of more than 9,000 bytes.
  var longReadCount = 0

  init(_ text: String, frame: Rect, isSingleLine: Bool = false) {
    editor = TextEditor(text)
    canvas = TextCanvas(editor)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    editor.host = self
    editor.isSingleLine = isSingleLine
    editor.font = .systemFont(ofSize: 16)
    editor.width = frame.width
    canvas.frame = Rect(origin: .zero, size: frame.size)
    addSubview(canvas)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    editor.width = bounds.width
    canvas.frame = bounds
  }

  override var canBecomeFirstResponder: Bool { !refusesKeys }
  override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    canvas.isEditing = isFirstResponder
    return result
  }
  override func resignFirstResponder() -> Bool {
    let result = super.resignFirstResponder()
    canvas.isEditing = isFirstResponder
    return result
  }
  override var undoManager: UndoManager? { undo }

  // MARK: Text

  var text: String { editor.text }
  var selectedText: String { text(in: editor.selection) ?? "" }
  var isEditable: Bool { takesChanges }
  var isSecureTextEntry: Bool { isSecret }
  var hasText: Bool { editor.hasText }
  func insertText(_ text: String) { editor.insertText(text) }
  func deleteBackward() { editor.deleteBackward() }
  func text(in range: TextRange) -> String? {
    if range.utf8.count > 9000 { longReadCount += 1 }
    return editor.text(in: range)
  }
  func replace(_ range: TextRange, withText text: String) {
    editor.replace(range, withText: text)
  }
  func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    mayChange(range, text)
  }
  var selectedTextRange: TextRange? {
    get { editor.selection }
    set { if let newValue { editor.select(newValue) } }
  }
  var markedTextRange: TextRange? { editor.markedRange }
  func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    editor.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  func unmarkText() { editor.endMarking() }
  var endOfDocument: TextPosition { editor.end }
  func position(from position: TextPosition, offset: Int) -> TextPosition? {
    editor.position(from: position, offset: offset)
  }
  func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection { editor.baseWritingDirection(at: position) }
  func caretRect(for position: TextPosition) -> Rect { editor.caretRect(for: position) }
  func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    editor.selectionRects(for: range)
  }
  func closestPosition(to point: Point) -> TextPosition? { editor.closestPosition(to: point) }
  func characterRange(at point: Point) -> TextRange? { editor.characterRange(at: point) }

  // MARK: Commands

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .cut, .delete: takesChanges && !editor.selection.isEmpty
    case .copy: !editor.selection.isEmpty && !isSecret
    case .paste: takesChanges && Pasteboard.general.hasStrings
    case .select, .selectAll: hasText && editor.selection.utf8.count < text.utf8.count
    default: super.canPerformAction(action, withSender: sender)
    }
  }
  func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  func copy(_ sender: Any?) { Pasteboard.general.string = selectedText }
  func paste(_ sender: Any?) { insertText(Pasteboard.general.string ?? "") }
  func delete(_ sender: Any?) { replace(editor.selection, withText: "") }
  func select(_ sender: Any?) {
    editor.select(word(at: editor.head))
  }
  func selectAll(_ sender: Any?) { editor.select(TextRange(start: .start, end: editor.end)) }

  func editMenu(for textRange: TextRange, suggestedActions: [MenuElement]) -> Menu? {
    ownMenu?(textRange, suggestedActions)
  }

  // MARK: Geometry

  /// Returns the center of the caret at an offset, in window coordinates.
  func place(of offset: Int) -> Point {
    let rect = caretRect(for: TextPosition(utf8Offset: offset))
    return convert(Point(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Returns the center of the first occurrence of a word, in window coordinates.
  func middle(of word: String) -> Point {
    let range = text.textRange(text.firstRange(of: word) ?? text.startIndex..<text.startIndex)
    let rect = firstRect(for: range)
    return convert(Point(x: rect.midX, y: rect.midY), to: nil)
  }
}

extension SketchInput: TextEditorHost {
  func editorWillChangeText(_ editor: TextEditor) {}
  func editorDidChangeText(_ editor: TextEditor, isByUser: Bool) { canvas.updateCaret() }
  func editorDidChangeSelection(_ editor: TextEditor) { canvas.updateCaret() }
  func editor(_ editor: TextEditor, needsDisplay rect: Rect) { canvas.redraw(rect) }
  var editorUndoManager: UndoManager? { undo }
  var editedInput: any TextInput { self }
}

/// A text input that is known to belong to an editor.
final class EditedSketch: SketchInput, EditedTextInput {}

/// A stage with a text input.
@MainActor final class SketchScene {
  let stage: Stage
  let input: SketchInput
  let interaction: TextInteraction

  init(
    _ text: String = "The quick brown fox\njumps over the lazy dog", isEdited: Bool = true,
    isSingleLine: Bool = false, mode: TextInteractionMode = .editable,
    size: Size = Size(width: 400, height: 300), scale: Double = 1
  ) {
    stage = Stage(size: size, scale: scale)
    let frame = Rect(x: 50, y: 100, width: 300, height: 100)
    input =
      isEdited
      ? EditedSketch(text, frame: frame, isSingleLine: isSingleLine)
      : SketchInput(text, frame: frame, isSingleLine: isSingleLine)
    interaction = TextInteraction(for: mode)
    interaction.textInput = input
    input.addInteraction(interaction)
    stage.window.backgroundColor = .systemBackground
    stage.window.addSubview(input)
    stage.render()
  }

  var selected: String { input.selectedText }
  var caret: Int { input.editor.head.utf8Offset }

  func click(_ place: Point, count: Int = 1) {
    for _ in 0..<count { stage.click(at: place) }
  }

  func press(at place: Point, count: Int = 1) {
    click(place, count: count - 1)
    stage.pointerMove(to: place)
    stage.pointerDown()
  }
}
