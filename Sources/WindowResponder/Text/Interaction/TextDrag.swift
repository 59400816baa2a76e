import ResponderPlatform
import ResponderRuntime
import ResponderText
import ResponderWords

/// A drag of selected text with the pointer, within its input or to another one of the window.
@MainActor final class TextDrag {
  /// The distance that the pointer moves before a drag begins, in points.
  static let distance = 6.0

  @BackLink private var source: TextInteraction?
  @BackLink private var target: TextInteraction?
  private let range: TextRange
  /// The position in the target at which the text would be inserted.
  private var position: TextPosition?
  /// A Boolean value that indicates whether the pointer has moved far enough.
  private(set) var isMoving = false
  private var usualCursor: Cursor?

  /// Creates a drag of an interaction's selection. If nothing is selected, or the text is secure, returns
  /// `nil`.
  init?(_ source: TextInteraction) {
    guard let range = source.selectedRange, source.input?.isSecureTextEntry == false else {
      return nil
    }
    self.source = source
    self.range = range
  }

  private var window: (any TextHost)? { source?.view?.textHost }
  /// The window in which the drag began.
  private var host: (any TextHost)? { hostView?.textHost }
  @BackLink private var hostView: View?

  // MARK: The pointer

  /// Moves the drag to a location in the window.
  func move(to place: Point, from start: Point, copies: Bool) {
    guard let source, let window else { return }
    if !isMoving {
      guard start.distance(to: place) > Self.distance else { return }
      isMoving = true
      usualCursor = source.view?.cursor
      window.textDrag = self
      hostView = window
    }
    find(at: place)
    if target == nil {
      let scroll = source.autoscroll ?? TextAutoscroll(source) { _ in }
      source.autoscroll = scroll
      scroll.point(at: place)
    } else {
      source.autoscroll = nil
    }
    // The preview is a single line, so that a part of the text suffices.
    let end = min(range.end.utf8Offset, range.start.utf8Offset + Self.previewLength)
    let text = source.input?.text(in: TextRange(utf8: range.start.utf8Offset..<end)) ?? ""
    TextOverlay.of(window).showDrop(
      at: dropCaret, color: target?.input?.textInputView.tintColor ?? .tint, text: text,
      pointer: place)
    let isCopied = copies || !source.isEditable
    source.view?.cursor = Cursor(shape: position == nil ? .noDrop : isCopied ? .copy : .move)
  }

  /// The length of the text that is read for the preview, in bytes.
  private static let previewLength = 256

  private var dropCaret: Rect? {
    guard let position, let input = target?.input else { return nil }
    return input.textInputView.convert(input.caretRect(for: position), to: nil)
  }

  /// Finds the text under the pointer, and the position in it.
  private func find(at place: Point) {
    target = nil
    position = nil
    guard let window, let found = TextInteraction.editable(at: place, in: window),
      let place = found.position(at: place)
    else { return }
    target = found
    if found !== source || !range.contains(place) { position = place }
  }

  /// Drops the text at the shown position. Returns a Boolean value that indicates whether the drag had begun.
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

  /// Ends the drag without a change.
  func cancel() {
    guard isMoving else { return }
    finish()
    isCancelled = true
  }

  /// A Boolean value that indicates whether the drag was cancelled while the button is still down.
  private(set) var isCancelled = false

  private func finish() {
    isMoving = false
    source?.autoscroll = nil
    window?.textOverlay?.hideDrop()
    source?.view?.cursor = usualCursor
    // The text may have left its window.
    if host?.textDrag === self { host?.textDrag = nil }
  }

  /// Cancels the drag if a key is Escape. Returns a Boolean value that indicates whether the key was used.
  func handle(_ frame: KeyFrame) -> Bool {
    guard isMoving, frame.kind == .down, frame.keyCode == .keyboardEscape
    else { return false }
    cancel()
    return true
  }
}

extension TextInteraction {
  /// Returns the interaction of the editable text at a location in a window, or `nil` if there is none.
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

  /// Moves or copies a range within the text as one undo step, and selects it.
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

  /// Moves or copies a range from another input, and selects it.
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

  /// Inserts text, with its attributes if they are known, and selects it.
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

  /// Performs changes that are undone as one step.
  func asOneChange(_ name: String, _ body: () -> Void) {
    guard let manager = input?.undoManager, manager.isUndoRegistrationEnabled else { return body() }
    manager.beginUndoGrouping()
    body()
    manager.setActionName(name)
    manager.endUndoGrouping()
  }
}

extension TextEditor {
  /// Inserts text with its attributes, and records the change for undo. Returns the start of the text, which
  /// ends at the caret.
  fileprivate func put(_ piece: TextPiece, at position: TextPosition) -> TextPosition {
    keepMarked()
    let before = selection
    let start = document.boundary(roundedDown: position.utf8Offset)
    var piece = piece
    let text = cleaned(piece.text)
    // If the number of bytes has changed, the ranges of the attributes are not valid any more.
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
