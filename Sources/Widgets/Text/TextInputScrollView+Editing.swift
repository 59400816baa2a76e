import ResponderWords

extension TextInputScrollView: CanvasTextInput {
  /// A Boolean value that indicates whether the text can be changed at present.
  var takesText: Bool { isEditable && isSelectable }

  func abilitiesDidChange() {
    canvas.showsCaret = takesText
    cursor = isSelectable ? .text : nil
    if isSelectable {
      addInteraction(textInteraction)
    } else {
      removeInteraction(textInteraction)
    }
    guard isFirstResponder else { return }
    if !isSelectable { resignFirstResponder() } else { traitsDidChange() }
  }

  func setAffinity(_ affinity: TextAffinity) {
    editor.select(
      anchor: editor.anchor,
      head: TextPosition(utf8Offset: editor.head.utf8Offset, affinity: affinity))
  }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether an edit action of the view's own can be performed, or
  /// `nil` for an action of others.
  func allowsEdit(_ action: Selector) -> Bool? {
    let isSelected = !editor.selection.isEmpty
    switch action {
    case .cut: return takesText && editor.copyableText != nil
    case .copy: return isSelectable && isSelected
    case .paste, .pasteAndMatchStyle: return takesText && Pasteboard.general.hasStrings
    case .delete: return takesText && isSelected
    case .select: return isSelectable && !isSelected && hasText
    case .selectAll:
      return isSelectable && hasText
        && editor.selection != TextRange(start: beginningOfDocument, end: endOfDocument)
    case .undo: return takesText && undoManager?.canUndo ?? false
    case .redo: return takesText && undoManager?.canRedo ?? false
    case .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft:
      return takesText
    default: return nil
    }
  }

  func cutSelection() {
    guard takesText, !editor.selection.isEmpty else { return }
    copy(nil)
    editor.deleteSelection()
  }

  // MARK: Writing direction

  /// Sets the writing direction of the paragraphs of a range.
  func write(_ direction: WritingDirection, in range: TextRange) {
    let paragraphs = editor.paragraphs(of: range)
    guard !paragraphs.isEmpty else {
      editor.writingDirection = direction
      return
    }
    editor.updateAttributes(in: paragraphs, name: ownWord("Writing Direction")) {
      var style = $0.paragraphStyle ?? .default
      style.baseWritingDirection = direction
      $0.paragraphStyle = style == .default ? nil : style
    }
    editor.host?.editorDidChangeText(editor, isByUser: true)
  }
}
