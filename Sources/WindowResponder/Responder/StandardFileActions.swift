// The actions of the commands that a program's menu has for files, and for the program itself. A command
// is there for the user as soon as somebody in the chain implements its action.

/// Implements ``Selector/newDocument``.
@preconcurrency @MainActor public protocol NewDocumentAction: AnyObject {
  /// Opens a document with nothing in it.
  func newDocument(_ sender: Any?)
}

/// Implements ``Selector/openDocument``.
@preconcurrency @MainActor public protocol OpenDocumentAction: AnyObject {
  /// Asks which documents to open.
  func openDocument(_ sender: Any?)
}

/// Implements ``Selector/openRecentDocument``.
@preconcurrency @MainActor public protocol OpenRecentDocumentAction: AnyObject {
  /// Opens the document whose path is the command's property list.
  func openRecentDocument(_ sender: Any?)
}

/// Implements ``Selector/saveDocument``.
@preconcurrency @MainActor public protocol SaveDocumentAction: AnyObject {
  /// Saves the document, and asks where if it has no file yet.
  func saveDocument(_ sender: Any?)
}

/// Implements ``Selector/saveDocumentAs``.
@preconcurrency @MainActor public protocol SaveDocumentAsAction: AnyObject {
  /// Asks where to save the document, which is that file from then on.
  func saveDocumentAs(_ sender: Any?)
}

/// Implements ``Selector/revertDocument``.
@preconcurrency @MainActor public protocol RevertDocumentAction: AnyObject {
  /// Goes back to what is in the file, after asking.
  func revertDocument(_ sender: Any?)
}

/// Implements ``Selector/showSettings``.
@preconcurrency @MainActor public protocol ShowSettingsAction: AnyObject {
  /// Shows the program's settings.
  func showSettings(_ sender: Any?)
}

/// Implements ``Selector/showHelp``.
@preconcurrency @MainActor public protocol ShowHelpAction: AnyObject {
  /// Shows the program's help.
  func showHelp(_ sender: Any?)
}

/// Implements ``Selector/showAbout``.
@preconcurrency @MainActor public protocol ShowAboutAction: AnyObject {
  /// Tells what the program is.
  func showAbout(_ sender: Any?)
}

/// Implements ``Selector/toggleFullscreen``.
@preconcurrency @MainActor public protocol ToggleFullscreenAction: AnyObject {
  /// Goes to the whole screen, or back.
  func toggleFullscreen(_ sender: Any?)
}

extension Selector {
  /// Opens a document with nothing in it: what Ctrl+N sends.
  public static let newDocument = Selector(
    "newDocument:", on: (any NewDocumentAction).self
  ) { $0.newDocument($1) }
  /// Asks which documents to open: what Ctrl+O sends.
  public static let openDocument = Selector(
    "openDocument:", on: (any OpenDocumentAction).self
  ) { $0.openDocument($1) }
  /// Opens a document that was open before.
  public static let openRecentDocument = Selector(
    "openRecentDocument:", on: (any OpenRecentDocumentAction).self
  ) { $0.openRecentDocument($1) }
  /// Saves the document: what Ctrl+S sends.
  public static let saveDocument = Selector(
    "saveDocument:", on: (any SaveDocumentAction).self
  ) { $0.saveDocument($1) }
  /// Saves the document as another file: what Ctrl+Shift+S sends.
  public static let saveDocumentAs = Selector(
    "saveDocumentAs:", on: (any SaveDocumentAsAction).self
  ) { $0.saveDocumentAs($1) }
  /// Goes back to what is in the file.
  public static let revertDocument = Selector(
    "revertDocument:", on: (any RevertDocumentAction).self
  ) { $0.revertDocument($1) }
  /// Shows the program's settings: what Ctrl+comma sends.
  public static let showSettings = Selector(
    "showSettings:", on: (any ShowSettingsAction).self
  ) { $0.showSettings($1) }
  /// Shows the program's help: what F1 sends.
  public static let showHelp = Selector(
    "showHelp:", on: (any ShowHelpAction).self
  ) { $0.showHelp($1) }
  /// Tells what the program is.
  public static let showAbout = Selector(
    "showAbout:", on: (any ShowAboutAction).self
  ) { $0.showAbout($1) }
  /// Goes to the whole screen, or back: what F11 sends. Every window performs it.
  public static let toggleFullscreen = Selector(
    "toggleFullscreen:", on: (any ToggleFullscreenAction).self
  ) { $0.toggleFullscreen($1) }
}
