import Widgets
import WindowResponder

/// The application, with its name and its window.
@main final class Program: Responder, ApplicationDelegate {
  // Desktops use this name to find Desktop/org.example.NewApp.desktop and the icon. It also identifies the
  // program's settings.
  static var applicationIdentifier: String? { "org.example.NewApp" }

  private let window = Window(size: Size(width: 360, height: 240))

  func applicationWillFinishLaunching(_ application: Application) {
    // The texts of the program are English for every user. Message catalogs add languages.
    MessageCatalogs.developmentLanguage = .english
  }

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "NewApp"
    window.title = "NewApp"
    window.minimumSize = Size(width: 240, height: 200)
    window.rootViewController = MainController()
    window.makeKeyAndVisible()
  }
}
