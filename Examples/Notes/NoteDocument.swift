import Widgets
import WindowResponder

/// A note: the text of a file, and its view controller.
final class NoteDocument: Document {
  let note = NotesController()

  override init() {
    super.init()
    note.onChange = { [weak self] in self?.updateChangeCount(.done) }
  }

  override var types: [FileType] { [.plainText] }
  override var windowSize: Size { Size(width: 520, height: 560) }
  override var autosavesInPlace: Bool { true }

  override func read(_ bytes: [UInt8]) throws { note.show(try text(of: bytes)) }
  override func contents() throws -> [UInt8] { Array(note.text.text.utf8) }
  override func makeViewController() -> ViewController { note }

  override func stateDidChange() {
    note.state =
      if let error = savingError as? FileError {
        "not saved: \(error.sentence)"
      } else if hasUnsavedChanges { "not saved yet" } else if path == nil { "Ctrl+S saves" } else {
        "saved"
      }
  }
}
