import Widgets
import WindowResponder

/// Notes in files, saved as they are typed: `Notes notes.txt shopping.txt`.
///
/// They are saved a second after a change at the latest, when another program is used, and at the end,
/// whether the window is closed, a signal comes or the compositor is gone. A note without a file is kept
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
