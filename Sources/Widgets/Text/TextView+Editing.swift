extension TextView {
  func prepare() {
    editor.host = self
    knowsContentSize = true
    editor.font = theme.fonts.body
    backgroundColor = .systemBackground
    addSubview(canvas)
    abilitiesDidChange()
  }

  func setText(_ text: String) {
    let anchor = anchorStaying(in: text)
    editor.text = text
    // If the text before the anchor has changed, the text is shown from its start.
    let start = TextViewState.Anchor(offset: 0, distance: textContainerInset.top)
    if kept.anchor != nil { kept.anchor = anchor ?? start }
    editor.removeStyles()
    takeInitialStyle()
    undoManager?.removeAllActions()
    detectData()
  }

  func setStyledText(_ text: StyledText) {
    editor.styledText = text
    if editor.hasText {
      inputState.initialStyle = editor.inheritedAttributes
    } else {
      takeInitialStyle()
    }
    undoManager?.removeAllActions()
    if text.runs.contains(where: { $0.attributes.link != nil }) { preparesLinks() }
    detectData()
  }

  /// Applies the changes that the application has made in a copy of the text, and leaves the rest unchanged.
  package func takeChanges(_ text: StyledText) {
    editor.takeChanges(text)
    if text.runs.contains(where: { $0.attributes.link != nil }) { preparesLinks() }
    detectData()
  }

  /// Creates links of the ``dataDetectorTypes`` in text that is not editable.
  func detectData() {
    guard !isEditable, !dataDetectorTypes.isEmpty, editor.hasText else { return }
    let text = editor.styledText
    let found = text.detecting(dataDetectorTypes)
    guard found != text else { return }
    editor.styledText = found
    preparesLinks()
  }

  /// The closure that is called after each change of the text, before the delegate, or `nil` for none.
  package var textObserver: (@MainActor () -> Void)? {
    get { kept.textObserver }
    set { kept.textObserver = newValue }
  }

  // MARK: Begin and end of editing

  func beginEditing(_ become: () -> Bool) -> Bool {
    // Without a window, editing begins when the view is added to one.
    if isFirstResponder || window == nil { return become() }
    guard canBecomeFirstResponder,
      !takesText || textDelegate?.textViewShouldBeginEditing(self) ?? true, become()
    else { return false }
    guard !isInside, isFirstResponder else { return isFirstResponder }
    isInside = true
    canvas.isEditing = true
    if takesText {
      kept.hasBegunEditing = true
      textDelegate?.textViewDidBeginEditing(self)
      ProgramNotifications.tell(.textViewDidBeginEditing, from: self)
    }
    return isFirstResponder
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    if takesText, isInside, window != nil,
      !(textDelegate?.textViewShouldEndEditing(self) ?? true)
    {
      return false
    }
    guard resign() else { return false }
    finishEditing()
    return true
  }

  /// Updates the view after the end of editing, for any reason.
  func finishEditing() {
    guard isInside else { return }
    isInside = false
    editor.endMarking()
    editor.endTyping()
    canvas.isEditing = false
    // Text that is no longer editable may have been edited before.
    if takesText || kept.hasBegunEditing {
      kept.hasBegunEditing = false
      textDelegate?.textViewDidEndEditing(self)
      ProgramNotifications.tell(.textViewDidEndEditing, from: self)
    }
  }

  // MARK: Typing

  func insert(_ text: String) {
    if text == "\n", enablesReturnKeyAutomatically, !hasText { return }
    if clearsOnInsertion, editor.selection.isEmpty {
      editor.select(anchor: .start, head: editor.end)
    }
    clearsOnInsertion = false
    editor.insertText(text)
  }

  var attributesForTyping: TextAttributes {
    if let set = editor.typingAttributes { return set }
    var attributes = TextAttributes(font: baseFont, foregroundColor: baseTextColor)
    attributes.merge(editor.inheritedAttributes)
    return attributes
  }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether an action of the view's own can be performed, or `nil`
  /// for an action of others.
  func allows(_ action: Selector) -> Bool? {
    let isSelected = !editor.selection.isEmpty
    switch action {
    case .find, .findNext, .findPrevious: return isFindInteractionEnabled
    case .findAndReplace: return isFindInteractionEnabled && takesText
    case .useSelectionForFind: return isFindInteractionEnabled && isSelected
    case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize:
      return takesText && allowsEditingTextAttributes
    default: return allowsEdit(action)
    }
  }
}

extension TextView: EditedTextInput, TextEditorHost {
  package func editorWillChangeText(_ editor: TextEditor) {}

  package func editor(_ editor: TextEditor, didReplace range: Range<Int>, newLength: Int) {
    replaced(range, newLength)
    (findInteraction?.activeFindSession as? TextFindSession)?.replaced(range, newLength)
  }

  package func editorDidChangeText(_ editor: TextEditor, isByUser: Bool) {
    textDidChange()
    kept.textObserver?()
    if isByUser {
      wantSeen(TextRange(at: editor.head))
      textDelegate?.textViewDidChange(self)
      ProgramNotifications.tell(.textViewDidChange, from: self)
    }
  }

  package func editorDidChangeSelection(_ editor: TextEditor) {
    editor.typingAttributes = nil
    kept.isCaretStale = true
    setNeedsLayout()
    textDelegate?.textViewDidChangeSelection(self)
  }

  package func editorWantsCaretSeen(_ editor: TextEditor) { wantSeen(TextRange(at: editor.head)) }

  package func editorDidChangeHeights(_ editor: TextEditor) {
    if !kept.isSettling { setNeedsLayout() }
  }

  package func editor(_ editor: TextEditor, needsDisplay rect: Rect) {
    canvas.redraw(rect)
    setNeedsLayout()
  }

  package var editorUndoManager: UndoManager? { undoManager }

  package var editedInput: any TextInput { self }

  package func firstResponderWasTaken() { finishEditing() }
}
