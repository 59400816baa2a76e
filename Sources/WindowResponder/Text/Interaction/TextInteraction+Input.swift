// The queries and changes of the text input.
extension TextInteraction {
  /// The input whose text the interaction edits.
  var input: (Responder & TextInput)? { textInput ?? view as? (Responder & TextInput) }

  /// A Boolean value that indicates whether the text can be changed at present.
  var isEditable: Bool { textInteractionMode == .editable && input?.isEditable == true }

  /// The editor of a text field or text view.
  var editor: TextEditor? { (input as? any EditedTextInput)?.editor }

  /// Returns a Boolean value that indicates whether a touch is for the text. It is not if it hits a control,
  /// another text, or a subview with gesture recognizers.
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

  /// Begins a gesture: the input becomes first responder. Returns a Boolean value that indicates whether the
  /// gesture may continue.
  func begin() -> Bool {
    guard let input else { return false }
    if !input.isFirstResponder {
      if input.canBecomeFirstResponder { input.becomeFirstResponder() }
      // Read-only text can be selected without being first responder.
      if !input.isFirstResponder, textInteractionMode == .editable { return false }
    }
    delegate?.interactionWillBegin(self)
    return true
  }

  /// Ends a gesture.
  func finish() {
    delegate?.interactionDidEnd(self)
  }

  /// Cancels the drag or selection that is in progress.
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

  /// Converts a point of the window to the coordinates of the input.
  func inputPoint(_ point: Point) -> Point? {
    input?.textInputView.convertFromWindow(point)
  }

  /// Returns the position closest to a point of the window.
  func position(at point: Point) -> TextPosition? {
    guard let input, let place = inputPoint(point) else { return nil }
    return input.closestPosition(to: place)
  }

  /// Selects from one position to another. The caret is at the second one.
  func select(anchor: TextPosition, head: TextPosition) {
    input?.select(anchor: anchor, head: head)
  }

  /// Moves the caret to a position.
  func placeCaret(_ position: TextPosition) { select(anchor: position, head: position) }

  /// The selected range, or `nil` if nothing is selected.
  var selectedRange: TextRange? {
    guard let range = input?.selectedTextRange, !range.isEmpty else { return nil }
    return range
  }

  /// Returns a Boolean value that indicates whether a point of the window lies in the selection.
  func isSelected(at point: Point) -> Bool {
    guard let input, let range = selectedRange, let place = inputPoint(point) else { return false }
    for part in input.selectionRects(for: range, around: place) where part.rect.contains(place) {
      return true
    }
    return false
  }

  /// Inserts text for the user at the caret, or in place of the selection.
  func insert(_ text: String) {
    guard let input, isEditable, !text.isEmpty else { return }
    // The marked text becomes ordinary text.
    if input.markedTextRange != nil { input.unmarkText() }
    let end = input.endOfDocument
    let range = input.selectedTextRange ?? TextRange(at: end)
    guard input.shouldChangeText(in: range, replacementText: text) else { return }
    input.insertText(text)
  }
}

extension TextInput {
  /// Selects from one position to another. The caret is at the second one.
  func select(anchor: TextPosition, head: TextPosition) {
    if let edited = self as? any EditedTextInput {
      edited.editor.select(anchor: anchor, head: head)
    } else {
      selectedTextRange = TextRange(start: anchor, end: head)
      selectionAffinity = head.affinity
    }
  }

  /// Returns the rectangles of a selection on the lines around a point.
  ///
  /// A selection may have a million lines, and the input would return the rectangles of all of them.
  func selectionRects(for range: TextRange, around place: Point) -> [TextSelectionRect] {
    let far = 1e6
    guard range.utf8.count > Self.longSelection,
      let left = closestPosition(to: Point(x: -far, y: place.y), within: range),
      let right = closestPosition(to: Point(x: far, y: place.y), within: range)
    else { return selectionRects(for: range) }
    var lower = min(left, right)
    var upper = max(left, right)
    // The selection behind the end of a line includes its line break.
    if let before = position(from: lower, offset: -1) { lower = max(before, range.start) }
    if let after = position(from: upper, offset: 1) { upper = min(after, range.end) }
    return selectionRects(for: TextRange(start: lower, end: upper))
  }

  /// The length of a selection from which only a part of its rectangles is requested, in bytes.
  private static var longSelection: Int { 512 }
}
