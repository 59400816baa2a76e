import Widgets
import WindowResponder

/// An application that stores dropped items, which can be dragged to other programs later.
@main final class Shelf: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 320, height: 420))
  let controller = ShelfController()

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Shelf"
    application.identifier = "org.windowresponder.Shelf"
    window.title = "Shelf"
    window.minimumSize = Size(width: 220, height: 160)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.put(
      application.launchPathnames.map { ShelfItem(.address, $0.address) })
  }
}
