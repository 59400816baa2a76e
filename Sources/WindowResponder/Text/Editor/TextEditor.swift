import ResponderText

/// A text with a selection, marked text and undo: what a text field and a text view have in common.
///
/// It draws nothing and belongs to no view: it reports changes to its ``host``, which forwards to it what
/// ``TextInput`` asks for. Places are in points from the top left of the text.
@MainActor package final class TextEditor {
  package let document: TextDocument
  let flow: TextFlow

  /// What it works for.
  package weak var host: (any TextEditorHost)?

  /// Creates an editor of a text.
  package init(_ text: String = "") {
    document = TextDocument(text)
    flow = TextFlow(document)
    flow.onHeightChange = { [weak self] in
      if let self { host?.editorDidChangeHeights(self) }
    }
  }

  // MARK: What it is like

  /// Whether everything is one line: line breaks become spaces.
  package var isSingleLine = false {
    didSet { flow.style.wraps = !isSingleLine }
  }

  /// Whether dots stand for the characters.
  package var isSecure: Bool {
    get { flow.style.isSecure }
    set {
      flow.revealed = nil
      flow.style.isSecure = newValue
      redrawAll()
    }
  }

  /// The character of a secret that is shown for a moment.
  package var revealed: TextRange? {
    get { flow.revealed.map { TextRange(utf8: $0) } }
    set {
      guard newValue?.utf8 != flow.revealed else { return }
      flow.revealed = newValue?.utf8
      redrawAll()
    }
  }

  /// Whether typed characters take the place of those behind the caret.
  package var isOverwriting = false {
    didSet { if isOverwriting != oldValue { host?.editorDidChangeSelection(self) } }
  }

  /// The font of what has none of its own.
  package var font: Font {
    get { flow.style.font }
    set { if setStyle(\.font, newValue) { redrawAll() } }
  }

  /// Where lines stand.
  package var alignment: TextAlignment {
    get { flow.style.alignment }
    set { if setStyle(\.alignment, newValue) { redrawAll() } }
  }

  /// Which way paragraphs are written.
  package var writingDirection: WritingDirection {
    get { flow.style.direction }
    set { if setStyle(\.direction, newValue) { redrawAll() } }
  }

  /// What links look like, over what they look like by themselves; nil for nothing.
  package var linkAttributes: TextAttributes? {
    get { flow.style.linkAttributes }
    set { if setStyle(\.linkAttributes, newValue) { redrawAll() } }
  }

  /// Whether lines may be broken inside words.
  package var breaksWords: Bool {
    get { flow.style.breaksWords }
    set { if setStyle(\.breaksWords, newValue) { redrawAll() } }
  }

  /// The room from left to right, in points.
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

  /// What is put into text that is typed; nil for what the text before has.
  package var typingAttributes: TextAttributes?

  /// How marked text is shown; nil for an underline.
  package var markedTextStyle: TextAttributes? {
    didSet { if marked != nil, markedTextStyle != oldValue { redrawAll() } }
  }

  /// The style of marked text as the text input has it, which may override it.
  var shownMarkedTextStyle: TextAttributes? {
    if let host { host.editedInput.markedTextStyle } else { markedTextStyle }
  }

  // MARK: State

  /// Where the selection was begun.
  package internal(set) var anchor = TextPosition.start
  /// Where it goes on from: the caret.
  package internal(set) var head = TextPosition.start
  /// What an input method has not made up its mind about, in bytes; nil for nothing.
  var marked: Range<Int>? {
    didSet {
      if marked == nil { hidesCaret = false }
      markedDidChange(from: oldValue)
    }
  }
  /// What the marked text took the place of, until that is recorded; nil for nothing.
  var replaced: ReplacedSelection?
  /// Where undo drops the marked text; nil while there is none.
  weak var composingManager: UndoManager?
  /// Whether the input method wants no caret in its marked text.
  package internal(set) var hidesCaret = false
  /// The change that further typing is added to.
  var lastChange: TextChangeRecord?
  /// How many actions the undo manager had got when the last change was recorded there.
  var lastRegistration = 0
  /// The character that was typed last, until the caret goes elsewhere.
  package internal(set) var lastTyped: TextRange?

  /// What the middle button pastes, where that is of this text.
  weak var selectionOffer: TextSelectionOffer?

  /// Lays everything out anew: fonts or colours are others.
  package func layOutAnew() {
    flow.layOutAnew()
    redrawAll()
  }

  func redrawAll() {
    host?.editor(
      self, needsDisplay: Rect(x: 0, y: 0, width: .infinity, height: .infinity))
  }
}
