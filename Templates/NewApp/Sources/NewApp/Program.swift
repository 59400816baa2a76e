import Widgets
import WindowResponder

/// The program: what it is called, and its window.
@main final class Program: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 360, height: 240))

  func applicationDidFinishLaunching(_ application: Application) {
    // By this name desktops find Desktop/org.example.NewApp.desktop, and with it the icon.
    application.identifier = "org.example.NewApp"
    application.name = "NewApp"
    window.title = "NewApp"
    window.minimumSize = Size(width: 240, height: 200)
    window.rootViewController = MainController()
    window.makeKeyAndVisible()
  }
}
