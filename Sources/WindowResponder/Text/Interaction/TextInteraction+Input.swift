// What is asked of the text input, and done with it.
extension TextInteraction {
  /// Whose text it is.
  var input: (Responder & TextInput)? { textInput ?? view as? (Responder & TextInput) }

  /// Whether the text may be changed at present.
  var isEditable: Bool { textInteractionMode == .editable && input?.isEditable == true }

  /// The body of a text field or text view.
  var editor: TextEditor? { (input as? any EditedTextInput)?.editor }

  /// Whether a touch is for the text, and not for a control, another text, or something else in it that
  /// recognizes gestures of its own.
  func owns(_ touch: Touch) -> Bool {
    guard let view, input != nil else { return false }
    if let control = view as? Control, !control.isEnabled { return false }
    var current = touch.view
    while let candidate = current {
      if candidate === view { return true }
      if candidate is Control || !candidate.recognizers.isEmpty { return false }
      for other in candidate.addedInteractions where other is TextInteraction { return false }
      current = candidate.superview
    }
    return false
  }

  /// A gesture begins: the input gets the keys. Tells whether the gesture may go on.
  func begin() -> Bool {
    guard let input else { return false }
    if !input.isFirstResponder {
      if input.canBecomeFirstResponder { input.becomeFirstResponder() }
      // Text that is only read can be selected without the keys too.
      if !input.isFirstResponder, textInteractionMode == .editable { return false }
    }
    delegate?.interactionWillBegin(self)
    return true
  }

  /// A gesture is over.
  func finish() {
    delegate?.interactionDidEnd(self)
  }

  /// Ends whatever goes on, with nothing more to come of it.
  func end() {
    autoscroll = nil
    hideLoupe()
    if let drag {
      drag.cancel()
      self.drag = nil
      finish()
    }
    if selecting != nil {
      selecting = nil
      finish()
    }
  }

  /// Where a point of the window is in the coordinates of the input.
  func inputPoint(_ point: Point) -> Point? {
    input?.textInputView.convertFromWindow(point)
  }

  /// The position nearest to a point of the window.
  func position(at point: Point) -> TextPosition? {
    guard let input, let place = inputPoint(point) else { return nil }
    return input.closestPosition(to: place)
  }

  /// Selects from one position to another, at which the caret is.
  func select(anchor: TextPosition, head: TextPosition) {
    input?.select(anchor: anchor, head: head)
  }

  /// Places the caret.
  func placeCaret(_ position: TextPosition) { select(anchor: position, head: position) }

  /// What is selected; nil where nothing is.
  var selectedRange: TextRange? {
    guard let range = input?.selectedTextRange, !range.isEmpty else { return nil }
    return range
  }

  /// Whether a point of the window lies in the selection.
  func isSelected(at point: Point) -> Bool {
    guard let input, let range = selectedRange, let place = inputPoint(point) else { return false }
    for part in input.selectionRects(for: range, around: place) where part.rect.contains(place) {
      return true
    }
    return false
  }

  /// Puts text at the caret, or in place of the selection, as the user.
  func insert(_ text: String) {
    guard let input, isEditable, !text.isEmpty else { return }
    // What is composed at this moment stays.
    if input.markedTextRange != nil { input.unmarkText() }
    let end = input.endOfDocument
    let range = input.selectedTextRange ?? TextRange(at: end)
    guard input.shouldChangeText(in: range, replacementText: text) else { return }
    input.insertText(text)
  }
}

extension TextInput {
  /// Selects from one position to another, at which the caret is.
  func select(anchor: TextPosition, head: TextPosition) {
    if let edited = self as? any EditedTextInput {
      edited.editor.select(anchor: anchor, head: head)
    } else {
      selectedTextRange = TextRange(start: anchor, end: head)
      selectionAffinity = head.affinity
    }
  }

  /// The rectangles of a selection on the lines at a place.
  ///
  /// A selection may have a million lines, all of which the input would tell.
  func selectionRects(for range: TextRange, around place: Point) -> [TextSelectionRect] {
    let far = 1e6
    guard range.utf8.count > Self.longSelection,
      let left = closestPosition(to: Point(x: -far, y: place.y), within: range),
      let right = closestPosition(to: Point(x: far, y: place.y), within: range)
    else { return selectionRects(for: range) }
    var lower = min(left, right)
    var upper = max(left, right)
    // What lies behind the end of a line is selected with its break.
    if let before = position(from: lower, offset: -1) { lower = max(before, range.start) }
    if let after = position(from: upper, offset: 1) { upper = min(after, range.end) }
    return selectionRects(for: TextRange(start: lower, end: upper))
  }

  /// From how many bytes on the rectangles of a selection are asked for in part only.
  private static var longSelection: Int { 512 }
}
