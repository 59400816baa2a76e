// The actions of the menu commands for files and for the program itself. A command is available if a
// responder in the chain implements its action.

/// An object that implements ``Selector/newDocument``.
@preconcurrency @MainActor public protocol NewDocumentAction: AnyObject {
  /// Opens an empty document.
  func newDocument(_ sender: Any?)
}

/// An object that implements ``Selector/openDocument``.
@preconcurrency @MainActor public protocol OpenDocumentAction: AnyObject {
  /// Asks the user which documents to open.
  func openDocument(_ sender: Any?)
}

/// An object that implements ``Selector/openRecentDocument``.
@preconcurrency @MainActor public protocol OpenRecentDocumentAction: AnyObject {
  /// Opens the document whose path is the command's property list.
  func openRecentDocument(_ sender: Any?)
}

/// An object that implements ``Selector/saveDocument``.
@preconcurrency @MainActor public protocol SaveDocumentAction: AnyObject {
  /// Saves the document. If it has no file yet, the user is asked for one.
  func saveDocument(_ sender: Any?)
}

/// An object that implements ``Selector/saveDocumentAs``.
@preconcurrency @MainActor public protocol SaveDocumentAsAction: AnyObject {
  /// Asks the user for a file, saves the document to it, and makes it the document's file.
  func saveDocumentAs(_ sender: Any?)
}

/// An object that implements ``Selector/revertDocument``.
@preconcurrency @MainActor public protocol RevertDocumentAction: AnyObject {
  /// Reverts to the contents of the file, after asking the user.
  func revertDocument(_ sender: Any?)
}

/// An object that implements ``Selector/showSettings``.
@preconcurrency @MainActor public protocol ShowSettingsAction: AnyObject {
  /// Shows the program's settings.
  func showSettings(_ sender: Any?)
}

/// An object that implements ``Selector/showHelp``.
@preconcurrency @MainActor public protocol ShowHelpAction: AnyObject {
  /// Shows the program's help.
  func showHelp(_ sender: Any?)
}

/// An object that implements ``Selector/showAbout``.
@preconcurrency @MainActor public protocol ShowAboutAction: AnyObject {
  /// Shows information about the program.
  func showAbout(_ sender: Any?)
}

/// An object that implements ``Selector/toggleFullscreen``.
@preconcurrency @MainActor public protocol ToggleFullscreenAction: AnyObject {
  /// Enters or exits full screen.
  func toggleFullscreen(_ sender: Any?)
}

extension Selector {
  /// The action that opens an empty document, which Ctrl+N sends.
  public static let newDocument = Selector(
    "newDocument:", on: (any NewDocumentAction).self
  ) { $0.newDocument($1) }
  /// The action that asks the user which documents to open, which Ctrl+O sends.
  public static let openDocument = Selector(
    "openDocument:", on: (any OpenDocumentAction).self
  ) { $0.openDocument($1) }
  /// The action that opens a recent document.
  public static let openRecentDocument = Selector(
    "openRecentDocument:", on: (any OpenRecentDocumentAction).self
  ) { $0.openRecentDocument($1) }
  /// The action that saves the document, which Ctrl+S sends.
  public static let saveDocument = Selector(
    "saveDocument:", on: (any SaveDocumentAction).self
  ) { $0.saveDocument($1) }
  /// The action that saves the document as another file, which Ctrl+Shift+S sends.
  public static let saveDocumentAs = Selector(
    "saveDocumentAs:", on: (any SaveDocumentAsAction).self
  ) { $0.saveDocumentAs($1) }
  /// The action that reverts to the contents of the file.
  public static let revertDocument = Selector(
    "revertDocument:", on: (any RevertDocumentAction).self
  ) { $0.revertDocument($1) }
  /// The action that shows the program's settings, which Ctrl+comma sends.
  public static let showSettings = Selector(
    "showSettings:", on: (any ShowSettingsAction).self
  ) { $0.showSettings($1) }
  /// The action that shows the program's help, which F1 sends.
  public static let showHelp = Selector(
    "showHelp:", on: (any ShowHelpAction).self
  ) { $0.showHelp($1) }
  /// The action that shows information about the program.
  public static let showAbout = Selector(
    "showAbout:", on: (any ShowAboutAction).self
  ) { $0.showAbout($1) }
  /// The action that enters or exits full screen, which F11 sends. Every window implements it.
  public static let toggleFullscreen = Selector(
    "toggleFullscreen:", on: (any ToggleFullscreenAction).self
  ) { $0.toggleFullscreen($1) }
}
