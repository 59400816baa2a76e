import Widgets
import WindowResponder

/// The application, with its name and its window.
@main final class Program: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 360, height: 240))

  func applicationDidFinishLaunching(_ application: Application) {
    // Desktops use this name to find Desktop/org.example.NewApp.desktop and the icon.
    application.identifier = "org.example.NewApp"
    application.name = "NewApp"
    window.title = "NewApp"
    window.minimumSize = Size(width: 240, height: 200)
    window.rootViewController = MainController()
    window.makeKeyAndVisible()
  }
}
