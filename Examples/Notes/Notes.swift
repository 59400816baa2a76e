import WindowResponder

/// Notes in one file, saved as they are typed: `Notes notes.txt`.
///
/// They are saved a second after a change at the latest, when another program is used, and at the end,
/// whether the window is closed, a signal comes or the compositor is gone.
@main final class Notes: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 520, height: 560))
  private let controller = NotesController(
    path: CommandLine.arguments.dropFirst().first ?? "notes.txt")

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Notes"
    window.title = "Notes"
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func applicationWillResignActive(_ application: Application) { controller.save() }
  func applicationDidEnterBackground(_ application: Application) { controller.save() }
  func applicationWillTerminate(_ application: Application) { controller.saveAtTheEnd() }
  func windowShouldClose(_ window: Window) -> Bool { controller.mayClose() }
}
