// The standard edit actions: one small protocol each. A class that conforms implements the action.
// Declare the method in the class itself, so that subclasses can override it. Follows
// `UIResponderStandardEditActions`, and `undo:` and `redo:`.

/// Implements ``Selector/cut``.
@MainActor public protocol CutAction: AnyObject {
  /// Takes the selection away and puts it on the pasteboard.
  func cut(_ sender: Any?)
}

/// Implements ``Selector/copy``.
@MainActor public protocol CopyAction: AnyObject {
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
}

/// Implements ``Selector/paste``.
@MainActor public protocol PasteAction: AnyObject {
  /// Puts what is on the pasteboard in place of the selection.
  func paste(_ sender: Any?)
}

/// Implements ``Selector/pasteAndMatchStyle``.
@MainActor public protocol PasteAndMatchStyleAction: AnyObject {
  /// Pastes text in the style that is around it.
  func pasteAndMatchStyle(_ sender: Any?)
}

/// Implements ``Selector/select``.
@MainActor public protocol SelectAction: AnyObject {
  /// Selects what is at the cursor.
  func select(_ sender: Any?)
}

/// Implements ``Selector/selectAll``.
@MainActor public protocol SelectAllAction: AnyObject {
  /// Selects everything.
  func selectAll(_ sender: Any?)
}

/// Implements ``Selector/delete``.
@MainActor public protocol DeleteAction: AnyObject {
  /// Takes the selection away.
  func delete(_ sender: Any?)
}

/// Implements ``Selector/makeTextWritingDirectionLeftToRight``.
@MainActor public protocol MakeTextWritingDirectionLeftToRightAction: AnyObject {
  /// Has text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
}

/// Implements ``Selector/makeTextWritingDirectionRightToLeft``.
@MainActor public protocol MakeTextWritingDirectionRightToLeftAction: AnyObject {
  /// Has text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

/// Implements ``Selector/toggleBoldface``.
@MainActor public protocol ToggleBoldfaceAction: AnyObject {
  /// Makes the selection bold, or not.
  func toggleBoldface(_ sender: Any?)
}

/// Implements ``Selector/toggleItalics``.
@MainActor public protocol ToggleItalicsAction: AnyObject {
  /// Makes the selection italic, or not.
  func toggleItalics(_ sender: Any?)
}

/// Implements ``Selector/toggleUnderline``.
@MainActor public protocol ToggleUnderlineAction: AnyObject {
  /// Underlines the selection, or not.
  func toggleUnderline(_ sender: Any?)
}

/// Implements ``Selector/increaseSize``.
@MainActor public protocol IncreaseSizeAction: AnyObject {
  /// Makes the selection's text larger.
  func increaseSize(_ sender: Any?)
}

/// Implements ``Selector/decreaseSize``.
@MainActor public protocol DecreaseSizeAction: AnyObject {
  /// Makes the selection's text smaller.
  func decreaseSize(_ sender: Any?)
}

/// Implements ``Selector/print``.
@MainActor public protocol PrintAction: AnyObject {
  /// Prints.
  func print(_ sender: Any?)
}

/// Implements ``Selector/find``.
@MainActor public protocol FindAction: AnyObject {
  /// Opens a search.
  func find(_ sender: Any?)
}

/// Implements ``Selector/findNext``.
@MainActor public protocol FindNextAction: AnyObject {
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
}

/// Implements ``Selector/findPrevious``.
@MainActor public protocol FindPreviousAction: AnyObject {
  /// Goes to the place that was found before.
  func findPrevious(_ sender: Any?)
}

/// Implements ``Selector/findAndReplace``.
@MainActor public protocol FindAndReplaceAction: AnyObject {
  /// Opens a search that can replace what it finds.
  func findAndReplace(_ sender: Any?)
}

/// Implements ``Selector/useSelectionForFind``.
@MainActor public protocol UseSelectionForFindAction: AnyObject {
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
}

/// Implements ``Selector/duplicate``.
@MainActor public protocol DuplicateAction: AnyObject {
  /// Makes another of the same.
  func duplicate(_ sender: Any?)
}

/// Implements ``Selector/move``.
@MainActor public protocol MoveAction: AnyObject {
  /// Moves a document elsewhere.
  func move(_ sender: Any?)
}

/// Implements ``Selector/rename``.
@MainActor public protocol RenameAction: AnyObject {
  /// Gives a document another name.
  func rename(_ sender: Any?)
}

/// Implements ``Selector/export``.
@MainActor public protocol ExportAction: AnyObject {
  /// Writes a document in another form.
  func export(_ sender: Any?)
}

/// Implements ``Selector/undo``.
@MainActor public protocol UndoAction: AnyObject {
  /// Takes back what was done last.
  func undo(_ sender: Any?)
}

/// Implements ``Selector/redo``.
@MainActor public protocol RedoAction: AnyObject {
  /// Does again what was taken back last.
  func redo(_ sender: Any?)
}
