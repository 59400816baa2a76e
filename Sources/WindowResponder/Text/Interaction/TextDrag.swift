import ResponderPlatform
import ResponderText
import ResponderWords

/// Selected text that is dragged with the pointer: within its input, or to another one of the window.
@MainActor final class TextDrag {
  /// How far the pointer moves before a drag begins, in points.
  static let distance = 6.0

  private weak var source: TextInteraction?
  private weak var target: TextInteraction?
  private let range: TextRange
  /// Where the text would go in the target.
  private var position: TextPosition?
  /// Whether it has moved far enough.
  private(set) var isMoving = false
  private var usualCursor: Cursor?

  /// Creates a drag of what an interaction has selected.
  init?(_ source: TextInteraction) {
    guard let range = source.selectedRange, source.input?.isSecureTextEntry == false else {
      return nil
    }
    self.source = source
    self.range = range
  }

  private var window: (any TextHost)? { source?.view?.textHost }
  /// The window that it began in.
  private weak var host: (any TextHost)?

  // MARK: The pointer

  /// The pointer is at a place of the window.
  func move(to place: Point, from start: Point, copies: Bool) {
    guard let source, let window else { return }
    if !isMoving {
      guard start.distance(to: place) > Self.distance else { return }
      isMoving = true
      usualCursor = source.view?.cursor
      window.textDrag = self
      host = window
    }
    find(at: place)
    if target == nil {
      let scroll = source.autoscroll ?? TextAutoscroll(source) { _ in }
      source.autoscroll = scroll
      scroll.point(at: place)
    } else {
      source.autoscroll = nil
    }
    // Nobody sees more of it than a line.
    let end = min(range.end.utf8Offset, range.start.utf8Offset + Self.previewLength)
    let text = source.input?.text(in: TextRange(utf8: range.start.utf8Offset..<end)) ?? ""
    TextOverlay.of(window).showDrop(
      at: dropCaret, color: target?.input?.textInputView.tintColor ?? .tint, text: text,
      pointer: place)
    let isCopied = copies || !source.isEditable
    source.view?.cursor = Cursor(shape: position == nil ? .noDrop : isCopied ? .copy : .move)
  }

  /// How much of the text is read to be shown, in bytes.
  private static let previewLength = 256

  private var dropCaret: Rect? {
    guard let position, let input = target?.input else { return nil }
    return input.textInputView.convert(input.caretRect(for: position), to: nil)
  }

  /// Finds the text under the pointer, and the place in it.
  private func find(at place: Point) {
    target = nil
    position = nil
    guard let window, let found = TextInteraction.editable(at: place, in: window),
      let place = found.position(at: place)
    else { return }
    target = found
    if found !== source || !range.contains(place) { position = place }
  }

  /// Drops the text where it is shown. Tells whether it was on its way.
  func drop(copies: Bool) -> Bool {
    guard isMoving else { return false }
    let (source, target, position) = (self.source, self.target, self.position)
    finish()
    guard let source, let target, let position else { return true }
    if target === source {
      source.moveText(range, to: position, copies: copies || !source.isEditable)
    } else {
      target.takeText(range, from: source, at: position, copies: copies || !source.isEditable)
    }
    return true
  }

  /// Ends it without anything done.
  func cancel() {
    guard isMoving else { return }
    finish()
    isCancelled = true
  }

  /// Whether it was given up while the button is still down.
  private(set) var isCancelled = false

  private func finish() {
    isMoving = false
    source?.autoscroll = nil
    window?.textOverlay?.hideDrop()
    source?.view?.cursor = usualCursor
    // The text may have left its window meanwhile.
    if host?.textDrag === self { host?.textDrag = nil }
  }

  /// Takes Escape while text is dragged. Tells whether a key was used up.
  func handle(_ frame: KeyFrame) -> Bool {
    guard isMoving, frame.kind == .down, frame.keyCode == .keyboardEscape
    else { return false }
    cancel()
    return true
  }
}

extension TextInteraction {
  /// The interaction of the text at a place of a window that can be changed; nil for none.
  fileprivate static func editable(at place: Point, in window: View) -> TextInteraction? {
    var current = window.hitTest(place, with: nil)
    while let view = current {
      for case let found as TextInteraction in view.addedInteractions {
        let isEnabled = (view as? Control)?.isEnabled ?? true
        return found.isEditable && isEnabled ? found : nil
      }
      if view is Control { return nil }
      current = view.superview
    }
    return nil
  }

  /// Moves or copies a part of the text elsewhere in it, to be undone at once, and selects it there.
  func moveText(_ range: TextRange, to position: TextPosition, copies: Bool) {
    guard let input, let text = input.text(in: range), !text.isEmpty,
      copies || input.shouldChangeText(in: range, replacementText: ""),
      input.shouldChangeText(in: TextRange(at: position), replacementText: text)
    else { return }
    asOneChange(ownWord(copies ? "Copy" : "Move")) {
      let piece = editor?.piece(range.utf8)
      var start = position.utf8Offset
      if !copies {
        input.replace(range, withText: "")
        if start > range.start.utf8Offset { start -= range.utf8.count }
      }
      put(text, piece, at: TextPosition(utf8Offset: start))
    }
    offerSelection()
  }

  /// Takes text from another input, or a copy of it, and selects it.
  func takeText(
    _ range: TextRange, from source: TextInteraction, at position: TextPosition, copies: Bool
  ) {
    guard let input, let other = source.input, let text = other.text(in: range), !text.isEmpty,
      copies || other.shouldChangeText(in: range, replacementText: ""),
      input.shouldChangeText(in: TextRange(at: position), replacementText: text)
    else { return }
    let piece = source.editor?.piece(range.utf8)
    if !copies { source.asOneChange(ownWord("Move")) { other.replace(range, withText: "") } }
    guard begin() else { return }
    asOneChange(ownWord(copies ? "Copy" : "Move")) { put(text, piece, at: position) }
    offerSelection()
    finish()
  }

  /// Puts text somewhere, with its attributes where they are known, and selects it.
  private func put(_ text: String, _ piece: TextPiece?, at position: TextPosition) {
    guard let input else { return }
    if let editor, let piece {
      let start = editor.put(piece, at: position)
      return select(anchor: start, head: editor.head)
    }
    input.replace(TextRange(at: position), withText: text)
    let end = input.selectedTextRange?.end ?? position
    select(anchor: position, head: max(position, end))
  }

  /// Does something that is one step for whoever undoes it.
  func asOneChange(_ name: String, _ body: () -> Void) {
    guard let manager = input?.undoManager, manager.isUndoRegistrationEnabled else { return body() }
    manager.beginUndoGrouping()
    body()
    manager.setActionName(name)
    manager.endUndoGrouping()
  }
}

extension TextEditor {
  /// Puts text with its attributes somewhere, and records it to be undone. Gives where it begins; it ends
  /// at the caret.
  fileprivate func put(_ piece: TextPiece, at position: TextPosition) -> TextPosition {
    keepMarked()
    let before = selection
    let start = document.boundary(roundedDown: position.utf8Offset)
    var piece = piece
    let text = cleaned(piece.text)
    // Attributes are those of the same bytes only while there are as many.
    if text.utf8.count != piece.text.utf8.count { piece.runs = [] }
    piece.text = text
    let count = text.utf8.count
    perform(start..<start, with: piece)
    record(
      .other, start..<start, inserted: count, removed: TextPiece(text: ""), selection: before,
      name: "")
    setCaret(document.boundary(roundedUp: start + count))
    tellChange()
    return TextPosition(utf8Offset: start)
  }
}
