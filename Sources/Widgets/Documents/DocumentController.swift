import WindowResponder

/// An application delegate whose windows show documents. It is the class to mark with `@main`.
///
///     @main final class Notes: DocumentController {
///       override func makeDocument() -> Document { NoteDocument() }
///     }
///
/// A subclass of three lines is a complete application:
///
/// - At the start, it opens the documents with unsaved changes after a crash and the files of the command
///   line, or an empty document if there are none.
/// - It has the commands New, Open, Open Recent, Save, Save As, Revert, Duplicate, Move, Rename, Close and
///   Quit, with their shortcuts.
/// - It asks the user before unsaved changes are lost.
/// - It stores unsaved changes if the program ends without a question.
///
/// Follows AppKit's `NSDocumentController`.
@preconcurrency @MainActor
open class DocumentController: Responder, ApplicationDelegate, NewDocumentAction,
  OpenDocumentAction, OpenRecentDocumentAction
{
  /// Creates the controller. `@main` calls this initializer.
  public override init() { super.init() }

  // MARK: For subclasses

  /// The name by which only one instance of the program runs. The default is `nil`. See
  /// `ApplicationDelegate.singleInstanceName`.
  open class var singleInstanceName: String? { nil }

  /// The identifier of the application. The default is ``singleInstanceName``. See
  /// `ApplicationDelegate.applicationIdentifier`.
  open class var applicationIdentifier: String? { singleInstanceName }

  /// The lines about the application's own arguments with which the output of `--help` begins. The default is
  /// the empty string, for a line with the application's name. See `ApplicationDelegate.commandLineHelp`.
  open class var commandLineHelp: String? { "" }

  /// Creates an empty document without a file.
  open func makeDocument() -> Document { Document() }

  /// A Boolean value that indicates whether an empty document is opened if there is no other document to
  /// open. The default is `true`.
  open var opensUntitledDocument: Bool { true }

  /// The paths of the files to open at the start. The default is those of the command line that are UTF-8.
  open var launchFiles: [String] { Application.shared.launchPathnames.compactMap(\.string) }

  /// The paths of the files to open at the start, which do not need to be UTF-8. The default is those of the
  /// command line, or those of ``launchFiles`` if it is overridden.
  open var launchPathnames: [Pathname] {
    let all = Application.shared.launchPathnames
    let texts = launchFiles.map { Pathname($0) }
    return texts == all.filter { $0.string != nil } ? all : texts
  }

  // MARK: Documents

  /// The open documents, in the order in which they were opened.
  public final internal(set) var documents: [Document] = []

  /// The document of the key window. If that window has no document, this is the last one of ``documents``.
  open var currentDocument: Document? {
    let key = Application.shared.keyWindow
    return documents.first { $0.window === key } ?? documents.last
  }

  /// Opens a file in a window. If the file is open already, shows its window. If it cannot be opened, tells
  /// the user the reason.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isCreating: A Boolean value that indicates whether the file does not need to exist. The first save
  ///     creates it.
  /// - Returns: The document, or `nil` if the file cannot be opened.
  @discardableResult open func openDocument(at path: String, isCreating: Bool = false) -> Document?
  {
    open(Pathname(path), isCreating: isCreating)
  }

  /// Opens a file whose name does not need to be UTF-8. If the path is UTF-8, calls the method that takes a
  /// string.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isCreating: A Boolean value that indicates whether the file does not need to exist. The first save
  ///     creates it.
  /// - Returns: The document, or `nil` if the file cannot be opened.
  @discardableResult open func openDocument(
    at path: Pathname, isCreating: Bool = false
  ) -> Document? {
    if let text = path.string { return openDocument(at: text, isCreating: isCreating) }
    return open(path, isCreating: isCreating)
  }

  /// The files that were opened or saved most recently, newest first.
  public final var recentFiles: RecentFiles { recents }

  // MARK: Commands

  /// Performs the command New: opens an empty document.
  open func newDocument(_ sender: Any?) { _ = openUntitled() }

  /// Performs the command Open: asks for files, and opens them.
  open func openDocument(_ sender: Any?) { askToOpen() }

  /// Performs a command of the menu Open Recent: opens its file.
  open func openRecentDocument(_ sender: Any?) {
    let value = (sender as? Command)?.propertyList
    if let path = value as? Pathname {
      openDocument(at: path)
    } else if let text = value as? String {
      openDocument(at: text)
    }
  }

  /// Adds the recent files to the menu Open Recent.
  open override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    addRecents(to: builder)
  }

  // MARK: Application life cycle

  /// Called before the launch is complete. The default implementation performs no action, and returns `true`.
  open func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Called before the launch is complete. The default implementation performs no action.
  open func applicationWillFinishLaunching(_ application: Application) {}

  /// Called when the launch is complete, before the first documents are opened. The default implementation
  /// performs no action, and returns `true`.
  open func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Opens the documents with unsaved changes of the last run and the files of the start, or an empty
  /// document if there are none. An override calls `super`.
  open func applicationDidFinishLaunching(_ application: Application) { openFirstDocuments() }

  /// Called when the application has become active. The default implementation performs no action.
  open func applicationDidBecomeActive(_ application: Application) {}

  /// Saves or stores unsaved changes when the application is about to become inactive. An override calls
  /// `super`.
  open func applicationWillResignActive(_ application: Application) { keepAll() }

  /// Saves or stores unsaved changes when no window of the application is visible any more. An override calls
  /// `super`.
  open func applicationDidEnterBackground(_ application: Application) { keepAll() }

  /// Called when a window of the application is about to become visible again. The default implementation
  /// performs no action.
  open func applicationWillEnterForeground(_ application: Application) {}

  /// Saves the unsaved changes, or stores them for the next start, when the program ends without a question
  /// to the user. An override calls `super`.
  open func applicationWillTerminate(_ application: Application) { endAll() }

  /// Asks the user about each document with unsaved changes, and returns `.terminateLater`. If no document
  /// has such changes after automatic saving, returns `.terminateNow`.
  open func applicationShouldTerminate(_ application: Application) -> TerminateReply { review() }

  /// Opens files when the program was started again while it runs. If no document is open then, opens an
  /// empty one.
  open func application(_ application: Application, openFiles paths: [String]) {
    openFiles(paths.map { Pathname($0) })
  }

  /// Opens files whose names do not need to be UTF-8 when the program was started again while it runs. If all
  /// paths are UTF-8, calls the method that takes strings.
  open func application(_ application: Application, openPathnames paths: [Pathname]) {
    let texts = paths.compactMap(\.string)
    if texts.count == paths.count {
      self.application(application, openFiles: texts)
    } else {
      openFiles(paths)
    }
  }

  /// Called when the program was started again to open URLs, such as those of `mailto:`. The default
  /// implementation performs no action.
  open func application(_ application: Application, openAddresses addresses: [String]) {}

  /// Returns a Boolean value that indicates whether a window may close. If its document has changes that
  /// were not saved automatically, asks the user, and closes the window according to the answer.
  open func windowShouldClose(_ window: Window) -> Bool {
    documents.first { $0.window === window }?.mayClose() ?? true
  }

  /// Returns `true`: the program ends after its last window was closed.
  open func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool {
    true
  }

  // MARK: System changes

  /// Called when an output was added, removed or changed. The default implementation performs no action.
  open func applicationDidChangeOutputs(_ application: Application) {}

  /// Called when the number of device pixels per point of a window has changed. The default implementation
  /// performs no action.
  open func windowDidChangeScale(_ window: Window) {}

  /// Called when the colors, the text size or other settings of the desktop have changed. The default
  /// implementation performs no action.
  open func applicationDidChangeSystemAppearance(_ application: Application) {}

  /// Called when the language or the formats of the desktop have changed. The default implementation performs
  /// no action.
  open func applicationDidChangeLocale(_ application: Application) {}

  /// Called when memory is low. The default implementation performs no action.
  open func applicationDidReceiveMemoryWarning(_ application: Application) {}

  // MARK: Scenes

  /// Returns the configuration of the application's scene. The default implementation returns that of the
  /// session.
  open func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { connectingSceneSession.configuration }

  /// Called when the user has discarded scenes. The default implementation performs no action.
  open func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  /// Returns the orientations of a window. The default implementation returns all.
  open func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .all }

  // MARK: State

  /// Returns a Boolean value that indicates whether the application's state is saved. The default
  /// implementation returns `false`.
  open func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool { false }

  /// Returns a Boolean value that indicates whether the saved state is restored. The default implementation
  /// returns `false`.
  open func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool { false }

  /// Returns a view controller to restore. The default implementation returns `nil`.
  open func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? { nil }

  /// Called when the application's state is about to be saved. The default implementation performs no action.
  open func application(
    _ application: Application, willEncodeRestorableStateWith coder: Coder
  ) {}

  /// Called when the application's state was restored. The default implementation performs no action.
  open func application(
    _ application: Application, didDecodeRestorableStateWith coder: Coder
  ) {}

  // MARK: Parts

  final lazy var recents = RecentFiles()
  final lazy var recovery = makeRecoveryFolder()
  /// The folder in which the user has opened or saved a file most recently.
  final var lastFolder: Pathname?
  final var untitledCount = 0
  /// The files that could not be opened, with their errors, which were not shown to the user yet.
  final var failures: [(path: Pathname, error: any Error)] = []
  final var isShowingError = false
}
