import Widgets
import WindowResponder

/// An application that shows the image files on the command line, or those in the folder of a single one.
@main final class Viewer: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 800, height: 600))
  let controller = ViewerController()

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Viewer"
    application.identifier = "org.windowresponder.Viewer"
    window.title = "Viewer"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.show(ImageFolder.images(named: application.launchFiles))
  }
}
