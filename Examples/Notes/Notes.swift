import Widgets
import WindowResponder

/// An application for notes in files, which are saved during typing: `Notes notes.txt shopping.txt`.
///
/// A note is saved at most a second after a change, when the user changes to another program, and at the end.
/// The end is a closed window, a signal or a lost connection to the compositor. A note without a file is kept
/// until the next start.
@main final class Notes: DocumentController {
  override func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Notes"
    application.identifier = "org.windowresponder.Notes"
    application.information = ProgramInformation(summary: "Notes in files, saved as they are typed")
    super.applicationDidFinishLaunching(application)
  }

  override func makeDocument() -> Document { NoteDocument() }
}
