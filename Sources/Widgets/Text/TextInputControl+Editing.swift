extension TextInputControl: CanvasTextInput {
  /// Returns a Boolean value that indicates whether an action of the control's own can be performed, or `nil`
  /// for an action of others.
  func allows(_ action: Selector) -> Bool? {
    let isSelected = !editor.selection.isEmpty
    switch action {
    case .cut: return isEditable && editor.copyableText != nil
    case .copy: return editor.copyableText != nil
    case .paste, .pasteAndMatchStyle: return isEditable && Pasteboard.general.hasStrings
    case .delete: return isEditable && isSelected
    case .select: return !isSelected && hasText
    case .selectAll:
      return hasText
        && editor.selection != TextRange(start: beginningOfDocument, end: endOfDocument)
    case .undo: return undoManager?.canUndo ?? false
    case .redo: return undoManager?.canRedo ?? false
    case .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft:
      return isEditable && hasTextOfEitherDirection
    default: return nil
    }
  }

  /// A Boolean value that indicates whether the text has right-to-left characters. If it has none, writing
  /// directions are not looked up.
  private var hasTextOfEitherDirection: Bool {
    editor.text.unicodeScalars.contains {
      switch $0.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
        0x1_E800...0x1_EFFF:
        true
      default: false
      }
    }
  }

  func cutSelection() {
    guard editor.copyableText != nil else { return }
    editor.copySelection()
    editor.deleteSelection()
  }
}
