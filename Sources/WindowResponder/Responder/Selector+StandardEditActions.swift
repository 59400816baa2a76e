extension Selector {
  /// Takes the selection away and puts it on the pasteboard.
  public static let cut = Selector("cut:", on: (any CutAction).self) { $0.cut($1) }
  /// Puts the selection on the pasteboard.
  public static let copy = Selector("copy:", on: (any CopyAction).self) { $0.copy($1) }
  /// Puts what is on the pasteboard in place of the selection.
  public static let paste = Selector("paste:", on: (any PasteAction).self) { $0.paste($1) }
  /// Pastes text in the style that is around it.
  public static let pasteAndMatchStyle = Selector(
    "pasteAndMatchStyle:", on: (any PasteAndMatchStyleAction).self
  ) { $0.pasteAndMatchStyle($1) }
  /// Selects what is at the cursor.
  public static let select = Selector("select:", on: (any SelectAction).self) { $0.select($1) }
  /// Selects everything.
  public static let selectAll = Selector(
    "selectAll:", on: (any SelectAllAction).self
  ) { $0.selectAll($1) }
  /// Takes the selection away.
  public static let delete = Selector("delete:", on: (any DeleteAction).self) { $0.delete($1) }
  /// Has text run from left to right.
  public static let makeTextWritingDirectionLeftToRight = Selector(
    "makeTextWritingDirectionLeftToRight:", on: (any MakeTextWritingDirectionLeftToRightAction).self
  ) { $0.makeTextWritingDirectionLeftToRight($1) }
  /// Has text run from right to left.
  public static let makeTextWritingDirectionRightToLeft = Selector(
    "makeTextWritingDirectionRightToLeft:", on: (any MakeTextWritingDirectionRightToLeftAction).self
  ) { $0.makeTextWritingDirectionRightToLeft($1) }
  /// Makes the selection bold, or not.
  public static let toggleBoldface = Selector(
    "toggleBoldface:", on: (any ToggleBoldfaceAction).self
  ) { $0.toggleBoldface($1) }
  /// Makes the selection italic, or not.
  public static let toggleItalics = Selector(
    "toggleItalics:", on: (any ToggleItalicsAction).self
  ) { $0.toggleItalics($1) }
  /// Underlines the selection, or not.
  public static let toggleUnderline = Selector(
    "toggleUnderline:", on: (any ToggleUnderlineAction).self
  ) { $0.toggleUnderline($1) }
  /// Makes the selection's text larger.
  public static let increaseSize = Selector(
    "increaseSize:", on: (any IncreaseSizeAction).self
  ) { $0.increaseSize($1) }
  /// Makes the selection's text smaller.
  public static let decreaseSize = Selector(
    "decreaseSize:", on: (any DecreaseSizeAction).self
  ) { $0.decreaseSize($1) }
  /// Prints.
  public static let print = Selector("print:", on: (any PrintAction).self) { $0.print($1) }
  /// Opens a search.
  public static let find = Selector("find:", on: (any FindAction).self) { $0.find($1) }
  /// Goes to the next place that was found.
  public static let findNext = Selector(
    "findNext:", on: (any FindNextAction).self
  ) { $0.findNext($1) }
  /// Goes to the place that was found before.
  public static let findPrevious = Selector(
    "findPrevious:", on: (any FindPreviousAction).self
  ) { $0.findPrevious($1) }
  /// Opens a search that can replace what it finds.
  public static let findAndReplace = Selector(
    "findAndReplace:", on: (any FindAndReplaceAction).self
  ) { $0.findAndReplace($1) }
  /// Searches for the selection.
  public static let useSelectionForFind = Selector(
    "useSelectionForFind:", on: (any UseSelectionForFindAction).self
  ) { $0.useSelectionForFind($1) }
  /// Makes another of the same.
  public static let duplicate = Selector(
    "duplicate:", on: (any DuplicateAction).self
  ) { $0.duplicate($1) }
  /// Moves a document elsewhere.
  public static let move = Selector("move:", on: (any MoveAction).self) { $0.move($1) }
  /// Gives a document another name.
  public static let rename = Selector("rename:", on: (any RenameAction).self) { $0.rename($1) }
  /// Writes a document in another form.
  public static let export = Selector("export:", on: (any ExportAction).self) { $0.export($1) }
  /// Takes back what was done last.
  public static let undo = Selector("undo:", on: (any UndoAction).self) { $0.undo($1) }
  /// Does again what was taken back last.
  public static let redo = Selector("redo:", on: (any RedoAction).self) { $0.redo($1) }

  /// Every standard edit action, undo and redo among them.
  public static let standardEditActions: [Selector] = [
    .cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete,
    .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft, .toggleBoldface,
    .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize, .print, .find, .findNext,
    .findPrevious, .findAndReplace, .useSelectionForFind, .duplicate, .move, .rename, .export,
    .undo, .redo,
  ]
}
