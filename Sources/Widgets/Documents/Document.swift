import ResponderWords
import WindowResponder

/// An object that reads, writes and edits the contents of a file, such as a text, a drawing or a list.
///
/// A subclass specifies the file types, reads and writes the contents, and creates the view controller:
///
///     final class NoteDocument: Document {
///       let note = NoteController()
///
///       override var types: [FileType] { [.plainText] }
///       override func read(_ bytes: [UInt8]) throws { note.text = try text(of: bytes) }
///       override func contents() throws -> [UInt8] { Array(note.text.utf8) }
///       override func makeViewController() -> ViewController { note }
///     }
///
/// The subclass registers each change with the undo manager of ``window``, or calls
/// ``updateChangeCount(_:)`` after the change. The base class and ``DocumentController`` provide the rest:
///
/// - a mark in the window's title for unsaved changes,
/// - saving that never leaves an incomplete file,
/// - a question before a window with unsaved changes is closed,
/// - restoration of unsaved changes after a crash,
/// - detection of changes by other programs.
///
/// A document is a link of the responder chain, between its window and the application. Follows `UIDocument`
/// and AppKit's `NSDocument`, with paths in place of URLs.
@preconcurrency @MainActor
open class Document: Responder, SaveDocumentAction, SaveDocumentAsAction, RevertDocumentAction,
  DuplicateAction, MoveAction, RenameAction
{
  /// Creates an empty document without a file.
  public override init() { super.init() }

  // MARK: For subclasses

  /// The file types that the document reads and writes, the usual one first. If the array is empty, it
  /// accepts any file.
  open var types: [FileType] { [] }

  /// Reads the contents of the file. If this method throws an error, it must not change the document.
  ///
  /// Called when a file is opened, and again when the user reverts the document or another program has
  /// changed the file. ``makeViewController()`` may not have been called yet.
  open func read(_ bytes: [UInt8]) throws {}

  /// Reads the contents of a file of a type. If this method throws an error, it must not change the document.
  ///
  /// Override it in place of ``read(_:)``, which it calls, if the type or the path determines how to read.
  /// Follows `UIDocument.load(fromContents:ofType:)`.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - type: The first of ``types`` that matches the file's name, else the first of ``types``, or
  ///     `FileType.any` if there are no types.
  ///   - path: The path of the file, or `nil` if the contents are not in a file, such as those of a
  ///     duplicate.
  open func read(_ bytes: [UInt8], ofType type: FileType, path: Pathname?) throws {
    try read(bytes)
  }

  /// Returns the contents to write to the file.
  ///
  /// - Throws: An error that prevents saving. The file is then not changed.
  open func contents() throws -> [UInt8] { [] }

  /// Returns the contents to write to a file of a type.
  ///
  /// Override it in place of ``contents()``, which it calls, if the type or the path determines the contents.
  /// Follows `UIDocument.contents(forType:)`.
  ///
  /// - Parameters:
  ///   - type: The first of ``types`` that matches the file's name, else the first of ``types``, or
  ///     `FileType.any` if there are no types.
  ///   - path: The path that is written. It is `nil` if the contents are duplicated, or if the document has
  ///     no file and its contents are stored for the next start.
  /// - Throws: An error that prevents saving. The file is then not changed.
  open func contents(forType type: FileType, path: Pathname?) throws -> [UInt8] { try contents() }

  /// Creates the view controller of the window. Called once, when the window is created.
  open func makeViewController() -> ViewController { ViewController() }

  /// The initial size of the window, in points. The default is 640 × 560.
  open var windowSize: Size { Size(width: 640, height: 560) }

  /// A Boolean value that indicates whether changes are saved to the file automatically, ``autosavingDelay``
  /// seconds after the first change.
  ///
  /// The default is `false`: only the user saves. Until then, unsaved changes are stored in another folder,
  /// from which they are restored after a crash.
  open var autosavesInPlace: Bool { false }

  /// The longest time between a change and its automatic saving, in seconds. The default is 1 if
  /// ``autosavesInPlace`` is `true`, else 5.
  open var autosavingDelay: Double { autosavesInPlace ? 1 : 5 }

  /// Called when the name, the file, the unsaved changes or the error of the document have changed. The base
  /// class performs no action.
  open func stateDidChange() {}

  // MARK: State

  /// The path of the file as a string, in which invalid UTF-8 is replaced by U+FFFD, or `nil` if the document
  /// has no file.
  public final var path: String? { file?.path }

  /// The path of the file, which does not need to be UTF-8, or `nil` if the document has no file.
  public final var pathname: Pathname? { file?.pathname }

  /// The name of the document for the user. The default is the name of the file. If there is no file, it is a
  /// name such as `Untitled` or `Untitled 2`, or the name of a duplicate.
  open var displayName: String {
    pathname?.displayName ?? untitledName
  }
  final var untitledName = ownWord("Untitled")

  /// A Boolean value that indicates whether the document has changes that are not in the file.
  public final var hasUnsavedChanges: Bool { changes.isChanged }

  /// The error of the last save, or `nil` if it succeeded.
  public final internal(set) var savingError: (any Error)?

  /// Records that the contents were changed, or that a change was undone or redone.
  ///
  /// The document calls this method for the changes that the undo manager of ``window`` records. Follows
  /// `UIDocument.updateChangeCount(_:)`.
  open func updateChangeCount(_ change: ChangeKind) { change.apply(to: self) }

  /// The window of the document. ``showWindow()`` creates it.
  public final internal(set) var window: Window?

  /// Shows the window, and makes it the key window. The first call creates it.
  open func showWindow() { makeAndShowWindow() }

  /// The controller of the document, or `nil` if the document is used without one.
  public final internal(set) weak var controller: DocumentController?

  // MARK: Reading and writing

  /// Reads a file, which becomes the file of the document.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isCreating: A Boolean value that indicates whether the file does not need to exist. The first save
  ///     creates it.
  /// - Throws: `FileError`, or the error of ``read(_:)``.
  open func open(path: String, isCreating: Bool = false) throws {
    try readFile(Pathname(path), isCreating: isCreating)
  }

  /// Reads a file whose name does not need to be UTF-8. It becomes the file of the document.
  ///
  /// If the path is UTF-8, calls the method that takes a string. An override of that method is therefore
  /// called for all such paths.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isCreating: A Boolean value that indicates whether the file does not need to exist. The first save
  ///     creates it.
  /// - Throws: `FileError`, or the error of ``read(_:)``.
  open func open(path: Pathname, isCreating: Bool = false) throws {
    if let text = path.string { return try open(path: text, isCreating: isCreating) }
    try readFile(path, isCreating: isCreating)
  }

  /// Writes the file, without a question to the user.
  ///
  /// - Throws: `FileError`, or the error of ``contents()``. The file is then not changed.
  open func save() throws { try writeFile() }

  /// A Boolean value that indicates whether the commands Save and Save As, and automatic saving, write on
  /// another thread, as ``saveInBackground(to:)-(String?)`` does. The user can continue to edit meanwhile.
  ///
  /// The default is `false`: ``save()`` and ``save(to:)-(String)`` are called, and the program waits for the
  /// disk. Follows `NSDocument.canAsynchronouslyWrite`.
  open var canAsynchronouslyWrite: Bool { false }

  /// A Boolean value that indicates whether the file is being written on another thread.
  public final var isSaving: Bool { background != nil }

  /// Writes another file, which becomes the file of the document, without a question to the user. If a file
  /// exists at the path, it is replaced. The caller asks the user before.
  ///
  /// - Throws: `FileError`, or the error of ``contents()``. The file is then not changed.
  open func save(to path: String) throws { try writeFile(to: Pathname(path)) }

  /// Writes another file, whose name does not need to be UTF-8. If the path is UTF-8, calls the method that
  /// takes a string.
  ///
  /// - Throws: `FileError`, or the error of ``contents()``. The file is then not changed.
  open func save(to path: Pathname) throws {
    if let text = path.string { return try save(to: text) }
    try writeFile(to: path)
  }

  /// The encoding that ``text(of:)`` has detected. The default is UTF-8.
  ///
  /// For any other value, the UTF-8 text that ``contents()`` returns is written in this encoding, with its
  /// byte order mark. Set it to save the document in another encoding.
  public final var textEncoding = TextEncoding.utf8

  /// Returns the text of a file's bytes in UTF-8, or in UTF-16 with a byte order mark, and sets
  /// ``textEncoding``. The mark is not part of the text.
  ///
  /// - Throws: `FileError` for any other encoding.
  public final func text(of bytes: [UInt8]) throws -> String {
    guard let (text, encoding) = TextEncoding.decode(bytes) else {
      throw FileError(path: pathname ?? Pathname(displayName), reason: .notText)
    }
    textEncoding = encoding
    return text
  }

  /// Returns the bytes to write to a file: those of ``contents(forType:path:)``, in ``textEncoding``.
  final func encodedContents(for path: Pathname?) throws -> [UInt8] {
    let bytes = try contents(forType: fileType(of: path), path: path)
    guard textEncoding != .utf8, !bytes.starts(with: textEncoding.byteOrderMark),
      let text = String(validating: bytes, as: UTF8.self)
    else { return bytes }
    return textEncoding.encode(text)
  }

  // MARK: Commands

  /// Performs the command Save: writes the file. If the document has no file, asks for a path.
  open func saveDocument(_ sender: Any?) { saveByUser() }

  /// Performs the command Save As: asks for a path, and writes that file.
  open func saveDocumentAs(_ sender: Any?) { saveElsewhere() }

  /// Performs the command Revert: asks the user, and reads the contents of the file again.
  open func revertDocument(_ sender: Any?) { askToRevert() }

  /// Performs the command Duplicate: opens an untitled document with the same contents, named after this one.
  /// Follows `NSDocument.duplicate(_:)`.
  open func duplicate(_ sender: Any?) { openDuplicate() }

  /// Performs the command Move: asks for a folder, and moves the file to it. Follows `NSDocument.move(_:)`.
  open func move(_ sender: Any?) { askWhereToMove() }

  /// Performs the command Rename: asks for a name, and renames the file in its folder. Follows
  /// `NSDocument.rename(_:)`.
  open func rename(_ sender: Any?) { askForName() }

  /// Moves the file to another path, without a question to the user. Unsaved changes stay unsaved, and can
  /// still be undone. A symbolic link is moved, not its target. Follows `NSDocument.move(to:)`.
  ///
  /// - Parameter path: The new path of the file, in an existing folder.
  /// - Throws: `FileError`, with the reason `exists` if the path is in use. The file is then not moved.
  open func move(to path: String) throws { try moveFile(to: Pathname(path)) }

  /// Moves the file to a path that does not need to be UTF-8. If it is UTF-8, calls ``move(to:)-(String)``.
  ///
  /// - Throws: `FileError`, with the reason `exists` if the path is in use. The file is then not moved.
  open func move(to path: Pathname) throws {
    if let text = path.string { return try move(to: text) }
    try moveFile(to: path)
  }

  /// Returns a Boolean value that indicates whether a command is enabled.
  ///
  /// Revert requires an existing file and unsaved changes. Move and Rename require an existing file. If a
  /// write of the file was interrupted, they are disabled until the user has decided about the old contents.
  /// Duplicate requires a controller.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .revertDocument: return file?.exists ?? false && hasUnsavedChanges
    case .move, .rename: return canMoveFile
    case .duplicate: return controller != nil
    default: break
    }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The next responder: the application.
  open override var next: Responder? { Application.shared }

  // MARK: Parts

  final var file: SafeFile? {
    didSet {
      keepsOwnChanges = false
      if file?.pathname != oldValue?.pathname { pathDidChange() }
    }
  }
  /// A Boolean value that indicates whether the user keeps the unsaved changes, although another program
  /// changes the file. It is reset to `false` when the file is saved or read.
  final var keepsOwnChanges = false
  /// The contents of the file before a write that was interrupted, until the user has decided about them.
  final var interrupted: [UInt8]?
  final var changes = ChangeCount()
  /// The write that is in progress on another thread.
  final var background: BackgroundWrite?
  final var watch: FileWatch?
  final var autosaveTimer: ClockTimer?
  /// The alert with a question that is presented.
  final weak var question: AlertController?
  /// Called if the ``question`` is dismissed without an answer, for example because another one replaces it.
  final var withdrawQuestion: (@MainActor () -> Void)?
  /// The name of the stored unsaved contents in the recovery folder, or `nil` if nothing is stored.
  final var recoveryName: String?
  /// A Boolean value that indicates whether the window may close without a question, because the user has
  /// answered it.
  final var isDiscarded = false
}
