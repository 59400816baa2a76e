extension Selector {
  /// The action that removes the selection and puts it on the pasteboard.
  public static let cut = Selector("cut:", on: (any CutAction).self) { $0.cut($1) }
  /// The action that puts the selection on the pasteboard.
  public static let copy = Selector("copy:", on: (any CopyAction).self) { $0.copy($1) }
  /// The action that replaces the selection with the contents of the pasteboard.
  public static let paste = Selector("paste:", on: (any PasteAction).self) { $0.paste($1) }
  /// The action that pastes text in the style of the text around it.
  public static let pasteAndMatchStyle = Selector(
    "pasteAndMatchStyle:", on: (any PasteAndMatchStyleAction).self
  ) { $0.pasteAndMatchStyle($1) }
  /// The action that selects the object at the insertion point.
  public static let select = Selector("select:", on: (any SelectAction).self) { $0.select($1) }
  /// The action that selects everything.
  public static let selectAll = Selector(
    "selectAll:", on: (any SelectAllAction).self
  ) { $0.selectAll($1) }
  /// The action that deletes the selection.
  public static let delete = Selector("delete:", on: (any DeleteAction).self) { $0.delete($1) }
  /// The action that sets the writing direction of text to left to right.
  public static let makeTextWritingDirectionLeftToRight = Selector(
    "makeTextWritingDirectionLeftToRight:", on: (any MakeTextWritingDirectionLeftToRightAction).self
  ) { $0.makeTextWritingDirectionLeftToRight($1) }
  /// The action that sets the writing direction of text to right to left.
  public static let makeTextWritingDirectionRightToLeft = Selector(
    "makeTextWritingDirectionRightToLeft:", on: (any MakeTextWritingDirectionRightToLeftAction).self
  ) { $0.makeTextWritingDirectionRightToLeft($1) }
  /// The action that turns boldface of the selection on or off.
  public static let toggleBoldface = Selector(
    "toggleBoldface:", on: (any ToggleBoldfaceAction).self
  ) { $0.toggleBoldface($1) }
  /// The action that turns italics of the selection on or off.
  public static let toggleItalics = Selector(
    "toggleItalics:", on: (any ToggleItalicsAction).self
  ) { $0.toggleItalics($1) }
  /// The action that turns underlining of the selection on or off.
  public static let toggleUnderline = Selector(
    "toggleUnderline:", on: (any ToggleUnderlineAction).self
  ) { $0.toggleUnderline($1) }
  /// The action that increases the text size of the selection.
  public static let increaseSize = Selector(
    "increaseSize:", on: (any IncreaseSizeAction).self
  ) { $0.increaseSize($1) }
  /// The action that decreases the text size of the selection.
  public static let decreaseSize = Selector(
    "decreaseSize:", on: (any DecreaseSizeAction).self
  ) { $0.decreaseSize($1) }
  /// The action that prints.
  public static let print = Selector("print:", on: (any PrintAction).self) { $0.print($1) }
  /// The action that opens a search.
  public static let find = Selector("find:", on: (any FindAction).self) { $0.find($1) }
  /// The action that moves to the next match.
  public static let findNext = Selector(
    "findNext:", on: (any FindNextAction).self
  ) { $0.findNext($1) }
  /// The action that moves to the previous match.
  public static let findPrevious = Selector(
    "findPrevious:", on: (any FindPreviousAction).self
  ) { $0.findPrevious($1) }
  /// The action that opens a search that can replace matches.
  public static let findAndReplace = Selector(
    "findAndReplace:", on: (any FindAndReplaceAction).self
  ) { $0.findAndReplace($1) }
  /// The action that searches for the selected text.
  public static let useSelectionForFind = Selector(
    "useSelectionForFind:", on: (any UseSelectionForFindAction).self
  ) { $0.useSelectionForFind($1) }
  /// The action that duplicates an object.
  public static let duplicate = Selector(
    "duplicate:", on: (any DuplicateAction).self
  ) { $0.duplicate($1) }
  /// The action that moves a document.
  public static let move = Selector("move:", on: (any MoveAction).self) { $0.move($1) }
  /// The action that renames a document.
  public static let rename = Selector("rename:", on: (any RenameAction).self) { $0.rename($1) }
  /// The action that exports a document in another format.
  public static let export = Selector("export:", on: (any ExportAction).self) { $0.export($1) }
  /// The action that undoes the last change.
  public static let undo = Selector("undo:", on: (any UndoAction).self) { $0.undo($1) }
  /// The action that redoes the last change that was undone.
  public static let redo = Selector("redo:", on: (any RedoAction).self) { $0.redo($1) }

  /// All standard edit actions, including undo and redo.
  public static let standardEditActions: [Selector] = [
    .cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete,
    .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft, .toggleBoldface,
    .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize, .print, .find, .findNext,
    .findPrevious, .findAndReplace, .useSelectionForFind, .duplicate, .move, .rename, .export,
    .undo, .redo,
  ]
}
