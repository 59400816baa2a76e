import WindowResponder

/// A program whose windows show documents: what `@main` is put on.
///
///     @main final class Notes: DocumentController {
///       override func makeDocument() -> Document { NoteDocument() }
///     }
///
/// That alone makes a program that opens the files of its command line, else what a crash left unsaved, else
/// an empty document; that has New, Open, Open Recent, Save, Save As, Revert, Duplicate, Move, Rename, Close
/// and Quit with their shortcuts; that asks before it loses something; and that keeps what was not saved when
/// it is ended without a question. Follows AppKit's `NSDocumentController`.
@preconcurrency @MainActor
open class DocumentController: Responder, ApplicationDelegate, NewDocumentAction,
  OpenDocumentAction, OpenRecentDocumentAction
{
  /// Creates the controller; `@main` does.
  public override init() { super.init() }

  // MARK: For subclasses

  /// The name by which the program runs once: see `ApplicationDelegate.singleInstanceName`. Nil until
  /// overridden.
  open class var singleInstanceName: String? { nil }

  /// The program's identifier: see `ApplicationDelegate.applicationIdentifier`. ``singleInstanceName`` until
  /// overridden.
  open class var applicationIdentifier: String? { singleInstanceName }

  /// Makes a document with nothing in it and no file.
  open func makeDocument() -> Document { Document() }

  /// Whether a start without files opens an empty document; true until overridden.
  open var opensUntitledDocument: Bool { true }

  /// The files to open at the start: those of the command line.
  open var launchFiles: [String] { Application.shared.launchPathnames.compactMap(\.string) }

  /// The files to open at the start, whose names need not be UTF-8: those of the command line, or those of an
  /// override of ``launchFiles``.
  open var launchPathnames: [Pathname] {
    let all = Application.shared.launchPathnames
    let texts = launchFiles.map { Pathname($0) }
    return texts == all.filter { $0.string != nil } ? all : texts
  }

  // MARK: Documents

  /// The documents that are open, in the order in which they were opened.
  public final internal(set) var documents: [Document] = []

  /// The document that keys go to.
  open var currentDocument: Document? {
    let key = Application.shared.keyWindow
    return documents.first { $0.window === key } ?? documents.last
  }

  /// Opens a file in a window, or raises the one that shows it. What cannot be opened is told to the user.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - isCreating: Whether there may be no such file yet: it is made when it is saved.
  @discardableResult open func openDocument(at path: String, isCreating: Bool = false) -> Document?
  {
    open(Pathname(path), isCreating: isCreating)
  }

  /// Opens a file whose name need not be UTF-8 in a window, or raises the one that shows it. For a name in
  /// UTF-8, calls the method that takes a text.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - isCreating: Whether there may be no such file yet: it is made when it is saved.
  @discardableResult open func openDocument(
    at path: Pathname, isCreating: Bool = false
  ) -> Document? {
    if let text = path.string { return openDocument(at: text, isCreating: isCreating) }
    return open(path, isCreating: isCreating)
  }

  /// The files that were opened or saved last, the newest first.
  public final var recentFiles: RecentFiles { recents }

  // MARK: Commands

  /// The command New: opens an empty document.
  open func newDocument(_ sender: Any?) { _ = openUntitled() }

  /// The command Open: asks which files, and opens them.
  open func openDocument(_ sender: Any?) { askToOpen() }

  /// A command of the menu Open Recent.
  open func openRecentDocument(_ sender: Any?) {
    let value = (sender as? Command)?.propertyList
    if let path = value as? Pathname {
      openDocument(at: path)
    } else if let text = value as? String {
      openDocument(at: text)
    }
  }

  /// Adds the files that were open before.
  open override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    addRecents(to: builder)
  }

  // MARK: The program's life

  /// Called before the program is launched; does nothing until overridden, and returns true.
  open func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Called before the program is launched; does nothing until overridden.
  open func applicationWillFinishLaunching(_ application: Application) {}

  /// Called when the program is launched, before the first documents are opened; does nothing until
  /// overridden, and returns true.
  open func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Opens what was not saved at the last end, the files of the start, or an empty document. An override
  /// calls `super`.
  open func applicationDidFinishLaunching(_ application: Application) { openFirstDocuments() }

  /// The program is in front; does nothing until overridden.
  open func applicationDidBecomeActive(_ application: Application) {}

  /// The program is left: what has changed is kept. An override calls `super`.
  open func applicationWillResignActive(_ application: Application) { keepAll() }

  /// Nothing of the program is seen: what has changed is kept. An override calls `super`.
  open func applicationDidEnterBackground(_ application: Application) { keepAll() }

  /// The program is seen again; does nothing until overridden.
  open func applicationWillEnterForeground(_ application: Application) {}

  /// The program ends: what is not saved, for nobody could be asked, is kept for the next start. An override
  /// calls `super`.
  open func applicationWillTerminate(_ application: Application) { endAll() }

  /// Asks for each document that has changes.
  open func applicationShouldTerminate(_ application: Application) -> TerminateReply { review() }

  /// The program was started again: opens the files, or an empty document where nothing is open.
  open func application(_ application: Application, openFiles paths: [String]) {
    openFiles(paths.map { Pathname($0) })
  }

  /// The program was started again: opens the files, whose names need not be UTF-8. If all are UTF-8, calls
  /// the method that takes texts.
  open func application(_ application: Application, openPathnames paths: [Pathname]) {
    let texts = paths.compactMap(\.string)
    if texts.count == paths.count {
      self.application(application, openFiles: texts)
    } else {
      openFiles(paths)
    }
  }

  /// The program is to open addresses, as `mailto:` ones; does nothing until overridden.
  open func application(_ application: Application, openAddresses addresses: [String]) {}

  /// Asks where something is not saved.
  open func windowShouldClose(_ window: Window) -> Bool {
    documents.first { $0.window === window }?.mayClose() ?? true
  }

  /// Ends the program.
  open func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool {
    true
  }

  // MARK: The system

  /// The monitors are others; does nothing until overridden.
  open func applicationDidChangeOutputs(_ application: Application) {}

  /// A window has another number of pixels per point; does nothing until overridden.
  open func windowDidChangeScale(_ window: Window) {}

  /// The desktop's colours or text size are others; does nothing until overridden.
  open func applicationDidChangeSystemAppearance(_ application: Application) {}

  /// The user's language is another; does nothing until overridden.
  open func applicationDidChangeLocale(_ application: Application) {}

  /// The machine is short of memory; does nothing until overridden.
  open func applicationDidReceiveMemoryWarning(_ application: Application) {}

  // MARK: Scenes

  /// How the program's scene is configured: as the session says until overridden.
  open func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { connectingSceneSession.configuration }

  /// Scenes were discarded; does nothing until overridden.
  open func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  /// Which ways up a window may be: all until overridden.
  open func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .all }

  // MARK: State

  /// Whether the program's state is saved: not until overridden.
  open func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool { false }

  /// Whether a saved state is restored: not until overridden.
  open func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool { false }

  /// Makes a controller again that was kept; nil until overridden.
  open func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? { nil }

  /// The program's state is about to be kept; does nothing until overridden.
  open func application(
    _ application: Application, willEncodeRestorableStateWith coder: Coder
  ) {}

  /// The program's state was read; does nothing until overridden.
  open func application(
    _ application: Application, didDecodeRestorableStateWith coder: Coder
  ) {}

  // MARK: Parts

  final lazy var recents = RecentFiles()
  final lazy var recovery = makeRecoveryFolder()
  /// Where the user opened or saved something last.
  final var lastFolder: Pathname?
  final var untitledCount = 0
  /// What could not be opened and was not told yet.
  final var failures: [(path: Pathname, error: any Error)] = []
  final var isShowingError = false
}
