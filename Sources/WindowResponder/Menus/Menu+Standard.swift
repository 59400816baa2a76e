import ResponderWords

// The menus with which responders start.
extension Menu {
  /// The standard main menu, before responders change it.
  static var standardMain: Menu {
    Menu(
      identifier: .root,
      children: [
        Menu(
          title: ProgramContext.current.name, identifier: .application,
          children: [.about, .preferences, .empty(.services), .quit]),
        Menu(
          title: "File", identifier: .file,
          children: [
            .newScene, .open, .empty(.openRecent), .document(isInMenuBar: true), .close, .print,
          ]),
        Menu(
          title: "Edit", identifier: .edit,
          children: [.undoRedo, .editing(KeyCommand.standardEditing), .search]),
        Menu(title: "Format", identifier: .format, children: [.font, .text]),
        Menu(
          title: "View", identifier: .view,
          children: [.empty(.toolbar), .empty(.sidebar), .fullscreen]),
        Menu(
          title: "Window", identifier: .window,
          children: [.empty(.minimizeAndZoom), .empty(.bringAllToFront)]),
        Menu(
          title: "Help", identifier: .help,
          children: [
            KeyCommand(title: "Help", action: .showHelp, input: KeyCommand.f1, modifierFlags: [])
          ]),
      ])
  }

  /// The standard edit menu, before responders change it.
  static var standardEdit: Menu {
    Menu(
      identifier: .root,
      children: [
        .empty(.undoRedo),
        .editing(KeyCommand.editingAndSelect),
        .empty(.replace), .empty(.find), .empty(.lookup), .empty(.learn),
        Menu(title: "Format", identifier: .format, children: [.font, .text]),
        .document(isInMenuBar: false), .empty(.share),
      ])
  }
}

extension MenuElement {
  /// Returns a menu to which applications add their own commands.
  fileprivate static func empty(_ identifier: Menu.Identifier) -> MenuElement {
    Menu(identifier: identifier, options: .displayInline)
  }

  fileprivate static func editing(_ commands: [Command]) -> MenuElement {
    Menu(identifier: .standardEdit, options: .displayInline, children: commands)
  }

  fileprivate static var quit: MenuElement {
    Menu(
      identifier: .quit, options: .displayInline,
      children: [
        KeyCommand(title: "Quit", action: .terminate, input: "q", modifierFlags: .control)
      ])
  }

  fileprivate static var close: MenuElement {
    Menu(
      identifier: .close, options: .displayInline,
      children: [
        KeyCommand(title: "Close", action: .performClose, input: "w", modifierFlags: .control)
      ])
  }

  fileprivate static var undoRedo: MenuElement {
    Menu(identifier: .undoRedo, options: .displayInline, children: KeyCommand.standardUndo)
  }

  fileprivate static var search: MenuElement {
    Menu(
      title: "Find", identifier: .find,
      children: [
        KeyCommand(title: "Find…", action: .find, input: "f", modifierFlags: .control),
        KeyCommand(
          title: "Find and Replace…", action: .findAndReplace, input: "h", modifierFlags: .control),
        KeyCommand(title: "Find Next", action: .findNext, input: "g", modifierFlags: .control),
        KeyCommand(
          title: "Find Previous", action: .findPrevious, input: "g",
          modifierFlags: [.control, .shift]),
        Command(title: "Use Selection for Find", action: .useSelectionForFind),
      ])
  }

  fileprivate static var font: MenuElement {
    Menu(
      title: "Font", identifier: .font, options: .displayInline,
      children: [
        Menu(
          identifier: .textStyle, options: .displayInline,
          children: [
            KeyCommand(title: "Bold", action: .toggleBoldface, input: "b", modifierFlags: .control),
            KeyCommand(
              title: "Italic", action: .toggleItalics, input: "i", modifierFlags: .control),
            KeyCommand(
              title: "Underline", action: .toggleUnderline, input: "u", modifierFlags: .control),
          ]),
        Menu(
          identifier: .textSize, options: .displayInline,
          children: [
            KeyCommand(title: "Bigger", action: .increaseSize, input: "+", modifierFlags: .control),
            KeyCommand(
              title: "Smaller", action: .decreaseSize, input: "-", modifierFlags: .control),
          ]),
        .empty(.textColor), .empty(.textStylePasteboard),
      ])
  }

  fileprivate static var text: MenuElement {
    Menu(
      title: "Text", identifier: .text, options: .displayInline,
      children: [
        .empty(.alignment),
        Menu(
          title: "Writing Direction", identifier: .writingDirection,
          children: [
            Command(title: "Left to Right", action: .makeTextWritingDirectionLeftToRight),
            Command(title: "Right to Left", action: .makeTextWritingDirectionRightToLeft),
          ]),
      ])
  }

  fileprivate static var about: MenuElement {
    let name = ProgramContext.current.name
    return Menu(
      identifier: .about, options: .displayInline,
      children: [Command(title: ownWord("About %1", name), action: .showAbout)])
  }

  fileprivate static var preferences: MenuElement {
    Menu(
      identifier: .preferences, options: .displayInline,
      children: [
        KeyCommand(
          title: "Settings…", action: .showSettings, input: ",", modifierFlags: .control)
      ])
  }

  fileprivate static var fullscreen: MenuElement {
    Menu(
      identifier: .fullscreen, options: .displayInline,
      children: [
        KeyCommand(
          title: "Full Screen", action: .toggleFullscreen, input: KeyCommand.f11,
          modifierFlags: [])
      ])
  }

  fileprivate static var newScene: MenuElement {
    Menu(
      identifier: .newScene, options: .displayInline,
      children: [
        KeyCommand(title: "New", action: .newDocument, input: "n", modifierFlags: .control)
      ])
  }

  fileprivate static var open: MenuElement {
    Menu(
      identifier: .open, options: .displayInline,
      children: [
        KeyCommand(title: "Open…", action: .openDocument, input: "o", modifierFlags: .control)
      ])
  }

  /// Returns the document menu.
  ///
  /// - Parameter isInMenuBar: A Boolean value that indicates whether the menu is in the main menu, which has
  ///   the commands to save.
  fileprivate static func document(isInMenuBar: Bool) -> MenuElement {
    let saving: [Command] = [
      KeyCommand(title: "Save", action: .saveDocument, input: "s", modifierFlags: .control),
      KeyCommand(
        title: "Save As…", action: .saveDocumentAs, input: "s", modifierFlags: [.control, .shift]),
      Command(title: "Revert…", action: .revertDocument),
    ]
    // Few applications have all of these. A command without a target is omitted.
    let managing = [
      Command(title: "Duplicate", action: .duplicate),
      Command(title: "Move…", action: .move),
      Command(title: "Rename…", action: .rename),
      Command(title: "Export…", action: .export),
    ]
    for command in managing { command.isOmittedWithoutTarget = true }
    return Menu(
      identifier: .document, options: .displayInline,
      children: (isInMenuBar ? saving : []) + managing)
  }

  fileprivate static var print: MenuElement {
    Menu(
      identifier: .print, options: .displayInline,
      children: [KeyCommand(title: "Print…", action: .print, input: "p", modifierFlags: .control)])
  }
}

extension KeyCommand {
  /// Undo and redo, with the shortcuts of all desktops.
  static var standardUndo: [KeyCommand] {
    [
      KeyCommand(title: "Undo", action: .undo, input: "z", modifierFlags: .control),
      KeyCommand(title: "Redo", action: .redo, input: "z", modifierFlags: [.control, .shift]),
    ]
  }

  /// The commands for a selection, with the shortcuts of all desktops.
  static var standardEditing: [Command] {
    [
      KeyCommand(title: "Cut", action: .cut, input: "x", modifierFlags: .control),
      KeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .control),
      KeyCommand(title: "Paste", action: .paste, input: "v", modifierFlags: .control),
      KeyCommand(
        title: "Paste and Match Style", action: .pasteAndMatchStyle, input: "v",
        modifierFlags: [.control, .shift]),
      Command(title: "Delete", action: .delete),
      KeyCommand(title: "Select All", action: .selectAll, input: "a", modifierFlags: .control),
    ]
  }

  /// The commands for a selection, with Select before Select All.
  static var editingAndSelect: [Command] {
    var commands = standardEditing
    let place = commands.firstIndex { $0.action == .selectAll } ?? commands.endIndex
    commands.insert(Command(title: "Select", action: .select), at: place)
    return commands
  }

  /// The shortcuts that work in addition to the main menu, regardless of the application's changes to it.
  static let standardShortcuts: [KeyCommand] =
    standardEditing.compactMap { $0 as? KeyCommand } + standardUndo + [
      KeyCommand(title: "Redo", action: .redo, input: "y", modifierFlags: .control),
      KeyCommand(title: "Paste", action: .paste, input: inputInsert, modifierFlags: .shift),
      KeyCommand(title: "Copy", action: .copy, input: inputInsert, modifierFlags: .control),
      KeyCommand(title: "Cut", action: .cut, input: inputDelete, modifierFlags: .shift),
      KeyCommand(input: "i", modifierFlags: [.control, .shift], action: .toggleInspector),
    ]
}
