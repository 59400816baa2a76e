// The standard edit actions, one small protocol each. A class that conforms implements the action. Declare
// the method in the class itself, so that subclasses can override it. Follows
// `UIResponderStandardEditActions`, with `undo:` and `redo:` in addition.

/// An object that implements ``Selector/cut``.
@preconcurrency @MainActor public protocol CutAction: AnyObject {
  /// Removes the selection and puts it on the pasteboard.
  func cut(_ sender: Any?)
}

/// An object that implements ``Selector/copy``.
@preconcurrency @MainActor public protocol CopyAction: AnyObject {
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
}

/// An object that implements ``Selector/paste``.
@preconcurrency @MainActor public protocol PasteAction: AnyObject {
  /// Replaces the selection with the contents of the pasteboard.
  func paste(_ sender: Any?)
}

/// An object that implements ``Selector/pasteAndMatchStyle``.
@preconcurrency @MainActor public protocol PasteAndMatchStyleAction: AnyObject {
  /// Pastes text in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
}

/// An object that implements ``Selector/select``.
@preconcurrency @MainActor public protocol SelectAction: AnyObject {
  /// Selects the object at the insertion point.
  func select(_ sender: Any?)
}

/// An object that implements ``Selector/selectAll``.
@preconcurrency @MainActor public protocol SelectAllAction: AnyObject {
  /// Selects everything.
  func selectAll(_ sender: Any?)
}

/// An object that implements ``Selector/delete``.
@preconcurrency @MainActor public protocol DeleteAction: AnyObject {
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

/// An object that implements ``Selector/makeTextWritingDirectionLeftToRight``.
@preconcurrency @MainActor public protocol MakeTextWritingDirectionLeftToRightAction: AnyObject {
  /// Sets the writing direction of text to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
}

/// An object that implements ``Selector/makeTextWritingDirectionRightToLeft``.
@preconcurrency @MainActor public protocol MakeTextWritingDirectionRightToLeftAction: AnyObject {
  /// Sets the writing direction of text to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

/// An object that implements ``Selector/toggleBoldface``.
@preconcurrency @MainActor public protocol ToggleBoldfaceAction: AnyObject {
  /// Turns boldface of the selection on or off.
  func toggleBoldface(_ sender: Any?)
}

/// An object that implements ``Selector/toggleItalics``.
@preconcurrency @MainActor public protocol ToggleItalicsAction: AnyObject {
  /// Turns italics of the selection on or off.
  func toggleItalics(_ sender: Any?)
}

/// An object that implements ``Selector/toggleUnderline``.
@preconcurrency @MainActor public protocol ToggleUnderlineAction: AnyObject {
  /// Turns underlining of the selection on or off.
  func toggleUnderline(_ sender: Any?)
}

/// An object that implements ``Selector/increaseSize``.
@preconcurrency @MainActor public protocol IncreaseSizeAction: AnyObject {
  /// Increases the text size of the selection.
  func increaseSize(_ sender: Any?)
}

/// An object that implements ``Selector/decreaseSize``.
@preconcurrency @MainActor public protocol DecreaseSizeAction: AnyObject {
  /// Decreases the text size of the selection.
  func decreaseSize(_ sender: Any?)
}

/// An object that implements ``Selector/print``.
@preconcurrency @MainActor public protocol PrintAction: AnyObject {
  /// Prints the content.
  func print(_ sender: Any?)
}

/// An object that implements ``Selector/find``.
@preconcurrency @MainActor public protocol FindAction: AnyObject {
  /// Opens a search.
  func find(_ sender: Any?)
}

/// An object that implements ``Selector/findNext``.
@preconcurrency @MainActor public protocol FindNextAction: AnyObject {
  /// Moves to the next match.
  func findNext(_ sender: Any?)
}

/// An object that implements ``Selector/findPrevious``.
@preconcurrency @MainActor public protocol FindPreviousAction: AnyObject {
  /// Moves to the previous match.
  func findPrevious(_ sender: Any?)
}

/// An object that implements ``Selector/findAndReplace``.
@preconcurrency @MainActor public protocol FindAndReplaceAction: AnyObject {
  /// Opens a search that can replace matches.
  func findAndReplace(_ sender: Any?)
}

/// An object that implements ``Selector/useSelectionForFind``.
@preconcurrency @MainActor public protocol UseSelectionForFindAction: AnyObject {
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
}

/// An object that implements ``Selector/duplicate``.
@preconcurrency @MainActor public protocol DuplicateAction: AnyObject {
  /// Duplicates an object.
  func duplicate(_ sender: Any?)
}

/// An object that implements ``Selector/move``.
@preconcurrency @MainActor public protocol MoveAction: AnyObject {
  /// Moves a document.
  func move(_ sender: Any?)
}

/// An object that implements ``Selector/rename``.
@preconcurrency @MainActor public protocol RenameAction: AnyObject {
  /// Renames a document.
  func rename(_ sender: Any?)
}

/// An object that implements ``Selector/export``.
@preconcurrency @MainActor public protocol ExportAction: AnyObject {
  /// Exports a document in another format.
  func export(_ sender: Any?)
}

/// An object that implements ``Selector/undo``.
@preconcurrency @MainActor public protocol UndoAction: AnyObject {
  /// Undoes the last change.
  func undo(_ sender: Any?)
}

/// An object that implements ``Selector/redo``.
@preconcurrency @MainActor public protocol RedoAction: AnyObject {
  /// Redoes the last change that was undone.
  func redo(_ sender: Any?)
}
