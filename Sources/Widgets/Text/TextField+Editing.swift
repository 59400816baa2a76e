extension TextField {
  /// The time for which the last typed character of secure text is visible, in seconds.
  public static let secretInterval = 1.5

  func prepare() {
    editor.isSingleLine = true
    editor.host = self
    editor.font = font ?? .systemFont(ofSize: Font.systemFontSize)
    canvas.clipsToBounds = true
    canvas.showsIdleSelection = false
    addSubview(canvas)
    cursor = .text
    contentVerticalAlignment = .center
    addInteraction(TextInteraction(for: .editable))
  }

  package func setText(_ text: String) {
    takeInitialStyle()
    editor.text = text
    editor.removeStyles()
    if let attributes = kept.defaultAttributes { editor.setDefaultAttributes(attributes) }
    undoManager?.removeAllActions()
  }

  // MARK: Begin and end of editing

  func beginEditing(_ become: () -> Bool) -> Bool {
    // Without a window, editing begins when the view is added to one.
    if isFirstResponder || window == nil { return become() }
    guard canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, become()
    else { return false }
    guard !isInside, isFirstResponder else { return isFirstResponder }
    isInside = true
    isEditing = true
    if clearsOnBeginEditing, editor.hasText, delegate?.textFieldShouldClear(self) ?? true {
      clearText()
    }
    canvas.isEditing = true
    partsDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    ProgramNotifications.tell(.textFieldDidBeginEditing, from: self)
    return isFirstResponder
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    if isEditing, window != nil, !(delegate?.textFieldShouldEndEditing(self) ?? true) {
      return false
    }
    guard resign() else { return false }
    finishEditing()
    return true
  }

  /// Updates the field after the end of editing, for any reason.
  func finishEditing() {
    guard isInside else { return }
    isInside = false
    isEditing = false
    editor.endMarking()
    hideSecret()
    editor.typingAttributes = kept.defaultAttributes
    canvas.isEditing = false
    partsDidChange()
    inputState.undoManager.removeAllActions()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    ProgramNotifications.tell(.textFieldDidEndEditing, from: self)
  }

  func focusCame(_ context: FocusUpdateContext) {
    guard context.nextFocusedView === self,
      !context.focusHeading.isDisjoint(with: [.next, .previous])
    else { return }
    editor.select(anchor: beginningOfDocument, head: endOfDocument)
  }

  // MARK: Typing

  func insert(_ text: String) {
    if text == "\n" { return returnKey() }
    if clearsOnInsertion, editor.selection.isEmpty {
      editor.select(anchor: .start, head: editor.end)
    }
    clearsOnInsertion = false
    editor.insertText(text)
    showSecret()
  }

  private func returnKey() {
    editor.endMarking()
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsTyping = endsOnExit
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsTyping { resignFirstResponder() }
  }

  /// A Boolean value that indicates whether Return ends editing, because `.editingDidEndOnExit` has
  /// registrations.
  private var endsOnExit: Bool { allControlEvents.contains(.editingDidEndOnExit) }

  func allowsChange(in range: TextRange, _ text: String) -> Bool {
    if text == "\n" { return true }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }

  // MARK: Clearing

  /// Clears the text after the clear button was pressed, if the delegate allows it.
  func clearByUser() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if editor.hasText { clearText() }
    becomeFirstResponder()
  }

  private func clearText() {
    editor.replace(TextRange(start: .start, end: editor.end), withText: "")
  }

  // MARK: Secure text

  private func showSecret() {
    guard isSecureTextEntry, isEditing, let typed = editor.lastTyped else { return }
    editor.revealed = typed
    kept.secretTimer?.invalidate()
    kept.secretTimer = .scheduledTimer(withTimeInterval: Self.secretInterval) { [weak self] _ in
      self?.hideSecret()
    }
  }

  private func hideSecret() {
    kept.secretTimer?.invalidate()
    kept.secretTimer = nil
    editor.revealed = nil
  }
}

/// The Tab key stops at the field and at the controls that the program has put beside its text.
extension TextField: FocusLeaf {
  /// Returns `true` for a side view that stays visible when editing ends, as it does when the focus leaves
  /// the field.
  package func leadsFocus(to subview: View) -> Bool {
    func isStop(_ view: View?, _ mode: ViewMode) -> Bool {
      view === subview && mode.shows(isEditing: false)
    }
    return isStop(leftView, leftViewMode) || isStop(rightView, rightViewMode)
  }
}

extension TextField: EditedTextInput, TextEditorHost {
  package func editorWillChangeText(_ editor: TextEditor) {}

  package func editorDidChangeText(_ editor: TextEditor, isByUser: Bool) {
    textDidChange()
    guard isByUser else { return }
    bringIntoSight()
    sendActions(for: .editingChanged)
    ProgramNotifications.tell(.textFieldDidChange, from: self)
  }

  package func editorWantsCaretSeen(_ editor: TextEditor) { bringIntoSight() }

  /// Scrolls the views around the field so that the caret is visible.
  private func bringIntoSight() {
    guard isFirstResponder, window != nil else { return }
    revealInScrollViews(bounds, animated: false, distance: Self.revealingDistance)
  }

  package func editorDidChangeSelection(_ editor: TextEditor) {
    editor.typingAttributes = kept.defaultAttributes
    scrollToCaret()
    canvas.updateCaret()
    delegate?.textFieldDidChangeSelection(self)
  }

  package func editor(_ editor: TextEditor, needsDisplay rect: Rect) { canvas.redraw(rect) }

  package var editorUndoManager: UndoManager? { undoManager }

  package var editedInput: any TextInput { self }

  package func firstResponderWasTaken() { finishEditing() }
}
