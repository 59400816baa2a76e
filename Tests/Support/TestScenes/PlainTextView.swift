import WindowResponder

/// A small text input of an application: a string in cells of one size, with a line break after `columns` of
/// them.
///
/// It implements only the required members of the protocol. The other members are those of the protocol's
/// extension.
package final class PlainTextView: View, TextInput {
  package static let cell = Size(width: 10, height: 20)

  package var content = ""
  private var selection = 0..<0
  private var marked: Range<Int>?
  /// The maximum number of characters in a line.
  package var columns = 1_000

  /// The calls that changed the text, such as `insert a`.
  package private(set) var log: [String] = []
  /// The calls of `shouldChangeText(in:replacementText:)`.
  package private(set) var questions: [String] = []
  package var refuses = false
  /// A Boolean value that indicates whether there is no caret.
  package var hidesCaret = false

  package var keyboardType = KeyboardType.default
  package var textContentType: TextContentType?
  package var autocapitalizationType = TextAutocapitalizationType.sentences
  package var autocorrectionType = TextAutocorrectionType.default
  package var spellCheckingType = TextSpellCheckingType.default
  package var isSecureTextEntry = false
  package var isMultiline = false
  package var isEditable = true
  package var direction = WritingDirection.natural
  package var ownInputView: View?

  package weak var inputDelegate: (any TextInputDelegate)?
  package private(set) lazy var tokenizer: any TextInputTokenizer = TextInputStringTokenizer(
    textInput: self)

  package init(_ content: String = "", caret: Int? = nil) {
    super.init(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    self.content = content
    let caret = caret ?? content.utf8.count
    selection = caret..<caret
  }

  package override var canBecomeFirstResponder: Bool { true }
  package override var inputView: View? { ownInputView }

  package func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Selects a range as the user does with a pointer, and notifies the input delegate.
  package func select(_ range: Range<Int>) {
    inputDelegate?.selectionWillChange(self)
    selection = range
    inputDelegate?.selectionDidChange(self)
  }

  // MARK: Keys

  package var hasText: Bool { !content.isEmpty }

  package func insertText(_ text: String) {
    log.append("insert \(text)")
    let range = marked ?? selection
    marked = nil
    hidesCaret = false
    put(text, in: range)
  }

  package func deleteBackward() {
    log.append("delete")
    marked = nil
    if selection.isEmpty, let before = position(from: caret, offset: -1) {
      selection = before.utf8Offset..<selection.upperBound
    }
    put("", in: selection)
  }

  private var caret: TextPosition { TextPosition(utf8Offset: selection.upperBound) }

  /// Replaces a range, and returns the start of the inserted text. A range that starts inside a character is
  /// extended to the start of that character.
  @discardableResult private func put(_ text: String, in range: Range<Int>) -> Int {
    let start = content[TextRange(utf8: 0..<range.lowerBound)].utf8.count
    content = content.replacing(TextRange(utf8: range), with: text)
    let end = start + text.utf8.count
    selection = end..<end
    return start
  }

  // MARK: Text

  package func text(in range: TextRange) -> String? { String(content[range]) }

  package func replace(_ range: TextRange, withText text: String) {
    log.append("replace \(range.utf8) \(text)")
    put(text, in: range.utf8)
  }

  package func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool {
    questions.append("\(range.utf8) \(text)")
    return !refuses
  }

  package var selectedTextRange: TextRange? {
    get { hidesCaret ? nil : TextRange(utf8: selection) }
    set { selection = newValue?.utf8 ?? 0..<0 }
  }

  package var markedTextRange: TextRange? { marked.map { TextRange(utf8: $0) } }

  package func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    log.append("mark \(markedText ?? "nil") \(selectedRange.map { "\($0)" } ?? "hidden")")
    let text = markedText ?? ""
    let start = put(text, in: marked ?? selection)
    marked = text.isEmpty ? nil : start..<start + text.utf8.count
    hidesCaret = selectedRange == nil
    if let inner = selectedRange {
      selection = start + inner.lowerBound..<start + inner.upperBound
    }
  }

  package func unmarkText() {
    log.append("unmark")
    marked = nil
    hidesCaret = false
  }

  package var endOfDocument: TextPosition { TextPosition(utf8Offset: content.utf8.count) }

  package func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection { self.direction }

  // MARK: Geometry

  /// The cells of all characters, and the cell after the last one.
  private var cells: [(offset: Int, column: Int, row: Int)] {
    var result: [(Int, Int, Int)] = []
    var offset = 0
    var column = 0
    var row = 0
    for character in content {
      if column == columns {
        column = 0
        row += 1
      }
      result.append((offset, column, row))
      offset += character.utf8.count
      column += 1
      if character.isNewline {
        column = 0
        row += 1
      }
    }
    result.append((offset, column, row))
    return result
  }

  package func caretRect(for position: TextPosition) -> Rect {
    let cell = cells.last { $0.offset <= position.utf8Offset } ?? (0, 0, 0)
    let size = Self.cell
    return Rect(
      x: Double(cell.column) * size.width, y: Double(cell.row) * size.height, width: 1,
      height: size.height)
  }

  package func closestPosition(to point: Point) -> TextPosition? {
    let row = max(0, min((point.y / Self.cell.height).rounded(.down), Double(cells.last?.row ?? 0)))
    let nearest = cells.filter { $0.row == Int(row) }.min {
      abs(Double($0.column) * Self.cell.width - point.x)
        < abs(Double($1.column) * Self.cell.width - point.x)
    }
    return nearest.map { TextPosition(utf8Offset: $0.offset) }
  }
}
