// The standard edit actions: one small protocol each. A class that conforms implements the action.
// Declare the method in the class itself, so that subclasses can override it. Follows
// `UIResponderStandardEditActions`, and `undo:` and `redo:`.

/// Implements ``Selector/cut``.
@preconcurrency @MainActor public protocol CutAction: AnyObject {
  /// Takes the selection away and puts it on the pasteboard.
  func cut(_ sender: Any?)
}

/// Implements ``Selector/copy``.
@preconcurrency @MainActor public protocol CopyAction: AnyObject {
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
}

/// Implements ``Selector/paste``.
@preconcurrency @MainActor public protocol PasteAction: AnyObject {
  /// Puts what is on the pasteboard in place of the selection.
  func paste(_ sender: Any?)
}

/// Implements ``Selector/pasteAndMatchStyle``.
@preconcurrency @MainActor public protocol PasteAndMatchStyleAction: AnyObject {
  /// Pastes text in the style that is around it.
  func pasteAndMatchStyle(_ sender: Any?)
}

/// Implements ``Selector/select``.
@preconcurrency @MainActor public protocol SelectAction: AnyObject {
  /// Selects what is at the cursor.
  func select(_ sender: Any?)
}

/// Implements ``Selector/selectAll``.
@preconcurrency @MainActor public protocol SelectAllAction: AnyObject {
  /// Selects everything.
  func selectAll(_ sender: Any?)
}

/// Implements ``Selector/delete``.
@preconcurrency @MainActor public protocol DeleteAction: AnyObject {
  /// Takes the selection away.
  func delete(_ sender: Any?)
}

/// Implements ``Selector/makeTextWritingDirectionLeftToRight``.
@preconcurrency @MainActor public protocol MakeTextWritingDirectionLeftToRightAction: AnyObject {
  /// Has text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
}

/// Implements ``Selector/makeTextWritingDirectionRightToLeft``.
@preconcurrency @MainActor public protocol MakeTextWritingDirectionRightToLeftAction: AnyObject {
  /// Has text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

/// Implements ``Selector/toggleBoldface``.
@preconcurrency @MainActor public protocol ToggleBoldfaceAction: AnyObject {
  /// Makes the selection bold, or not.
  func toggleBoldface(_ sender: Any?)
}

/// Implements ``Selector/toggleItalics``.
@preconcurrency @MainActor public protocol ToggleItalicsAction: AnyObject {
  /// Makes the selection italic, or not.
  func toggleItalics(_ sender: Any?)
}

/// Implements ``Selector/toggleUnderline``.
@preconcurrency @MainActor public protocol ToggleUnderlineAction: AnyObject {
  /// Underlines the selection, or not.
  func toggleUnderline(_ sender: Any?)
}

/// Implements ``Selector/increaseSize``.
@preconcurrency @MainActor public protocol IncreaseSizeAction: AnyObject {
  /// Makes the selection's text larger.
  func increaseSize(_ sender: Any?)
}

/// Implements ``Selector/decreaseSize``.
@preconcurrency @MainActor public protocol DecreaseSizeAction: AnyObject {
  /// Makes the selection's text smaller.
  func decreaseSize(_ sender: Any?)
}

/// Implements ``Selector/print``.
@preconcurrency @MainActor public protocol PrintAction: AnyObject {
  /// Prints.
  func print(_ sender: Any?)
}

/// Implements ``Selector/find``.
@preconcurrency @MainActor public protocol FindAction: AnyObject {
  /// Opens a search.
  func find(_ sender: Any?)
}

/// Implements ``Selector/findNext``.
@preconcurrency @MainActor public protocol FindNextAction: AnyObject {
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
}

/// Implements ``Selector/findPrevious``.
@preconcurrency @MainActor public protocol FindPreviousAction: AnyObject {
  /// Goes to the place that was found before.
  func findPrevious(_ sender: Any?)
}

/// Implements ``Selector/findAndReplace``.
@preconcurrency @MainActor public protocol FindAndReplaceAction: AnyObject {
  /// Opens a search that can replace what it finds.
  func findAndReplace(_ sender: Any?)
}

/// Implements ``Selector/useSelectionForFind``.
@preconcurrency @MainActor public protocol UseSelectionForFindAction: AnyObject {
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
}

/// Implements ``Selector/duplicate``.
@preconcurrency @MainActor public protocol DuplicateAction: AnyObject {
  /// Makes another of the same.
  func duplicate(_ sender: Any?)
}

/// Implements ``Selector/move``.
@preconcurrency @MainActor public protocol MoveAction: AnyObject {
  /// Moves a document elsewhere.
  func move(_ sender: Any?)
}

/// Implements ``Selector/rename``.
@preconcurrency @MainActor public protocol RenameAction: AnyObject {
  /// Gives a document another name.
  func rename(_ sender: Any?)
}

/// Implements ``Selector/export``.
@preconcurrency @MainActor public protocol ExportAction: AnyObject {
  /// Writes a document in another form.
  func export(_ sender: Any?)
}

/// Implements ``Selector/undo``.
@preconcurrency @MainActor public protocol UndoAction: AnyObject {
  /// Takes back what was done last.
  func undo(_ sender: Any?)
}

/// Implements ``Selector/redo``.
@preconcurrency @MainActor public protocol RedoAction: AnyObject {
  /// Does again what was taken back last.
  func redo(_ sender: Any?)
}
