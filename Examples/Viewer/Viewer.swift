import Widgets
import WindowResponder

/// An application that shows the image files of the command line. For a single file, it shows the other
/// images of the folder too.
@main final class Viewer: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 800, height: 600))
  let controller = ViewerController()

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Viewer"
    application.identifier = "org.windowresponder.Viewer"
    window.title = "Viewer"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.show(PictureFolder.pictures(named: Array(CommandLine.arguments.dropFirst())))
  }
}
