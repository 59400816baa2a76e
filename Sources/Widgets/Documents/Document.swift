import ResponderWords
import WindowResponder

/// What a window shows and a file keeps: a text, a drawing, a list.
///
/// A subclass says what is in the file, what to make of it, and what shows it:
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
/// and calls ``updateChangeCount(_:)`` whenever something changes that belongs in the file. The rest comes
/// from here and from ``DocumentController``: the mark in the title, saving that never leaves half a file,
/// the question on closing, what was not saved coming back after a crash, and the file changed by another
/// program being noticed.
///
/// It is a link of the responder chain, between its window and the application. It follows `UIDocument`
/// and AppKit's `NSDocument`, with paths in the place of addresses.
@preconcurrency @MainActor
open class Document: Responder, SaveDocumentAction, SaveDocumentAsAction, RevertDocumentAction,
  DuplicateAction, MoveAction, RenameAction
{
  /// Creates a document with nothing in it, and no file.
  public override init() { super.init() }

  // MARK: For subclasses

  /// The kinds of files that it reads and writes, the usual one first; any file where there are none.
  open var types: [FileType] { [] }

  /// Takes what is in the file. Where it throws, nothing may have changed.
  ///
  /// Called when a file is opened, before ``makeViewController()`` or after, and again when the user goes
  /// back to what is in the file or another program has changed it.
  open func read(_ bytes: [UInt8]) throws {}

  /// Takes what is in a file of a type. Where it throws, nothing may have changed.
  ///
  /// Override it in place of ``read(_:)``, which it calls, if the type or the path decides how to read.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - type: The first of ``types`` that the file's name fits, else the first one; `FileType.any` if there
  ///     are no types.
  ///   - path: The path of the file, or `nil` for what is in none, as the contents of a duplicate.
  /// Follows `UIDocument.load(fromContents:ofType:)`.
  open func read(_ bytes: [UInt8], ofType type: FileType, path: Pathname?) throws {
    try read(bytes)
  }

  /// What the file is to have.
  open func contents() throws -> [UInt8] { [] }

  /// Returns what a file of a type is to have.
  ///
  /// Override it in place of ``contents()``, which it calls, if the type or the path decides what is written.
  ///
  /// - Parameters:
  ///   - type: The first of ``types`` that the file's name fits, else the first one; `FileType.any` if there
  ///     are no types.
  ///   - path: The path that is written, or `nil` for a document without a file whose contents are kept for
  ///     the next start, or duplicated.
  /// Follows `UIDocument.contents(forType:)`.
  open func contents(forType type: FileType, path: Pathname?) throws -> [UInt8] { try contents() }

  /// Makes what the window shows. Called once, when the window is made.
  open func makeViewController() -> ViewController { ViewController() }

  /// How large its window is at first, in points.
  open var windowSize: Size { Size(width: 640, height: 560) }

  /// Whether what changes is written to the file a little later by itself, ``autosavingDelay`` seconds
  /// after the first change. False until overridden: then only the user saves, and until he does what has
  /// changed is kept elsewhere, for the next start after a crash.
  open var autosavesInPlace: Bool { false }

  /// How long a change waits at most until it is saved by itself, in seconds.
  open var autosavingDelay: Double { autosavesInPlace ? 1 : 5 }

  /// Name, file, marks or errors have changed. The base class does nothing.
  open func stateDidChange() {}

  // MARK: What it is

  /// The path of its file as a text, with U+FFFD in the place of bytes that are not UTF-8; nil as long as it
  /// has none.
  public final var path: String? { file?.path }

  /// The path of its file, which need not be UTF-8; nil as long as it has none.
  public final var pathname: Pathname? { file?.pathname }

  /// What people call it: the file's name, or `Untitled`.
  open var displayName: String {
    pathname?.displayName ?? untitledName
  }
  final var untitledName = ownWord("Untitled")

  /// Whether something has changed that is not in the file.
  public final var hasUnsavedChanges: Bool { changes.isChanged }

  /// Why the last saving did not succeed; nil where it did.
  public final internal(set) var savingError: (any Error)?

  /// Tells that something has changed, or that a change was taken back.
  open func updateChangeCount(_ change: ChangeKind) { change.apply(to: self) }

  /// Its window, made by ``showWindow()``.
  public final internal(set) var window: Window?

  /// Shows its window, and makes it the key window.
  open func showWindow() { makeAndShowWindow() }

  /// Who keeps it; nil for a document by itself.
  public final internal(set) weak var controller: DocumentController?

  // MARK: Reading and writing

  /// Reads a file, whose document it is from then on.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - isCreating: Whether there may be no file yet; it is made by the first saving.
  open func open(path: String, isCreating: Bool = false) throws {
    try readFile(Pathname(path), isCreating: isCreating)
  }

  /// Reads a file whose name need not be UTF-8.
  ///
  /// For a name in UTF-8, calls the method that takes a text, so that an override of that is called for all
  /// files but those that a text cannot name.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - isCreating: Whether there may be no file yet; it is made by the first saving.
  open func open(path: Pathname, isCreating: Bool = false) throws {
    if let text = path.string { return try open(path: text, isCreating: isCreating) }
    try readFile(path, isCreating: isCreating)
  }

  /// Writes its file. It asks nobody.
  ///
  /// - Throws: `FileError`, or what ``contents()`` throws. The file is as it was then.
  open func save() throws { try writeFile() }

  /// Whether the commands Save and Save As, and saving by itself, write on another thread, by
  /// ``saveInBackground(to:)-(String?)``, while the user goes on. False until overridden: then ``save()`` and
  /// ``save(to:)-(String)`` are called, and the program waits for the disk. Follows
  /// `NSDocument.canAsynchronouslyWrite`.
  open var canAsynchronouslyWrite: Bool { false }

  /// Whether its file is being written on another thread.
  public final var isSaving: Bool { background != nil }

  /// Writes another file, whose document it is from then on. It asks nobody: whoever calls this has asked
  /// whether something of that name is to be replaced.
  open func save(to path: String) throws { try writeFile(to: Pathname(path)) }

  /// Writes another file, whose name need not be UTF-8. For a name in UTF-8, calls the method that takes a
  /// text.
  open func save(to path: Pathname) throws {
    if let text = path.string { return try save(to: text) }
    try writeFile(to: path)
  }

  /// The encoding in which ``text(of:)`` found the file. UTF-8 by default.
  ///
  /// If it is not plain UTF-8, what ``contents()`` returns in UTF-8 is written in this encoding, with its
  /// byte order mark. Set it to save the document in another encoding.
  public final var textEncoding = TextEncoding.utf8

  /// Returns the text of a file's bytes in UTF-8, or in UTF-16 with a byte order mark, and sets
  /// ``textEncoding``. The mark is no part of the text.
  ///
  /// - Throws: `FileError` for any other encoding.
  public final func text(of bytes: [UInt8]) throws -> String {
    guard let (text, encoding) = TextEncoding.decode(bytes) else {
      throw FileError(path: pathname ?? Pathname(displayName), reason: .notText)
    }
    textEncoding = encoding
    return text
  }

  /// Returns what is written to a file: ``contents(forType:path:)``, in ``textEncoding``.
  final func encodedContents(for path: Pathname?) throws -> [UInt8] {
    let bytes = try contents(forType: fileType(of: path), path: path)
    guard textEncoding != .utf8, !bytes.starts(with: textEncoding.byteOrderMark),
      let text = String(validating: bytes, as: UTF8.self)
    else { return bytes }
    return textEncoding.encode(text)
  }

  // MARK: Commands

  /// The command Save: writes the file, and asks where if there is none.
  open func saveDocument(_ sender: Any?) { saveByUser() }

  /// The command Save As.
  open func saveDocumentAs(_ sender: Any?) { saveElsewhere() }

  /// The command Revert: goes back to what is in the file, after asking.
  open func revertDocument(_ sender: Any?) { askToRevert() }

  /// The command Duplicate: opens an untitled document with the same contents, named after this one. Follows
  /// `NSDocument.duplicate(_:)`.
  open func duplicate(_ sender: Any?) { openDuplicate() }

  /// The command Move: asks for a folder, and moves the file there. Follows `NSDocument.move(_:)`.
  open func move(_ sender: Any?) { askWhereToMove() }

  /// The command Rename: asks for a name, and renames the file in its folder. Follows
  /// `NSDocument.rename(_:)`.
  open func rename(_ sender: Any?) { askForName() }

  /// Moves its file to another path, and goes on with it there. Changes that are not saved stay unsaved, and
  /// can still be undone. A symbolic link is moved, not its target. It asks nobody.
  ///
  /// - Parameter path: The new path of the file, in a folder that exists.
  /// - Throws: `FileError`, with the reason `exists` if anything has that path already. The file is where it
  ///   was then. Follows `NSDocument.move(to:)`.
  open func move(to path: String) throws { try moveFile(to: Pathname(path)) }

  /// Moves its file to a path that need not be UTF-8. One that is UTF-8 goes by ``move(to:)-(String)``.
  open func move(to path: Pathname) throws {
    if let text = path.string { return try move(to: text) }
    try moveFile(to: path)
  }

  /// Revert needs a file and a change, Move and Rename a file, and Duplicate a controller.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .revertDocument: return file?.exists ?? false && hasUnsavedChanges
    case .move, .rename: return canMoveFile
    case .duplicate: return controller != nil
    default: break
    }
    return super.canPerformAction(action, withSender: sender)
  }

  /// The application.
  open override var next: Responder? { Application.shared }

  // MARK: Parts

  final var file: SafeFile? {
    didSet {
      keepsOwnChanges = false
      if file?.pathname != oldValue?.pathname { pathDidChange() }
    }
  }
  /// A Boolean value that indicates whether the user knows that another program changes the file, and keeps
  /// the unsaved changes. `false` again when the file is saved or read.
  final var keepsOwnChanges = false
  /// The contents of the file before a write that was interrupted, until the user has decided about them.
  final var interrupted: [UInt8]?
  final var changes = ChangeCount()
  /// What is being written on another thread.
  final var background: BackgroundWrite?
  final var watch: FileWatch?
  final var autosaveTimer: ClockTimer?
  /// What the user is asked at present.
  final weak var question: AlertController?
  /// Called where that question goes without an answer, for another one.
  final var withdrawQuestion: (@MainActor () -> Void)?
  /// The name of what is kept of it for the next start; nil while nothing is.
  final var recoveryName: String?
  /// Its window may go without a question: the user has answered.
  final var isDiscarded = false
}
