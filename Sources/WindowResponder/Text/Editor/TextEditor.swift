import ResponderText

/// A text with a selection, marked text and undo: the common part of a text field and a text view.
///
/// It draws nothing and belongs to no view. It reports changes to its ``host``, which forwards the calls of
/// ``TextInput`` to it. Geometry is in points from the top left corner of the text.
@MainActor package final class TextEditor {
  package let document: TextDocument
  let flow: TextFlow

  /// The object by which assistive technologies read the text, or `nil` until one asks.
  weak var reader: (any TextEditorReader)?

  /// The text field or text view that uses the editor.
  package weak var host: (any TextEditorHost)?

  /// Creates an editor with a text.
  package init(_ text: String = "") {
    document = TextDocument(text)
    flow = TextFlow(document)
    flow.onHeightChange = { [weak self] in
      if let self { host?.editorDidChangeHeights(self) }
    }
  }

  // MARK: Properties

  /// A Boolean value that indicates whether the text has a single line. Line breaks are then replaced by
  /// spaces.
  package var isSingleLine = false {
    didSet { flow.style.wraps = !isSingleLine }
  }

  /// A Boolean value that indicates whether dots replace the characters.
  package var isSecure: Bool {
    get { flow.style.isSecure }
    set {
      flow.revealed = nil
      flow.style.isSecure = newValue
      redrawAll()
    }
  }

  /// The character of secure text that is shown for a short time.
  package var revealed: TextRange? {
    get { flow.revealed.map { TextRange(utf8: $0) } }
    set {
      guard newValue?.utf8 != flow.revealed else { return }
      flow.revealed = newValue?.utf8
      redrawAll()
    }
  }

  /// A Boolean value that indicates whether typed characters replace those behind the caret.
  package var isOverwriting = false {
    didSet { if isOverwriting != oldValue { host?.editorDidChangeSelection(self) } }
  }

  /// The changes of typed, pasted and deleted text that the text input requests.
  package var smart = SmartEditing()

  /// The font of text without a font attribute.
  package var font: Font {
    get { flow.style.font }
    set {
      let isHeavier = setStyle(\.hasBoldText, FontMetrics.hasBoldText)
      if setStyle(\.font, newValue) || isHeavier { redrawAll() }
    }
  }

  /// The alignment of lines.
  package var alignment: TextAlignment {
    get { flow.style.alignment }
    set { if setStyle(\.alignment, newValue) { redrawAll() } }
  }

  /// The base writing direction of paragraphs.
  package var writingDirection: WritingDirection {
    get { flow.style.direction }
    set { if setStyle(\.direction, newValue) { redrawAll() } }
  }

  /// The attributes of links, which override their own, or `nil` for no change.
  package var linkAttributes: TextAttributes? {
    get { flow.style.linkAttributes }
    set { if setStyle(\.linkAttributes, newValue) { redrawAll() } }
  }

  /// A Boolean value that indicates whether lines can break inside words.
  package var breaksWords: Bool {
    get { flow.style.breaksWords }
    set { if setStyle(\.breaksWords, newValue) { redrawAll() } }
  }

  /// The available width, in points.
  package var width: Double {
    get { flow.style.width }
    set { if setStyle(\.width, max(0, newValue)) { redrawAll() } }
  }

  private func setStyle<Value: Equatable>(
    _ path: WritableKeyPath<FlowStyle, Value>, _ value: Value
  ) -> Bool {
    guard flow.style[keyPath: path] != value else { return false }
    flow.style[keyPath: path] = value
    return true
  }

  /// The attributes of typed text, or `nil` for those of the text before it.
  package var typingAttributes: TextAttributes?

  /// The attributes of marked text, or `nil` for an underline.
  package var markedTextStyle: TextAttributes? {
    didSet { if marked != nil, markedTextStyle != oldValue { redrawAll() } }
  }

  /// The attributes of marked text as the text input provides them. A subclass may override that property.
  var shownMarkedTextStyle: TextAttributes? {
    if let host { host.editedInput.markedTextStyle } else { markedTextStyle }
  }

  // MARK: State

  /// The position where the selection began.
  package internal(set) var anchor = TextPosition.start
  /// The position where the selection ends, and where the caret is.
  package internal(set) var head = TextPosition.start
  /// The range of the marked text, in bytes, or `nil` if there is none.
  var marked: Range<Int>? {
    didSet {
      if marked == nil { hidesCaret = false }
      markedDidChange(from: oldValue)
    }
  }
  /// The selection that the marked text has replaced, until that is recorded, or `nil`.
  var replaced: ReplacedSelection?
  /// The undo manager with the action that drops the marked text, or `nil` if there is none.
  weak var composingManager: UndoManager?
  /// A Boolean value that indicates whether the input method hides the caret in its marked text.
  package internal(set) var hidesCaret = false
  /// The change that further typing is joined to.
  var lastChange: TextChangeRecord?
  /// The number of the undo manager's registrations when the last change was recorded.
  var lastRegistration = 0
  /// The character that was typed last, until the caret moves.
  package internal(set) var lastTyped: TextRange?

  /// The offer of the primary selection, if it is of this text.
  weak var selectionOffer: TextSelectionOffer?

  /// Lays out the whole text again after a change of fonts or colors.
  package func layOutAnew() {
    flow.layOutAnew()
    redrawAll()
  }

  func redrawAll() {
    host?.editor(
      self, needsDisplay: Rect(x: 0, y: 0, width: .infinity, height: .infinity))
  }
}
