import Widgets
import WindowResponder

/// An application for small notes on the desktop, each in a window. Ctrl+N creates a note. A text is saved
/// half a second after the last key.
///
/// Each window has a restoration identifier, so that its size is restored at the next start. Its position is
/// restored if the desktop supports that.
@main final class Stickies: Responder, ApplicationDelegate, NewDocumentAction {
  static var singleInstanceName: String? { "org.windowresponder.Stickies" }

  private(set) var windows: [Window] = []
  private var isEnding = false

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.name = "Stickies"
    application.identifier = "org.windowresponder.Stickies"
    application.information = ProgramInformation(summary: "Small notes on the desktop")
    let notes = Note.all(in: application.dataFolder)
    for note in notes { show(note) }
    if notes.isEmpty { newDocument(nil) }
    return true
  }

  func newDocument(_ sender: Any?) { show(Note(in: Application.shared.dataFolder)) }

  private func show(_ note: Note) {
    let window = Window(size: Size(width: 260, height: 240))
    window.title = note.title
    window.minimumSize = Size(width: 180, height: 140)
    window.restorationIdentifier = note.name
    window.rootViewController = NoteController(note)
    window.makeKeyAndVisible()
    windows.append(window)
  }

  // MARK: Closing a window, which deletes the note, and quitting

  func applicationShouldTerminate(_ application: Application) -> TerminateReply {
    // If a note cannot be saved, it stays on the screen and shows the error.
    isEnding = controllers.map { $0.save() }.allSatisfy { $0 }
    return isEnding ? .terminateNow : .terminateCancel
  }

  private var controllers: [NoteController] {
    windows.compactMap { $0.rootViewController as? NoteController }
  }

  func windowShouldClose(_ window: Window) -> Bool {
    guard !isEnding, let controller = window.rootViewController as? NoteController else {
      return true
    }
    controller.askToThrowAway { [weak self, weak window] in
      guard let self, let window else { return }
      windows.removeAll { $0 === window }
      window.close()
    }
    return false
  }

  // MARK: State restoration

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool { true }
}
