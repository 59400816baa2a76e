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
    editor.text = text
    editor.removeStyles()
    undoManager?.removeAllActions()
    detectData()
  }

  func setStyledText(_ text: StyledText) {
    editor.styledText = text
    undoManager?.removeAllActions()
    if text.runs.contains(where: { $0.attributes.link != nil }) { preparesLinks() }
    detectData()
  }

  /// Takes over what the program changed in a copy of the text, and leaves everything else as it is.
  package func takeChanges(_ text: StyledText) {
    editor.takeChanges(text)
    if text.runs.contains(where: { $0.attributes.link != nil }) { preparesLinks() }
    detectData()
  }

  /// Makes links of what ``dataDetectorTypes`` names, in text that cannot be edited.
  func detectData() {
    guard !isEditable, !dataDetectorTypes.isEmpty, editor.hasText else { return }
    let text = editor.styledText
    let found = text.detecting(dataDetectorTypes)
    guard found != text else { return }
    editor.styledText = found
    preparesLinks()
  }

  /// Whether the text can be changed at present.
  var takesText: Bool { isEditable && isSelectable }

  func abilitiesDidChange() {
    canvas.showsCaret = takesText
    cursor = isSelectable ? .text : nil
    if isSelectable {
      addInteraction(kept.interaction)
    } else {
      removeInteraction(kept.interaction)
    }
    guard isFirstResponder else { return }
    if !isSelectable { resignFirstResponder() } else { traitsDidChange() }
  }

  func traitsDidChange() {
    // The input method asks again with the next change of the selection.
    inputDelegate?.selectionDidChange(self)
  }

  // MARK: Beginning and ending

  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return become() }
    guard canBecomeFirstResponder, window != nil,
      !takesText || textDelegate?.textViewShouldBeginEditing(self) ?? true, become()
    else { return false }
    guard !isInside, isFirstResponder else { return isFirstResponder }
    isInside = true
    canvas.isEditing = true
    if takesText {
      textDelegate?.textViewDidBeginEditing(self)
      ProgramNews.tell(.textViewDidBeginEditing, from: self)
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

  /// Editing has ended, for whatever reason.
  func finishEditing() {
    guard isInside else { return }
    isInside = false
    editor.endMarking()
    editor.endTyping()
    canvas.isEditing = false
    if takesText {
      textDelegate?.textViewDidEndEditing(self)
      ProgramNews.tell(.textViewDidEndEditing, from: self)
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
    var attributes = TextAttributes(font: font, foregroundColor: textColor)
    attributes.merge(editor.inheritedAttributes)
    return attributes
  }

  // MARK: Actions

  /// Whether an action of the view's own can be performed; nil for one that is not its own.
  func allows(_ action: Selector) -> Bool? {
    let isSelected = !editor.selection.isEmpty
    switch action {
    case .cut: return takesText && editor.copyableText != nil
    case .copy: return isSelectable && isSelected
    case .paste, .pasteAndMatchStyle: return takesText && Pasteboard.general.hasStrings
    case .delete: return takesText && isSelected
    case .select: return isSelectable && !isSelected && hasText
    case .selectAll:
      return isSelectable && hasText
        && editor.selection != TextRange(start: .start, end: editor.end)
    case .find, .findNext, .findPrevious: return isFindInteractionEnabled
    case .findAndReplace: return isFindInteractionEnabled && takesText
    case .useSelectionForFind: return isFindInteractionEnabled && isSelected
    case .undo: return takesText && undoManager?.canUndo ?? false
    case .redo: return takesText && undoManager?.canRedo ?? false
    case .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft:
      return takesText
    case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize:
      return takesText && allowsEditingTextAttributes
    default: return nil
    }
  }

  func cutSelection() {
    guard takesText, !editor.selection.isEmpty else { return }
    copy(nil)
    editor.deleteSelection()
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
    if isByUser {
      wantSeen(TextRange(at: editor.head))
      textDelegate?.textViewDidChange(self)
      ProgramNews.tell(.textViewDidChange, from: self)
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
